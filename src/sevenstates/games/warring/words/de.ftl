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

## Das Protokoll

event-host-rolled =
    { $host ->
        [none] Die Würfel für den ersten Gastgeber: { $rolls }. Bei Gleichstand wird noch einmal gewürfelt.
       *[other] Die Würfel für den ersten Gastgeber: { $rolls }. { SEAT($host) } ist Gastgeber.
    }
    .rolls = { SEAT($seat) }: { $total } ({ $dice })
event-round-began = Runde { $round }, { $year } v. Chr.: { SEAT($host) } ist Gastgeber.
event-cards-drawn =
    { $count ->
        [one] { SEAT($seat) } zieht { $count } Ereigniskarte.
       *[other] { SEAT($seat) } zieht { $count } Ereigniskarten.
    }
event-cards-drawn-cards = { SEAT($seat) } zieht { $cards }.
    .cards = { CARD($value) }
event-deck-refilled =
    { $deck ->
        [events] Die abgelegten Ereigniskarten werden zu einem neuen Stapel gemischt.
       *[characters] Die abgelegten Personen werden zu einem neuen Stapel gemischt.
    }
event-public-event = Öffentliches Ereignis: { PUBLIC($card) }.
event-hand-discarded =
    { $count ->
        [one] { SEAT($seat) } legt { $count } Ereigniskarte ab.
       *[other] { SEAT($seat) } legt { $count } Ereigniskarten ab.
    }
event-hand-discarded-cards = { SEAT($seat) } legt ab: { $cards }.
    .cards = { CARD($value) }
event-card-passed = { SEAT($seat) } gibt eine Karte weiter an { SEAT($to) }.
event-card-passed-card = { SEAT($seat) } gibt { CARD($card) } weiter an { SEAT($to) }.
event-statement =
    { SEAT($seat) }: { $said ->
        [strengthen] „Ich werde { STATE($state) } stärken.“
        [weaken] „Ich werde { STATE($state) } schwächen.“
        [peace] „Kein Krieg in dieser Runde.“
        [support] „Ich unterstütze das.“
       *[oppose] „Ich bin dagegen.“
    }
event-all-played = Alle haben gespielt: { $counts } Karten, der Reihe der Plätze nach.
    .counts = { $value }
event-cards-revealed = { SEAT($seat) } deckt auf: { $cards }.
    .cards = { CARD($value) }
event-cards-taken =
    { $count ->
        [one] { $count } Karte von { SEAT($seat) } kommt in den Ereignisstapel.
       *[other] { $count } Karten von { SEAT($seat) } kommen in den Ereignisstapel.
    }
event-cards-taken-cards = Von { SEAT($seat) } kommen in den Ereignisstapel: { $cards }.
    .cards = { CARD($value) }
event-card-abandoned = { SEAT($seat) } verwirft eine Karte des Ereignisstapels.
event-card-abandoned-card = { SEAT($seat) } verwirft { CARD($card) }.
event-card-added = { SEAT($seat) } fügt dem Ereignisstapel eine Karte hinzu.
event-card-added-card = { SEAT($seat) } fügt dem Ereignisstapel { CARD($card) } hinzu.
event-order-laid = { SEAT($seat) } hat die Reihenfolge der { $count } Karten festgelegt.
event-card-played = { CARD($written) }.
event-card-owner = Das war die Karte von { SEAT($seat) }.
event-round-ended = Runde { $round } ist vorbei.
event-changed = { STATE($state) }: { $changes }.
    .changes = { attribute-key } { $value }
event-state-died =
    { $victor ->
        [none] { STATE($state) } ist untergegangen.
       *[other] { STATE($state) } ist untergegangen, besiegt von { STATE($victor) }.
    }
event-war =
    { $winner ->
        [none] Krieg: { $sides }, { $totals }. Unentschieden.
       *[other] Krieg: { $sides }, { $totals }. { STATE($winner) } siegt.
    }
    .sides = { STATE($value) }
    .totals = { $value }
