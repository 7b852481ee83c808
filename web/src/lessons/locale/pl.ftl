# Polski: lekcje.

## HUANG

lesson-huang-leaders = Przywódcy i kafle
lesson-huang-leaders-welcome = Grasz Tygrysem. W turze masz dwie akcje. Zbierasz punkty w czterech kolorach, a białe są jokerami. Na końcu liczy się tylko najsłabszy kolor, więc dbaj o wszystkie cztery.
lesson-huang-leaders-leader = Przywódca staje obok żółtego kafla: namiestnicy go wpuszczają. Weź swojego czerwonego przywódcę i postaw go na c2, obok żółtego kafla.
lesson-huang-leaders-tile = Przywódca i kafel są teraz państwem, a czerwony przywódca jest twój. Połóż w tym państwie czerwony kafel: weź go i wskaż d2.
lesson-huang-leaders-point = Czerwony przywódca państwa dostaje za czerwony kafel jeden czerwony punkt. Po dwóch akcjach znów dobierasz do sześciu kafli.
lesson-huang-pagodas = Pagody
lesson-huang-pagodas-triangle = Trzy kafle jednego koloru w trójkącie mogą unieść pagodę. Połóż zielony kafel na e3.
lesson-huang-pagodas-build = Trójkąt jest gotowy. Wskaż go i zbuduj zieloną pagodę.
lesson-huang-pagodas-market = Zielony kafel, który nie wywołał wojny, pozwala też wziąć kafel z targu. Weź żółty.
lesson-huang-pagodas-income = Na końcu twojej tury pagoda płaci: jeden zielony punkt, bo twój zielony przywódca jest w jej państwie. Płaci w każdej twojej turze, dopóki tak jest.
lesson-huang-revolts = Rewolty
lesson-huang-revolts-rival = Królik ma w tym państwie czerwonego przywódcę, a państwo znosi tylko jednego w każdym kolorze. Rzuć mu wyzwanie: postaw czerwonego przywódcę na c3, obok dwóch żółtych kafli.
lesson-huang-revolts-commit = Dwa żółte kafle stoją przy tobie i dwa przy Króliku, a remis wygrywa obrońca. Dołóż żółte kafle z ręki: oba.
lesson-huang-revolts-won = Cztery do trzech: przywódca Królika schodzi z mapy, a ty bierzesz czerwony punkt. Dołożone kafle przepadają obu stronom.
lesson-huang-wars = Wojny
lesson-huang-wars-unify = Dwa państwa, w każdym czerwony przywódca. Jeśli połączy je kafel, wybuchnie wojna. Twoje ma dwóch żołnierzy, drugie żadnego. Połóż żółty kafel na d2.
lesson-huang-wars-support = Królik dołożył dwa czerwone kafle: dwa do dwóch. Każdy może wesprzeć jedną ze stron. Wystarczy jeden czerwony kafel; drugiego nie marnuj.
lesson-huang-wars-pay = Wygrywasz: przywódca Królika pada, a ty masz punkt. Zwycięstwo kosztuje tylu żołnierzy, ilu miał przegrany; jeden jest jeszcze do zapłacenia. Oddaj tego na a3.
lesson-huang-wars-end = To jest HUANG: rozwijaj państwa, walcz, gdy masz przewagę, i nigdy nie zapominaj o najsłabszym kolorze. Reszta jest w zasadach, o jedno kliknięcie od każdej linii dziennika.

## Huang Di

lesson-huangdi-first-round = Pierwsza runda
lesson-huangdi-first-round-welcome = Grasz czerwonymi. Wszyscy budują ten sam mur. Punkty są za najwięcej bloków w rzędzie lub na poziomie, za wieże, za łaski cesarza i za pracę w każdej prowincji.
lesson-huangdi-first-round-favours = Karty łask pokazują wzory. Jeśli twoje bloki stoją tak w murze, możesz zagrać kartę. Zatrzymaj trzy z pięciu; zacznij od karty 22, dziesięć punktów za odwrócone L.
lesson-huangdi-first-round-favours-more = Zatrzymaj też kartę 26: dziewięć punktów i trwałe premie.
lesson-huangdi-first-round-favours-last = I kartę 34.
lesson-huangdi-first-round-bid = Wszyscy dostali po trzy jadeity. Teraz wszyscy licytują w tajemnicy o petycję do cesarza; płaci tylko zwycięzca. Zaoferuj dwa.
lesson-huangdi-first-round-recruit = Dwa do jednego: masz znacznik i blok cesarski, i zaczynasz. Trzy tury w rundzie, każda z jedną kartą roli. Zagraj Werbownika i zwerbuj czterech chłopów.
lesson-huangdi-first-round-quarry = Teraz kamień. Zagraj kartę Zasobów i wydobądź trzy bloki.
lesson-huangdi-first-round-build = Zagraj Budowniczego. Dwa bloki kosztują o jeden jadeit więcej niż jeden.
lesson-huangdi-first-round-place = Blok na ziemi wymaga dwóch robotników. Postaw pierwszy na a1.1.
lesson-huangdi-first-round-place-second = Drugi obok, na a2.1.
lesson-huangdi-first-round-emperor = Połowa chłopów zmarła przy pracy. W jednej ze swoich tur możesz postawić blok cesarski, za darmo. Nie należy do nikogo. Postaw go na a3.1.
lesson-huangdi-first-round-so-far = Piąty blok kończy rząd i przynosi punkty. Nadzorca, więzienie, odkupienie i wieże czekają w zasadach. Spróbuj gry z łatwym botem.

## Walczące Królestwa

lesson-warring-a-round = Jedna runda
lesson-warring-a-round-welcome = Potajemnie doradzasz królom. Twoje postacie mają cele; gdy cel jest spełniony, odkrywasz postać i bierzesz jej punkty. Wszyscy grają kartami na te same siedem państw.
lesson-warring-a-round-keep = Wybierz dwie z trzech postaci. Markiz z Han chce, by wojsko i kultura Han przekroczyły pięć. Kultura już się zgadza: zatrzymaj pierwszą.
lesson-warring-a-round-keep-second = I trzecią, Zhang Yi z Qin.
lesson-warring-a-round-speech = Rundę otwiera wydarzenie publiczne; to wzbogaciło wszystkich. Jesteś gospodarzem. Powiedz, czego chcesz: wzmocnisz Han. Słowa nikogo nie wiążą.
lesson-warring-a-round-play = Ktoś jest przeciw. Teraz wszyscy jednocześnie zagrywają zakryte karty. Twoja druga karta, Pobór, daje wojsko. Zagraj ją.
lesson-warring-a-round-mark = Zaznacz państwo, którego dotyczy: Han.
lesson-warring-a-round-done = Jedna karta na dziś wystarczy. Powiedz, że to wszystko.
lesson-warring-a-round-amend = Karty trafiły do talii wydarzeń, a ty jako gospodarz ją czytasz. Można by jedną odrzucić albo dołożyć. Spasuj.
lesson-warring-a-round-order = Ustalasz też kolejność. Najpierw Pobór: to trzecia karta.
lesson-warring-a-round-claim = Karty rozgrywa się po kolei. Han ma wojsko sześć i kulturę sześć: odkryj Markiza.
lesson-warring-a-round-so-far = Sześć punktów i przychodzi nowa postać. Potem kolejne karty, a gospodarzem zostaje ktoś inny. Patrz, co wzmacniają inni: to zdradza, komu służą.
