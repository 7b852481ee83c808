# Po polsku: słowa gry HUANG.

game-title = HUANG

## Nazwy

# Jaki kafel? Dalej: jakiego przywódcę, jaka pagoda, jaką pagodę, jakiej pagody, 2 jakie, jakimi kaflami, 5 jakich.
colour =
    { $colour ->
        [yellow] żółty
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[white] biały
    }
    .genitive =
        { $colour ->
            [yellow] żółtego
            [red] czerwonego
            [blue] niebieskiego
            [green] zielonego
           *[white] białego
        }
    .feminine =
        { $colour ->
            [yellow] żółta
            [red] czerwona
            [blue] niebieska
            [green] zielona
           *[white] biała
        }
    .feminine-accusative =
        { $colour ->
            [yellow] żółtą
            [red] czerwoną
            [blue] niebieską
            [green] zieloną
           *[white] białą
        }
    .feminine-genitive =
        { $colour ->
            [yellow] żółtej
            [red] czerwonej
            [blue] niebieskiej
            [green] zielonej
           *[white] białej
        }
    .few =
        { $colour ->
            [yellow] żółte
            [red] czerwone
            [blue] niebieskie
            [green] zielone
           *[white] białe
        }
    .instrumental =
        { $colour ->
            [yellow] żółtymi
            [red] czerwonymi
            [blue] niebieskimi
            [green] zielonymi
           *[white] białymi
        }
    .many =
        { $colour ->
            [yellow] żółtych
            [red] czerwonych
            [blue] niebieskich
            [green] zielonych
           *[white] białych
        }
tile-kind =
    { $colour ->
        [yellow] Gubernator
        [red] Żołnierz
        [blue] Rolnik
        [green] Kupiec
       *[white] Artysta
    }
tile-legend = { colour } kafel: { tile-kind }
dynasty =
    { $dynasty ->
        [Tiger] Tygrys
        [Rabbit] Królik
        [Rat] Szczur
        [Goat] Koza
       *[Dragon] Smok
    }
seat-name =
    { $number ->
        [1] Tygrys
        [2] Królik
        [3] Szczur
        [4] Koza
       *[5] Smok
    }
# Jeden kolor spośród kilku kafli: "1 żółty", "2 żółte", "5 żółtych".
tiles-of-colour =
    { $value ->
        [one] { $value } { $key ->
            [yellow] żółty
            [red] czerwony
            [blue] niebieski
            [green] zielony
           *[white] biały
        }
        [few] { $value } { $key ->
            [yellow] żółte
            [red] czerwone
            [blue] niebieskie
            [green] zielone
           *[white] białe
        }
       *[many] { $value } { $key ->
            [yellow] żółtych
            [red] czerwonych
            [blue] niebieskich
            [green] zielonych
           *[white] białych
        }
    }
# Co ktoś dokłada w rewolcie (kogo? co?).
yellow-support =
    { $leader ->
        [true]
            { $tiles ->
                [0] żółtego przywódcę
                [one] { $tiles } żółty kafel i żółtego przywódcę
                [few] { $tiles } żółte kafle i żółtego przywódcę
               *[many] { $tiles } żółtych kafli i żółtego przywódcę
            }
       *[false]
            { $tiles ->
                [one] { $tiles } żółty kafel
                [few] { $tiles } żółte kafle
               *[many] { $tiles } żółtych kafli
            }
    }
# Co ktoś dokłada w wojnie (kogo? co?).
red-support =
    { $leader ->
        [true]
            { $tiles ->
                [0] czerwonego przywódcę
                [one] { $tiles } czerwony kafel i czerwonego przywódcę
                [few] { $tiles } czerwone kafle i czerwonego przywódcę
               *[many] { $tiles } czerwonych kafli i czerwonego przywódcę
            }
       *[false]
            { $tiles ->
                [one] { $tiles } czerwony kafel
                [few] { $tiles } czerwone kafle
               *[many] { $tiles } czerwonych kafli
            }
    }
revolt-title = Rewolta { colour.many } przywódców

## Dziennik gry

event-turn-began = { SEAT($seat) } rozpoczyna turę.
    .you = Rozpoczynasz turę.
event-nothing-possible = { SEAT($seat) } nie ma żadnej dozwolonej akcji i nic nie robi.
    .you = Nie masz żadnej dozwolonej akcji i nic nie robisz.
event-tile-placed = { SEAT($seat) } umieszcza { colour } kafel na { $place }.
    .you = Umieszczasz { colour } kafel na { $place }.
event-leader-placed = { SEAT($seat) } umieszcza { colour.genitive } przywódcę na { $place }.
    .you = Umieszczasz { colour.genitive } przywódcę na { $place }.
event-leader-moved = { SEAT($seat) } przemieszcza { colour.genitive } przywódcę z { $origin } na { $place }.
    .you = Przemieszczasz { colour.genitive } przywódcę z { $origin } na { $place }.
event-leader-withdrawn = { SEAT($seat) } wycofuje { colour.genitive } przywódcę z { $place }.
    .you = Wycofujesz { colour.genitive } przywódcę z { $place }.
