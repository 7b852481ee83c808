# Powiadomienia oraz strony, do których prowadzą linki w wiadomościach.

notices = Powiadomienia
notices-about = Jak się dowiesz, że twoja kolej albo że ktoś cię zaprasza, gdy nie ma cię przy stole. Wszystko jest wyłączone, dopóki tego nie włączysz.
email = E-mail
email-about = Do powiadomień i nowego hasła, gdyby trzeba je było zmienić. Nikt inny go nie zobaczy i nic więcej nie przechowujemy.
email-address = Adres e-mail
email-save = Zapisz adres
email-sent = Wiadomość z linkiem jest w drodze. Otwórz link, aby potwierdzić adres.
email-unconfirmed = Jeszcze niepotwierdzony: otwórz link z wiadomości.
email-again = Wyślij wiadomość ponownie
email-confirmed = Potwierdzony.
email-remove = Usuń adres
email-removed = Adres usunięty.
often = Wiadomości o twoich grach
often-off = Żadne
often-hour = Najwyżej jedna na godzinę
often-day = Najwyżej jedna dziennie
email-stopped = Wstrzymane, bo twój serwer poczty je odrzucał. Wybierz ponownie, aby je wznowić.
push = W tej przeglądarce
push-about = Komunikat pojawi się, nawet gdy żadna strona Seven States nie jest otwarta.
push-on = Włącz
push-off = Wyłącz
push-is-on = Włączone w tej przeglądarce.
push-denied = Przeglądarka nie pozwala tej witrynie na powiadomienia. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
push-impossible = Ta przeglądarka nie może pokazywać powiadomień. Na iPhonie lub iPadzie dodaj najpierw witrynę do ekranu początkowego; gdzie indziej witryna musi używać https.
push-failed = Przeglądarce nie udało się zapisać na powiadomienia. Spróbuj później.
push-others =
    { $count ->
        [one] { $count } inna przeglądarka dostaje powiadomienia.
        [few] { $count } inne przeglądarki dostają powiadomienia.
       *[many] { $count } innych przeglądarek dostaje powiadomienia.
    }
push-remove-others = Wyłącz pozostałe
webhook = Webhook
webhook-about = Dla programów: adres jest wywoływany, gdy przychodzi twoja kolej, gra się kończy albo ktoś cię zaprasza.
webhook-url = Adres zaczynający się od https://
webhook-save = Zapisz webhook
webhook-at = Wywołania trafiają do { $host }.
webhook-stopped = Wstrzymane, bo zbyt wiele wywołań do { $host } z rzędu się nie powiodło. Zapisz adres ponownie, aby je wznowić.
webhook-secret = Sekret, którym podpisywane są wywołania. Widać go tylko teraz:
feed = Kanał
feed-about = Adres dla czytników kanałów, z grami, które na ciebie czekają, i zakończonymi. Każdy, kto go zna, może je czytać.
feed-make = Utwórz adres
feed-renew = Utwórz nowy adres; stary przestanie działać
feed-url = Adres twojego kanału. Widać go tylko teraz:
remove = Usuń
copy = Kopiuj
copied = Skopiowano.
saved = Zapisano.
test = Wyślij test
test-sent = Test jest w drodze.
stop-all = Wyłącz wszystko
all-stopped = Wszystkie powiadomienia są wyłączone. Zachowamy twój adres na wypadek, gdyby było potrzebne nowe hasło.
forgot = Nie pamiętasz hasła?
forgot-about = Jeśli konto ma potwierdzony adres, dostaniesz na niego wiadomość z linkiem do wyboru nowego hasła.
forgot-send = Wyślij wiadomość
forgot-sent = Jeśli istnieje konto z tym adresem, wiadomość jest w drodze.
mailed-confirm = Potwierdź swój adres e-mail
mailed-confirm-about = Naciśnij przycisk, aby go potwierdzić.
mailed-confirm-do = Potwierdź
mailed-confirm-done = Adres jest potwierdzony.
mailed-recover = Nowe hasło
mailed-recover-about = Wszystkie zalogowane urządzenia zostaną wylogowane.
mailed-recover-do = Zapisz hasło
mailed-recover-done = Hasło zmienione. Zaloguj się nim.
mailed-stop = Rezygnacja z wiadomości
mailed-stop-about = Nie dostaniesz więcej wiadomości o swoich grach. Zachowamy twój adres na wypadek, gdyby było potrzebne nowe hasło.
mailed-stop-do = Wyłącz wiadomości
mailed-stop-done = Nie dostaniesz więcej wiadomości.
to-account = Przejdź do konta
