# Deutsch: die Wörter von „The Warring States of China“.

game-title = The Warring States of China

## Namen

attribute =
    { $attribute ->
        [military] Militär
        [economy] Wirtschaft
        [culture] Kultur
       *[morale] Moral
    }
attribute-key =
    { $key ->
        [military] Militär
        [economy] Wirtschaft
        [culture] Kultur
       *[morale] Moral
    }

seat-name =
    { $number ->
        [1] Vogel
        [2] Tiger
        [3] Schildkröte
        [4] Karpfen
       *[5] Pferd
    }

## Das Protokoll

event-host-rolled =
    { $host ->
        [none] Die Würfel für den ersten Gastgeber: { $rolls }. Bei Gleichstand wird noch einmal gewürfelt.
       *[other] Die Würfel für den ersten Gastgeber: { $rolls }. { SEAT($host) } ist Gastgeber.
    }
    .rolls = { SEAT($seat) } { $total } ({ $dice })
event-round-began = Runde { $round }, { $year } v. Chr.: { SEAT($host) } ist Gastgeber.
    .you-host = Runde { $round }, { $year } v. Chr.: Du bist Gastgeber.
event-cards-drawn =
    { $count ->
        [one] { SEAT($seat) } zieht { $count } Ereigniskarte.
       *[other] { SEAT($seat) } zieht { $count } Ereigniskarten.
    }
    .you =
        { $count ->
            [one] Du ziehst { $count } Ereigniskarte.
           *[other] Du ziehst { $count } Ereigniskarten.
        }
event-cards-drawn-cards = { SEAT($seat) } zieht: { $cards }.
    .cards = { CARD($value) }
    .you = Du ziehst: { $cards }.
event-deck-refilled =
    { $deck ->
        [events] Die abgelegten Ereigniskarten werden zu einem neuen Stapel gemischt.
       *[characters] Die abgelegten Charaktere werden zu einem neuen Stapel gemischt.
    }
event-public-event = Öffentliches Ereignis: { PUBLIC($card) }.
event-hand-discarded =
    { $count ->
        [one] { SEAT($seat) } legt { $count } Ereigniskarte ab.
       *[other] { SEAT($seat) } legt { $count } Ereigniskarten ab.
    }
    .you =
        { $count ->
            [one] Du legst { $count } Ereigniskarte ab.
           *[other] Du legst { $count } Ereigniskarten ab.
        }
event-hand-discarded-cards = { SEAT($seat) } legt ab: { $cards }.
    .cards = { CARD($value) }
    .you = Du legst ab: { $cards }.
event-card-passed = { SEAT($seat) } gibt eine Karte an { SEAT($to) } weiter.
    .you = Du gibst eine Karte an { SEAT($to) } weiter.
    .you-to = { SEAT($seat) } gibt dir eine Karte weiter.
event-card-passed-card = { SEAT($seat) } gibt die Karte { CARD($card) } an { SEAT($to) } weiter.
    .you = Du gibst die Karte { CARD($card) } an { SEAT($to) } weiter.
    .you-to = { SEAT($seat) } gibt dir die Karte { CARD($card) } weiter.
event-statement = { SEAT($seat) }: { statement-words }
    .you = Du: { statement-words }
statement-words =
    { $said ->
        [strengthen] „Ich werde { STATE($state) } stärken.“
        [weaken] „Ich werde { STATE($state) } schwächen.“
        [peace] „Kein Krieg in dieser Runde.“
        [support] „Ich unterstütze das.“
       *[oppose] „Ich bin dagegen.“
    }
event-all-played = Alle haben gespielt. Karten: { $counts }.
    .counts = { SEAT($index) } { $value }
event-cards-revealed = { SEAT($seat) } deckt auf: { $cards }.
    .cards = { CARD($value) }
    .you = Du deckst auf: { $cards }.
event-cards-taken =
    { $count ->
        [one] { $count } Karte von { SEAT($seat) } kommt in den Ereignisstapel.
       *[other] { $count } Karten von { SEAT($seat) } kommen in den Ereignisstapel.
    }
    .you =
        { $count ->
            [one] { $count } deiner Karten kommt in den Ereignisstapel.
           *[other] { $count } deiner Karten kommen in den Ereignisstapel.
        }
