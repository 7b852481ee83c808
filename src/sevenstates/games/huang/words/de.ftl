# Deutsch: die Worte von HUANG.

game-title = HUANG

## Namen

# Der Stamm, an den die Endung des Eigenschaftsworts kommt.
colour =
    { $colour ->
        [yellow] gelb
        [red] rot
        [blue] blau
        [green] grün
       *[white] weiß
    }
    .noun =
        { $colour ->
            [yellow] Gelb
            [red] Rot
            [blue] Blau
            [green] Grün
           *[white] Weiß
        }
tile-kind =
    { $colour ->
        [yellow] Gouverneur
        [red] Soldat
        [blue] Bauer
        [green] Kaufmann
       *[white] Handwerker
    }
tile-legend = { colour }es Plättchen: { tile-kind }
dynasty =
    { $dynasty ->
        [Tiger] Tiger
        [Rabbit] Hase
        [Rat] Ratte
        [Goat] Ziege
       *[Dragon] Drache
    }
seat-name =
    { $number ->
        [1] Tiger
        [2] Hase
        [3] Ratte
        [4] Ziege
       *[5] Drache
    }
# Eine Farbe unter mehreren Plättchen: "2 gelbe", "1 gelbes".
tiles-of-colour =
    { $value ->
        [one] { $value } { $key ->
            [yellow] gelbes
            [red] rotes
            [blue] blaues
            [green] grünes
           *[white] weißes
        }
       *[other] { $value } { $key ->
            [yellow] gelbe
            [red] rote
            [blue] blaue
            [green] grüne
           *[white] weiße
        }
    }
# Was jemand in einer Revolte einsetzt (wen oder was?).
yellow-support =
    { $leader ->
        [true]
            { $tiles ->
                [0] den gelben Anführer
                [one] { $tiles } gelbes Plättchen und den gelben Anführer
               *[other] { $tiles } gelbe Plättchen und den gelben Anführer
            }
       *[false]
            { $tiles ->
                [0] nichts
                [one] { $tiles } gelbes Plättchen
               *[other] { $tiles } gelbe Plättchen
            }
    }
# Womit jemand ein Reich im Krieg unterstützt (mit wem oder was?).
red-support =
    { $leader ->
        [true]
            { $tiles ->
                [0] dem roten Anführer
               *[other] { $tiles } roten Plättchen und dem roten Anführer
            }
       *[false] { $tiles } roten Plättchen
    }
revolt-title = Revolte der { colour }en Anführer

## Das Protokoll

event-turn-began = { SEAT($seat) } ist am Zug.
    .you = Du bist am Zug.
event-nothing-possible = { SEAT($seat) } hat keine erlaubte Aktion und tut nichts.
    .you = Du hast keine erlaubte Aktion und tust nichts.
event-tile-placed = { SEAT($seat) } platziert ein { colour }es Plättchen auf { $place }.
    .you = Du platzierst ein { colour }es Plättchen auf { $place }.
event-leader-placed = { SEAT($seat) } positioniert den { colour }en Anführer auf { $place }.
    .you = Du positionierst den { colour }en Anführer auf { $place }.
event-leader-moved = { SEAT($seat) } bewegt den { colour }en Anführer von { $origin } nach { $place }.
    .you = Du bewegst den { colour }en Anführer von { $origin } nach { $place }.
event-leader-withdrawn = { SEAT($seat) } zieht den { colour }en Anführer von { $place } zurück.
    .you = Du ziehst den { colour }en Anführer von { $place } zurück.
event-leader-lost =
    { $cause ->
        [revolt] { SEAT($seat) } verliert durch die Revolte den { colour }en Anführer auf { $place }.
        [war] { SEAT($seat) } verliert im Krieg den { colour }en Anführer auf { $place }.
       *[yellow] { SEAT($seat) } verliert den { colour }en Anführer auf { $place }: Kein gelbes Plättchen grenzt mehr an ihn.
    }
    .you =
        { $cause ->
            [revolt] Du verlierst durch die Revolte deinen { colour }en Anführer auf { $place }.
            [war] Du verlierst im Krieg deinen { colour }en Anführer auf { $place }.
           *[yellow] Du verlierst deinen { colour }en Anführer auf { $place }: Kein gelbes Plättchen grenzt mehr an ihn.
        }
event-points =
    +{ $points } { colour.noun } für { SEAT($seat) } ({ $source ->
        [tile] Plättchen
        [pagoda] Pagode
        [revolt] Revolte
        [war] Krieg
       *[bandits] Banditen
    }).
    .you =
        +{ $points } { colour.noun } für dich ({ $source ->
            [tile] Plättchen
            [pagoda] Pagode
            [revolt] Revolte
            [war] Krieg
           *[bandits] Banditen
        }).
