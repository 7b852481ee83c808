# English: the words of The Warring States of China. CARD, CHARACTER, PUBLIC and STATE give names.

game-title = The Warring States of China

## Names

attribute =
    { $attribute ->
        [military] military
        [economy] economy
        [culture] culture
       *[morale] morale
    }
attribute-key =
    { $key ->
        [military] military
        [economy] economy
        [culture] culture
       *[morale] morale
    }

seat-name =
    { $number ->
        [1] Bird
        [2] Tiger
        [3] Tortoise
        [4] Carp
       *[5] Horse
    }

## The log

event-host-rolled =
    { $host ->
        [none] The dice for the first Host: { $rolls }. Tied players roll again.
       *[other] The dice for the first Host: { $rolls }. { SEAT($host) } is Host.
    }
    .rolls = { SEAT($seat) } { $total } ({ $dice })
event-round-began = Round { $round }, { $year } BC: { SEAT($host) } is Host.
    .you-host = Round { $round }, { $year } BC: you are Host.
event-cards-drawn =
    { $count ->
        [one] { SEAT($seat) } draws { $count } event card.
       *[other] { SEAT($seat) } draws { $count } event cards.
    }
    .you =
        { $count ->
            [one] You draw { $count } event card.
           *[other] You draw { $count } event cards.
        }
event-cards-drawn-cards = { SEAT($seat) } draws { $cards }.
    .cards = { CARD($value) }
    .you = You draw { $cards }.
event-deck-refilled =
    { $deck ->
        [events] The discarded event cards are shuffled into a new deck.
       *[characters] The discarded characters are shuffled into a new deck.
    }
event-public-event = Public event: { PUBLIC($card) }.
event-hand-discarded =
    { $count ->
        [one] { SEAT($seat) } discards { $count } event card.
       *[other] { SEAT($seat) } discards { $count } event cards.
    }
    .you =
        { $count ->
            [one] You discard { $count } event card.
           *[other] You discard { $count } event cards.
        }
event-hand-discarded-cards = { SEAT($seat) } discards { $cards }.
    .cards = { CARD($value) }
    .you = You discard { $cards }.
event-card-passed = { SEAT($seat) } passes a card to { SEAT($to) }.
    .you = You pass a card to { SEAT($to) }.
    .you-to = { SEAT($seat) } passes you a card.
event-card-passed-card = { SEAT($seat) } passes { CARD($card) } to { SEAT($to) }.
    .you = You pass { CARD($card) } to { SEAT($to) }.
    .you-to = { SEAT($seat) } passes you { CARD($card) }.
event-statement = { SEAT($seat) }: { statement-words }
    .you = You: { statement-words }
statement-words =
    { $said ->
        [strengthen] “I will strengthen { STATE($state) }.”
        [weaken] “I will weaken { STATE($state) }.”
        [peace] “No war this round.”
        [support] “I support that.”
       *[oppose] “I oppose that.”
    }
event-all-played = Everyone has played. Cards: { $counts }.
    .counts = { SEAT($index) } { $value }
event-cards-revealed = { SEAT($seat) } reveals { $cards }.
    .cards = { CARD($value) }
    .you = You reveal { $cards }.
event-cards-taken =
    { $count ->
        [one] { $count } of { SEAT($seat) }’s cards goes into the event deck.
       *[other] { $count } of { SEAT($seat) }’s cards go into the event deck.
    }
    .you =
        { $count ->
            [one] { $count } of your cards goes into the event deck.
           *[other] { $count } of your cards go into the event deck.
        }
event-cards-taken-cards = From { SEAT($seat) }’s cards, into the event deck: { $cards }.
    .cards = { CARD($value) }
    .you = From your cards, into the event deck: { $cards }.
event-card-abandoned = { SEAT($seat) } removes a card from the event deck.
    .you = You remove a card from the event deck.
event-card-abandoned-card = { SEAT($seat) } removes { CARD($card) } from the event deck.
    .you = You remove { CARD($card) } from the event deck.
event-card-added = { SEAT($seat) } adds a card to the event deck.
    .you = You add a card to the event deck.
event-card-added-card = { SEAT($seat) } adds { CARD($card) } to the event deck.
    .you = You add { CARD($card) } to the event deck.
