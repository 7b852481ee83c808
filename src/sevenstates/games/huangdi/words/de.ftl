# Deutsch: die Worte von Huang Di.

game-title = Huang Di

## Namen

role =
    { $role ->
        [recruiter] Anwerber
        [resources] Rohstoffe
        [builder] Baumeister
       *[taskmaster] Aufseher
    }
seat-name =
    { $number ->
        [1] Rot
        [2] Weiß
        [3] Schwarz
        [4] Blau
        [5] Grün
       *[6] Gelb
    }
convicts =
    { $convicts ->
        [one] { $convicts } Sträfling
       *[other] { $convicts } Sträflinge
    }
peasants =
    { $peasants ->
        [one] { $peasants } Bauern
       *[other] { $peasants } Bauern
    }
dead-peasants =
    { $dead_peasants ->
        [one] { $dead_peasants } Bauer
       *[other] { $dead_peasants } Bauern
    }
jade = { $jade } Jade
blocks =
    { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
    }

## Das Protokoll

event-favour-chosen = { SEAT($seat) } behält eine Gunstkarte.
    .you = Du behältst eine Gunstkarte.
event-favour-chosen-card = { SEAT($seat) } behält Gunstkarte { $card }.
    .you = Du behältst Gunstkarte { $card }.
event-favours-kept =
    { $returned ->
        [0] { SEAT($seat) } behält alle gezogenen Gunstkarten ({ $kept }).
       *[other] { SEAT($seat) } behält { $kept } Gunstkarten und legt { $returned } zurück.
    }
    .you =
        { $returned ->
            [0] Du behältst alle gezogenen Gunstkarten ({ $kept }).
           *[other] Du behältst { $kept } Gunstkarten und legst { $returned } zurück.
        }
event-favours-kept-kept-cards =
    { $returned ->
        [0] { SEAT($seat) } behält die Gunstkarten { $kept_cards }.
       *[other] { SEAT($seat) } behält die Gunstkarten { $kept_cards } und legt { $returned_cards } zurück.
    }
    .you =
        { $returned ->
            [0] Du behältst die Gunstkarten { $kept_cards }.
           *[other] Du behältst die Gunstkarten { $kept_cards } und legst { $returned_cards } zurück.
        }
event-round-began = Runde { $round } beginnt.
event-income = { SEAT($seat) } nimmt { jade } Einkommen.
    .you = Du nimmst { jade } Einkommen.
event-bid-placed = { SEAT($seat) } hat geboten.
    .you = Du hast geboten.
event-bid-placed-jade = { SEAT($seat) } bietet { jade }.
    .you = Du bietest { jade }.
event-bids-shown = Die Gebote werden aufgedeckt. { $bids }.
    .bids =
        { SEAT($seat) }: { $petition ->
            [0] { $jade }
           *[other] { $total } ({ jade } und { $petition } Petition)
        }
event-petition-won =
    { $by ->
        [jade] { SEAT($seat) } entscheidet den Gleichstand mit { jade } im Gebot für sich, zahlt sie und nimmt die Kaiserfigur.
        [order] Gleichstand: { SEAT($seat) } sitzt nach dem Inhaber am nächsten, zahlt { jade } und nimmt die Kaiserfigur.
        [chance] Der Zufall entscheidet den Gleichstand für { SEAT($seat) }: { jade } für die Kaiserfigur.
       *[total] { SEAT($seat) } gewinnt die Petition, zahlt { jade } und nimmt die Kaiserfigur.
    }
    .you =
        { $by ->
            [jade] Du entscheidest den Gleichstand mit { jade } im Gebot für dich, zahlst sie und nimmst die Kaiserfigur.
            [order] Gleichstand: Du sitzt nach dem Inhaber am nächsten, zahlst { jade } und nimmst die Kaiserfigur.
            [chance] Der Zufall entscheidet den Gleichstand für dich: { jade } für die Kaiserfigur.
           *[total] Du gewinnst die Petition, zahlst { jade } und nimmst die Kaiserfigur.
        }
event-prison-filled =
    { $jade ->
        [0] Neu im Gefängnis von { $province }: { convicts }.
       *[other] { $convicts ->
            [0] Neu im Gefängnis von { $province }: { jade }.
           *[other] Neu im Gefängnis von { $province }: { jade } und { convicts }.
        }
    }