event-cards-taken-cards = Von { SEAT($seat) } in den Ereignisstapel: { $cards }.
    .cards = { CARD($value) }
    .you = Von deinen Karten in den Ereignisstapel: { $cards }.
event-card-abandoned = { SEAT($seat) } verwirft eine Karte aus dem Ereignisstapel.
    .you = Du verwirfst eine Karte aus dem Ereignisstapel.
event-card-abandoned-card = { SEAT($seat) } verwirft die Karte { CARD($card) } aus dem Ereignisstapel.
    .you = Du verwirfst die Karte { CARD($card) } aus dem Ereignisstapel.
event-card-added = { SEAT($seat) } fügt dem Ereignisstapel eine Karte hinzu.
    .you = Du fügst dem Ereignisstapel eine Karte hinzu.
event-card-added-card = { SEAT($seat) } fügt dem Ereignisstapel die Karte { CARD($card) } hinzu.
    .you = Du fügst dem Ereignisstapel die Karte { CARD($card) } hinzu.
event-order-laid =
    { $count ->
        [one] { SEAT($seat) } hat die Reihenfolge festgelegt ({ $count } Karte).
       *[other] { SEAT($seat) } hat die Reihenfolge der { $count } Karten festgelegt.
    }
    .you =
        { $count ->
            [one] Du hast die Reihenfolge festgelegt ({ $count } Karte).
           *[other] Du hast die Reihenfolge der { $count } Karten festgelegt.
        }
event-card-played = { CARD($written) }.
event-card-owner = Das war die Karte von { SEAT($seat) }.
    .you = Das war deine Karte.
event-round-ended = Runde { $round } ist vorbei.
event-changed = { STATE($state) }: { $changes }.
    .changes = { attribute-key } { SIGNED($value) }
event-state-died =
    { $victor ->
        [none] { STATE($state) } geht unter.
       *[other] { STATE($state) } geht unter, besiegt von { STATE($victor) }.
    }
event-war =
    { $winner ->
        [none] Krieg zwischen { $sides }, { $totals }: unentschieden.
       *[other] Krieg zwischen { $sides }, { $totals }: { STATE($winner) } siegt.
    }
    .sides = { STATE($value) }
    .totals = { $value }
    .totals-list = { $start } zu { $last }
event-war-forbidden = Zwischen { $sides } darf jetzt kein Krieg geführt werden.
    .sides = { STATE($value) }
event-raid =
    { $result ->
        [win] { STATE($state) } schlägt einen Stamm mit Militär { $strength } zurück ({ $totals }).
        [loss] { STATE($state) } unterliegt einem Stamm mit Militär { $strength } ({ $totals }).
       *[tie] { STATE($state) } und ein Stamm mit Militär { $strength } kämpfen ohne Sieger ({ $totals }).
    }
    .totals = { $value }
    .totals-list = { $start } zu { $last }
event-raid-forbidden = { STATE($state) } darf jetzt nicht kämpfen; die Reiter kehren um.
event-assassination =
    { $succeeds ->
        [true] Der Herrscher von { STATE($state) } wird ermordet (Würfel: { $die }).
       *[false] Das Attentat auf den Herrscher von { STATE($state) } misslingt (Würfel: { $die }).
    }
event-assassination-forbidden = Der Herrscher von { STATE($state) } ist in dieser Runde zu gut bewacht.
event-die =
    { $state ->
        [none] Der Würfel zeigt { $die }; nötig war mindestens { $needs }.
       *[other] Der Würfel für { STATE($state) } zeigt { $die }; nötig war mindestens { $needs }.
    }
event-forbidden =
    { $what ->
        [war] { forbidden-states }: in dieser Runde kein Krieg.
        [assassination] { forbidden-states }: in dieser Runde kein Attentat.
        [rise] { forbidden-states }: in dieser Runde kein Anstieg ({ forbidden-attribute }).
       *[fall] { forbidden-states }: in dieser Runde kein Rückgang ({ forbidden-attribute }).
    }
    .states = { STATE($value) }