event-riot =
    { $leader ->
        [true] { SEAT($seat) } löst mit einem blauen Plättchen und dem blauen Anführer einen Bauernaufstand aus: Das { colour }e Plättchen auf { $place } wird entfernt.
       *[false] { SEAT($seat) } löst mit zwei blauen Plättchen einen Bauernaufstand aus: Das { colour }e Plättchen auf { $place } wird entfernt.
    }
    .you =
        { $leader ->
            [true] Du löst mit einem blauen Plättchen und dem blauen Anführer einen Bauernaufstand aus: Das { colour }e Plättchen auf { $place } wird entfernt.
           *[false] Du löst mit zwei blauen Plättchen einen Bauernaufstand aus: Das { colour }e Plättchen auf { $place } wird entfernt.
        }
event-trade =
    { $leader ->
        [true] { SEAT($seat) } bezahlt ein Gebäude mit einem grünen Plättchen und der Hilfe des grünen Anführers.
       *[false] { SEAT($seat) } bezahlt ein Gebäude mit zwei grünen Plättchen.
    }
    .you =
        { $leader ->
            [true] Du bezahlst ein Gebäude mit einem grünen Plättchen und der Hilfe des grünen Anführers.
           *[false] Du bezahlst ein Gebäude mit zwei grünen Plättchen.
        }
event-pagoda-built = { SEAT($seat) } errichtet eine { colour }e Pagode auf { $places }.
    .you = Du errichtest eine { colour }e Pagode auf { $places }.
event-pagoda-moved = { SEAT($seat) } versetzt eine { colour }e Pagode von { $origin } nach { $places }.
    .you = Du versetzt eine { colour }e Pagode von { $origin } nach { $places }.
event-pagoda-lost = Die { colour }e Pagode auf { $places } geht verloren und kommt zurück neben das Brett.
event-palace-built = { SEAT($seat) } errichtet den kaiserlichen Palast auf { $places }.
    .you = Du errichtest den kaiserlichen Palast auf { $places }.
event-palace-moved = { SEAT($seat) } versetzt den kaiserlichen Palast von { $origin } nach { $places }.
    .you = Du versetzt den kaiserlichen Palast von { $origin } nach { $places }.
event-palace-lost = Der kaiserliche Palast auf { $places } geht verloren und kommt zurück neben das Brett.
event-granary-lost = Der Kornspeicher auf { $place } geht verloren.
event-granaries-taken =
    { $count ->
        [one] { SEAT($seat) } nimmt den Kornspeicher auf { $places } und lässt den auf { $kept } stehen.
       *[other] { SEAT($seat) } nimmt { $count } Kornspeicher ({ $places }) und lässt den auf { $kept } stehen.
    }
    .you =
        { $count ->
            [one] Du nimmst den Kornspeicher auf { $places } und lässt den auf { $kept } stehen.
           *[other] Du nimmst { $count } Kornspeicher ({ $places }) und lässt den auf { $kept } stehen.
        }
event-replaced = { SEAT($seat) } ersetzt { $count } Plättchen.
    .you = Du ersetzt { $count } Plättchen.
event-replaced-tiles = { SEAT($seat) } ersetzt { $tiles } Plättchen.
    .tiles = { tiles-of-colour }
    .you = Du ersetzt { $tiles } Plättchen.
event-drew = { SEAT($seat) } zieht { $count } Plättchen.
    .you = Du ziehst { $count } Plättchen.
event-drew-tiles = { SEAT($seat) } zieht { $tiles } Plättchen.
    .tiles = { tiles-of-colour }
    .you = Du ziehst { $tiles } Plättchen.
event-market-taken = { SEAT($seat) } nimmt ein { colour }es Plättchen vom Markt.
    .you = Du nimmst ein { colour }es Plättchen vom Markt.
event-market-refilled = Neu auf dem Markt: { $tiles } Plättchen.
    .tiles = { tiles-of-colour }
event-revolt-began = Revolte der { colour }en Anführer! { SEAT($attacker) } greift mit Stärke { $attack } an, { SEAT($defender) } verteidigt sich mit { $defence }.
    .you-attacker = Revolte der { colour }en Anführer! Du greifst mit Stärke { $attack } an, { SEAT($defender) } verteidigt sich mit { $defence }.
    .you-defender = Revolte der { colour }en Anführer! { SEAT($attacker) } greift mit Stärke { $attack } an, du verteidigst dich mit { $defence }.
event-committed = { SEAT($seat) } setzt { yellow-support } ein: Stärke { $total }.
    .you = Du setzt { yellow-support } ein: Stärke { $total }.