event-turn-began = { SEAT($seat) } hat den { $turn }. Zug der Runde.
    .you = Du hast den { $turn }. Zug der Runde.
event-role-played = { SEAT($seat) } spielt die Karte { role }.
    .you = Du spielst die Karte { role }.
event-role-repeated = { SEAT($seat) } zahlt { jade } und wiederholt die Karte { role }.
    .you = Du zahlst { jade } und wiederholst die Karte { role }.
event-bought-back =
    { $chip ->
        [true] { SEAT($seat) } kauft die Karte { role } mit einer Rückkaufmarke zurück.
       *[false] { SEAT($seat) } kauft die Karte { role } für { jade } zurück.
    }
    .you =
        { $chip ->
            [true] Du kaufst die Karte { role } mit einer Rückkaufmarke zurück.
           *[false] Du kaufst die Karte { role } für { jade } zurück.
        }
event-recruited =
    { $jade ->
        [0] { SEAT($seat) } wirbt { peasants } kostenlos an.
       *[other] { SEAT($seat) } wirbt { peasants } für { jade } an.
    }
    .you =
        { $jade ->
            [0] Du wirbst { peasants } kostenlos an.
           *[other] Du wirbst { peasants } für { jade } an.
        }
event-convicts-collected = { SEAT($seat) } tauscht { peasants } gegen { convicts }.
    .you = Du tauschst { peasants } gegen { convicts }.
event-jade-collected = { SEAT($seat) } holt { jade }.
    .you = Du holst { jade }.
event-prison-emptied =
    { $jade ->
        [0] { $convicts ->
            [0] { SEAT($seat) } findet das Gefängnis von { $province } leer vor.
           *[other] { SEAT($seat) } nimmt { convicts } aus dem Gefängnis von { $province }.
        }
       *[other] { $convicts ->
            [0] { SEAT($seat) } nimmt { jade } aus dem Gefängnis von { $province }.
           *[other] { SEAT($seat) } nimmt { jade } und { convicts } aus dem Gefängnis von { $province }.
        }
    }
    .you =
        { $jade ->
            [0] { $convicts ->
                [0] Du findest das Gefängnis von { $province } leer vor.
               *[other] Du nimmst { convicts } aus dem Gefängnis von { $province }.
            }
           *[other] { $convicts ->
                [0] Du nimmst { jade } aus dem Gefängnis von { $province }.
               *[other] Du nimmst { jade } und { convicts } aus dem Gefängnis von { $province }.
            }
        }
event-quarried =
    { $jade ->
        [0] { SEAT($seat) } holt { blocks } kostenlos aus dem Steinbruch.
       *[other] { SEAT($seat) } holt { blocks } für { jade } aus dem Steinbruch.
    }
    .you =
        { $jade ->
            [0] Du holst { blocks } kostenlos aus dem Steinbruch.
           *[other] Du holst { blocks } für { jade } aus dem Steinbruch.
        }
event-favours-drawn =
    { $count ->
        [one] { SEAT($seat) } zieht { $count } Gunstkarte.
       *[other] { SEAT($seat) } zieht { $count } Gunstkarten.
    }
    .you =
        { $count ->
            [one] Du ziehst { $count } Gunstkarte.
           *[other] Du ziehst { $count } Gunstkarten.
        }
event-favours-drawn-cards =
    { $count ->
        [one] { SEAT($seat) } zieht Gunstkarte { $cards }.
       *[other] { SEAT($seat) } zieht die Gunstkarten { $cards }.
    }
    .you =
        { $count ->
            [one] Du ziehst Gunstkarte { $cards }.
           *[other] Du ziehst die Gunstkarten { $cards }.
        }
event-build-began =
    { $jade ->
        [0] { SEAT($seat) } baut { blocks }.
       *[other] { SEAT($seat) } baut { blocks } und zahlt { jade }.
    }
    .you =
        { $jade ->
            [0] Du baust { blocks }.
           *[other] Du baust { blocks } und zahlst { jade }.
        }
event-block-built = { SEAT($seat) } setzt einen Block auf { $place }.
    .you = Du setzt einen Block auf { $place }.