event-order-laid =
    { $count ->
        [one] { SEAT($seat) } has set the order ({ $count } card).
       *[other] { SEAT($seat) } has set the order of the { $count } cards.
    }
    .you =
        { $count ->
            [one] You have set the order ({ $count } card).
           *[other] You have set the order of the { $count } cards.
        }
event-card-played = { CARD($written) }.
event-card-owner = That was { SEAT($seat) }’s card.
    .you = That was your card.
event-round-ended = Round { $round } is over.
event-changed = { STATE($state) }: { $changes }.
    .changes = { attribute-key } { SIGNED($value) }
event-state-died =
    { $victor ->
        [none] { STATE($state) } falls.
       *[other] { STATE($state) } falls, beaten by { STATE($victor) }.
    }
event-war =
    { $winner ->
        [none] War between { $sides }, { $totals }: a tie.
       *[other] War between { $sides }, { $totals }: { STATE($winner) } wins.
    }
    .sides = { STATE($value) }
    .totals = { $value }
    .totals-list = { $start } to { $last }
event-war-forbidden = No war may be fought between { $sides } now.
    .sides = { STATE($value) }
event-raid =
    { $result ->
        [win] { STATE($state) } fights off a tribe with military { $strength } ({ $totals }).
        [loss] { STATE($state) } is beaten by a tribe with military { $strength } ({ $totals }).
       *[tie] { STATE($state) } and a tribe with military { $strength } fight without a winner ({ $totals }).
    }
    .totals = { $value }
    .totals-list = { $start } to { $last }
event-raid-forbidden = { STATE($state) } may not fight now; the riders turn away.
event-assassination =
    { $succeeds ->
        [true] The ruler of { STATE($state) } is assassinated (die roll { $die }).
       *[false] The attempt on the ruler of { STATE($state) } fails (die roll { $die }).
    }
event-assassination-forbidden = The ruler of { STATE($state) } is too well guarded this round.
event-die =
    { $state ->
        [none] The die shows { $die }; { $needs } or more was needed.
       *[other] The die for { STATE($state) } shows { $die }; { $needs } or more was needed.
    }
event-forbidden =
    { $what ->
        [war] { forbidden-states }: no war this round.
        [assassination] { forbidden-states }: no assassination this round.
        [rise] { forbidden-states }: { forbidden-attribute } cannot rise this round.
       *[fall] { forbidden-states }: { forbidden-attribute } cannot fall this round.
    }
    .states = { STATE($value) }
forbidden-states =
    { $is_all ->
        [true] All states
       *[false] { $states }
    }
forbidden-attribute =
    { $attribute ->
        [none] all attributes
       *[other] { attribute }
    }
event-states-named = Strongest, weakest, second strongest, second weakest: { $states }.
    .states = { STATE($value) }
event-characters-drawn =
    { $count ->
        [one] { SEAT($seat) } draws { $count } character.
       *[other] { SEAT($seat) } draws { $count } characters.
    }
    .you =
        { $count ->
            [one] You draw { $count } character.
           *[other] You draw { $count } characters.
        }
event-characters-drawn-characters = { SEAT($seat) } draws { $characters }.
    .characters = { CHARACTER($value) }
    .you = You draw { $characters }.
event-characters-kept =
    { $count ->
        [one] { SEAT($seat) } keeps { $count } character.
       *[other] { SEAT($seat) } keeps { $count } characters.
    }
    .you =
        { $count ->
            [one] You keep { $count } character.
           *[other] You keep { $count } characters.
        }
event-characters-kept-characters = { SEAT($seat) } keeps { $characters }.
    .characters = { CHARACTER($value) }
    .you = You keep { $characters }.
event-character-discarded = { SEAT($seat) } discards a character.
    .you = You discard a character.
event-character-discarded-character = { SEAT($seat) } discards { CHARACTER($character) }.
    .you = You discard { CHARACTER($character) }.
event-claim-possible = { SEAT($seat) } may show a character now.
    .you = You may show a character now.
event-claimed =
    { $points ->
        [one] { SEAT($seat) } shows { CHARACTER($character) } and scores { $points } point.
       *[other] { SEAT($seat) } shows { CHARACTER($character) } and scores { $points } points.
    }
    .you =
        { $points ->
            [one] You show { CHARACTER($character) } and score { $points } point.
           *[other] You show { CHARACTER($character) } and score { $points } points.
        }