event-revolt-over = { $attack } gegen { $defence }: { SEAT($winner) } gewinnt die Revolte der { colour }en Anführer gegen { SEAT($loser) }.
    .you-winner = { $attack } gegen { $defence }: Du gewinnst die Revolte der { colour }en Anführer gegen { SEAT($loser) }.
    .you-loser = { $attack } gegen { $defence }: Du verlierst die Revolte der { colour }en Anführer gegen { SEAT($winner) }.
event-war-began = Krieg! Das Plättchen von { SEAT($seat) } auf { $place } bringt Reiche gegeneinander auf: { $sides }.
    .sides = { $key } bei { NEAR($places) } (Stärke { $strength })
    .you = Krieg! Dein Plättchen auf { $place } bringt Reiche gegeneinander auf: { $sides }.
event-supported = { SEAT($seat) } unterstützt Reich { $side } mit { red-support }: Stärke { $total }.
    .you = Du unterstützt Reich { $side } mit { red-support }: Stärke { $total }.
event-stood-aside = { SEAT($seat) } hält sich heraus.
    .you = Du hältst dich heraus.
event-war-tied = Gleichstand im Krieg zwischen den Reichen { $sides }: { SEAT($seat) } bestimmt, wer gewinnt.
    .you = Gleichstand im Krieg zwischen den Reichen { $sides }: Du bestimmst, wer gewinnt.
event-war-over =
    { $owed ->
        [0] Reich { $winner } gewinnt den Krieg (Stärke: { $totals }), und der Sieg kostet nichts.
        [one] Reich { $winner } gewinnt den Krieg (Stärke: { $totals }); der Sieg kostet { $owed } rotes Plättchen.
       *[other] Reich { $winner } gewinnt den Krieg (Stärke: { $totals }); der Sieg kostet { $owed } rote Plättchen.
    }
    .totals = { $key } { $value }
    .totals-list = { $start }, { $last }
event-tiles-lost =
    { $count ->
        [one] Reich { $side } verliert das rote Plättchen auf { $places }.
       *[other] Reich { $side } verliert { $count } rote Plättchen ({ $places }).
    }
event-tile-paid =
    { $cause ->
        [war] { SEAT($seat) } bezahlt den Krieg mit dem roten Plättchen auf { $place }.
       *[bandits] { SEAT($seat) } bezahlt den Kampf gegen die Banditen mit dem roten Plättchen auf { $place }.
    }
    .you =
        { $cause ->
            [war] Du bezahlst den Krieg mit dem roten Plättchen auf { $place }.
           *[bandits] Du bezahlst den Kampf gegen die Banditen mit dem roten Plättchen auf { $place }.
        }
event-bandits-beaten = { SEAT($seat) } vertreibt { $bandits } Banditen von { $places }.
    .you = Du vertreibst { $bandits } Banditen von { $places }.
event-game-over =
    { $reason ->
        [bag-empty] { outcome-bag-empty }
       *[nothing-happens] { outcome-nothing-happens }
    }

## Warum das Spiel zu Ende ist

outcome-bag-empty = Der Beutel ist leer: Das Spiel ist zu Ende.
outcome-nothing-happens = Seit vier Zügen pro Spieler wurde kein Plättchen gezogen, platziert oder abgelegt: Das Spiel ist zu Ende.

## Fragen

ask-action =
    { $left ->
        [one] Du bist am Zug: Aktion 2 von 2.
       *[other] Du bist am Zug: Aktion 1 von 2.
    }
ask-building = Dein { colour }es Plättchen auf { $place } erlaubt ein Gebäude. Errichtest du eines oder verzichtest du?
ask-market = Nimmst du ein Plättchen vom Markt oder verzichtest du?
ask-chain = Platzierst du noch ein blaues Plättchen neben { $place } oder verzichtest du?
ask-lift = Neben dem Brett steht keine { colour }e Pagode mehr. Welche versetzt du nach { $target }?
ask-pay =
    { $cause ->
        [war]
            { $owed ->
                [one] Der Krieg kostet den Sieger noch { $owed } rotes Plättchen. Welches entfernst du?
               *[other] Der Krieg kostet den Sieger noch { $owed } rote Plättchen. Welches entfernst du als Nächstes?
            }
       *[bandits]
            { $owed ->
                [one] Der Kampf gegen die Banditen kostet noch { $owed } rotes Plättchen. Welches entfernst du?
               *[other] Der Kampf gegen die Banditen kostet noch { $owed } rote Plättchen. Welches entfernst du als Nächstes?
            }
    }