event-workers-used =
    { $dead_peasants ->
        [0] { SEAT($seat) } setzt { convicts } ein; alle sterben.
       *[other] { $convicts ->
            [0] { SEAT($seat) } setzt { peasants } ein und verliert { $dead_peasants }.
           *[other] { SEAT($seat) } setzt { peasants } und { convicts } ein; { dead-peasants } und alle Sträflinge sterben.
        }
    }
    .you =
        { $dead_peasants ->
            [0] Du setzt { convicts } ein; alle sterben.
           *[other] { $convicts ->
                [0] Du setzt { peasants } ein und verlierst { $dead_peasants }.
               *[other] Du setzt { peasants } und { convicts } ein; { dead-peasants } und alle Sträflinge sterben.
            }
        }
event-favour-played = { SEAT($seat) } spielt Gunstkarte { $card }.
    .you = Du spielst Gunstkarte { $card }.
event-plaque-placed = { SEAT($seat) } setzt eine Tafel auf { $place }.
    .you = Du setzt eine Tafel auf { $place }.
event-block-removed = { SEAT($seat) } opfert { convicts } und entfernt den Block von { SEAT($owner) } auf { $place }.
    .you = Du opferst { convicts } und entfernst den Block von { SEAT($owner) } auf { $place }.
    .you-owner = { SEAT($seat) } opfert { convicts } und entfernt deinen Block auf { $place }.
event-taskmaster-moved = Der Aufseher von { SEAT($seat) } geht von { $origin } nach { $province }.
    .you = Dein Aufseher geht von { $origin } nach { $province }.
event-emperor-placed = { SEAT($seat) } setzt den Kaiserblock auf { $place }.
    .you = Du setzt den Kaiserblock auf { $place }.
event-emperor-lost = { SEAT($seat) } hat den Kaiserblock nicht gesetzt; er ist verloren.
    .you = Du hast den Kaiserblock nicht gesetzt; er ist verloren.
event-row-completed = { SEAT($seat) } vollendet die Reihe auf Ebene { $level } von { $province } und nimmt eine Rückkaufmarke.
    .you = Du vollendest die Reihe auf Ebene { $level } von { $province } und nimmst eine Rückkaufmarke.
event-level-completed = { SEAT($seat) } vollendet Ebene { $level } der ganzen Mauer.
    .you = Du vollendest Ebene { $level } der ganzen Mauer.
event-points =
    +{ $points } für { SEAT($seat) } ({ $source ->
        [row] Reihe
        [level] Ebene
        [tower] Turm
        [favour] Gunst
        [chips] Rückkaufmarken
        [province] Blöcke in jeder Provinz
        [jade] meiste Jade
       *[workers] meiste Arbeiter
    }).
    .you =
        +{ $points } für dich ({ $source ->
            [row] Reihe
            [level] Ebene
            [tower] Turm
            [favour] Gunst
            [chips] Rückkaufmarken
            [province] Blöcke in jeder Provinz
            [jade] meiste Jade
           *[workers] meiste Arbeiter
        }).
event-wall-completed = { SEAT($seat) } hat die Mauer vollendet und nimmt { jade } und { convicts } aus den Gefängnissen.
    .you = Du hast die Mauer vollendet und nimmst { jade } und { convicts } aus den Gefängnissen.
event-game-over =
    { $reason ->
        [mongols] { outcome-mongols }
       *[wall-complete] { outcome-wall-complete }
    }

## Warum das Spiel aus ist

outcome-wall-complete = Die Mauer ist vollendet: Das Spiel ist zu Ende.
outcome-mongols = Es ist kein Kaiserblock mehr da, und die Mongolen kommen: Das Spiel ist zu Ende.

## Fragen

ask-favours =
    { $count ->
        [one] Wähle { $count } Gunstkarte, die du behältst.
       *[other] Wähle { $count } Gunstkarten, die du behältst.
    }
ask-bid = Wie viel Jade bietest du für die Petition?
ask-action = Spiele eine Rollenkarte: Wähle eine Aktion.
ask-action-again = Karte zurückgekauft: Wähle noch eine Aktion.
ask-buyback = Du hast die Karte { role } gespielt. Kaufst du sie zurück oder beendest du deinen Zug?
ask-emperor = Setzt du den Kaiserblock oder beendest du deinen Zug?
ask-repeat = Welche Aktion der Karte { role } wiederholst du?
ask-keep =
    { $count ->
        [one] Behalte noch { $count } der gezogenen Karten; die übrigen kommen unter das Deck.
       *[other] Behalte { $count } der gezogenen Karten; die übrigen kommen unter das Deck.
    }