event-early-age-ended = The early age is over: all early characters whose goals are not met leave the game.
event-unified = { STATE($state) } unites China.
event-game-over = The game is over. Points: { $scores }.
    .scores = { SEAT($index) } { $value }

## Questions

ask-keep-two = Which two characters do you keep? Choose them one by one.
ask-keep-one = Which character do you keep?
ask-new-hero = Do you exchange one of your characters for one of these?
ask-claim = A goal is met. Do you show the character?
ask-speech = You are Host. What do you say to the table?
ask-answer = What is your answer to the Host?
ask-give = Which card do you pass to the right?
ask-play = Play cards face down, or swap a character.
ask-take = Which cards go into the event deck?
ask-amend = Read the event deck. Do you remove a card, or add one of your own?
ask-order = In which order are the cards played? Choose the next one.
ask-choose-next = Which card is played next?

## Moves

action-pass = Pass
action-done = Done
action-play = Play a card
action-mark = Mark a state
action-choose = Choose A or B
action-swap = Swap a character
action-keep = Keep a character
action-exchange = Exchange a character
action-give = Pass a card to the right
action-say = Say something
action-take = Take a card
action-abandon = Remove a card
action-add = Add a card
action-next = The next card
action-claim = Show a character
do-pass = Pass
do-done = Done
do-play = Play card { $slot }
do-mark = Mark { STATE($state) }
do-choose =
    { $choice ->
        [a] Choose A
       *[b] Choose B
    }
do-swap =
    { $slot ->
        [none] Play nothing and draw characters
       *[other] Play nothing and swap character { $slot }
    }
do-keep = Keep character { $slot }
do-exchange = Take the new character { $offer } for your character { $slot }
do-give = Pass card { $slot }
do-say =
    { $said ->
        [strengthen] “I will strengthen { STATE($state) }”
        [weaken] “I will weaken { STATE($state) }”
        [peace] “No war this round”
        [support] “I support that”
       *[oppose] “I oppose that”
    }
do-take = Take card { $card } from seat { $owner }
do-abandon = Remove card { $card } from the deck
do-add = Add card { $slot } from your hand
do-next = Card { $card } of the deck comes next
do-claim = Show character { $slot }

## Options and the end

option-stepwise = Step by step
option-stepwise-help = The Host chooses the next card after each result instead of the whole order beforehand.
option-deck = Your own deck
option-deck-help = The text of a deck file with your own events, characters or public events.
outcome-unified = China is united.
outcome-last-state = Only one state is left.

## Why a state cannot be marked now: refusals say it, and the board before anybody tries

why-choose-first = This card still needs a choice: A or B.
why-state-twice = { STATE($state) } is on this card already; its states must be different.
why-state-not-allowed = This card cannot be marked with { STATE($state) } here.
why-state-order = First choose another state, then { STATE($state) }.
why-state-passed = On this card, choose { STATE($state) } before { STATE($after) }.
why-state-later = First choose { $states }.
    .states = { STATE($value) }
    .states-list = { $start } or { $last }

## Moves that are refused

refused-choose-first = { why-choose-first }
refused-mark-first = This card still needs a target: mark a state first.
refused-state-dead = { STATE($state) } has fallen and cannot be chosen.
refused-state-twice = { why-state-twice }
refused-state-not-allowed = { why-state-not-allowed }
refused-state-order = { why-state-order }
refused-state-passed = { why-state-passed }
refused-state-later = { why-state-later }
    .states = { STATE($value) }
    .states-list = { $start } or { $last }
refused-no-such-character = There is no character with that number.
refused-kept-already = You keep that one already; choose another.
refused-claim-too-new = You have only just drawn this character; you can show it after the next event.
refused-goal-not-met = The goal of this character is not met now.
refused-statement-not-yours = The Host announces plans; the others support or oppose them.
refused-no-such-card = There is no card with that number.
refused-played-already = You have played that card already.
refused-one-card-only = The public event allows only one card.
refused-nothing-played = Play at least one card first, or swap a character.
refused-swap-or-play = You have played a card; you may either play cards or swap a character.
refused-swap-needs-one = You have characters, so choose the one you discard.
refused-taken-at-random = Other players’ cards are taken at random; you choose only among your own.
refused-enough-taken = The event deck already has enough cards from that seat.
refused-no-abandoning = With One Card nothing can be removed; a card may be added.
refused-ordered-already = That card already has its place in the order.