ask-revolt-attack = Revolte der { colour }en Anführer: Du greifst { SEAT($defender) } an, { $attack } gegen { $defence }. Was setzt du ein? Bei Gleichstand verlierst du.
ask-revolt-defence = Revolte der { colour }en Anführer: { SEAT($attacker) } greift dich an, { $attack } gegen { $defence }. Was setzt du ein? Bei Gleichstand gewinnst du.
ask-war = Krieg um { $place }, ausgelöst von { SEAT($unifier) }: { $sides }. Unterstützt du eines der Reiche?
    .sides = Reich { $key } mit Stärke { $total }
ask-war-tie = Im Krieg um { $place } herrscht Gleichstand zwischen den Reichen { $tied }. Welches gewinnt?
ask-granaries = Du darfst { $count } Kornspeicher nehmen. Welcher bleibt stehen? Du kannst auch verzichten.

## Aktionen: die Art, für ein Menü, und das Ganze

action-skip = Verzichten
do-skip = Verzichten
action-tile = Ein Plättchen platzieren
do-tile = Ein { colour }es Plättchen auf { $place } platzieren
action-leader = Einen Anführer positionieren
do-leader = Den { colour }en Anführer auf { $place } positionieren
action-withdraw = Einen Anführer zurückziehen
do-withdraw = Den { colour }en Anführer zurückziehen
action-riot = Einen Bauernaufstand auslösen
do-riot =
    { $leader ->
        [true] Bauernaufstand auf { $place } mit einem blauen Plättchen und dem blauen Anführer
       *[false] Bauernaufstand auf { $place } mit zwei blauen Plättchen
    }
action-trade = Mit grünen Plättchen bauen
do-trade =
    { $palace ->
        [true] Den kaiserlichen Palast auf { $places } errichten, { $leader ->
            [true] mit einem grünen Plättchen und dem grünen Anführer
           *[false] mit zwei grünen Plättchen
        }
       *[false] Eine Pagode auf { $places } errichten, { $leader ->
            [true] mit einem grünen Plättchen und dem grünen Anführer
           *[false] mit zwei grünen Plättchen
        }
    }
action-replace = Plättchen ersetzen
do-replace = { $counts } Plättchen ersetzen
    .counts = { tiles-of-colour }
action-pagoda = Eine Pagode errichten
do-pagoda = Eine Pagode auf { $places } errichten
action-palace = Den kaiserlichen Palast errichten
do-palace = Den kaiserlichen Palast auf { $places } errichten
action-lift = Eine Pagode versetzen
do-lift = Die Pagode auf { $places } versetzen
action-take = Ein Plättchen vom Markt nehmen
do-take = Ein { colour }es Plättchen vom Markt nehmen
action-commit = In der Revolte einsetzen
do-commit =
    { $leader ->
        [true]
            { $tiles ->
                [0] Den gelben Anführer einsetzen
               *[other] { yellow-support } einsetzen
            }
       *[false]
            { $tiles ->
                [0] Nichts einsetzen
               *[other] { yellow-support } einsetzen
            }
    }
action-support = Ein Reich unterstützen
do-support = Reich { $side } mit { red-support } unterstützen
action-winner = Den Sieger bestimmen
do-winner = Reich { $side } gewinnen lassen
action-remove = Ein rotes Plättchen entfernen
do-remove = Das rote Plättchen auf { $place } entfernen
action-keep = Kornspeicher nehmen
do-keep = Alle Kornspeicher bis auf den auf { $place } nehmen

## Optionen

option-edition = Ausgabe
option-edition-help = Welche Anleitung gilt, wenn sich die drei Ausgaben unterscheiden.
option-edition-en = Englisch
option-edition-pl = Polnisch
option-edition-de = Deutsch
option-short = Kurzes Spiel
option-short-help = Nur zu zweit: Bevor jemand zieht, werden 24 Plättchen ungesehen aus dem Beutel entfernt.
option-bandits = Skrupellose Banditen
option-bandits-help = Fünf Banden halten Land auf dem Hauptbrett besetzt; rote Plättchen können sie vertreiben. Nicht mit den 18 Königreichen.
option-kingdoms = 18 Königreiche
option-kingdoms-help = Ein anderes Brett mit 19 Hauptstädten und mit Kornspeichern, die blaue Siegpunkte wert sind.
option-palace = Kaiserlicher Palast
option-palace-help = Ein Gebäude auf vier gelben Plättchen, mit dem der Spieler des gelben Anführers sieben Plättchen haben darf.
option-open-scores = Offene Punktestände
option-open-scores-help = Alle sehen jederzeit die Siegpunkte von allen.
option-dynasties = Dynastien
option-dynasties-help = Die Dynastie jedes Platzes, in der Reihenfolge am Tisch. Ohne Angabe: Tiger, Hase, Ratte, Ziege, Drache.
option-map = Eigene Karte
option-map-help = Der Text einer eigenen Kartendatei. Ohne Angabe: das gedruckte Brett.