ask-block =
    { $count ->
        [one] Wohin baust du den Block?
       *[other] Wohin baust du Block { $block } von { $count }?
    }
ask-workers = Der Bau braucht { $count } Arbeiter. Wie viele davon sind Bauern?
ask-plaque = Welcher Block des Musters bekommt die Tafel? (Gunstkarte { $card })

## Aktionen: die Art, für ein Menü, und das Ganze

action-done = Zug beenden
do-done = Zug beenden
action-buyback = Die Rollenkarte zurückkaufen
do-buyback =
    { $payment ->
        [chip] Die Rollenkarte mit einer Rückkaufmarke zurückkaufen
       *[jade] Den Aufseher für Jade zurückkaufen
    }
action-bid = Bieten
do-bid = { jade } bieten
action-keep = Eine Gunstkarte behalten
do-keep = Gunstkarte { $card } behalten
action-recruit = Anwerber: Bauern anwerben
do-recruit =
    { $count ->
        [one] { $count } Bauern anwerben
       *[other] { $count } Bauern anwerben
    }
action-convicts = Anwerber: Sträflinge holen
do-convicts = Zwei Bauern gegen fünf Sträflinge tauschen
action-jade = Jade holen
do-jade = Jade mit der Karte { role } holen
action-prison = Anwerber: Gefängnis leeren
do-prison = Alles aus dem Gefängnis nehmen
action-quarry = Rohstoffe: Blöcke holen
do-quarry =
    { $count ->
        [one] { $count } Block holen
       *[other] { $count } Blöcke holen
    }
action-draw = Rohstoffe: Gunstkarten ziehen
do-draw = Gunstkarten ziehen
action-build = Baumeister: Mauer bauen
do-build =
    { $count ->
        [one] { $count } Block bauen
       *[other] { $count } Blöcke bauen
    }
action-favour = Baumeister: eine Gunstkarte spielen
do-favour = Gunstkarte { $card } spielen
action-remove = Baumeister: einen Block entfernen
do-remove = Den Block auf { $place } entfernen
action-move = Aufseher: weiterziehen
do-move = Mit dem Aufseher nach { $province } ziehen
action-repeat = Aufseher: eine Rolle wiederholen
do-repeat = Die Karte { role } wiederholen
action-emperor = Den Kaiserblock setzen
do-emperor = Den Kaiserblock auf { $place } setzen
action-block = Einen Block setzen
do-block = Einen Block auf { $place } setzen
action-peasants = Arbeiter einsetzen
do-peasants =
    { $count ->
        [0] Nur Sträflinge einsetzen
        [one] { $count } Bauern einsetzen, sonst Sträflinge
       *[other] { $count } Bauern einsetzen, sonst Sträflinge
    }
action-plaque = Die Tafel setzen
do-plaque = Die Tafel auf { $place } setzen

## Optionen

option-variant = Variante
option-variant-help = Wie viele Provinzen die Mauer hat: Eine mehr ist freundlicher, eine weniger härter.
option-variant-standard = Standard
option-variant-friendly = Freundlich: eine Provinz mehr
option-variant-cutthroat = Hart: eine Provinz weniger
option-deck = Eigenes Gunstdeck
option-deck-help = Der Text eines eigenen Gunstdecks. Ohne Angabe: das Deck, das zum Spiel gehört.

refused-variant-provinces = Mit dieser Variante hätten { $seats } Spieler { $provinces } Provinzen; möglich sind { $least } bis { $most }.
refused-deck-too-small = Das Deck hat { $found } Gunstkarten, aber { $seats } Spieler brauchen mindestens { $wanted }.

## Decks