## Decks

refused-deck-json = The deck is not readable JSON.
refused-deck-value = Card { $card }: “{ $found }” is not allowed at “{ $word }”.
refused-deck-word-missing = Card { $card }: the word “{ $word }” is missing.
refused-deck-word-unknown = Card { $card }: there is no word “{ $word }” here.
refused-deck-unknown = Card { $card }, at “{ $word }”: “{ $found }” is unknown. Known: { $known }.
refused-deck-slot = Card { $card }, at “{ $word }”: there is no slot { $found }; the card has { $slots }, counted from 0.
refused-deck-slot-twice = Card { $card }: a state is named in two slots (“{ $word }”).
refused-deck-twice = Card { $card }, at “{ $word }”: “{ $found }” is named twice.
refused-deck-deep = Card { $card }, at “{ $word }”: at most { $most } levels may be nested.
refused-deck-key-twice = Card { $card }: this “{ $word }” is used twice.
refused-deck-special = Card { $card }: “{ $word }” is for public events, and must be their only effect.
refused-deck-not-on-board = Card { $card }: a “{ $word }” can only ask about the board.
refused-deck-no-choice = Card { $card }: its goal asks for a choice of { $event } (“{ $word }”), and that card has no A or B.
refused-deck-public-last = The public events need exactly one with “{ $word }”, and there are { $found }.
refused-deck-public-few = There are { $found } other public events; at least { $least } are needed.

## Positions written as text

refused-position-line-unknown = “{ $found }” is not the beginning of any line of a position.
refused-position-seats = The game is for three to five players, not { $found }.
refused-position-word = “{ $found }” means nothing here.
refused-position-count = “{ $found }” is not a number of cards; write at most { $most }.
refused-position-nobody = There is no seat “{ $found }” at this table.
refused-position-option = “{ $found }” is not an option of a position.
refused-position-deck = “{ $found }” is not a deck; write printed or own.
refused-position-state = The row of { STATE($found) } needs four numbers, or the word dead.
refused-position-ask = “{ $found }” is not a question; write one of: { $known }.
refused-position-impossible = This position is impossible. { $why }

## Faults of a position

refused-seats = Something is missing for one of the seats.
refused-host = The Host is not at the table.
refused-round = There is no round { $found }.
refused-public = There is no such public event.
refused-decks = The decks do not match the cards of this table.
refused-owner = A played card belongs to nobody at the table.
refused-marks = A played card is not marked correctly.
refused-attributes = The attributes of { STATE($state) } are impossible: { $values }.
refused-no-state = All states have fallen.
refused-age = A character is of the wrong age, or left the game too early.
refused-bans = The bans do not match the seven states.
refused-fought = The states that fought do not match the wars of the round.
refused-news = The last event refers to something that does not exist.
refused-result = The result does not match the points of the seats.
refused-said = The statements must be the Host’s and then the answers, one per seat.
refused-stack = The question that is open cannot have come up.
refused-start = No state can have begun the round as strong as that.
refused-unifier = The state that united China does not exist.
refused-game-not-over = One state is left, but the game goes on.
refused-negative = A count of cards is negative.
refused-hand-size = Somebody holds { $found } event cards, which is too many.
refused-cards = There are { $found } cards { CARD($card) } in all, which is not what the deck holds.
refused-foreign-card = There is a card that the deck does not hold.
refused-event-deck = There are too many cards in the event deck, or more than one was removed.
refused-known = Somebody knows of a card in a hand that does not hold it.
refused-knower = Somebody who is not at the table knows a card.
refused-knowers = A card that lies face down is known to nobody, or to somebody who is not at the table.
refused-characters = A character is missing or there twice.
refused-characters-held = Somebody holds { $found } characters, which is too many.
refused-offer = Somebody has drawn { $found } characters, which is too many.
refused-public-events = { $found } public events are gone, more than the rounds that have begun.

## What stands on the cards: generated from the deck

card-state = { STATE($state) }
card-target = the target
card-target-number = target { $number }
card-all = all states
card-it = that state
card-side = { $side } ({ $bonus })
card-attribute =
    { $attribute ->
        [military] military
        [economy] economy
        [culture] culture
        [morale] morale
       *[sum] strength
    }