event-leader-lost =
    { $cause ->
        [revolt] { SEAT($seat) } traci w rewolcie { colour.genitive } przywódcę na { $place }.
        [war] { SEAT($seat) } traci w wojnie { colour.genitive } przywódcę na { $place }.
       *[yellow] { SEAT($seat) } traci { colour.genitive } przywódcę na { $place }: nie sąsiaduje z nim już żaden żółty kafel.
    }
    .you =
        { $cause ->
            [revolt] Tracisz w rewolcie { colour.genitive } przywódcę na { $place }.
            [war] Tracisz w wojnie { colour.genitive } przywódcę na { $place }.
           *[yellow] Tracisz { colour.genitive } przywódcę na { $place }: nie sąsiaduje z nim już żaden żółty kafel.
        }
event-points =
    { SEAT($seat) }: +{ $points ->
        [one] { $points } { colour } punkt
        [few] { $points } { colour.few } punkty
       *[many] { $points } { colour.many } punktów
    } ({ $source ->
        [tile] kafel
        [pagoda] pagoda
        [revolt] rewolta
        [war] wojna
       *[bandits] bandyci
    }).
    .you =
        Zdobywasz { $points ->
            [one] { $points } { colour } punkt
            [few] { $points } { colour.few } punkty
           *[many] { $points } { colour.many } punktów
        } ({ $source ->
            [tile] kafel
            [pagoda] pagoda
            [revolt] rewolta
            [war] wojna
           *[bandits] bandyci
        }).
event-riot =
    { $leader ->
        [true] { SEAT($seat) } wszczyna bunt chłopów za jeden niebieski kafel, z pomocą niebieskiego przywódcy: { colour } kafel na { $place } znika.
       *[false] { SEAT($seat) } wszczyna bunt chłopów za dwa niebieskie kafle: { colour } kafel na { $place } znika.
    }
    .you =
        { $leader ->
            [true] Wszczynasz bunt chłopów za jeden niebieski kafel, z pomocą niebieskiego przywódcy: { colour } kafel na { $place } znika.
           *[false] Wszczynasz bunt chłopów za dwa niebieskie kafle: { colour } kafel na { $place } znika.
        }
event-trade =
    { $leader ->
        [true] { SEAT($seat) } płaci za budowlę jednym zielonym kaflem, z pomocą zielonego przywódcy.
       *[false] { SEAT($seat) } płaci za budowlę dwoma zielonymi kaflami.
    }
    .you =
        { $leader ->
            [true] Płacisz za budowlę jednym zielonym kaflem, z pomocą zielonego przywódcy.
           *[false] Płacisz za budowlę dwoma zielonymi kaflami.
        }
event-pagoda-built = { SEAT($seat) } wznosi { colour.feminine-accusative } pagodę na { $places }.
    .you = Wznosisz { colour.feminine-accusative } pagodę na { $places }.
event-pagoda-moved = { SEAT($seat) } przenosi { colour.feminine-accusative } pagodę z { $origin } na { $places }.
    .you = Przenosisz { colour.feminine-accusative } pagodę z { $origin } na { $places }.
event-pagoda-lost = Przepada { colour.feminine } pagoda na { $places }: wraca na miejsce obok planszy.
event-palace-built = { SEAT($seat) } wznosi Pałac Cesarski na { $places }.
    .you = Wznosisz Pałac Cesarski na { $places }.
event-palace-moved = { SEAT($seat) } przenosi Pałac Cesarski z { $origin } na { $places }.
    .you = Przenosisz Pałac Cesarski z { $origin } na { $places }.
event-palace-lost = Przepada Pałac Cesarski na { $places }: wraca na miejsce obok planszy.
event-granary-lost = Przepada spichlerz na { $place }.
event-granaries-taken =
    { $count ->
        [one] { SEAT($seat) } zabiera spichlerz z { $places }, a zostawia ten na { $kept }.
        [few] { SEAT($seat) } zabiera { $count } spichlerze ({ $places }), a zostawia ten na { $kept }.
       *[many] { SEAT($seat) } zabiera { $count } spichlerzy ({ $places }), a zostawia ten na { $kept }.
    }
    .you =
        { $count ->
            [one] Zabierasz spichlerz z { $places }, a zostawiasz ten na { $kept }.
            [few] Zabierasz { $count } spichlerze ({ $places }), a zostawiasz ten na { $kept }.
           *[many] Zabierasz { $count } spichlerzy ({ $places }), a zostawiasz ten na { $kept }.
        }
event-replaced =
    { $count ->
        [one] { SEAT($seat) } wymienia { $count } kafel.
        [few] { SEAT($seat) } wymienia { $count } kafle.
       *[many] { SEAT($seat) } wymienia { $count } kafli.
    }
    .you =
        { $count ->
            [one] Wymieniasz { $count } kafel.
            [few] Wymieniasz { $count } kafle.
           *[many] Wymieniasz { $count } kafli.
        }
event-replaced-tiles = { SEAT($seat) } wymienia: { $tiles }.
    .tiles = { tiles-of-colour }
    .you = Wymieniasz: { $tiles }.
event-drew =
    { $count ->
        [one] { SEAT($seat) } dobiera { $count } kafel.
        [few] { SEAT($seat) } dobiera { $count } kafle.
       *[many] { SEAT($seat) } dobiera { $count } kafli.
    }
    .you =
        { $count ->
            [one] Dobierasz { $count } kafel.
            [few] Dobierasz { $count } kafle.
           *[many] Dobierasz { $count } kafli.
        }
