# Polski: lekcja gry HUANG.

goal = Cel gry
goal-welcome = Prowadzisz dynastię Tygrysa; twoim rywalem jest Królik. Zbierasz punkty w czterech kolorach: żółte za gubernatorów, czerwone za żołnierzy, niebieskie za rolników, zielone za kupców. Białe punkty to jokery. Tura to dwie akcje; potem gra Królik.
goal-score = Na końcu liczy się tylko twój najsłabszy kolor, a białe punkty trafiają tam, gdzie pomagają najbardziej. Załóżmy, że gra kończy się teraz: 6 żółtych, 5 czerwonych, 1 niebieski, 7 zielonych, 2 białe. Jaki masz wynik?
    .a = 7, najlepszy kolor
    .b = 3, niebieski z oboma jokerami
    .c = 21, wszystko razem
    .a-why = Najlepszy kolor nic nie daje. Każdego ocenia się według najsłabszego.
    .b-why = Najsłabszy jest niebieski i tam idą oba jokery: 1 i 2 to 3. Dbaj więc o wszystkie cztery kolory.
    .c-why = Kolorów się nie sumuje. Liczy się tylko najsłabszy, tutaj niebieski.

leaders = Przywódcy
leaders-leader = Przywódca zbiera punkty swojego koloru. Stoi na lądzie, obok żółtego kafla. Weź czerwonego z rzędu „Twoi przywódcy”, a potem wybierz pole bezpośrednio na prawo od żółtego kafla.
    .wrong = Tam też może stanąć przywódca. W tej lekcji wybierz pole bezpośrednio na prawo od żółtego kafla; za nim jest miejsce.
leaders-tile = Kafle i przywódcy, którzy się stykają, są połączeni. Połączone kafle z przywódcą to królestwo. Umieść w tym królestwie czerwony kafel: weź go z rzędu „Twoje kafle” i wybierz pole bezpośrednio na prawo od przywódcy.
    .wrong = Możesz go tam umieścić. Ale punkt da ci tylko kafel połączony z twoim przywódcą. Wybierz pole bezpośrednio na prawo od niego.
leaders-point = Czerwony kafel w królestwie z twoim czerwonym przywódcą: dostajesz czerwony punkt. To była druga akcja. Dobierasz znów do sześciu kafli i zaczyna Królik.

tiles = Kafle i rzeki
tiles-missing = Nowa tura. Jeśli umieścisz w tym królestwie swój zielony kafel, kto dostanie punkt?
    .a = Ja, bo to moje królestwo
    .b = Ja, bo to ja go umieszczam
    .c = Nikt
    .a-why = Królestwa nie należą do nikogo. Liczy się przywódca w kolorze kafla, a zielonego tu nie ma.
    .b-why = Nieważne, kto umieszcza kafel. Liczy się przywódca w kolorze kafla, a zielonego tu nie ma.
    .c-why = W tym królestwie nie ma zielonego przywódcy. I nieważne, kto umieszcza kafel: gdyby stał tu zielony przywódca Królika, punkt dostałby Królik.
tiles-governor = Jest na to sposób. Twój żółty przywódca, gubernator, bierze punkty każdego koloru, który nie ma w królestwie własnego przywódcy. Postaw go poniżej, między żółtym kaflem a czerwonym przywódcą, tak by stykał się z oboma.
    .wrong = To dozwolone. Ale postaw go poniżej, między żółtym kaflem a czerwonym przywódcą: tam styka się też z rzeką.
tiles-river = Niebieskie kafle umieszcza się tylko na rzekach, a na rzekach tylko niebieskie. Umieść niebieski kafel na polu rzeki, które styka się z twoimi przywódcami.
    .wrong = To pole rzeki nie jest jeszcze połączone z twoim królestwem. Zacznij od tego, które styka się z przywódcami.