refused-no-passing = Passen ist nicht erlaubt: Führe eine Aktion aus. Solange du ein Plättchen hast, kannst du immer eines ersetzen.
refused-short-needs-two = Das kurze Spiel ist nur für zwei Spieler; hier sitzen { $seats }.
refused-bandits-with-kingdoms = Die Skrupellosen Banditen und die 18 Königreiche lassen sich nicht kombinieren; wähle eines von beiden.
refused-dynasty-unknown = Eine Dynastie „{ $dynasty }“ gibt es nicht. Zur Wahl stehen: { $known }.
refused-dynasty-each = Nenne für jeden der { $seats } Plätze eine Dynastie, jede nur einmal.
refused-map-without-capital = Die Karte „{ $map }“ hat keine Hauptstadt; kennzeichne mindestens ein Feld mit C.
refused-map-without-bandits = Die Karte „{ $map }“ hat keine Felder für Banditen-Plättchen; füge einen Block bandits: hinzu oder spiele ohne die Skrupellosen Banditen.

## Abgelehnte Züge

refused-no-such-space = Dort ist kein Feld; wähle ein Feld auf dem Brett.
refused-space-occupied = Dieses Feld ist besetzt; wähle ein leeres.
refused-space-of-bandits = Dort liegt ein Banditen-Plättchen, und darauf darf nichts platziert werden; wähle ein leeres Feld.
refused-tile-not-in-hand = Du hast kein Plättchen dieser Farbe; platziere eines, das hinter deinem Sichtschirm liegt.
refused-blue-off-river = Blaue Plättchen dürfen nur auf Flussfelder gelegt werden; wähle ein Flussfeld.
refused-river-needs-blue = Auf Flussfelder dürfen nur blaue Plättchen gelegt werden; wähle für dieses ein Landfeld.
refused-chain-not-adjacent = Das nächste blaue Plättchen der Kette muss an das angrenzen, das du gerade platziert hast.
refused-chain-starts-war = In der deutschen Ausgabe darf nur das erste Plättchen einer blauen Kette einen Krieg auslösen; wähle ein anderes Feld oder verzichte.
refused-bandits-need-state = Neben Banditen darf ein Plättchen nur gelegt werden, wenn es sie mit einem Reich verbindet, das genug rote Plättchen hat, um sie zu besiegen; hier verbindet es sie mit keinem Reich.
refused-bandits-and-war = Ein Plättchen darf nicht zugleich gegen Banditen kämpfen und einen Krieg auslösen; wähle ein anderes Feld.
refused-bandits-too-strong =
    { $bandits ->
        [one] Dort wartet { $bandits } Bandit
       *[other] Dort warten { $bandits } Banditen
    }, und das Reich hat { $soldiers ->
        [0] kein rotes Plättchen
        [one] nur { $soldiers } rotes Plättchen
       *[other] nur { $soldiers } rote Plättchen
    }. Nötig sind mindestens so viele rote Plättchen, wie es Banditen sind.
