# The Warring States of China in the terminal.

warring-head =
    { $column ->
        [military] Mil
        [economy] Wir
        [culture] Kul
        [morale] Mor
       *[sum] Sum
    }
warring-ban =
    { $what ->
        [war] kein Krieg
        [assassination] kein Attentat
        [rise] { warring-attribute } kann nicht steigen
       *[fall] { warring-attribute } kann nicht fallen
    }
warring-attribute =
    { $attribute ->
        [military] Militär
        [economy] Wirtschaft
        [culture] Kultur
       *[morale] Moral
    }
warring-seat-heads = Kart. Char. Pkt
warring-year = Runde { $round }, { $year } v. Chr.
warring-agenda = Ereignisstapel ({ $count })
warring-played = Ausgespielt
warring-characters = Charaktere
warring-offer = Gezogen
warring-laid = Verdeckt
warring-legend-sum = Stärke und wie sie sich in dieser Runde verändert hat
warring-legend-choice = diesen Staat kannst du jetzt markieren
warring-legend-fought = hat in dieser Runde gekämpft
warring-legend-dead = dieser Staat ist untergegangen
warring-legend-last-moves = am Ende einer Zeile: was dieser Platz zuletzt getan hat, in der Notation
balance-title = { $games } Spiele von { $seats } Bots, die ihre Ziele verfolgen, Startwert { $seed }
balance-good = Die Kartensätze entsprechen allen Anforderungen.
balance-never = { $who } kam nie vor ({ $share }).
balance-completed = { $who }: Das Ziel wurde zu selten erreicht, { $share }.
balance-ending = So endete das Spiel nie: { $who } ({ $share }).
balance-survives = { $who } überlebt zu oft oder zu selten: { $share }.
balance-seat = Platz { $who } weicht zu weit von einem gleichen Anteil ab: { $share }.
column-character = Charakter
column-points = Punkte
column-held = gehalten
column-completed = Ziel erreicht
column-state = Staat
column-survives = überlebt
column-unifies = eint