refused-deck-not-json = Das Gunstdeck ist kein lesbares JSON.
refused-deck-size = Ein Gunstdeck ist eine Liste aus 1 bis { $most } Karten.
refused-deck-card = Eintrag { $card } des Decks ist keine Karte: Schreib ihn in geschweiften Klammern, mit id, pattern und Belohnungen.
refused-deck-field = Karte { $card } des Decks hat ein Feld „{ $field }“, das keine Karte hat.
refused-deck-number = Karte { $card } des Decks hat die id „{ $found }“; die Karten sind der Reihe nach ab 0 nummeriert.
refused-deck-pattern = Karte { $card } des Decks hat kein Muster: Schreib eine Liste von Zeilen, von oben nach unten.
refused-deck-pattern-size = Das Muster von Karte { $card } braucht eine bis { $most } gleich lange Zeilen, höchstens { $most } lang.
refused-deck-pattern-mark = Das Muster von Karte { $card } darf nur # (Block) und . (beliebig) enthalten.
refused-deck-pattern-loose = Das Muster von Karte { $card } hat eine leere Zeile oder Spalte; lass sie weg.
refused-deck-pattern-blocks = Das Muster von Karte { $card } braucht { $least } bis { $most } Blöcke.
refused-deck-pattern-apart = Die Blöcke von Karte { $card } müssen einander an den Kanten berühren.
refused-deck-pattern-twice = Karte { $card } des Decks hat dasselbe Muster wie Karte { $other }.
refused-deck-reward = Der Wert { $reward } von Karte { $card } muss eine ganze Zahl von 0 bis { $most } sein.
refused-deck-no-reward = Karte { $card } des Decks bringt gar keine Belohnung.

## Abgelehnte Züge

refused-card-not-dealt = Karte { $card } wurde dir nicht ausgeteilt; behalte eine deiner fünf.
refused-card-not-drawn = Karte { $card } hast du nicht gezogen; nur gezogene Karten kannst du behalten.
refused-card-kept-already = Karte { $card } hast du schon behalten; wähle eine andere.
refused-card-not-in-hand = Gunstkarte { $card } hast du nicht auf der Hand.
refused-pattern-not-there = Deine Blöcke ohne Tafel bilden das Muster von Karte { $card } nicht.
refused-not-in-pattern = { $place } gehört zu keiner Stelle, an der deine Blöcke das Muster von Karte { $card } bilden.
refused-too-little-jade = Das kostet { $needed } Jade, du hast aber nur { $held }.
refused-too-few-peasants =
    { $needed ->
        [one] Dafür brauchst du { $needed } Bauern, hast aber nur { $held }.
       *[other] Dafür brauchst du { $needed } Bauern, hast aber nur { $held }.
    }
refused-too-few-convicts =
    { $needed ->
        [one] Dafür brauchst du { $needed } Sträfling, hast aber nur { $held }.
       *[other] Dafür brauchst du { $needed } Sträflinge, hast aber nur { $held }.
    }
refused-too-few-blocks =
    { $needed ->
        [one] Dafür brauchst du { $needed } Block im Vorrat, hast aber nur { $held }; hol dir neue.
       *[other] Dafür brauchst du { $needed } Blöcke im Vorrat, hast aber nur { $held }; hol dir neue.
    }
refused-too-few-workers =
    { $held ->
        [one] Du hast nur { $held } Arbeiter; das reicht dafür nicht.
       *[other] Du hast nur { $held } Arbeiter; das reicht dafür nicht.
    }