refused-leader-not-on-board = Dieser Anführer steht nicht auf dem Brett, also kannst du ihn nicht zurückziehen.
refused-leader-same-space = Der Anführer steht schon dort; er muss auf ein anderes Feld.
refused-leader-on-river = Ein Anführer darf nicht auf einem Flussfeld stehen; er braucht ein Landfeld.
refused-leader-without-yellow = Ein Anführer muss an ein gelbes Plättchen angrenzen; wähle ein Feld neben einem gelben Plättchen.
refused-leader-next-to-bandits = Neben einem Banditen-Plättchen darf kein Anführer stehen; wähle ein Feld mit mehr Abstand.
refused-leader-linked-to-bandits = In der polnischen Ausgabe darf ein Anführer auch nicht über andere Plättchen mit einem Banditen-Plättchen verknüpft sein; wähle ein Feld ohne solche Verbindung.
refused-leader-unites-in-conflict = Dort würde der Anführer Reiche so vereinen, dass zwei Anführer einer Farbe zusammenträfen; ein Anführer darf Reiche nur friedlich vereinen.
refused-riot-too-few-tiles = Du hast zu wenige blaue Plättchen. Ein Bauernaufstand kostet zwei – oder nur eines, wenn dein blauer Anführer nicht auf dem Brett steht und aushilft.
refused-riot-leader-on-board = Dein blauer Anführer steht auf dem Brett und kann kein Plättchen ersetzen; bezahle mit zwei blauen Plättchen.
refused-riot-without-tile = Auf diesem Feld liegt kein Plättchen; ein Bauernaufstand muss eines entfernen.
refused-riot-against-bandits = Ein Bauernaufstand kann kein Banditen-Plättchen entfernen; wähle ein anderes Plättchen.
refused-trade-too-few-tiles = Du hast zu wenige grüne Plättchen. Ein Gebäude kostet zwei – oder nur eines, wenn dein grüner Anführer nicht auf dem Brett steht und aushilft.
refused-trade-leader-on-board = Dein grüner Anführer steht auf dem Brett und kann kein Plättchen ersetzen; bezahle mit zwei grünen Plättchen.
refused-no-triangle = Eine Pagode braucht ein Dreieck aus drei Plättchen einer Farbe, und auf diesen Feldern ist keines.
refused-triangle-not-completed = Dein Plättchen gehört nicht zu diesem Dreieck; wähle eines, das es vollendet, oder verzichte.
refused-no-rhombus = Der kaiserliche Palast braucht eine Raute aus vier gelben Plättchen, und auf diesen Feldern ist keine.
refused-rhombus-not-completed = Dein Plättchen gehört nicht zu dieser Raute; wähle eine, die es vollendet, oder verzichte.
refused-building-in-the-way = Eines dieser Plättchen trägt schon ein Gebäude; ein neues braucht Plättchen ohne Gebäude.
refused-no-palace = An diesem Tisch wird ohne den kaiserlichen Palast gespielt.
refused-no-such-pagoda = Dort steht keine Pagode, die versetzt werden darf; wähle eine in der verlangten Farbe.
refused-replace-not-held = Diese Plättchen hast du nicht; ersetzen kannst du nur Plättchen hinter deinem Sichtschirm.
refused-not-in-market = Auf dem Markt liegt kein Plättchen dieser Farbe; nimm eines, das dort liegt, oder verzichte.
refused-commit-too-many = So viele gelbe Plättchen hast du nicht; setze weniger ein.
refused-commit-leader-on-board = Dein gelber Anführer steht auf dem Brett und kann keine Stärke hinzufügen; setze nur Plättchen ein.
refused-no-such-side = Dieses Reich gibt es in dem Krieg nicht; unterstütze eines der streitenden Reiche.
refused-support-too-many = So viele rote Plättchen hast du nicht; setze weniger ein.
refused-support-leader-on-board = Dein roter Anführer steht auf dem Brett und kann keine Stärke hinzufügen; setze nur Plättchen ein.
refused-side-not-tied = Dieses Reich ist am Gleichstand nicht beteiligt; wähle eines der gleich starken Reiche.
refused-tile-cannot-pay = Mit diesem Plättchen kann nicht bezahlt werden; wähle ein rotes Plättchen des Reiches, das bezahlen muss.
refused-no-granary-there = Auf diesem Feld steht keiner dieser Kornspeicher; wähle den, der stehen bleibt.

## Karten

refused-no-such-place = Ein Feld „{ $text }“ gibt es nicht; Felder heißen nach Spalte und Reihe, von a1 bis o15.
refused-map-no-board = Der Karte fehlt das Brett: eine Zeile mit board: und darunter die Reihen.
refused-map-too-large = Eine Kartendatei hat höchstens { $most } Zeichen.
refused-map-rest-of-line = Hinter { $block }: darf in derselben Zeile nichts stehen; schreib es in die Zeilen darunter.
refused-map-block-unknown = Einen Block { $found }: gibt es nicht. Bekannte Blöcke: { $known }.
refused-map-block-twice = Der Block { $block }: kommt zweimal vor; schreib alle seine Zeilen in einen.
refused-map-outside-block = Diese Zeile gehört zu keinem Block; eine Karte beginnt mit name: oder board:.
refused-map-bad-name = Hierher gehört ein Name: höchstens { $most } Zeichen, alle sichtbar.
refused-map-too-many-rows = Eine Karte hat höchstens { $most } Reihen.
refused-map-row-too-long = Eine Reihe hat höchstens { $most } Felder.
refused-map-bad-mark = „{ $found }“ ist kein Zeichen einer Karte: . ist Land, ~ ist Fluss, C ist eine Hauptstadt, # ist kein Feld.
refused-map-place-outside = { $text } liegt nicht auf dieser Karte.
refused-map-not-a-capital = { $place } hat einen Namen, ist aber nicht als Hauptstadt gekennzeichnet.
refused-map-too-many-capitals = Es sind zu viele Hauptstädte: Auf jeder liegt zu Beginn ein gelbes Plättchen, und davon gibt es nur { $most }.
refused-map-capital-twice = Die Hauptstadt { $place } hat zwei Namen; einer genügt.
refused-map-bad-bandit = Ein Banditen-Plättchen schreibt man als sein Zeichen, die Zahl seiner Banditen von 1 bis 4 und seine drei Felder, etwa: a 2 c4 c5 d5.
refused-map-bandit-mark = „{ $found }“ kann kein Zeichen eines Banditen-Plättchens sein; das ist ein einzelner Buchstabe.
refused-map-bandit-twice = Das Zeichen { $mark } kommt zweimal vor; jedes Banditen-Plättchen braucht sein eigenes.
refused-map-bandit-shape = Die drei Felder eines Banditen-Plättchens müssen ein Dreieck bilden.
refused-map-bandit-overlap = Das Banditen-Plättchen { $mark } liegt auf einem anderen.
refused-map-bandit-place = Das Banditen-Plättchen { $mark } darf nicht auf { $place } liegen: Es braucht Land, das weder auf noch neben einer Hauptstadt ist.
refused-map-bandit-count = Diese Karte hat { $found } Banditen-Plättchen; die Skrupellosen Banditen brauchen genau { $wanted }.
refused-map-kingdom-capitals =
    { $found ->
        [one] Diese Karte hat { $found } Hauptstadt
       *[other] Diese Karte hat { $found } Hauptstädte
    }; die 18 Königreiche brauchen genau { $wanted }.