forbidden-states =
    { $is_all ->
        [true] Alle Staaten
       *[false] { $states }
    }
forbidden-attribute =
    { $attribute ->
        [none] alle Werte
       *[other] { attribute }
    }
event-states-named = Stärkster, schwächster, zweitstärkster, zweitschwächster Staat: { $states }.
    .states = { STATE($value) }
event-characters-drawn =
    { $count ->
        [one] { SEAT($seat) } zieht { $count } Charakter.
       *[other] { SEAT($seat) } zieht { $count } Charaktere.
    }
    .you =
        { $count ->
            [one] Du ziehst { $count } Charakter.
           *[other] Du ziehst { $count } Charaktere.
        }
event-characters-drawn-characters = { SEAT($seat) } zieht: { $characters }.
    .characters = { CHARACTER($value) }
    .you = Du ziehst: { $characters }.
event-characters-kept =
    { $count ->
        [one] { SEAT($seat) } behält { $count } Charakter.
       *[other] { SEAT($seat) } behält { $count } Charaktere.
    }
    .you =
        { $count ->
            [one] Du behältst { $count } Charakter.
           *[other] Du behältst { $count } Charaktere.
        }
event-characters-kept-characters = { SEAT($seat) } behält: { $characters }.
    .characters = { CHARACTER($value) }
    .you = Du behältst: { $characters }.
event-character-discarded = { SEAT($seat) } legt einen Charakter ab.
    .you = Du legst einen Charakter ab.
event-character-discarded-character = { SEAT($seat) } legt { CHARACTER($character) } ab.
    .you = Du legst { CHARACTER($character) } ab.
event-claim-possible = { SEAT($seat) } kann jetzt einen Charakter vorzeigen.
    .you = Du kannst jetzt einen Charakter vorzeigen.