event-drew-tiles = { SEAT($seat) } dobiera: { $tiles }.
    .tiles = { tiles-of-colour }
    .you = Dobierasz: { $tiles }.
event-market-taken = { SEAT($seat) } bierze z Rynku { colour } kafel.
    .you = Bierzesz z Rynku { colour } kafel.
event-market-refilled = Nowe kafle na Rynku: { $tiles }.
    .tiles = { tiles-of-colour }
event-revolt-began = Rewolta { colour.many } przywódców! Atakuje { SEAT($attacker) } (siła { $attack }), broni się { SEAT($defender) } (siła { $defence }).
    .you-attacker = Rewolta { colour.many } przywódców! Atakujesz (siła { $attack }), broni się { SEAT($defender) } (siła { $defence }).
    .you-defender = Rewolta { colour.many } przywódców! Atakuje { SEAT($attacker) } (siła { $attack }), a ty się bronisz (siła { $defence }).
event-committed =
    { $leader ->
        [true] { SEAT($seat) } dokłada { yellow-support }: siła { $total }.
       *[false]
            { $tiles ->
                [0] { SEAT($seat) } niczego nie dokłada: siła { $total }.
               *[many] { SEAT($seat) } dokłada { yellow-support }: siła { $total }.
            }
    }
    .you =
        { $leader ->
            [true] Dokładasz { yellow-support }: siła { $total }.
           *[false]
                { $tiles ->
                    [0] Niczego nie dokładasz: siła { $total }.
                   *[many] Dokładasz { yellow-support }: siła { $total }.
                }
        }
event-revolt-over = { $attack } do { $defence }: rewoltę { colour.many } przywódców wygrywa { SEAT($winner) }, a przegrywa { SEAT($loser) }.
    .you-winner = { $attack } do { $defence }: wygrywasz rewoltę { colour.many } przywódców, a przegrywa { SEAT($loser) }.
    .you-loser = { $attack } do { $defence }: przegrywasz rewoltę { colour.many } przywódców, a wygrywa { SEAT($winner) }.
event-war-began = Wojna! { SEAT($seat) } łączy kaflem na { $place } skłócone królestwa: { $sides }.
    .sides = { $key } koło { NEAR($places) } (siła { $strength })
    .you = Wojna! Łączysz kaflem na { $place } skłócone królestwa: { $sides }.
event-supported = { SEAT($seat) } wspiera królestwo { $side }, dokładając { red-support }: siła { $total }.
    .you = Wspierasz królestwo { $side }, dokładając { red-support }: siła { $total }.
event-stood-aside = { SEAT($seat) } nie włącza się do wojny.
    .you = Nie włączasz się do wojny.
event-war-tied = Remis w wojnie między królestwami { $sides }: zwycięzcę wskazuje { SEAT($seat) }.
    .you = Remis w wojnie między królestwami { $sides }: ty wskazujesz zwycięzcę.
event-war-over =
    { $owed ->
        [0] Wojnę wygrywa królestwo { $winner } (siła: { $totals }), a zwycięstwo nic nie kosztuje.
        [one] Wojnę wygrywa królestwo { $winner } (siła: { $totals }); zwycięstwo kosztuje { $owed } czerwony kafel.
        [few] Wojnę wygrywa królestwo { $winner } (siła: { $totals }); zwycięstwo kosztuje { $owed } czerwone kafle.
       *[many] Wojnę wygrywa królestwo { $winner } (siła: { $totals }); zwycięstwo kosztuje { $owed } czerwonych kafli.
    }
    .totals = { $key } { $value }
    .totals-list = { $start }, { $last }
event-tiles-lost =
    { $count ->
        [one] Królestwo { $side } traci czerwony kafel na { $places }.
        [few] Królestwo { $side } traci { $count } czerwone kafle ({ $places }).
       *[many] Królestwo { $side } traci { $count } czerwonych kafli ({ $places }).
    }
event-tile-paid =
    { $cause ->
        [war] { SEAT($seat) } płaci za wojnę czerwonym kaflem z { $place }.
       *[bandits] { SEAT($seat) } płaci za walkę z bandytami czerwonym kaflem z { $place }.
    }
    .you =
        { $cause ->
            [war] Płacisz za wojnę czerwonym kaflem z { $place }.
           *[bandits] Płacisz za walkę z bandytami czerwonym kaflem z { $place }.
        }
event-bandits-beaten =
    { $bandits ->
        [one] { SEAT($seat) } przepędza { $bandits } bandytę z { $places }.
       *[many] { SEAT($seat) } przepędza { $bandits } bandytów z { $places }.
    }
    .you =
        { $bandits ->
            [one] Przepędzasz { $bandits } bandytę z { $places }.
           *[many] Przepędzasz { $bandits } bandytów z { $places }.
        }
event-game-over =
    { $reason ->
        [bag-empty] { outcome-bag-empty }
       *[nothing-happens] { outcome-nothing-happens }
    }

## Dlaczego gra się skończyła