event-war-forbidden = Zwischen { $sides } darf jetzt kein Krieg geführt werden.
    .sides = { STATE($value) }
event-raid =
    { $result ->
        [win] { STATE($state) } schlägt ein Volk mit Militär { $strength } zurück, { $totals }.
        [loss] { STATE($state) } unterliegt einem Volk mit Militär { $strength }, { $totals }.
       *[tie] { STATE($state) } und ein Volk mit Militär { $strength } kämpfen ohne Sieger, { $totals }.
    }
    .totals = { $value }
event-raid-forbidden = { STATE($state) } darf jetzt nicht kämpfen; die Reiter kehren um.
event-assassination =
    { $succeeds ->
        [true] Der Herrscher von { STATE($state) } wird ermordet ({ $die }).
       *[false] Der Anschlag auf den Herrscher von { STATE($state) } misslingt ({ $die }).
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
        [rise] { forbidden-states }: In dieser Runde steigt nicht: { forbidden-attribute }.
       *[fall] { forbidden-states }: In dieser Runde fällt nicht: { forbidden-attribute }.
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
event-states-named = Von stark und schwach nach innen stehen: { $states }.
    .states = { STATE($value) }
event-characters-drawn =
    { $count ->
        [one] { SEAT($seat) } zieht { $count } Person.
       *[other] { SEAT($seat) } zieht { $count } Personen.
    }
event-characters-drawn-characters = { SEAT($seat) } zieht { $characters }.
    .characters = { CHARACTER($value) }
event-characters-kept =
    { $count ->
        [one] { SEAT($seat) } behält { $count } Person.
       *[other] { SEAT($seat) } behält { $count } Personen.
    }
event-characters-kept-characters = { SEAT($seat) } behält { $characters }.
    .characters = { CHARACTER($value) }
event-character-discarded = { SEAT($seat) } lässt eine Person ziehen.
event-character-discarded-character = { SEAT($seat) } lässt { CHARACTER($character) } ziehen.
event-claim-possible = { SEAT($seat) } könnte jetzt eine Person vorzeigen.
event-claimed = { SEAT($seat) } zeigt { CHARACTER($character) } vor und erhält { $points } Punkte.
event-early-age-ended = Das frühe Zeitalter ist vorbei: Alle unerfüllten frühen Personen verlassen das Spiel.
event-unified = { STATE($state) } eint das Land.
event-game-over = Das Spiel ist vorbei; Punkte der Reihe der Plätze nach: { $scores }.
    .scores = { $value }

## Fragen

ask-keep-two = Welche zwei Personen behältst du? Nenne sie nacheinander.
ask-keep-one = Welche Person behältst du?
ask-new-hero = Tauschst du eine deiner Personen gegen eine von diesen?
ask-claim = Ein Ziel ist erreicht. Zeigst du die Person vor?
ask-speech = Du bist Gastgeber. Was sagst du der Runde?
ask-answer = Was sagst du zu den Worten des Gastgebers?
ask-give = Welche Karte gibst du nach rechts weiter?
ask-play = Welche Karten spielst du, und gegen wen? Oder tauschst du eine Person?
ask-take = Welche Karten kommen in den Ereignisstapel?
ask-amend = Lies den Ereignisstapel. Verwirfst du eine Karte daraus, oder fügst du eine eigene hinzu?
ask-order = In welcher Reihenfolge werden die Karten ausgespielt? Nenne die nächste.
ask-choose-next = Welche Karte wird als Nächste ausgespielt?

## Züge

action-pass = passen
action-done = fertig
action-play = eine Karte spielen
action-mark = einen Staat markieren
action-choose = A oder B wählen
action-swap = eine Person tauschen
action-keep = eine Person behalten
action-exchange = eine Person austauschen
action-give = eine Karte nach rechts geben
action-say = etwas sagen
action-take = eine Karte nehmen
action-abandon = eine Karte verwerfen
action-add = eine Karte hinzufügen
action-next = die nächste Karte
action-claim = eine Person vorzeigen
do-pass = passen
do-done = fertig
do-play = Karte { $slot } spielen
do-mark = { STATE($state) } markieren
do-choose =
    { $choice ->
        [a] A wählen
       *[b] B wählen
    }
do-swap =
    { $slot ->
        [none] nichts spielen und Personen ziehen
       *[other] nichts spielen und Person { $slot } tauschen
    }
do-keep = Person { $slot } behalten
do-exchange = die neue Person { $offer } für deine Person { $slot } nehmen
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
do-abandon = Karte { $card } des Stapels verwerfen
do-add = Karte { $slot } der Hand hinzufügen
do-next = Karte { $card } des Stapels kommt als Nächste
do-claim = Person { $slot } vorzeigen

## Optionen und das Ende

option-stepwise = Schritt für Schritt
option-stepwise-help = Der Gastgeber wählt die nächste Karte nach jedem Ergebnis statt der ganzen Reihenfolge im Voraus.
option-deck = eigene Karten
option-deck-help = Der Text einer Kartendatei mit eigenen Ereignissen, Personen oder öffentlichen Ereignissen.
outcome-unified = Das Land ist geeint.
outcome-last-state = Nur ein Staat ist übrig.

## Abgelehnte Züge

refused-choose-first = Bei dieser Karte fehlt noch die Wahl: A oder B.
refused-mark-first = Bei dieser Karte fehlt noch das Ziel: Markiere erst einen Staat.
refused-state-dead = { STATE($state) } ist untergegangen und kann nicht genannt werden.
refused-state-twice = { STATE($state) } steht schon auf dieser Karte; ihre Staaten sind verschiedene.
refused-state-not-allowed = Diese Karte kann hier nicht mit { STATE($state) } markiert werden.
refused-state-order = Die Ziele dieser Karte sind gleichartig und werden in Tischordnung markiert: Qi, Chu, Yan, Han, Zhao, Wei, Qin.
refused-no-such-character = Eine Person mit dieser Nummer gibt es nicht.
refused-kept-already = Diese behältst du schon; nenne eine andere.
refused-claim-too-new = Diese Person hast du in eben diesem Fenster gezogen; vorzeigen kannst du sie im nächsten.
refused-goal-not-met = Das Ziel dieser Person ist jetzt nicht erreicht.
refused-statement-not-yours = Pläne verkündet der Gastgeber, Zustimmung oder Widerspruch kommen von den anderen.
refused-no-such-card = Eine Karte mit dieser Nummer gibt es nicht.
refused-played-already = Diese Karte hast du schon gespielt.
refused-one-card-only = Das öffentliche Ereignis erlaubt nur eine Karte.
refused-nothing-played = Spiele erst mindestens eine Karte, oder tausche eine Person.
refused-swap-or-play = Du hast eine Karte gespielt; wer eine Person tauscht, spielt keine.
refused-swap-needs-one = Du hast Personen, also sag, welche du ablegst.
refused-taken-at-random = Karten der anderen werden zufällig genommen; wählen darfst du nur unter den eigenen.
refused-enough-taken = Von diesem Platz liegen genug Karten im Ereignisstapel.
refused-no-abandoning = Bei „Eine Karte“ kann nichts verworfen werden; hinzufügen darfst du eine.
refused-ordered-already = Diese Karte hat ihren Platz in der Reihenfolge schon.

## Karten

refused-deck-json = Die Kartendatei ist kein lesbares JSON.
refused-deck-value = Karte { $card }: „{ $found }“ kann bei „{ $word }“ nicht stehen.
refused-deck-word-missing = Karte { $card }: Das Wort „{ $word }“ fehlt.
refused-deck-word-unknown = Karte { $card }: Ein Wort „{ $word }“ gibt es hier nicht.
refused-deck-unknown = Karte { $card }, bei „{ $word }“: „{ $found }“ ist unbekannt. Bekannt: { $known }.
refused-deck-slot = Karte { $card }, bei „{ $word }“: Einen Platz { $found } gibt es nicht; die Karte hat { $slots }, gezählt ab 0.
refused-deck-slot-twice = Karte { $card }: Ein Staat ist an zwei Plätzen genannt („{ $word }“).
refused-deck-twice = Karte { $card }, bei „{ $word }“: „{ $found }“ ist zweimal genannt.
refused-deck-deep = Karte { $card }, bei „{ $word }“: Höchstens { $most } dürfen ineinander stehen.
refused-deck-key-twice = Karte { $card }: Dieser „{ $word }“ kommt zweimal vor.
refused-deck-special = Karte { $card }: „{ $word }“ ist für öffentliche Ereignisse und steht dort allein.
refused-deck-not-on-board = Karte { $card }: „{ $word }“ kann nur nach den Staaten auf dem Plan fragen.
refused-deck-no-choice = Karte { $card }: Das Ziel verlangt eine Wahl bei { $event } („{ $word }“), und diese Karte hat kein A oder B.
refused-deck-public-last = Die öffentlichen Ereignisse brauchen genau eines mit „{ $word }“, und es gibt { $found }.
refused-deck-public-few = Es gibt { $found } andere öffentliche Ereignisse; nötig sind mindestens { $least }.

## Stellungen als Text

refused-position-line-unknown = „{ $found }“ ist nicht der Anfang einer Zeile einer Stellung.
refused-position-seats = { $found } Plätze können nicht spielen; es braucht drei bis fünf.
refused-position-word = „{ $found }“ bedeutet hier nichts.
refused-position-count = „{ $found }“ ist keine Anzahl von Karten; es sind höchstens { $most }.
refused-position-nobody = Einen Platz „{ $found }“ gibt es an diesem Tisch nicht.
refused-position-option = „{ $found }“ ist keine Option einer Stellung.
refused-position-deck = „{ $found }“ ist kein Kartensatz; schreibe printed oder own.
refused-position-state = Die Zeile von { STATE($found) } braucht vier Zahlen oder das Wort dead.
refused-position-ask = „{ $found }“ ist keine Frage; schreibe eine von: { $known }.
refused-position-impossible = Diese Stellung kann es nicht geben. { $why }

## Fehler einer Stellung

refused-seats = Etwas ist nicht für jeden Platz da.
refused-host = Der Gastgeber sitzt nicht am Tisch.
refused-round = Eine Runde { $found } gibt es nicht.
refused-public = Ein solches öffentliches Ereignis gibt es nicht.
refused-decks = Die Stapel passen nicht zu den Karten dieses Tisches.
refused-owner = Eine gespielte Karte gehört niemandem am Tisch.
refused-marks = Eine gespielte Karte ist nicht so markiert, wie es sein muss.
refused-attributes = Die Werte von { STATE($state) } kann es nicht geben: { $values }.
refused-no-state = Kein Staat ist mehr am Leben.
refused-age = Eine Person ist aus der falschen Zeit oder hat das Spiel zu früh verlassen.
refused-bans = Was verboten ist, passt nicht zu den sieben Staaten.
refused-fought = Die Staaten, die gekämpft haben, passen nicht zu den Kriegen der Runde.
refused-news = Was das letzte Ereignis brachte, handelt von etwas, das es nicht gibt.
refused-result = Das Ergebnis ist nicht das, was die Plätze gewertet haben.
refused-said = Die Aussagen sind nicht die des Gastgebers und dann die Antworten, eine je Platz.
refused-stack = Zu dem, was gefragt wird, kann es nicht gekommen sein.
refused-start = So stark kann kein Staat die Runde begonnen haben.
refused-unifier = Den Staat, der das Land geeint hat, gibt es nicht.
refused-game-not-over = Ein Staat ist übrig, aber das Spiel geht weiter.
refused-negative = Irgendwo liegen weniger als keine Karten.
refused-hand-size = Jemand hat { $found } Ereigniskarten, das sind zu viele.
refused-cards = Es gibt insgesamt { $found } Karten { CARD($card) }, so viele hat der Satz nicht.
refused-foreign-card = Es gibt eine Karte, die nicht zum Satz gehört.
refused-event-deck = Im Ereignisstapel liegen zu viele Karten, oder mehr als eine wurde verworfen.
refused-known = Jemand kennt eine Karte in einer Hand, in der sie nicht ist.
refused-knower = Jemand, der nicht am Tisch sitzt, kennt eine Karte.
refused-knowers = Eine verdeckte Karte kennt niemand oder jemand, der nicht am Tisch sitzt.
refused-characters = Eine Person fehlt, oder sie ist doppelt da.
refused-characters-held = Jemand hat { $found } Personen, das sind zu viele.
refused-offer = Jemand hat { $found } Personen gezogen, das sind zu viele.
refused-public-events = { $found } öffentliche Ereignisse sind fort, mehr als Runden begonnen haben.

## Was auf den Karten steht: aus den Daten erzeugt

card-state = { STATE($state) }
card-target = das Ziel
card-target-number = Ziel { $number }
card-all = alle Staaten
card-it = dieser Staat
card-attribute =
    { $attribute ->
        [military] Militär
        [economy] Wirtschaft
        [culture] Kultur
        [morale] Moral
       *[sum] Stärke
    }
card-delta = { card-attribute } { $delta }
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
effect-war-bonus = Krieg: { $one } ({ $bonus }) gegen { $two } ({ $other }).
effect-raid = { $who }: Kampf gegen ein Volk mit Militär { $strength }. Sieg: { $win }. Niederlage: { $lose }.
effect-assassinate = { $who }: Anschlag auf den Herrscher. Ab { $needs } verliert jeder Wert die Hälfte, abgerundet.
effect-die = Ein Würfel. Ab { $needs }: { $then } Darunter: { $else }
effect-die-each = Je ein Würfel für: { $who }. Ab { $needs }: { $then } Darunter: { $else }
effect-nothing = nichts.
effect-move = { $giver } gibt bis zu { $amount } { card-attribute } an { $taker }, behält aber 1.
effect-level-least = { $who }: { card-attribute } steigt auf mindestens { $number }.
effect-level-most = { $who }: { card-attribute } fällt auf höchstens { $number }.
effect-forbid-war = { $who }: in dieser Runde kein Krieg.
effect-forbid-assassination = { $who }: in dieser Runde kein Attentat.
effect-forbid-rise = { $who }: In dieser Runde steigt nicht: { $what }.
effect-forbid-fall = { $who }: In dieser Runde fällt nicht: { $what }.
effect-every-attribute = alle Werte
effect-if = Bedingung: { $test }. Dann: { $then } Sonst: { $else }
effect-no-host = Niemand ist Gastgeber: Karten werden von allen zufällig genommen und in zufälliger Folge ausgespielt. Keine Rede.
effect-reveal = Gespielte Karten werden aufgedeckt, und der Gastgeber wählt offen; nichts wird verworfen oder hinzugefügt.
effect-one-card = Jeder spielt genau eine Karte oder tauscht. Der Gastgeber darf eine aus der Hand hinzufügen und verwirft keine.
effect-draw-new-hero = Vom Gastgeber an zieht jeder 2 Personen und darf 1 davon gegen eine eigene tauschen.
effect-discard-hand = Alle legen ihre Hand ab und ziehen 5 Karten.
effect-pass-right = Jeder gibt eine Ereigniskarte nach rechts weiter, alle zugleich.
effect-prelude = Der stärkste Staat kämpft gegen den schwächsten, dann der zweitstärkste gegen den zweitschwächsten.
effect-unify = Der stärkste lebende Staat eint das Land, und das Spiel endet.
goal-attribute-above = { $state } hat { $attributes } über { $number }
goal-attribute-below = { $state } hat { $attributes } unter { $number }
goal-lead-all = { $state } führt allein in { $attributes }
goal-lead-some = { $state } führt allein in mindestens { $count } von { $attributes }
goal-by = , um mindestens { $by }
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
goal-unifies = { $state } eint das Land
goal-and = { $one }, und { $two }
goal-or = { $one }, oder { $two }
goal-sentence = { $goal }.
or-list = { $start } oder { $last }