refused-map-river-triangle = Bei { $place } bilden drei Flussfelder ein Dreieck, und das darf es in den 18 Königreichen nicht geben.

## Stellungen als Text

refused-position-rest-of-line = Hinter board: darf nichts mehr stehen; das Diagramm beginnt in der nächsten Zeile.
refused-position-seats = Nenne { $least } bis { $most } Dynastien, jede nur einmal.
refused-position-dynasty = Eine Dynastie „{ $found }“ gibt es nicht. Zur Wahl stehen: { $known }.
refused-position-nobody = „{ $found }“ gehört zu einer Dynastie, die hier nicht mitspielt.
refused-position-option =
    { $found ->
        [option-choice] { $why }
       *[other] „{ $found }“ ist keine Option einer Stellung.
    }
refused-position-map = „{ $found }“ ist keine Karte; schreib printed, own oder drawn.
refused-position-too-large = Das Brett hat höchstens { $most } Reihen und { $most } Spalten.
refused-position-token = „{ $found }“ ist weder ein Plättchen noch ein Anführer: Ein Plättchen schreibt man Y, R, B, G oder W, einen Anführer als Farbe und Dynastie, etwa yT.
refused-position-ground = „{ $found }“ passt auf { $place } nicht zur Karte; dort hat sie { $wanted }.
refused-position-leader-twice = Der Anführer { $found } steht auf mehr als einem Feld.
refused-position-bandit-shape = Die drei Felder des Banditen-Plättchens { $found } müssen ein Dreieck bilden.
refused-position-building = Auf { $found } kann kein Gebäude stehen: Die Plättchen darunter fehlen oder haben nicht seine Form.
refused-position-tiles = „{ $found }“ sind keine Plättchen; schreib ihre Buchstaben Y, R, B, G und W, oder einen Strich für keine.
refused-position-points = „{ $found }“ sind keine Siegpunkte; schreib eine Farbe und eine Zahl, etwa R3.
refused-position-json = Die Zeile { $name }: ist kein lesbares JSON.
refused-position-turn = „{ $found }“ sagt nicht, wer am Zug ist; schreib eine Dynastie und die Zahl ihrer Aktionen, etwa Tiger 2.
refused-position-impossible = Diese Stellung ist unmöglich. { $why }

## Fehler einer Stellung

refused-tiles = Es gibt insgesamt { $found } { colour }e Plättchen; in der Schachtel ist eine andere Zahl.
refused-bandit-tiles = Auf dem Brett liegt ein Banditen-Plättchen, das es in diesem Spiel nicht gibt.
refused-idle-turns = Die Zahl der Züge, in denen kein Plättchen bewegt wurde, ist unmöglich.
refused-removed-tiles = Entfernte Plättchen gibt es nur im kurzen Spiel.
refused-state-next-to-bandits = Ein Anführer steht neben Banditen oder ist mit ihnen verknüpft.
refused-negative = Eine Anzahl Plättchen ist negativ.
refused-known = Hinter einem Sichtschirm sind mehr Plättchen bekannt, als dort liegen.
refused-hand-size = Jemand hat zu viele Plättchen hinter dem Sichtschirm.
refused-market-size = Auf dem Markt liegen zu viele Plättchen; es ist nur Platz für { $most }.
refused-off-map = Etwas steht außerhalb des Bretts.
refused-two-on-a-space = Ein Feld ist doppelt besetzt.
refused-wrong-ground =
    { $colour ->
        [blue] Ein blaues Plättchen liegt nicht auf einem Flussfeld.
       *[other] Ein { colour }es Plättchen liegt auf einem Flussfeld.
    }