outcome-bag-empty = Woreczek jest pusty: koniec gry.
outcome-nothing-happens = Przez cztery tury na gracza nikt nie dobrał, nie umieścił ani nie odrzucił żadnego kafla: koniec gry.

## Pytania

ask-action =
    { $left ->
        [one] Twoja tura: akcja 2 z 2.
       *[other] Twoja tura: akcja 1 z 2.
    }
ask-building = Twój { colour } kafel na { $place } pozwala wznieść budowlę. Wznosisz ją czy rezygnujesz?
ask-market = Bierzesz kafel z Rynku czy rezygnujesz?
ask-chain = Umieszczasz kolejny niebieski kafel obok { $place } czy rezygnujesz?
ask-lift = Obok planszy nie ma już { colour.feminine-genitive } pagody. Którą przenosisz na { $target }?
ask-pay =
    { $cause ->
        [war]
            { $owed ->
                [one] Wojna kosztuje zwycięzcę jeszcze { $owed } czerwony kafel. Który usuwasz?
                [few] Wojna kosztuje zwycięzcę jeszcze { $owed } czerwone kafle. Który usuwasz teraz?
               *[many] Wojna kosztuje zwycięzcę jeszcze { $owed } czerwonych kafli. Który usuwasz teraz?
            }
       *[bandits]
            { $owed ->
                [one] Walka z bandytami kosztuje jeszcze { $owed } czerwony kafel. Który usuwasz?
                [few] Walka z bandytami kosztuje jeszcze { $owed } czerwone kafle. Który usuwasz teraz?
               *[many] Walka z bandytami kosztuje jeszcze { $owed } czerwonych kafli. Który usuwasz teraz?
            }
    }
ask-revolt-attack = Rewolta { colour.many } przywódców: atakujesz z siłą { $attack }, a { SEAT($defender) } broni się z siłą { $defence }. Co dokładasz? Remis to twoja przegrana.
ask-revolt-defence = Rewolta { colour.many } przywódców: { SEAT($attacker) } atakuje z siłą { $attack }, a ty bronisz się z siłą { $defence }. Co dokładasz? Remis to twoja wygrana.
ask-war = Wojna wokół { $place } (kafel łączący umieszcza { SEAT($unifier) }): { $sides }. Czy wspierasz któreś z nich?
    .sides = królestwo { $key } o sile { $total }
ask-war-tie = W wojnie wokół { $place } remisują królestwa { $tied }. Które wygrywa?
ask-granaries =
    { $count ->
        [one] Możesz zabrać { $count } spichlerz. Który zostawiasz? Możesz też zrezygnować.
        [few] Możesz zabrać { $count } spichlerze. Który zostawiasz? Możesz też zrezygnować.
       *[many] Możesz zabrać { $count } spichlerzy. Który zostawiasz? Możesz też zrezygnować.
    }

## Akcje: rodzaj, do menu, i całość

action-skip = Zrezygnuj
do-skip = Zrezygnuj
action-tile = Umieść kafel
do-tile = Umieść { colour } kafel na { $place }
action-leader = Umieść przywódcę
do-leader = Umieść { colour.genitive } przywódcę na { $place }
action-withdraw = Wycofaj przywódcę
do-withdraw = Wycofaj { colour.genitive } przywódcę
action-riot = Wszcznij bunt chłopów
do-riot =
    { $leader ->
        [true] Bunt chłopów na { $place } za jeden niebieski kafel, z pomocą niebieskiego przywódcy
       *[false] Bunt chłopów na { $place } za dwa niebieskie kafle
    }
action-trade = Wznieś budowlę za zielone kafle
do-trade =
    { $palace ->
        [true] Wznieś Pałac Cesarski na { $places } za { $leader ->
            [true] jeden zielony kafel, z pomocą zielonego przywódcy
           *[false] dwa zielone kafle
        }
       *[false] Wznieś pagodę na { $places } za { $leader ->
            [true] jeden zielony kafel, z pomocą zielonego przywódcy
           *[false] dwa zielone kafle
        }
    }
action-replace = Wymień kafle
do-replace = Wymień: { $counts }
    .counts = { tiles-of-colour }
action-pagoda = Wznieś pagodę
do-pagoda = Wznieś pagodę na { $places }
action-palace = Wznieś Pałac Cesarski
do-palace = Wznieś Pałac Cesarski na { $places }
action-lift = Przenieś pagodę
do-lift = Przenieś pagodę z { $places }
action-take = Weź kafel z Rynku
do-take = Weź { colour } kafel z Rynku
action-commit = Dołóż kafle w rewolcie
do-commit =
    { $leader ->
        [true] Dołóż { yellow-support }
       *[false]
            { $tiles ->
                [0] Nie dokładaj niczego
               *[many] Dołóż { yellow-support }
            }
    }
action-support = Wesprzyj królestwo
do-support = Wesprzyj królestwo { $side }: dołóż { red-support }
action-winner = Wskaż zwycięzcę
do-winner = Niech wygra królestwo { $side }
action-remove = Usuń czerwony kafel
do-remove = Usuń czerwony kafel z { $place }
action-keep = Zabierz spichlerze
do-keep = Zabierz wszystkie spichlerze oprócz tego na { $place }

## Opcje

