# Polski: plansza Huang Di w przeglądarce.

board-wall = Mur prowincji { $province }
board-free = { $place }: wolne
board-camp = Nadzorcy w obozie
board-income = dochód +{ $count }
board-petition = petycja +{ $count }
board-jade = jadeit +{ $count }
board-ready = wzór gotowy
board-played = Zagrana w tej rundzie
board-role-recruit = Werbuj chłopów
board-role-convicts = Zbierz skazańców
board-role-jade = Zbierz jadeit
board-role-prison = Opróżnij więzienie
board-role-quarry = Wydobądź bloki
board-role-draw = Dobierz karty łask
board-role-build = Buduj mur
board-role-favour = Zagraj kartę łaski
board-role-remove = Usuń blok
board-role-move = Przejdź do innej prowincji
board-role-repeat = Powtórz rolę
board-point-favour = Zagraj kartę łaski: wybierz jedną ze swoich.
board-point-remove = Usuń blok: wybierz podświetlony blok w murze.
board-point-move = Przejdź: wybierz prowincję.
board-holder = znacznik cesarza
board-bid-help = Nikt nie widzi twojej oferty, zanim wszyscy nie złożą swoich. Płaci tylko ten, kto wygra.