refused-too-few-workers-here = Dieser Platz braucht { $needed } Arbeiter, aber du hast nur noch { $held }.
refused-workers-mix = Diese Zahl von Bauern ist nicht möglich; schicke { $least } bis { $most }.
refused-stock-too-small = Im Bestand sind nicht { $wanted }, nur { $stock }.
refused-no-peasants-left = Im Bestand sind keine Bauern mehr.
refused-no-convicts-left = Im Bestand sind keine Sträflinge mehr.
refused-no-blocks-left = Im Bestand ist kein Block von dir mehr.
refused-deck-empty = Das Gunstdeck ist leer.
refused-role-not-in-hand = Die Karte { role } hast du nicht auf der Hand; sie liegt auf dem Tisch.
refused-role-not-on-table = Die Karte { role } hast du auf der Hand; wiederholen kannst du nur, was auf dem Tisch liegt.
refused-role-without-action = Nach dem Bezahlen der Wiederholung wäre keine Aktion der Karte { role } möglich.
refused-not-on-this-role = Du wiederholst die Karte { role }; wähle eine ihrer Aktionen.
refused-already-there = Dein Aufseher ist schon dort; wähle eine andere Provinz.
refused-no-such-province = Eine Provinz { $province } gibt es an diesem Tisch nicht.
refused-not-in-camp = Dein Aufseher ist in { $province }; nur dort geht das.
refused-province-complete = Die Mauer von { $province } ist vollständig; zum Bauen muss dein Aufseher weiterziehen.
refused-no-room-for-two = In { $province } ist nur noch ein Platz frei, zu wenig für zwei Blöcke.
refused-location-taken = Auf { $place } steht schon ein Block.
refused-nothing-below = { $place } braucht einen Block direkt darunter.
refused-tower-columns-only = Ebene { $level } hat nur die beiden äußeren Spalten einer Provinz.
refused-no-second-location = Nach einem Block auf { $place } könntest du keinen Platz für den zweiten mehr bezahlen.
refused-no-emperor-block = Du hast keinen Kaiserblock, den du setzen könntest.
refused-emperor-not-now = Den Kaiserblock setzt du vor dem Bau oder zwischen seinen beiden Blöcken, nicht jetzt.
refused-emperor-blocks-build = Mit dem Kaiserblock dort könntest du keinen Platz für deinen zweiten Block mehr bezahlen.
refused-no-block-there = Auf { $place } steht kein Block.
refused-block-emperors = Der Block auf { $place } gehört dem Kaiser und bleibt.
refused-block-own = Der Block auf { $place } gehört dir; entfernen kannst du nur fremde Blöcke.
refused-block-plaque = Der Block auf { $place } trägt eine Tafel und bleibt.
refused-block-tower = Der Block auf { $place } steht auf Ebene 4 und bleibt.
refused-block-in-row = Der Block auf { $place } gehört zu einer vollständigen Reihe und bleibt.
refused-block-above = Über { $place } steht ein Block.
refused-buyback-twice = In diesem Zug hast du schon eine Karte zurückgekauft.
refused-buyback-jade-role = Mit Jade kaufst du nur den Aufseher zurück; für die Karte { role } brauchst du eine Rückkaufmarke.
refused-no-chip = Du hast keine Rückkaufmarke.

## Stellungen als Text

refused-no-such-place = Einen Platz „{ $text }“ gibt es nicht; schreib Provinz, Spalte und Ebene wie in b3.2.
refused-position-line-twice = Die Zeile { $name }: kommt zweimal vor.
refused-position-line-unknown = Mit „{ $found }“ beginnt keine Zeile einer Stellung.
refused-position-seats = Möglich sind { $least } bis { $most } Plätze.
refused-position-nobody = „{ $found }“ bezeichnet an diesem Tisch niemanden und nichts.
refused-position-option = Diese Optionen sind nicht spielbar. { $why }
refused-position-favours = „{ $found }“ ist kein Deck; schreib printed oder own.
refused-position-level = „{ $found }“ beginnt keine Zeile der Mauer; schreib jede Ebene von 1 bis 4 höchstens einmal.
refused-position-columns = Diese Zeile hat { $found } Plätze; die Mauer hat { $wanted } Spalten.
refused-position-token = „{ $found }“ kann hier nicht stehen: Schreib . für einen freien Platz, - für keinen, den Buchstaben einer Farbe oder E für einen Block und * für eine Tafel.
refused-position-camp = „{ $found }“ ist keine Provinz dieses Tisches.
refused-position-role = „{ $found }“ ist keine Rollenkarte; es gibt recruiter, resources, builder und taskmaster.
refused-position-card = Eine Gunstkarte { $found } ist nicht im Deck.
refused-position-pile = „{ $found }“ ist kein Stapel aus Päckchen; schreib Nummern mit Karten in Klammern wie in 2(5 7 9).
refused-position-word = „{ $found }“ gehört nicht in diese Zeile.
refused-position-yes-no = „{ $found }“ ist weder yes noch no.
refused-position-stack = Die Zeile stack: ist keine Liste von Schritten mit Karten dieses Decks, wie das Programm sie schreibt.
refused-position-turn = „{ $found }“ sagt nicht, wer am Zug ist; schreib bids oder eine Farbe und einen Zug von 1 bis 3, wenn jemand die Kaiserfigur hat.
refused-position-impossible =
    { $found ->
        [state-dead-end] Diese Stellung ist nicht spielbar: Wer am Zug ist, hat keinen erlaubten Zug.
       *[other] Diese Stellung ist unmöglich. { $why }
    }