option-edition = Wydanie
option-edition-help = Instrukcja którego wydania obowiązuje tam, gdzie trzy wydania się różnią.
option-edition-en = Angielskie
option-edition-pl = Polskie
option-edition-de = Niemieckie
option-short = Krótsza gra
option-short-help = Tylko dla dwóch osób: przed dobraniem pierwszych kafli usuwa się z woreczka 24, nie oglądając ich.
option-bandits = Bandyci
option-bandits-help = Pięć band zajmuje pola na planszy głównej, a czerwone kafle mogą je przepędzić. Nie można ich łączyć z modułem Osiemnaście Królestw.
option-kingdoms = Osiemnaście Królestw
option-kingdoms-help = Inna plansza z 19 stolicami i spichlerzami, które są warte niebieskie punkty.
option-palace = Pałac Cesarski
option-palace-help = Budowla na czterech żółtych kaflach, dzięki której gracz żółtego przywódcy może mieć siedem kafli.
option-open-scores = Jawne punkty
option-open-scores-help = Wszyscy przez cały czas widzą punkty wszystkich.
option-dynasties = Dynastie
option-dynasties-help = Dynastia każdego miejsca, w kolejności przy stole. Domyślnie: Tygrys, Królik, Szczur, Koza, Smok.
option-map = Własna mapa
option-map-help = Tekst własnego pliku mapy. Domyślnie: drukowana plansza.

refused-no-passing = Nie wolno spasować: wykonaj akcję. Dopóki masz choć jeden kafel, zawsze możesz go wymienić.
refused-short-needs-two =
    { $seats ->
        [one] Krótsza gra jest tylko dla dwóch osób, a przy tym stole siedzi { $seats }.
        [few] Krótsza gra jest tylko dla dwóch osób, a przy tym stole siedzą { $seats }.
       *[many] Krótsza gra jest tylko dla dwóch osób, a przy tym stole siedzi { $seats }.
    }
refused-bandits-with-kingdoms = Modułów Bandyci i Osiemnaście Królestw nie można łączyć; wybierz jeden z nich.
refused-dynasty-unknown = Nie ma dynastii „{ $dynasty }”. Do wyboru: { $known }.
refused-dynasty-each = Podaj po jednej dynastii na każde z { $seats } miejsc, każdą tylko raz.
refused-map-without-capital = Mapa „{ $map }” nie ma stolicy; oznacz co najmniej jedno pole literą C.
refused-map-without-bandits = Mapa „{ $map }” nie ma miejsc na kafle Bandytów; dodaj blok bandits: albo graj bez Bandytów.

## Niedozwolone ruchy

refused-no-such-space = Nie ma tam pola; wybierz pole na planszy.
refused-space-occupied = To pole jest zajęte; wybierz puste.
refused-space-of-bandits = Leży tam kafel Bandytów, na którym niczego nie wolno umieszczać; wybierz puste pole.
refused-tile-not-in-hand = Nie masz kafla w tym kolorze; umieść taki, który masz za zasłonką.
refused-blue-off-river = Niebieskie kafle wolno umieszczać tylko na polach rzeki; wybierz pole rzeki.
refused-river-needs-blue = Na polach rzeki wolno umieszczać tylko niebieskie kafle; ten umieść na lądzie.
refused-chain-not-adjacent = Następny niebieski kafel serii musi leżeć obok kafla umieszczonego przed chwilą.
refused-chain-starts-war = W wydaniu niemieckim tylko pierwszy kafel niebieskiej serii może wywołać wojnę; wybierz inne pole albo zrezygnuj.
refused-bandits-need-state = Obok bandytów wolno umieścić kafel tylko wtedy, gdy łączy ich z królestwem, które ma dość czerwonych kafli, by ich pokonać; tutaj nie przyłączy żadnego królestwa.
refused-bandits-and-war = Kafel nie może jednocześnie walczyć z bandytami i wywoływać wojny; wybierz inne pole.
refused-bandits-too-strong =
    { $bandits ->
        [one] Czeka tam { $bandits } bandyta
       *[many] Czeka tam { $bandits } bandytów
    }, a królestwo { $soldiers ->
        [0] nie ma czerwonych kafli
        [one] ma tylko { $soldiers } czerwony kafel
        [few] ma tylko { $soldiers } czerwone kafle
       *[many] ma tylko { $soldiers } czerwonych kafli
    }. Potrzeba co najmniej tylu czerwonych kafli, ilu jest bandytów.
