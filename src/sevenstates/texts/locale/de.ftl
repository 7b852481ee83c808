# Deutsch: was zu keinem Spiel gehört.

list = { $start } und { $last }
list-empty = nichts
seat-name = Platz { $number }
at-line = { $text } (Zeile { $line })
at-line-column = { $text } (Zeile { $line }, Spalte { $column })

## Wie ein Spiel ausging

result-won =
    { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    } mit einem Ergebnis von { $score }.
    .winners = { SEAT($value) }
    .you = Du gewinnst mit einem Ergebnis von { $score }.
result-nobody = Niemand gewinnt.

## Spielzüge

refused-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats } Plätze.
refused-no-such-viewer = Einen Betrachter { $viewer } gibt es an diesem Tisch nicht.
refused-foreign-action = Das ist kein Zug dieses Spiels ({ $game }).
refused-game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
refused-not-your-decision = Gerade entscheidest nicht du; warte, bis du an der Reihe bist.
refused-not-now = Darum geht es gerade nicht; beantworte zuerst die offene Frage.
refused-no-such-move = „{ $text }“ verstehe ich nicht: So wird kein Zug geschrieben.
refused-no-such-version = Eine Version { $found } dieses Spiels gibt es noch nicht; die neueste ist { $known }.
refused-undo-refused = Das lässt sich nicht zurücknehmen: Du hast nichts mehr zurückzunehmen, oder seither wurde gezogen, etwas aufgedeckt oder jemand anders hat entschieden.

## Tische und Optionen

refused-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
refused-no-such-language = Die Sprache „{ $language }“ gibt es nicht. Bekannte Sprachen: { $known }.
refused-extra-missing = Dafür brauchst du { $library }: { $command }
refused-seat-count = Mit { $seats } Spielern geht das nicht; es ist für { $least } bis { $most }.
refused-no-such-bot = Es gibt keinen Bot „{ $bot }“. Bekannte Bots: { $known }.
refused-bots-too-many = { $bots } Bots passen nicht auf { $seats } Plätze: Nenne mindestens einen und nicht mehr, als es Plätze gibt.
refused-option-foreign = Das sind keine Optionen dieses Spiels ({ $game }).
refused-option-type = Die Option { $option } kann nicht „{ $value }“ sein: Das ist die falsche Art von Wert.
refused-option-choice = Die Option { $option } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
refused-option-unknown = Eine Option { $option } gibt es nicht. Bekannte Optionen: { $known }.
refused-no-such-order = Einen solchen Dauerauftrag gibt es in diesem Spiel nicht. Es kennt: { $known }.
refused-order-fields = Der Dauerauftrag { $order } braucht eine Wahl für: { $fields }.
refused-order-choice = Der Dauerauftrag { $order } kennt diese Wahl für { $field } nicht. Zur Wahl stehen: { $choices }.

## Aufzeichnungen und Spielstände

refused-arena-unreadable = Das ist keine Datei der Arena, oder sie ist beschädigt.
refused-arena-other = Diese Datei gehört zu einem anderen Wettkampf; Spiel, Bots, Plätze, Optionen und Startwert müssen gleich sein.
refused-arena-rules = Dieser Wettkampf wurde nach einer anderen Fassung der Regeln gespielt und kann nicht fortgesetzt werden.
refused-record-unreadable = Das ist keine Aufzeichnung eines Spiels, oder die Datei ist beschädigt.
refused-record-file = „{ $file }“ lässt sich nicht verwenden. { $why }
refused-record-format = Diese Aufzeichnung hat das Format { $found }; dieses Programm liest das Format { $known }.
refused-record-game = Das ist eine Aufzeichnung von { $found }, nicht von { $wanted }.
refused-record-rules = Diese Aufzeichnung wurde nach Version { $found } der Regeln gespielt; dieses Programm hat Version { $known }.
refused-record-options = Mit den Optionen dieser Aufzeichnung lässt sich nicht spielen. { $why }
refused-record-move = Zug { $number } der Aufzeichnung, „{ $move }“, war nicht möglich. { $why }
refused-record-outcome = Das Ergebnis in der Aufzeichnung passt nicht zu ihren Zügen.
refused-record-order = Zug { $number } der Aufzeichnung ist nicht, was sein Dauerauftrag sagt.
refused-record-no-key = In dieser Aufzeichnung fehlt der Schlüssel der Ziehungen, darum lassen sie sich nicht prüfen; er wird nach dem Spiel veröffentlicht.
refused-record-key = Der Schlüssel in dieser Aufzeichnung ist nicht der, der vor dem Spiel versprochen wurde.
refused-record-commitment = Das Versprechen in der Aufzeichnung ist nicht das, das vor dem Spiel veröffentlicht wurde.
refused-record-draw =
    { $number ->
        [0] Die Ziehungen in dieser Aufzeichnung passen nicht zum Schlüssel.
       *[other] Ab Zug { $number } passen die Ziehungen nicht zum Schlüssel.
    }