card-delta = { card-attribute } { $delta }
card-mark-any = Mark a state.
card-mark-any-count = Mark { $count } different states.
card-mark-another = Mark another state.
card-mark-other-count = Mark { $count } other states, all different.
card-quoted = “{ $name }”
card-mark-one-of = Target { $number }: { $states }.
card-mark-only-one-of = Mark one of: { $states }.
card-choice = { $letter }: { $name }. { $text }
effect-change = { $who }: { $changes }.
effect-change-floor = { $who }: { $changes }, but not below { $floor }.
effect-war = War: { $one } against { $two }.
effect-raid = { $who } fights a tribe with military { $strength }. Victory: { $win }. Defeat: { $lose }.
effect-assassinate = Attempt on the ruler of { $who }: on a { $needs } or more every attribute is halved (loss rounded down).
effect-die = Roll one die. On { $needs } or more: { $then } Otherwise: { $else }
effect-die-each = Roll one die for each of these: { $who }. On { $needs } or more: { $then } Otherwise: { $else }
effect-nothing = nothing.
effect-move = { $giver } gives up to { $amount } { card-attribute } to { $taker }, but keeps 1.
effect-level-least = { $who }: { card-attribute } rises to at least { $number }.
effect-level-most = { $who }: { card-attribute } falls to at most { $number }.
effect-forbid-war = No war for { $who } this round.
effect-forbid-assassination = No assassination in { $who } this round.
effect-forbid-rise = { $who }: { $what } cannot rise this round.
effect-forbid-fall = { $who }: { $what } cannot fall this round.
effect-every-attribute = all attributes
effect-if = If { $test }: { $then } Otherwise: { $else }
effect-no-host = There is no Host: cards are taken at random from everyone and played in random order. No speech.
effect-reveal = Played cards are revealed and the Host chooses openly; nothing is removed or added.
effect-one-card = Everyone plays exactly one card or swaps. The Host may add one from the hand and removes none.
effect-draw-new-hero = Starting with the Host, everyone draws 2 characters and may exchange one of theirs for 1 of them.
effect-discard-hand = Everyone discards their hand and draws 5 cards.
effect-pass-right = Everyone passes one event card to the right, all at once.
effect-prelude = The strongest state fights the weakest, then the second strongest the second weakest.
effect-unify = The strongest surviving state unites China, and the game ends.
goal-attribute-above = { $state } has { $attributes } above { $number }
goal-attribute-below = { $state } has { $attributes } below { $number }
goal-lead-all = { $state } alone leads in { $attributes }
goal-lead-some = { $state } alone leads in at least { $count } of { $attributes }
goal-by = { $goal }, by { $by } or more
goal-compare = { $state } has at least { $by } more { card-attribute } than { $over }
goal-grow-above = the strength of { $state } has grown by more than { $number } this round
goal-grow-below = the strength of { $state } has changed by less than { $number } this round
goal-war = { $winner } wins a war against { $loser }
goal-war-won = { $winner } wins a war
goal-war-lost = { $loser } loses a war
goal-war-any = a war is won
goal-dies = { $states } falls
goal-dies-by = { $states } falls in a war that { $victor } wins
goal-assassinated = a ruler is assassinated
goal-assassinated-state = the ruler of { $state } is assassinated
goal-resolved = { $events } is played
goal-resolved-choice = { $events } is played with choice { $letter }
goal-quiet = a round ends without any war
goal-quiet-state = a round ends in which { $state } survived and fought no war
goal-strongest = { $state } is the strongest at the end of the game
goal-unifies = { $state } unites China
goal-and = { $one }, and { $two }
goal-or = { $one }, or { $two }
goal-sentence = { $goal }.
or-list = { $start } or { $last }

## Standing orders: the sentence, the name of the kind, its fields and choices

order-claim = Show a character as soon as its goal is met.
order-answer =
    { $statement ->
        [support] Promise the Host your support.
        [oppose] Tell the Host that you oppose the plan.
       *[nothing] Give the Host no answer.
    }
order-speech = As Host, say nothing.
order-new-hero = Keep your characters when a new hero comes.
order-name-claim = Goals
order-name-answer = Answers to the Host
order-name-speech = Your own speeches
order-name-new-hero = New heroes
order-field-statement = Answer
order-choice =
    { $choice ->
        [support] support
        [oppose] oppose
       *[nothing] nothing
    }