refused-leader-not-on-board = Tego przywódcy nie ma na planszy, więc nie można go wycofać.
refused-leader-same-space = Przywódca już tam stoi; musi trafić na inne pole.
refused-leader-on-river = Przywódca nie może stać na polu rzeki; potrzebuje pola lądu.
refused-leader-without-yellow = Przywódca musi sąsiadować z żółtym kaflem; wybierz pole obok takiego kafla.
refused-leader-next-to-bandits = Przywódca nie może stać obok kafla Bandytów; wybierz pole, które z nim nie sąsiaduje.
refused-leader-linked-to-bandits = W wydaniu polskim przywódca nie może być połączony z kaflem Bandytów nawet przez inne kafle; wybierz pole bez takiego połączenia.
refused-leader-unites-in-conflict = Przywódca połączyłby tam królestwa tak, że spotkałoby się dwóch przywódców jednego koloru; przywódca może łączyć królestwa tylko pokojowo.
refused-riot-too-few-tiles = Masz za mało niebieskich kafli. Bunt chłopów kosztuje dwa albo jeden z pomocą niebieskiego przywódcy, gdy nie ma go na planszy.
refused-riot-leader-on-board = Twój niebieski przywódca jest na planszy i nie może zastąpić kafla; zapłać dwoma niebieskimi kaflami.
refused-riot-without-tile = Na tym polu nie ma kafla, a bunt chłopów musi jakiś usunąć.
refused-riot-against-bandits = Kafla Bandytów nie można usunąć buntem chłopów; wybierz inny kafel.
refused-trade-too-few-tiles = Masz za mało zielonych kafli. Budowla kosztuje dwa albo jeden z pomocą zielonego przywódcy, gdy nie ma go na planszy.
refused-trade-leader-on-board = Twój zielony przywódca jest na planszy i nie może zastąpić kafla; zapłać dwoma zielonymi kaflami.
refused-no-triangle = Pagoda potrzebuje trójkąta z trzech kafli jednego koloru, a na tych polach go nie ma.
refused-triangle-not-completed = Twój kafel nie należy do tego trójkąta; wybierz taki, który on dopełnia, albo zrezygnuj.
refused-no-rhombus = Pałac Cesarski potrzebuje rombu z czterech żółtych kafli, a na tych polach go nie ma.
refused-rhombus-not-completed = Twój kafel nie należy do tego rombu; wybierz taki, który on dopełnia, albo zrezygnuj.
refused-building-in-the-way = Na jednym z tych kafli stoi już budowla; nowa potrzebuje kafli bez budowli.
refused-no-palace = Ten stół gra bez Pałacu Cesarskiego.
refused-no-such-pagoda = Nie stoi tam pagoda, którą można przenieść; wybierz pagodę w odpowiednim kolorze.
refused-replace-not-held = Nie masz tych kafli; wymienić można tylko kafle zza zasłonki.
refused-not-in-market = Na Rynku nie ma kafla w tym kolorze; weź któryś z leżących tam albo zrezygnuj.
refused-commit-too-many = Nie masz tylu żółtych kafli; dołóż mniej.
refused-commit-leader-on-board = Twój żółty przywódca jest na planszy i nie może dodać siły; dołóż same kafle.
refused-no-such-side = W tej wojnie nie ma takiego królestwa; wesprzyj jedno z walczących.
refused-support-too-many = Nie masz tylu czerwonych kafli; dołóż mniej.
refused-support-leader-on-board = Twój czerwony przywódca jest na planszy i nie może dodać siły; dołóż same kafle.
refused-side-not-tied = To królestwo nie bierze udziału w remisie; wskaż jedno z remisujących.
refused-tile-cannot-pay = Tym kaflem nie można zapłacić; wybierz czerwony kafel królestwa, które płaci.
refused-no-granary-there = Na tym polu nie stoi żaden z tych spichlerzy; wskaż ten, który zostaje.

## Mapy

refused-no-such-place = Nie ma pola „{ $text }”; pola nazywają się według kolumny i rzędu, od a1 do o15.
refused-map-no-board = Mapa nie ma planszy: brakuje wiersza board: i rzędów pod nim.
refused-map-too-large =
    { $most ->
        [one] Plik mapy może mieć najwyżej { $most } znak.
        [few] Plik mapy może mieć najwyżej { $most } znaki.
       *[many] Plik mapy może mieć najwyżej { $most } znaków.
    }
refused-map-rest-of-line = Po { $block }: nic już nie może stać w tym samym wierszu; przenieś to do wierszy poniżej.
refused-map-block-unknown = Nie ma bloku { $found }:. Znane bloki: { $known }.
refused-map-block-twice = Blok { $block }: występuje dwa razy; umieść wszystkie jego wiersze w jednym.
refused-map-outside-block = Ten wiersz nie należy do żadnego bloku; mapa zaczyna się od name: albo board:.
refused-map-bad-name =
    { $most ->
        [one] Tu powinna stać nazwa: najwyżej { $most } widoczny znak.
        [few] Tu powinna stać nazwa: najwyżej { $most } widoczne znaki.
       *[many] Tu powinna stać nazwa: najwyżej { $most } widocznych znaków.
    }
refused-map-too-many-rows =
    { $most ->
        [one] Mapa może mieć najwyżej { $most } rząd.
        [few] Mapa może mieć najwyżej { $most } rzędy.
       *[many] Mapa może mieć najwyżej { $most } rzędów.
    }
refused-map-row-too-long =
    { $most ->
        [one] Rząd może mieć najwyżej { $most } pole.
        [few] Rząd może mieć najwyżej { $most } pola.
       *[many] Rząd może mieć najwyżej { $most } pól.
    }