refused-record-picks-missing = Die Aufzeichnung bricht mitten in einer Ziehung ab.
refused-record-picks-left =
    { $count ->
        [one] Die Aufzeichnung enthält eine Ziehung mehr, als das Spiel braucht.
       *[other] Die Aufzeichnung enthält { $count } Ziehungen mehr, als das Spiel braucht.
    }
refused-record-pick-impossible = Die Aufzeichnung enthält eine Ziehung, die nicht möglich war: Nummer { $pick }.
refused-event-unreadable = Ein Ereignis in dieser Datei ist beschädigt.
refused-step-unreadable = Ein Schritt in diesem Spielstand ist beschädigt.
refused-state-unreadable = Das ist kein Spielstand von { $game }, mit dem man weiterspielen kann, oder er ist beschädigt.
refused-state-dead-end = Wer am Zug ist, hat hier keinen erlaubten Zug.
refused-stack = Was hier gerade geschieht, ist unmöglich.
refused-position-line-missing = Die Zeile { $name }: fehlt.
refused-position-line-unknown = Mit „{ $found }“ beginnt keine Zeile einer Stellung.
refused-position-number = „{ $found }“ ist keine ganze Zahl.
refused-position-json = Die Zeile { $name }: ist kein lesbares JSON.
refused-bot-not-loaded = Der Bot „{ $bot }“ kann nicht geladen werden. { $why }
refused-bot-no-choose = „{ $bot }“ ist kein Bot: Die Methode choose fehlt.
refused-net-unreadable = „{ $file }“ lässt sich nicht als Netz verwenden: { $why }
refused-net-no-adapter = „{ $file }“ lässt sich nicht verwenden: { $game } kann hier von keinem Netz gespielt werden.
refused-net-unlabelled = „{ $file }“ gibt nicht an, für welches Spiel es trainiert wurde. Wenn es { $game } war: python -m sevenstates.train.label { $game } { $file }
refused-net-other-game = „{ $file }“ ist ein Netz für { $game }, nicht für { $wanted }.
refused-net-other-adapter = „{ $file }“ wurde mit anderen Merkmalen ({ $adapter }) trainiert, als dieses Programm sie hat ({ $wanted }). Es muss neu trainiert werden.
refused-positions-mixed = Das sind nicht Stellungen eines einzigen Spiels an Tischen einer Größe.
refused-rows-ending = Der Name „{ $file }“ muss auf .jsonl oder .parquet enden.
refused-rows-unreadable = „{ $file }“ ist keine Datei mit Partien oder Stellungen, oder sie ist beschädigt.

## Das External Bot Protocol

refused-external-string = Das ist keine Verbindungszeile. Eine sieht so aus: https://HOST/api/ext/SPIEL#TOKEN; setze sie in Anführungszeichen.
refused-external-token = Der Server kennt dieses Token nicht, oder der Platz ist für kein Programm mehr offen.
refused-external-no-game = Dieses Spiel gibt es auf dem Server nicht.
refused-external-redirect = Der Server verweist auf eine andere Adresse ({ $status }). Lass dir eine Verbindungszeile mit der richtigen geben.
refused-external-protocol = Der Server spricht Version { $found } des Protokolls, dieses Programm Version { $known }.
refused-external-answer = Die Antwort des Servers entspricht nicht dem Protokoll: „{ $field }“ fehlt oder ist falsch.
refused-external-view = Die Spielansicht des Servers ist in sich nicht stimmig ({ $why }).
refused-external-table = Unsere Bots können an diesem Tisch nicht spielen: Sie kennen die Karte oder die Zahl der Plätze nicht.
refused-external-stale = Das Spiel ging jedes Mal weiter, bevor der Bot antworten konnte. Es gab { $times } Versuche.