event-claimed =
    { $points ->
        [one] { SEAT($seat) } zeigt { CHARACTER($character) } vor und erhält { $points } Punkt.
       *[other] { SEAT($seat) } zeigt { CHARACTER($character) } vor und erhält { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Du zeigst { CHARACTER($character) } vor und erhältst { $points } Punkt.
           *[other] Du zeigst { CHARACTER($character) } vor und erhältst { $points } Punkte.
        }
event-early-age-ended = Das frühe Zeitalter ist vorbei: Alle frühen Charaktere mit offenem Ziel verlassen das Spiel.
event-unified = { STATE($state) } eint China.
event-game-over = Das Spiel ist zu Ende. Punkte: { $scores }.
    .scores = { SEAT($index) } { $value }

## Fragen

ask-keep-two = Welche zwei Charaktere behältst du? Wähle sie nacheinander.
ask-keep-one = Welchen Charakter behältst du?
ask-new-hero = Tauschst du einen deiner Charaktere gegen einen von diesen?
ask-claim = Ein Ziel ist erreicht. Zeigst du den Charakter vor?
ask-speech = Du bist Gastgeber. Was kündigst du an?
ask-answer = Was antwortest du dem Gastgeber?
ask-give = Welche Karte gibst du nach rechts weiter?
ask-play = Spiele Karten verdeckt oder tausche einen Charakter.
ask-take = Welche Karten kommen in den Ereignisstapel?
ask-amend = Lies den Ereignisstapel. Verwirfst du eine Karte daraus oder fügst du eine eigene hinzu?
ask-order = In welcher Reihenfolge werden die Karten ausgespielt? Wähle die nächste.
ask-choose-next = Welche Karte wird als Nächste ausgespielt?

## Züge

action-pass = Passen
action-done = Fertig
action-play = Eine Karte spielen
action-mark = Einen Staat markieren
action-choose = A oder B wählen
action-swap = Einen Charakter tauschen
action-keep = Einen Charakter behalten
action-exchange = Einen Charakter austauschen
action-give = Eine Karte nach rechts geben
action-say = Etwas sagen
action-take = Eine Karte nehmen
action-abandon = Eine Karte verwerfen
action-add = Eine Karte hinzufügen
action-next = Die nächste Karte
action-claim = Einen Charakter vorzeigen
do-pass = Passen
do-done = Fertig
do-play = Karte { $slot } spielen
do-mark = { STATE($state) } markieren
do-choose =
    { $choice ->
        [a] A wählen
       *[b] B wählen
    }
do-swap =
    { $slot ->
        [none] Nichts spielen und Charaktere ziehen
       *[other] Nichts spielen und Charakter { $slot } tauschen
    }
do-keep = Charakter { $slot } behalten
do-exchange = Den neuen Charakter { $offer } für deinen Charakter { $slot } nehmen
do-give = Karte { $slot } weitergeben
do-say =
    { $said ->
        [strengthen] „Ich werde { STATE($state) } stärken“
        [weaken] „Ich werde { STATE($state) } schwächen“
        [peace] „Kein Krieg in dieser Runde“
        [support] „Ich unterstütze das“
       *[oppose] „Ich bin dagegen“
    }
do-take = Karte { $card } von Platz { $owner } nehmen
do-abandon = Karte { $card } aus dem Stapel verwerfen
do-add = Karte { $slot } aus der Hand hinzufügen
do-next = Karte { $card } aus dem Stapel kommt als Nächste
do-claim = Charakter { $slot } vorzeigen

## Optionen und das Ende

option-stepwise = Schritt für Schritt
option-stepwise-help = Der Gastgeber wählt die nächste Karte nach jedem Ergebnis statt der ganzen Reihenfolge im Voraus.
option-deck = Eigene Karten
option-deck-help = Der Text einer Kartendatei mit eigenen Ereignissen, Charakteren oder öffentlichen Ereignissen.
outcome-unified = China ist geeint.
outcome-last-state = Nur ein Staat ist übrig.

## Warum ein Staat jetzt nicht markiert werden kann: so sagen es Ablehnungen und vorher das Spielbrett

why-choose-first = Bei dieser Karte fehlt noch die Wahl: A oder B.
why-state-twice = { STATE($state) } steht schon auf dieser Karte; ihre Staaten müssen verschieden sein.
why-state-not-allowed = Diese Karte kann hier nicht mit { STATE($state) } markiert werden.
why-state-order = Wähle erst einen anderen Staat, dann { STATE($state) }.
why-state-passed = Wähle auf dieser Karte { STATE($state) } vor { STATE($after) }.
why-state-later = Wähle erst { $states }.
    .states = { STATE($value) }
    .states-list = { $start } oder { $last }

## Abgelehnte Züge

refused-choose-first = { why-choose-first }
refused-mark-first = Bei dieser Karte fehlt noch das Ziel: Markiere erst einen Staat.
refused-state-dead = { STATE($state) } ist untergegangen und kann nicht gewählt werden.
refused-state-twice = { why-state-twice }
refused-state-not-allowed = { why-state-not-allowed }
refused-state-order = { why-state-order }
refused-state-passed = { why-state-passed }
refused-state-later = { why-state-later }
    .states = { STATE($value) }
    .states-list = { $start } oder { $last }
refused-no-such-character = Einen Charakter mit dieser Nummer gibt es nicht.
refused-kept-already = Diesen behältst du schon; wähle einen anderen.
refused-claim-too-new = Diesen Charakter hast du gerade erst gezogen; vorzeigen kannst du ihn nach dem nächsten Ereignis.
refused-goal-not-met = Das Ziel dieses Charakters ist jetzt nicht erreicht.
refused-statement-not-yours = Pläne verkündet der Gastgeber; die anderen stimmen zu oder widersprechen.
refused-no-such-card = Eine Karte mit dieser Nummer gibt es nicht.
refused-played-already = Diese Karte hast du schon gespielt.
refused-one-card-only = Das öffentliche Ereignis erlaubt nur eine Karte.
refused-nothing-played = Spiele erst mindestens eine Karte oder tausche einen Charakter.
refused-swap-or-play = Du hast eine Karte gespielt; wer einen Charakter tauscht, spielt keine.
refused-swap-needs-one = Du hast Charaktere, also wähle, welchen du ablegst.
refused-taken-at-random = Karten der anderen werden zufällig genommen; wählen darfst du nur unter deinen eigenen.
refused-enough-taken = Von diesem Platz liegen schon genug Karten im Ereignisstapel.
refused-no-abandoning = Bei „Eine Karte“ kann nichts verworfen werden; hinzufügen darfst du eine.
refused-ordered-already = Diese Karte hat schon ihren Platz in der Reihenfolge.

## Karten

refused-deck-json = Die Kartendatei ist kein lesbares JSON.
refused-deck-value = Karte { $card }: „{ $found }“ kann bei „{ $word }“ nicht stehen.
refused-deck-word-missing = Karte { $card }: Das Wort „{ $word }“ fehlt.
refused-deck-word-unknown = Karte { $card }: Ein Wort „{ $word }“ gibt es hier nicht.
refused-deck-unknown = Karte { $card }, bei „{ $word }“: „{ $found }“ ist unbekannt. Bekannt: { $known }.
refused-deck-slot = Karte { $card }, bei „{ $word }“: Einen Platz { $found } gibt es nicht; die Karte hat { $slots }, gezählt ab 0.
refused-deck-slot-twice = Karte { $card }: Ein Staat ist an zwei Plätzen genannt („{ $word }“).
refused-deck-twice = Karte { $card }, bei „{ $word }“: „{ $found }“ ist zweimal genannt.
refused-deck-deep = Karte { $card }, bei „{ $word }“: Höchstens { $most } Ebenen dürfen verschachtelt sein.
refused-deck-key-twice = Karte { $card }: Dieser „{ $word }“ kommt zweimal vor.
refused-deck-special = Karte { $card }: „{ $word }“ ist für öffentliche Ereignisse und muss dort die einzige Wirkung sein.
refused-deck-not-on-board = Karte { $card }: „{ $word }“ kann nur nach dem Stand der Staaten fragen.
refused-deck-no-choice = Karte { $card }: Das Ziel verlangt eine Wahl bei { $event } („{ $word }“), und diese Karte hat weder A noch B.
refused-deck-public-last = Die öffentlichen Ereignisse brauchen genau eines mit „{ $word }“, und es gibt { $found }.
refused-deck-public-few = Es gibt { $found } andere öffentliche Ereignisse; nötig sind mindestens { $least }.

## Stellungen als Text

refused-position-line-unknown = Mit „{ $found }“ beginnt keine Zeile einer Stellung.
refused-position-seats = Das Spiel ist für drei bis fünf Spieler, nicht für { $found }.
refused-position-word = „{ $found }“ bedeutet hier nichts.
refused-position-count = „{ $found }“ ist keine Anzahl Karten; schreib höchstens { $most }.
refused-position-nobody = Einen Platz „{ $found }“ gibt es an diesem Tisch nicht.
refused-position-option = „{ $found }“ ist keine Option einer Stellung.
refused-position-deck = „{ $found }“ ist kein Kartensatz; schreib printed oder own.
refused-position-state = Die Zeile von { STATE($found) } braucht vier Zahlen oder das Wort dead.
refused-position-ask = „{ $found }“ ist keine Frage; schreib eine von: { $known }.
refused-position-impossible = Diese Stellung ist unmöglich. { $why }

## Fehler einer Stellung

refused-seats = Für einen der Plätze fehlt etwas.
refused-host = Der Gastgeber sitzt nicht am Tisch.
refused-round = Eine Runde { $found } gibt es nicht.
refused-public = Ein solches öffentliches Ereignis gibt es nicht.
refused-decks = Die Stapel passen nicht zu den Karten dieses Tisches.
refused-owner = Eine gespielte Karte gehört niemandem am Tisch.
refused-marks = Eine gespielte Karte ist falsch markiert.
refused-attributes = Die Werte von { STATE($state) } sind unmöglich: { $values }.
refused-no-state = Alle Staaten sind untergegangen.
refused-age = Ein Charakter ist aus dem falschen Zeitalter oder hat das Spiel zu früh verlassen.
refused-bans = Die Verbote passen nicht zu den sieben Staaten.
refused-fought = Die Staaten, die gekämpft haben, passen nicht zu den Kriegen der Runde.
refused-news = Das letzte Ereignis betrifft etwas, das es nicht gibt.
refused-result = Das Ergebnis passt nicht zu den Punkten der Plätze.
refused-said = Zuerst muss die Aussage des Gastgebers kommen, dann die Antworten, eine je Platz.
refused-stack = Zu der offenen Frage kann es nicht gekommen sein.
refused-start = So stark kann kein Staat die Runde begonnen haben.
refused-unifier = Den Staat, der China geeint hat, gibt es nicht.
refused-game-not-over = Ein Staat ist übrig, aber das Spiel geht weiter.
refused-negative = Eine Anzahl Karten ist negativ.
refused-hand-size = Jemand hat { $found } Ereigniskarten, das sind zu viele.
refused-cards = Es gibt insgesamt { $found } Karten { CARD($card) }; der Kartensatz hat eine andere Zahl.
refused-foreign-card = Es gibt eine Karte, die nicht zum Kartensatz gehört.
refused-event-deck = Im Ereignisstapel liegen zu viele Karten, oder mehr als eine wurde verworfen.
refused-known = Jemand kennt eine Karte in einer Hand, die sie nicht enthält.
refused-knower = Jemand, der nicht am Tisch sitzt, kennt eine Karte.
refused-knowers = Eine verdeckte Karte kennt niemand oder jemand, der nicht am Tisch sitzt.
refused-characters = Ein Charakter fehlt oder kommt doppelt vor.
refused-characters-held = Jemand hat { $found } Charaktere, das sind zu viele.
refused-offer = Jemand hat { $found } Charaktere gezogen, das sind zu viele.
refused-public-events = { $found } öffentliche Ereignisse sind fort, mehr als Runden begonnen haben.

## Was auf den Karten steht: aus den Daten erzeugt

card-state = { STATE($state) }
card-target = das Ziel
card-target-number = Ziel { $number }
card-all = alle Staaten
card-it = dieser Staat
card-side = { $side } ({ $bonus })
card-attribute =
    { $attribute ->
        [military] Militär
        [economy] Wirtschaft
        [culture] Kultur
        [morale] Moral
       *[sum] Stärke
    }
card-delta = { card-attribute } { $delta }
card-mark-any = Markiere einen Staat.
card-mark-any-count = Markiere { $count } verschiedene Staaten.
card-mark-another = Markiere einen anderen Staat.
card-mark-other-count = Markiere { $count } andere Staaten, alle verschieden.
card-quoted = „{ $name }“
card-mark-one-of = Ziel { $number }: { $states }.
card-mark-only-one-of = Markiere einen von: { $states }.
card-choice = { $letter }: { $name }. { $text }
effect-change = { $who }: { $changes }.
effect-change-floor = { $who }: { $changes }, aber nicht unter { $floor }.
effect-war = Krieg: { $one } gegen { $two }.
effect-raid = { $who }: Kampf gegen einen Stamm mit Militär { $strength }. Sieg: { $win }. Niederlage: { $lose }.
effect-assassinate = { $who }: Attentat auf den Herrscher. Ab { $needs } wird jeder Wert halbiert (Verlust abgerundet).
effect-die = Ein Würfel. Ab { $needs }: { $then } Darunter: { $else }
effect-die-each = Je ein Würfel für: { $who }. Ab { $needs }: { $then } Darunter: { $else }
effect-nothing = nichts.
effect-move = { $giver } gibt bis zu { $amount } { card-attribute } an { $taker }, behält aber 1.
effect-level-least = { $who }: { card-attribute } steigt auf mindestens { $number }.
effect-level-most = { $who }: { card-attribute } fällt auf höchstens { $number }.
effect-forbid-war = { $who }: in dieser Runde kein Krieg.
effect-forbid-assassination = { $who }: in dieser Runde kein Attentat.
effect-forbid-rise = { $who }: in dieser Runde kein Anstieg ({ $what }).
effect-forbid-fall = { $who }: in dieser Runde kein Rückgang ({ $what }).
effect-every-attribute = alle Werte
effect-if = Bedingung: { $test }. Dann: { $then } Sonst: { $else }
effect-no-host = Niemand ist Gastgeber: Karten werden von allen zufällig genommen und in zufälliger Reihenfolge ausgespielt. Keine Rede.
effect-reveal = Gespielte Karten werden aufgedeckt, und der Gastgeber wählt offen; nichts wird verworfen oder hinzugefügt.
effect-one-card = Jeder spielt genau eine Karte oder tauscht. Der Gastgeber darf eine aus der Hand hinzufügen und verwirft keine.
effect-draw-new-hero = Beginnend beim Gastgeber zieht jeder 2 Charaktere und darf 1 davon gegen einen eigenen tauschen.
effect-discard-hand = Alle legen ihre Hand ab und ziehen 5 Karten.
effect-pass-right = Jeder gibt eine Ereigniskarte nach rechts weiter, alle zugleich.
effect-prelude = Der stärkste Staat kämpft gegen den schwächsten, dann der zweitstärkste gegen den zweitschwächsten.
effect-unify = Der stärkste Staat, der noch lebt, eint China, und das Spiel endet.
goal-attribute-above = { $state } hat { $attributes } über { $number }
goal-attribute-below = { $state } hat { $attributes } unter { $number }
goal-lead-all = { $state } führt allein in { $attributes }
goal-lead-some = { $state } führt allein in mindestens { $count } von { $attributes }
goal-by = { $goal }, um mindestens { $by }
goal-compare = { $state } hat mindestens { $by } mehr { card-attribute } als { $over }
goal-grow-above = die Stärke von { $state } ist in dieser Runde um mehr als { $number } gewachsen
goal-grow-below = die Stärke von { $state } hat sich in dieser Runde um weniger als { $number } verändert
goal-war = { $winner } gewinnt einen Krieg gegen { $loser }
goal-war-won = { $winner } gewinnt einen Krieg
goal-war-lost = { $loser } verliert einen Krieg
goal-war-any = ein Krieg wird gewonnen
goal-dies = { $states } geht unter
goal-dies-by = { $states } geht in einem Krieg unter, den { $victor } gewinnt
goal-assassinated = ein Herrscher wird ermordet
goal-assassinated-state = der Herrscher von { $state } wird ermordet
goal-resolved = { $events } wird ausgespielt
goal-resolved-choice = { $events } wird mit { $letter } ausgespielt
goal-quiet = eine Runde endet ohne jeden Krieg
goal-quiet-state = eine Runde endet, in der { $state } lebte und keinen Krieg führte
goal-strongest = { $state } ist am Ende des Spiels am stärksten
goal-unifies = { $state } eint China
goal-and = { $one }, und { $two }
goal-or = { $one }, oder { $two }
goal-sentence = { $goal }.
or-list = { $start } oder { $last }

## Daueraufträge: der Satz, die Art, ihre Felder und was man wählen kann

order-claim = Einen Charakter vorzeigen, sobald sein Ziel erreicht ist.
order-answer =
    { $statement ->
        [support] Dem Gastgeber Unterstützung zusagen.
        [oppose] Dem Gastgeber widersprechen.
       *[nothing] Dem Gastgeber nicht antworten.
    }
order-speech = Als Gastgeber nichts sagen.
order-new-hero = Die eigenen Charaktere behalten, wenn ein neuer Held kommt.
order-name-claim = Ziele
order-name-answer = Antworten an den Gastgeber
order-name-speech = Deine Reden als Gastgeber
order-name-new-hero = Neue Helden
order-field-statement = Antwort
order-choice =
    { $choice ->
        [support] unterstützen
        [oppose] widersprechen
       *[nothing] nichts
    }