refused-map-bad-mark = „{ $found }” nie jest znakiem mapy: . to ląd, ~ to rzeka, C to stolica, # to brak pola.
refused-map-place-outside = Pola { $text } nie ma na tej mapie.
refused-map-not-a-capital = Pole { $place } ma nazwę, ale nie jest oznaczone jako stolica.
refused-map-too-many-capitals = Stolic jest za dużo: na każdej leży na początku żółty kafel, a wszystkich żółtych kafli jest tylko { $most }.
refused-map-capital-twice = Stolica { $place } ma dwie nazwy; wystarczy jedna.
refused-map-bad-bandit = Kafel Bandytów zapisuje się jako jego znak, liczbę bandytów od 1 do 4 i trzy pola, na przykład: a 2 c4 c5 d5.
refused-map-bandit-mark = „{ $found }” nie może być znakiem kafla Bandytów; znakiem jest jedna litera.
refused-map-bandit-twice = Znak { $mark } występuje dwa razy; każdy kafel Bandytów potrzebuje własnego.
refused-map-bandit-shape = Trzy pola kafla Bandytów muszą tworzyć trójkąt.
refused-map-bandit-overlap = Kafel Bandytów { $mark } leży na innym.
refused-map-bandit-place = Kafel Bandytów { $mark } nie może leżeć na { $place }: potrzebuje pól lądu, które nie są stolicą ani z nią nie sąsiadują.
refused-map-bandit-count =
    { $found ->
        [0] Na tej mapie nie ma kafli Bandytów; ten moduł wymaga dokładnie { $wanted }.
        [one] Na tej mapie jest { $found } kafel Bandytów; ten moduł wymaga dokładnie { $wanted }.
        [few] Na tej mapie są { $found } kafle Bandytów; ten moduł wymaga dokładnie { $wanted }.
       *[many] Na tej mapie jest { $found } kafli Bandytów; ten moduł wymaga dokładnie { $wanted }.
    }
refused-map-kingdom-capitals =
    { $found ->
        [one] Na tej mapie jest { $found } stolica; Osiemnaście Królestw wymaga dokładnie { $wanted }.
        [few] Na tej mapie są { $found } stolice; Osiemnaście Królestw wymaga dokładnie { $wanted }.
       *[many] Na tej mapie jest { $found } stolic; Osiemnaście Królestw wymaga dokładnie { $wanted }.
    }
refused-map-river-triangle = Przy { $place } trzy pola rzeki tworzą trójkąt, a w Osiemnastu Królestwach to niedozwolone.

## Pozycje zapisane tekstem

refused-position-rest-of-line = Za board: nic już nie może stać; diagram zaczyna się w następnym wierszu.
refused-position-seats = Podaj od { $least } do { $most } dynastii, każdą tylko raz.
refused-position-dynasty = Nie ma dynastii „{ $found }”. Do wyboru: { $known }.
refused-position-nobody = „{ $found }” należy do dynastii, która tu nie gra.
refused-position-option =
    { $found ->
        [option-choice] { $why }
       *[other] „{ $found }” nie jest opcją pozycji.
    }
refused-position-map = „{ $found }” nie jest mapą; napisz printed, own albo drawn.
refused-position-too-large = Plansza może mieć najwyżej { $most } rzędów i { $most } kolumn.
refused-position-token = „{ $found }” nie jest ani kaflem, ani przywódcą: kafel zapisuje się jako Y, R, B, G lub W, a przywódcę jako kolor i dynastię, na przykład yT.
refused-position-ground = „{ $found }” na { $place } nie pasuje do mapy, która ma tam { $wanted }.
refused-position-leader-twice = Przywódca { $found } stoi na więcej niż jednym polu.
refused-position-bandit-shape = Trzy pola kafla Bandytów { $found } muszą tworzyć trójkąt.
refused-position-building = Na { $found } nie może stać budowla: nie ma pod nią kafli albo nie mają jej kształtu.
refused-position-tiles = „{ $found }” to nie kafle; wpisz ich litery Y, R, B, G i W albo kreskę, jeśli ich nie ma.
refused-position-points = „{ $found }” to nie punkty; wpisz kolor i liczbę, na przykład R3.
refused-position-json = Wiersza { $name }: nie da się odczytać jako JSON.
refused-position-turn = „{ $found }” nie mówi, czyja jest tura; wpisz dynastię i liczbę jej akcji, na przykład Tiger 2.
refused-position-impossible = Taka pozycja jest niemożliwa. { $why }

## Błędy pozycji

refused-tiles =
    { $found ->
        [one] Łącznie jest { $found } { colour } kafel, a w pudełku jest inna liczba.
        [few] Łącznie są { $found } { colour.few } kafle, a w pudełku jest inna liczba.
       *[many] Łącznie jest { $found } { colour.many } kafli, a w pudełku jest inna liczba.
    }
refused-bandit-tiles = Na planszy leży kafel Bandytów, którego w tej grze nie ma.
refused-idle-turns = Liczba tur bez ruchu kafli jest niemożliwa.
refused-removed-tiles = Usunięte kafle występują tylko w krótszej grze.
refused-state-next-to-bandits = Przywódca stoi obok bandytów albo jest z nimi połączony.
refused-negative = Któraś liczba kafli jest ujemna.
refused-known = Za czyjąś zasłonką znanych jest więcej kafli, niż tam leży.
refused-hand-size = Ktoś ma za zasłonką za dużo kafli.
refused-market-size = Na Rynku jest za dużo kafli; mieści się ich tylko { $most }.
refused-off-map = Coś stoi poza planszą.
refused-two-on-a-space = Na jednym polu są dwa elementy.
refused-wrong-ground =
    { $colour ->
        [blue] Niebieski kafel leży poza rzeką.
       *[other] Na polu rzeki leży { colour } kafel.
    }