refused-unresolved-conflict = In einem Reich stehen zwei Anführer einer Farbe.
refused-pagodas = Die Zahl der { colour }en Pagoden stimmt nicht mit dem Inhalt der Schachtel überein.
refused-palace = Der kaiserliche Palast steht auf dem Brett, aber der Tisch spielt ohne ihn.
refused-building-without-tiles = Ein Gebäude steht auf einem Feld ohne passendes Plättchen.
refused-two-buildings = Ein Plättchen trägt zwei Gebäude.
refused-granary-without-tile = Ein Kornspeicher steht auf einem Feld ohne gelbes Plättchen.
refused-granaries = Es gibt insgesamt { $found } Kornspeicher, mehr als das Spiel hat.
refused-empty = Die Liste der leeren Felder stimmt nicht.
refused-groups = Die Liste der Reiche stimmt nicht.
refused-near-yellow = Die Liste der Felder neben gelben Plättchen stimmt nicht.
refused-triangles = Die Liste der Dreiecke stimmt nicht.
refused-rhombi = Die Liste der Rauten stimmt nicht.
refused-built = Die Liste der Plättchen unter Gebäuden stimmt nicht.

## Daueraufträge: der Satz, die Art, ihre Felder und was man wählen kann

order-revolt =
    { $colour ->
        [any] Bei einer Revolte gegen einen deiner Anführer:
       *[other] Bei einer Revolte gegen deinen { colour }en Anführer:
    } { $leader ->
        [keep]
            { $tiles ->
                [0] nichts einsetzen.
                [one] bis zu { $tiles } gelbes Plättchen einsetzen, wenn du damit gewinnst; der gelbe Anführer bleibt draußen.
               *[other] bis zu { $tiles } gelbe Plättchen einsetzen, wenn du damit gewinnst; der gelbe Anführer bleibt draußen.
            }
       *[commit]
            { $tiles ->
                [0] den gelben Anführer einsetzen, wenn du damit gewinnst.
                [one] den gelben Anführer und bis zu { $tiles } gelbes Plättchen einsetzen, wenn du damit gewinnst.
               *[other] den gelben Anführer und bis zu { $tiles } gelbe Plättchen einsetzen, wenn du damit gewinnst.
            }
    }
order-war-aside = Kriegen fernbleiben, in denen keiner deiner Anführer auf dem Spiel steht.
order-war-own =
    In einem Krieg um deine Anführer: { $leader ->
        [keep]
            { $tiles ->
                [0] nichts einsetzen.
                [one] bis zu { $tiles } rotes Plättchen einsetzen, wenn dein Reich damit vorn liegt; der rote Anführer bleibt draußen.
               *[other] bis zu { $tiles } rote Plättchen einsetzen, wenn dein Reich damit vorn liegt; der rote Anführer bleibt draußen.
            }
       *[commit]
            { $tiles ->
                [0] den roten Anführer einsetzen, wenn dein Reich damit vorn liegt.
                [one] den roten Anführer und bis zu { $tiles } rotes Plättchen einsetzen, wenn dein Reich damit vorn liegt.
               *[other] den roten Anführer und bis zu { $tiles } rote Plättchen einsetzen, wenn dein Reich damit vorn liegt.
            }
    }
order-market =
    { $then ->
        [nothing] { order-choice-first } vom Markt nehmen, sonst nichts.
       *[other] { order-choice-first } vom Markt nehmen, sonst { order-choice-then }, sonst nichts.
    }
order-choice-first =
    { $first ->
        [yellow] Gelb
        [red] Rot
        [blue] Blau
        [green] Grün
       *[white] Weiß
    }
order-choice-then =
    { $then ->
        [yellow] Gelb
        [red] Rot
        [blue] Blau
        [green] Grün
       *[white] Weiß
    }

order-name-revolt = Revolten gegen dich
order-name-war-aside = Kriege ohne dich
order-name-war-own = Kriege um deine Anführer
order-name-market = Der Markt
order-field-colour = Dein Anführer
order-field-tiles = Plättchen (höchstens)
order-field-leader = Anführer neben dem Brett
order-field-first = Erste Wahl
order-field-then = Zweite Wahl
order-choice =
    { $choice ->
        [any] jeder
        [keep] bleibt draußen
        [commit] hilft zuerst
        [nothing] nichts
        [yellow] Gelb
        [red] Rot
        [blue] Blau
        [green] Grün
        [white] Weiß
       *[other] { $choice }
    }