tiles-chain = Niebieski punkt dzięki gubernatorowi. W tej samej akcji możesz umieścić następny niebieski kafel obok poprzedniego. Idź dalej wzdłuż rzeki.
    .wrong = Możesz tu skończyć. Ale następny niebieski kafel nie kosztuje kolejnej akcji: idź dalej wzdłuż rzeki.
tiles-chain-on = Jeszcze raz: obok ostatniego kafla jest jedno wolne pole rzeki.
    .wrong = Możesz tu skończyć. Ale trzeci kafel da trzeci punkt, w tej samej akcji.
tiles-harvest = Trzy niebieskie punkty w jednej akcji: warto zbierać niebieskie kafle. Przywódcę można też przenieść albo wycofać; każde z nich to akcja.

pagodas = Pagody
pagodas-triangle = Trzy stykające się kafle jednego koloru to trójkąt, na którym może stanąć pagoda. Umieść zielony kafel tam, gdzie styka się z oboma zielonymi.
    .wrong = Tam nie powstanie trójkąt. Znajdź pole, które styka się z oboma zielonymi kaflami.
pagodas-build = Kafel dał punkt, a trójkąt jest gotowy. Wznieś pagodę: wybierz jeden z trzech zielonych kafli.
    .wrong = Możesz zrezygnować. Ale pagoda daje punkty tura po turze: wznieś ją.
pagodas-market = Zielony kafel, który nie wywołał wojny, pozwala też wziąć odkryty kafel z Rynku. Weź niebieski.
    .wrong = Wolno wziąć każdy. W tej lekcji weź niebieski: niebieskie są dobre w seriach.
pagodas-income = Na końcu twojej tury każda pagoda daje punkt swojego koloru, jeśli twój przywódca tego koloru jest w jej królestwie. Daje go w każdej twojej turze, dopóki są połączeni. Są tylko po dwie w każdym kolorze i jedna biała. Gdy ich zabraknie, przenosi się którąś ze starych.
pagodas-whose = Załóżmy, że zamiast zielonego stoi tam twój żółty przywódca. Co daje ci pagoda?
    .a = Nic
    .b = Jeden zielony punkt
    .a-why = Gubernator zastępuje innych przy kaflach, przy pagodach nigdy. Tu zbiera tylko zielony przywódca, bez względu na to, kto ją wzniósł.
    .b-why = Przy kaflach byłoby to prawdą: tam gubernator zastępuje innych. Pagody płacą tylko przywódcy własnego koloru.

revolts = Rewolty: atak
revolts-rival = W królestwie może być tylko jeden przywódca każdego koloru, a czerwonego ma tu Królik. Jeśli wprowadzisz swojego, wybuchnie rewolta. Liczą się wtedy żółte kafle obok każdego z przywódców. Znajdź pole, które styka się z przywódcą Królika i z dwoma żółtymi kaflami.
    .wrong = Przywódca może tam stanąć, ale nie stamtąd prowadzi się ten atak. Poniżej przywódcy Królika jest pole z dwoma żółtymi kaflami obok.
revolts-commit = Dwa do dwóch, a remis wygrywa obrońca. Możesz dołożyć żółte kafle zza zasłonki. Żółty przywódca poza planszą dodaje jeden, za darmo. Królik odpowiada po tobie. Dołóż dwa kafle i przywódcę.
    .wrong = To może nie wystarczyć: Królik odpowiada po tobie, a remis wygrywa obrońca. Dołóż dwa kafle i przywódcę.
revolts-won = Pięć do trzech. Przywódca Królika schodzi z planszy, a ty bierzesz punkt w kolorze przywódców. Dołożone kafle przepadają obu stronom. Pokonany może później wrócić.

defence = Rewolty: obrona
defence-alarm = Teraz na odwrót. Obok twojego czerwonego przywódcy leżą dwa żółte kafle. Zobacz, co zrobi Królik.
defence-tie = Królik atakuje: ma dwa żółte kafle obok przywódcy i jeden dołożył, więc trzy do dwóch. Odpowiadasz na końcu. Jak wygrać najtaniej?
    .wrong = Można wygrać taniej. Remis wygrywa obrońca, więc wystarczą trzy, a twój żółty przywódca poza planszą nic nie kosztuje.
