# Polski: plansza Huang Di w przeglądarce.

board-wall = Mur prowincji { $province }
board-free = { $place }: wolne
board-camp = Nadzorcy w obozie
board-income = dochód +{ $count }
board-petition = petycja +{ $count }
board-jade = jadeit +{ $count }
board-ready = stoi teraz
board-played = Zagrana w tej rundzie
board-point-favour = Zagraj łaskę: wybierz jedną ze swoich kart.
board-point-remove = Usuń blok: wskaż zaznaczony blok w murze.
board-point-move = Przejdź: wybierz prowincję.
board-holder = znacznik
board-bid-help = Nikt nie widzi twojej oferty, zanim wszyscy nie złożą swoich. Płaci tylko zwycięzca.