## Fehler einer Stellung

refused-jade = Es gibt insgesamt { $found } Jade; in der Schachtel ist eine andere Zahl.
refused-peasants = Es gibt insgesamt { $found } Bauern; in der Schachtel ist eine andere Zahl.
refused-convicts =
    { $found ->
        [one] Es gibt insgesamt { $found } Sträfling; in der Schachtel ist eine andere Zahl.
       *[other] Es gibt insgesamt { $found } Sträflinge; in der Schachtel ist eine andere Zahl.
    }
refused-chips =
    { $found ->
        [one] Es gibt insgesamt { $found } Rückkaufmarke; in der Schachtel ist eine andere Zahl.
       *[other] Es gibt insgesamt { $found } Rückkaufmarken; in der Schachtel ist eine andere Zahl.
    }
refused-blocks =
    { $colour ->
        [red] Es gibt insgesamt { $found } rote Blöcke; in der Schachtel ist eine andere Zahl.
        [white] Es gibt insgesamt { $found } weiße Blöcke; in der Schachtel ist eine andere Zahl.
        [black] Es gibt insgesamt { $found } schwarze Blöcke; in der Schachtel ist eine andere Zahl.
        [blue] Es gibt insgesamt { $found } blaue Blöcke; in der Schachtel ist eine andere Zahl.
        [green] Es gibt insgesamt { $found } grüne Blöcke; in der Schachtel ist eine andere Zahl.
       *[yellow] Es gibt insgesamt { $found } gelbe Blöcke; in der Schachtel ist eine andere Zahl.
    }
refused-negative = Eine Anzahl ist negativ.
refused-camp = Ein Aufseher steht außerhalb der Provinzen.
refused-roles = Jemand hat eine Rollenkarte, die es nicht gibt.
refused-roles-laid = Jemand hat mehr oder weniger Rollenkarten auf der Hand, als zu den Zügen der Runde passt.
refused-two-in-a-place = Zwei Blöcke stehen auf einem Platz.
refused-wall = Die Liste aller Blöcke ist falsch.
refused-off-wall = Ein Block steht außerhalb der Mauer.
refused-wall-complete = Die Mauer ist vollständig, das Spiel wäre also zu Ende.
refused-emperor-blocks = Es gibt insgesamt { $found } Kaiserblöcke, mehr als in der Schachtel.
refused-holder = Wer die Kaiserfigur haben soll, sitzt nicht am Tisch.
refused-round = Die Runden haben die Nummern 1 bis { $most }.
refused-emperor-stock = Die Kaiserblöcke im Bestand passen nicht zur Runde: Jede Petition nimmt einen, und keiner ist vergeben, bevor die Gebote aufgedeckt sind.
refused-chips-without-rows = Es gibt mehr Rückkaufmarken als vollständige Reihen.
refused-plaques = Die Tafeln auf den Blöcken eines Spielers passen nicht zu seinen gespielten Gunstkarten.
refused-plaque-without-block = Eine Tafel liegt, wo kein Block eines Spielers steht.
refused-card-twice = Eine Gunstkarte ist an zwei Stellen zugleich.
refused-cards = Es fehlen Gunstkarten.
refused-packet-empty = Ein Päckchen des Decks ist leer.
refused-packets = Die Päckchen des Decks sind nicht aufsteigend geordnet.
refused-makers = Die Liste, wer welches Päckchen gezogen hat, ist falsch.
refused-paths = Der Weg einer Gunstkarte ist falsch.
refused-stack = Was am Tisch gerade geschieht, ist unmöglich.
refused-result = Das Ergebnis passt nicht zu dem, was auf dem Tisch liegt.

## Daueraufträge: der Satz, die Art, ihre Felder und was man wählen kann

order-petition =
    { $jade ->
        [0] Bei Petitionen nichts bieten.
       *[other] Bei jeder Petition { $jade } Jade bieten, oder alles, was du hast, wenn das weniger ist.
    }
order-name-petition = Petitionen
order-field-jade = Jade
order-choice = { $choice }