defence-kept = Trzy do trzech: remis jest twój, bez straty kafla, i czerwony punkt też. Żółte kafle wokół przywódców to twoje mury.

wars = Wojny
wars-border = Dwa królestwa, w każdym czerwony przywódca. Co się stanie, gdy połączy je kafel?
    .a = Wojna między królestwami
    .b = Nic; przywódcy żyją razem
    .c = Rewolta na żółte kafle
    .a-why = Gdy kafel sprowadza razem dwóch przywódców jednego koloru, walczą całe królestwa. Liczą się wtedy czerwone kafle: żołnierze.
    .b-why = Jedno królestwo, dwóch czerwonych przywódców: to konflikt, i rozstrzyga się go od razu.
    .c-why = Rewolty zaczynają się od przywódcy. Gdy królestwa łączy kafel, walczą królestwa, czerwonymi kaflami.
wars-unify = Twoje królestwo ma dwóch żołnierzy, królestwo Królika żadnego. Zacznij wojnę: umieść żółty kafel w luce między królestwami. Taki kafel nie daje punktu.
    .wrong = Tam królestwa pozostaną oddzielne. Umieść kafel w luce, tak by stykał się z oboma.
wars-support = Każdy może wesprzeć jedno królestwo czerwonymi kaflami zza zasłonki i czerwonym przywódcą, który jest poza planszą. Kafel łączący jest twój, więc decydujesz na końcu, a przy remisie wskazujesz zwycięzcę. Królik doprowadził do stanu dwa do dwóch. Dołóż jeden kafel królestwu A.
    .wrong = Jeden czerwony kafel dla królestwa A wystarczy do zwycięstwa, a co dołożysz, i tak przepada.
wars-pay = Wygrywasz. Czerwony przywódca Królika odchodzi, a ty dostajesz czerwony punkt. Cena: tyle czerwonych kafli, ile miał przegrany, tutaj dwa. Jeden już był dołożony. Usuń czerwony kafel z brzegu, nie ten obok nowego kafla.
    .wrong = Ten łączy twojego przywódcę z nowym żółtym kaflem. Usuń drugi, ten z brzegu.
wars-lost = Przegrane królestwo ma trzy czerwone kafle, czerwonego przywódcę w konflikcie i niebieskiego poza konfliktem. Co traci?
    .a = Wszystko
    .b = Czerwonego przywódcę i wszystkie czerwone kafle
    .c = Tylko czerwonego przywódcę
    .a-why = Nie: kafle innych kolorów zostają, podobnie jak przywódcy kolorów, które ma tylko jedno królestwo.
    .b-why = Odchodzą przywódcy w konflikcie i wszystkie czerwone kafle; niebieski przywódca zostaje. Policz więc żołnierzy, zanim połączysz królestwa, także tych za zasłonkami.
    .c-why = Padają też żołnierze: przegrane królestwo traci wszystkie czerwone kafle.

actions = Bunt chłopów i handel
actions-riot = Znasz dwa rodzaje akcji: przywódców i kafle. Trzecia kosztuje dwa niebieskie kafle: bunt chłopów usuwa dowolny kafel. Przywódca Królika stoi obok tylko jednego żółtego kafla. Wybierz bunt chłopów, a potem kafel, którego brak zaboli najbardziej.
    .wrong = To kogoś trochę osłabi. Ale przywódca bez żółtego kafla obok musi zejść z planszy: usuń żółty kafel obok przywódcy Królika.
actions-trade = Bez żółtego nie ma przywódcy: przywódca Królika zszedł z planszy. Czwarta akcja kosztuje dwa zielone kafle i wznosi pagodę na trójkącie, który już leży. Wybierz ją, a potem swój zielony trójkąt.
    .wrong = Czerwona pagoda płaci tylko czerwonemu przywódcy w jej królestwie, a tam go nie ma. Wznieś ją na zielonym trójkącie obok swojego zielonego przywódcy.