refused-unresolved-conflict = W jednym królestwie jest dwóch przywódców tego samego koloru.
refused-pagodas = Liczba { colour.many } pagód nie zgadza się z zawartością pudełka.
refused-palace = Na planszy stoi Pałac Cesarski, ale ten stół gra bez niego.
refused-building-without-tiles = Budowla stoi na polu bez odpowiedniego kafla.
refused-two-buildings = Na jednym kaflu stoją dwie budowle.
refused-granary-without-tile = Spichlerz stoi na polu bez żółtego kafla.
refused-granaries =
    { $found ->
        [one] Łącznie jest { $found } spichlerz, więcej, niż ma gra.
        [few] Łącznie są { $found } spichlerze, więcej, niż ma gra.
       *[many] Łącznie jest { $found } spichlerzy, więcej, niż ma gra.
    }
refused-empty = Lista pustych pól się nie zgadza.
refused-groups = Lista królestw się nie zgadza.
refused-near-yellow = Lista pól obok żółtych kafli się nie zgadza.
refused-triangles = Lista trójkątów się nie zgadza.
refused-rhombi = Lista rombów się nie zgadza.
refused-built = Lista kafli pod budowlami się nie zgadza.

## Stałe polecenia: zdanie, nazwa rodzaju, pola i możliwości

order-revolt =
    { $colour ->
        [any] W rewolcie przeciw któremuś z twoich przywódców:
       *[other] W rewolcie przeciw twojemu przywódcy ({ colour }):
    } { $leader ->
        [keep]
            { $tiles ->
                [0] niczego nie dokładaj.
                [one] dołóż najwyżej { $tiles } żółty kafel, jeśli to da zwycięstwo; żółty przywódca zostaje z boku.
                [few] dołóż najwyżej { $tiles } żółte kafle, jeśli to da zwycięstwo; żółty przywódca zostaje z boku.
               *[many] dołóż najwyżej { $tiles } żółtych kafli, jeśli to da zwycięstwo; żółty przywódca zostaje z boku.
            }
       *[commit]
            { $tiles ->
                [0] dołóż żółtego przywódcę, jeśli to da zwycięstwo.
                [one] dołóż żółtego przywódcę i najwyżej { $tiles } żółty kafel, jeśli to da zwycięstwo.
                [few] dołóż żółtego przywódcę i najwyżej { $tiles } żółte kafle, jeśli to da zwycięstwo.
               *[many] dołóż żółtego przywódcę i najwyżej { $tiles } żółtych kafli, jeśli to da zwycięstwo.
            }
    }
order-war-aside = Nie wtrącaj się do wojen, w których nie chodzi o twoich przywódców.
order-war-own =
    W wojnie o twoich przywódców: { $leader ->
        [keep]
            { $tiles ->
                [0] niczego nie dokładaj.
                [one] dołóż najwyżej { $tiles } czerwony kafel, jeśli to da twojemu królestwu przewagę; czerwony przywódca zostaje z boku.
                [few] dołóż najwyżej { $tiles } czerwone kafle, jeśli to da twojemu królestwu przewagę; czerwony przywódca zostaje z boku.
               *[many] dołóż najwyżej { $tiles } czerwonych kafli, jeśli to da twojemu królestwu przewagę; czerwony przywódca zostaje z boku.
            }
       *[commit]
            { $tiles ->
                [0] dołóż czerwonego przywódcę, jeśli to da twojemu królestwu przewagę.
                [one] dołóż czerwonego przywódcę i najwyżej { $tiles } czerwony kafel, jeśli to da twojemu królestwu przewagę.
                [few] dołóż czerwonego przywódcę i najwyżej { $tiles } czerwone kafle, jeśli to da twojemu królestwu przewagę.
               *[many] dołóż czerwonego przywódcę i najwyżej { $tiles } czerwonych kafli, jeśli to da twojemu królestwu przewagę.
            }
    }
order-market =
    { $then ->
        [nothing] Bierz z Rynku { order-choice-first } kafel, a jeśli go nie ma, nic.
       *[other] Bierz z Rynku { order-choice-first } kafel, a jeśli go nie ma, { order-choice-then }, inaczej nic.
    }
order-choice-first =
    { $first ->
        [yellow] żółty
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[white] biały
    }
order-choice-then =
    { $then ->
        [yellow] żółty
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[white] biały
    }

order-name-revolt = Rewolty przeciw tobie
order-name-war-aside = Cudze wojny
order-name-war-own = Wojny o twoich przywódców
order-name-market = Rynek
order-field-colour = Twój przywódca
order-field-tiles = Kafle (najwyżej)
order-field-leader = Przywódca poza planszą
order-field-first = Pierwszy wybór
order-field-then = Drugi wybór
order-choice =
    { $choice ->
        [any] każdy
        [keep] zostaje z boku
        [commit] pomaga najpierw
        [nothing] nic
        [yellow] żółty
        [red] czerwony
        [blue] niebieski
        [green] zielony
        [white] biały
       *[other] { $choice }
    }