actions-both = Pagoda już dała punkt. Przy okazji: niebieski przywódca poza planszą zastępuje jeden kafel buntu chłopów, a zielony jeden kafel takiej budowli.

granaries = Spichlerze
granaries-link = Osiemnaście Królestw to moduł z własną planszą. W każdej stolicy stoi tam spichlerz. Królestwo twojego niebieskiego przywódcy ma jeden. Przyłącz stolicę Yin, na lewo w dół od niego: umieść czerwony kafel tam, gdzie styka się z nim i ze stolicą.
    .wrong = Tam kafel nie połączy królestwa niebieskiego przywódcy ze stolicą Yin. Znajdź pole, które styka się z przywódcą i z żółtym kaflem Yin.
granaries-take = Na końcu tury twój niebieski przywódca może zabrać wszystkie spichlerze swojego królestwa prócz jednego, a ty wybierasz, który zostaje. Niech zostanie ten na prawo od przywódcy.
    .wrong = To też wolno. W tej lekcji niech zostanie spichlerz na prawo od przywódcy.
granaries-worth = Spichlerz liczy się na końcu jako dwa niebieskie punkty. Inne moduły to Pałac Cesarski, Bandyci i piąta dynastia.

hand = Twoje kafle i koniec gry
hand-replace = Piąta akcja: wymiana kafli. Wybierz ją i wymień cztery z pięciu żółtych. Jeden zostaje, by chronić przywódcę.
    .wrong = To dozwolone. W tej lekcji wymień dokładnie cztery żółte kafle, a czerwony zatrzymaj.
hand-fresh = Nowe kafle, a nikt nie widział, co odrzucasz. Wymienić można do sześciu. Pasować nie wolno.
hand-last = Ostatnie pytanie: kiedy kończy się gra?
    .a = Gdy trzeba dobrać kafel, a woreczek jest pusty
    .b = Gdy ktoś ma dziesięć punktów w każdym kolorze
    .c = Po dziesięciu turach każdego gracza
    .a-why = Kończy się dokładnie w tej chwili. Ile kafli jest w woreczku, widać przy planszy: gdy jest ich mało, ratuj najsłabszy kolor.
    .b-why = Żadna liczba punktów jej nie kończy, tylko woreczek: gdy trzeba dobrać kafel, a już ich nie ma.
    .c-why = Tur się nie liczy. Gra kończy się, gdy trzeba dobrać kafel, a woreczek jest pusty.

free = Twoje pierwsze tury
free-turns = Teraz kilka tur z łatwym botem, na prawdziwej planszy. Jeśli utkniesz, otwórz „Podpowiedź” obok planszy.
    .action = Dwie akcje. Zacznij od przywódców obok stolic, najlepiej blisko rzeki, od żółtego. Potem umieszczaj kafle w ich kolorach.
    .building = Pagoda daje punkt w każdej twojej turze, dopóki twój przywódca jej koloru jest w królestwie.
    .market = Weź to, czego potrzebuje najsłabszy kolor, albo żółty i czerwony na konflikty.
    .chain = Następny niebieski kafel nie kosztuje akcji. Czy da ci tam punkt?
    .revolt-attack = Policz żółte kafle. Remis wygrywa obrońca.
    .revolt-defence = Widzisz, co dołożył atakujący. Tobie wystarczy remis.
    .war = Policz czerwone kafle obu królestw. Wspieraj tylko tam, gdzie to się opłaca.
    .pay = Usuń żołnierza, którego potrzebujesz najmniej.
free-end = To były twoje pierwsze decyzje w HUANG. Dokończ tę partię albo otwórz własny stół. Rozwijaj królestwa, walcz tam, gdzie masz przewagę, i nigdy nie zapominaj o najsłabszym kolorze.
