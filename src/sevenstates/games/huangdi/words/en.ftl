# English: the words of Huang Di.

game-title = Huang Di

## Names

role =
    { $role ->
        [recruiter] Recruiter
        [resources] Resources
        [builder] Builder
       *[taskmaster] Taskmaster
    }
seat-name =
    { $number ->
        [1] Red
        [2] White
        [3] Black
        [4] Blue
        [5] Green
       *[6] Yellow
    }
convicts =
    { $convicts ->
        [one] { $convicts } convict
       *[other] { $convicts } convicts
    }
peasants =
    { $peasants ->
        [one] { $peasants } peasant
       *[other] { $peasants } peasants
    }
dead-peasants =
    { $dead_peasants ->
        [one] { $dead_peasants } peasant
       *[other] { $dead_peasants } peasants
    }
jade = { $jade } jade
blocks =
    { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }

## The log

event-favour-chosen = { SEAT($seat) } keeps a favour card.
    .you = You keep a favour card.
event-favour-chosen-card = { SEAT($seat) } keeps favour card { $card }.
    .you = You keep favour card { $card }.
event-favours-kept =
    { $returned ->
        [0] { SEAT($seat) } keeps all favour cards drawn ({ $kept }).
       *[other] { SEAT($seat) } keeps { $kept } favour cards and puts { $returned } back.
    }
    .you =
        { $returned ->
            [0] You keep all favour cards drawn ({ $kept }).
           *[other] You keep { $kept } favour cards and put { $returned } back.
        }
event-favours-kept-kept-cards =
    { $returned ->
        [0] { SEAT($seat) } keeps the favour cards { $kept_cards }.
       *[other] { SEAT($seat) } keeps the favour cards { $kept_cards } and puts back { $returned_cards }.
    }
    .you =
        { $returned ->
            [0] You keep the favour cards { $kept_cards }.
           *[other] You keep the favour cards { $kept_cards } and put back { $returned_cards }.
        }
event-round-began = Round { $round } begins.
event-income = { SEAT($seat) } takes { jade } as income.
    .you = You take { jade } as income.
event-bid-placed = { SEAT($seat) } has bid.
    .you = You have bid.
event-bid-placed-jade = { SEAT($seat) } bids { jade }.
    .you = You bid { jade }.
event-bids-shown = The bids are shown. { $bids }.
    .bids =
        { SEAT($seat) }: { $petition ->
            [0] { $jade }
           *[other] { $total } ({ jade } and { $petition } petition)
        }
event-petition-won =
    { $by ->
        [jade] { SEAT($seat) } breaks the tie with { jade } in the bid, pays it and takes the emperor marker.
        [order] { SEAT($seat) } is the first tied player after the holder, pays { jade } and takes the emperor marker.
        [chance] Chance breaks the tie for { SEAT($seat) }, who pays { jade } and takes the emperor marker.
       *[total] { SEAT($seat) } wins the petition, pays { jade } and takes the emperor marker.
    }
    .you =
        { $by ->
            [jade] You break the tie with { jade } in the bid, pay it and take the emperor marker.
            [order] You are the first tied player after the holder, pay { jade } and take the emperor marker.
            [chance] Chance breaks the tie for you; you pay { jade } and take the emperor marker.
           *[total] You win the petition, pay { jade } and take the emperor marker.
        }
event-prison-filled =
    { $jade ->
        [0] The prison of { $province } receives { convicts }.
       *[other] { $convicts ->
            [0] The prison of { $province } receives { jade }.
           *[other] The prison of { $province } receives { jade } and { convicts }.
        }
    }
event-turn-began = { SEAT($seat) } begins turn { $turn } of the round.
    .you = You begin turn { $turn } of the round.
event-role-played = { SEAT($seat) } plays the { role } card.
    .you = You play the { role } card.
event-role-repeated = { SEAT($seat) } pays { jade } to repeat the { role } card.
    .you = You pay { jade } to repeat the { role } card.
event-bought-back =
    { $chip ->
        [true] { SEAT($seat) } buys the { role } card back with a chip.
       *[false] { SEAT($seat) } buys the { role } card back for { jade }.
    }
    .you =
        { $chip ->
            [true] You buy the { role } card back with a chip.
           *[false] You buy the { role } card back for { jade }.
        }
event-recruited =
    { $jade ->
        [0] { SEAT($seat) } recruits { peasants } for free.
       *[other] { SEAT($seat) } recruits { peasants } for { jade }.
    }
    .you =
        { $jade ->
            [0] You recruit { peasants } for free.
           *[other] You recruit { peasants } for { jade }.
        }
event-convicts-collected = { SEAT($seat) } discards { peasants } and takes { convicts }.
    .you = You discard { peasants } and take { convicts }.
event-jade-collected = { SEAT($seat) } collects { jade }.
    .you = You collect { jade }.
event-prison-emptied =
    { $jade ->
        [0] { $convicts ->
            [0] { SEAT($seat) } finds the prison of { $province } empty.
           *[other] { SEAT($seat) } takes { convicts } from the prison of { $province }.
        }
       *[other] { $convicts ->
            [0] { SEAT($seat) } takes { jade } from the prison of { $province }.
           *[other] { SEAT($seat) } takes { jade } and { convicts } from the prison of { $province }.
        }
    }
    .you =
        { $jade ->
            [0] { $convicts ->
                [0] You find the prison of { $province } empty.
               *[other] You take { convicts } from the prison of { $province }.
            }
           *[other] { $convicts ->
                [0] You take { jade } from the prison of { $province }.
               *[other] You take { jade } and { convicts } from the prison of { $province }.
            }
        }
event-quarried =
    { $jade ->
        [0] { SEAT($seat) } quarries { blocks } for free.
       *[other] { SEAT($seat) } quarries { blocks } for { jade }.
    }
    .you =
        { $jade ->
            [0] You quarry { blocks } for free.
           *[other] You quarry { blocks } for { jade }.
        }
event-favours-drawn =
    { $count ->
        [one] { SEAT($seat) } draws { $count } favour card.
       *[other] { SEAT($seat) } draws { $count } favour cards.
    }
    .you =
        { $count ->
            [one] You draw { $count } favour card.
           *[other] You draw { $count } favour cards.
        }
event-favours-drawn-cards =
    { $count ->
        [one] { SEAT($seat) } draws favour card { $cards }.
       *[other] { SEAT($seat) } draws the favour cards { $cards }.
    }
    .you =
        { $count ->
            [one] You draw favour card { $cards }.
           *[other] You draw the favour cards { $cards }.
        }
event-build-began =
    { $jade ->
        [0] { SEAT($seat) } builds { blocks }.
       *[other] { SEAT($seat) } builds { blocks } and pays { jade }.
    }
    .you =
        { $jade ->
            [0] You build { blocks }.
           *[other] You build { blocks } and pay { jade }.
        }
event-block-built = { SEAT($seat) } places a block on { $place }.
    .you = You place a block on { $place }.
event-workers-used =
    { $dead_peasants ->
        [0] { SEAT($seat) } sends { convicts } to work; all of them die.
       *[other] { $convicts ->
            [0] { SEAT($seat) } sends { peasants } to work and loses { $dead_peasants }.
           *[other] { SEAT($seat) } sends { peasants } and { convicts } to work; { dead-peasants } and all convicts die.
        }
    }
    .you =
        { $dead_peasants ->
            [0] You send { convicts } to work; all of them die.
           *[other] { $convicts ->
                [0] You send { peasants } to work and lose { $dead_peasants }.
               *[other] You send { peasants } and { convicts } to work; { dead-peasants } and all convicts die.
            }
        }
event-favour-played = { SEAT($seat) } plays favour card { $card }.
    .you = You play favour card { $card }.
event-plaque-placed = { SEAT($seat) } places a plaque on { $place }.
    .you = You place a plaque on { $place }.
event-block-removed = { SEAT($seat) } spends { convicts } to remove { SEAT($owner) }’s block on { $place }.
    .you = You spend { convicts } to remove { SEAT($owner) }’s block on { $place }.
    .you-owner = { SEAT($seat) } spends { convicts } to remove your block on { $place }.
event-taskmaster-moved = { SEAT($seat) }’s taskmaster goes from { $origin } to { $province }.
    .you = Your taskmaster goes from { $origin } to { $province }.
event-emperor-placed = { SEAT($seat) } places the emperor block on { $place }.
    .you = You place the emperor block on { $place }.
event-emperor-lost = { SEAT($seat) } has not placed the emperor block, and it is lost.
    .you = You have not placed the emperor block, and it is lost.
event-row-completed = { SEAT($seat) } completes the row on level { $level } of { $province } and takes a buyback chip.
    .you = You complete the row on level { $level } of { $province } and take a buyback chip.
event-level-completed = { SEAT($seat) } completes level { $level } of the whole wall.
    .you = You complete level { $level } of the whole wall.
event-points =
    +{ $points } for { SEAT($seat) } ({ $source ->
        [row] row
        [level] level
        [tower] tower
        [favour] favour
        [chips] buyback chips
        [province] blocks in every province
        [jade] most jade
       *[workers] most workers
    }).
    .you =
        +{ $points } for you ({ $source ->
            [row] row
            [level] level
            [tower] tower
            [favour] favour
            [chips] buyback chips
            [province] blocks in every province
            [jade] most jade
           *[workers] most workers
        }).
event-wall-completed = { SEAT($seat) } has completed the wall and takes { jade } and { convicts } from the prisons.
    .you = You have completed the wall and take { jade } and { convicts } from the prisons.
event-game-over =
    { $reason ->
        [mongols] { outcome-mongols }
       *[wall-complete] { outcome-wall-complete }
    }

## Why the game is over

outcome-wall-complete = The wall is complete: the game is over.
outcome-mongols = No emperor block is left, and the Mongols come: the game is over.

## Questions

ask-favours =
    { $count ->
        [one] Choose { $count } favour card to keep.
       *[other] Choose { $count } favour cards to keep.
    }
ask-bid = How much jade do you bid for the petition?
ask-action = Play a role card: choose an action.
ask-action-again = Card bought back: choose another action.
ask-buyback = You have played the { role } card. Buy it back, or end your turn?
ask-emperor = Place the emperor block, or end your turn?
ask-repeat = Which action of the { role } card do you repeat?
ask-keep =
    { $count ->
        [one] Keep { $count } more of the cards you drew; the others go under the deck.
       *[other] Keep { $count } of the cards you drew; the others go under the deck.
    }
ask-block =
    { $count ->
        [one] Where do you build the block?
       *[other] Where do you build block { $block } of { $count }?
    }
ask-workers = The build takes { $count } workers. How many of them are peasants?
ask-plaque = Which block of the pattern gets the plaque? (Favour card { $card })

## Actions: the kind, for a menu, and the whole of it

action-done = End turn
do-done = End turn
action-buyback = Buy the role card back
do-buyback =
    { $payment ->
        [chip] Buy the role card back with a chip
       *[jade] Buy the Taskmaster card back for jade
    }
action-bid = Bid
do-bid = Bid { jade }
action-keep = Keep a favour card
do-keep = Keep favour card { $card }
action-recruit = Recruiter: recruit peasants
do-recruit =
    { $count ->
        [one] Recruit { $count } peasant
       *[other] Recruit { $count } peasants
    }
action-convicts = Recruiter: collect convicts
do-convicts = Trade two peasants for five convicts
action-jade = Collect jade
do-jade = Collect jade with the { role } card
action-prison = Recruiter: empty the prison
do-prison = Take everything from the prison
action-quarry = Resources: quarry blocks
do-quarry =
    { $count ->
        [one] Quarry { $count } block
       *[other] Quarry { $count } blocks
    }
action-draw = Resources: draw favour cards
do-draw = Draw favour cards
action-build = Builder: build the wall
do-build =
    { $count ->
        [one] Build { $count } block
       *[other] Build { $count } blocks
    }
action-favour = Builder: play a favour card
do-favour = Play favour card { $card }
action-remove = Builder: remove a block
do-remove = Remove the block on { $place }
action-move = Taskmaster: move
do-move = Move the taskmaster to { $province }
action-repeat = Taskmaster: repeat a role
do-repeat = Repeat the { role } card
action-emperor = Place the emperor block
do-emperor = Place the emperor block on { $place }
action-block = Place a block
do-block = Place a block on { $place }
action-peasants = Choose workers
do-peasants =
    { $count ->
        [0] Send convicts only
        [one] Send { $count } peasant, the rest convicts
       *[other] Send { $count } peasants, the rest convicts
    }
action-plaque = Place the plaque
do-plaque = Place the plaque on { $place }

## Options

option-variant = Variant
option-variant-help = How many provinces the wall has: one more is friendlier, one fewer is harsher.
option-variant-standard = Standard
option-variant-friendly = Friendly: one more province
option-variant-cutthroat = Cutthroat: one province fewer
option-deck = Your own favour deck
option-deck-help = The text of a favour deck of your own. If left empty: the deck that comes with the game.

refused-variant-provinces = This variant would give { $seats } players { $provinces } provinces; they can play with { $least } to { $most }.
refused-deck-too-small = The deck has { $found } favour cards, and { $seats } players need at least { $wanted }.

## Decks

refused-deck-not-json = The favour deck is not readable JSON.
refused-deck-size = A favour deck is a list of 1 to { $most } cards.
refused-deck-card = Entry { $card } of the deck is not a card: write it in braces, with id, pattern and rewards.
refused-deck-field = Card { $card } of the deck has a field “{ $field }”, which no card has.
refused-deck-number = Card { $card } of the deck has the id “{ $found }”; cards are numbered in order from 0.
refused-deck-pattern = Card { $card } of the deck has no pattern: write a list of rows, from top to bottom.
refused-deck-pattern-size = The pattern of card { $card } needs one to { $most } rows of the same length, at most { $most }.
refused-deck-pattern-mark = The pattern of card { $card } may have only # for a block and . for anything.
refused-deck-pattern-loose = The pattern of card { $card } has an empty row or column; leave it out.
refused-deck-pattern-blocks = The pattern of card { $card } needs { $least } to { $most } blocks.
refused-deck-pattern-apart = The blocks of card { $card } must touch each other at their edges.
refused-deck-pattern-twice = Card { $card } of the deck has the same pattern as card { $other }.
refused-deck-reward = The { $reward } of card { $card } must be a whole number from 0 to { $most }.
refused-deck-no-reward = Card { $card } of the deck gives no reward at all.

## Moves that are refused

refused-card-not-dealt = Card { $card } was not dealt to you; keep one of your five.
refused-card-not-drawn = You did not draw card { $card }; only drawn cards can be kept.
refused-card-kept-already = You have kept card { $card } already; choose another one.
refused-card-not-in-hand = You do not hold favour card { $card }.
refused-pattern-not-there = Your unmarked blocks do not form the pattern of card { $card }.
refused-not-in-pattern = { $place } is not part of a place where your blocks form the pattern of card { $card }.
refused-too-little-jade = That costs { $needed } jade, and you have { $held }.
refused-too-few-peasants =
    { $needed ->
        [one] That takes { $needed } peasant, and you have { $held }.
       *[other] That takes { $needed } peasants, and you have { $held }.
    }
refused-too-few-convicts =
    { $needed ->
        [one] That takes { $needed } convict, and you have { $held }.
       *[other] That takes { $needed } convicts, and you have { $held }.
    }
refused-too-few-blocks =
    { $needed ->
        [one] That takes { $needed } block from your supply, and you have { $held }; quarry more.
       *[other] That takes { $needed } blocks from your supply, and you have { $held }; quarry more.
    }
refused-too-few-workers =
    { $held ->
        [one] You have only { $held } worker, too few for that.
       *[other] You have only { $held } workers, too few for that.
    }
refused-too-few-workers-here = This space takes { $needed } workers, and you have { $held } left.
refused-workers-mix = You cannot send that number of peasants; send { $least } to { $most }.
refused-stock-too-small = The stock does not have { $wanted }, only { $stock }.
refused-no-peasants-left = There are no peasants left in the stock.
refused-no-convicts-left = There are no convicts left in the stock.
refused-no-blocks-left = No block of yours is left in the stock.
refused-deck-empty = The favour deck is empty.
refused-role-not-in-hand = The { role } card is not in your hand; it lies on the table.
refused-role-not-on-table = The { role } card is in your hand; only a card on the table can be repeated.
refused-role-without-action = No action of the { role } card would be possible after paying for the repeat.
refused-not-on-this-role = You are repeating the { role } card; choose one of its actions.
refused-already-there = Your taskmaster is there already; choose another province.
refused-no-such-province = There is no province { $province } at this table.
refused-not-in-camp = Your taskmaster is in { $province }, and this can only be done there.
refused-province-complete = The wall of { $province } is complete; your taskmaster has to move to build.
refused-no-room-for-two = { $province } has only one free space left, too few for two blocks.
refused-location-taken = { $place } already has a block.
refused-nothing-below = { $place } needs a block directly below it.
refused-tower-columns-only = Level { $level } has only the two end columns of a province.
refused-no-second-location = A block on { $place } would leave no space for your second block that you could pay for.
refused-no-emperor-block = You have no emperor block to place.
refused-emperor-not-now = The emperor block goes before the build or between its two blocks, not here.
refused-emperor-blocks-build = There the emperor block would leave no space for your second block that you could pay for.
refused-no-block-there = There is no block on { $place }.
refused-block-emperors = The block on { $place } is the emperor’s and stays.
refused-block-own = The block on { $place } is yours; you can only remove other players’ blocks.
refused-block-plaque = The block on { $place } has a plaque and stays.
refused-block-tower = The block on { $place } is on level 4 and stays.
refused-block-in-row = The block on { $place } is part of a complete row and stays.
refused-block-above = There is a block above { $place }.
refused-buyback-twice = You have bought a card back in this turn already.
refused-buyback-jade-role = Jade buys back only the Taskmaster; the { role } card takes a chip.
refused-no-chip = You have no buyback chip.

## Positions written as text

refused-no-such-place = There is no space “{ $text }”; write province, column and level, as in b3.2.
refused-position-line-twice = The line { $name }: occurs twice.
refused-position-line-unknown = “{ $found }” is not the beginning of any line of a position.
refused-position-seats = A table has { $least } to { $most } seats.
refused-position-nobody = “{ $found }” names nobody and nothing at this table.
refused-position-option = These options cannot be played. { $why }
refused-position-favours = “{ $found }” is not a deck; write printed or own.
refused-position-level = “{ $found }” does not begin a row of the wall; write each level from 1 to 4 at most once.
refused-position-columns = This row has { $found } spaces; the wall has { $wanted } columns.
refused-position-token = “{ $found }” cannot stand here: write . for a free space, - for none, a colour’s letter or E for a block, and * for a plaque.
refused-position-camp = “{ $found }” is not a province of this table.
refused-position-role = “{ $found }” is not a role card; there are recruiter, resources, builder and taskmaster.
refused-position-card = There is no favour card { $found } in the deck.
refused-position-pile = “{ $found }” is not a pile of packets; write numbers with cards in brackets, as in 2(5 7 9).
refused-position-word = “{ $found }” does not belong on this line.
refused-position-yes-no = “{ $found }” is neither yes nor no.
refused-position-stack = The line stack: is not a list of steps with cards of this deck, as the program writes it.
refused-position-turn = “{ $found }” does not say whose turn it is; write bids, or a colour and a turn from 1 to 3 once somebody holds the marker.
refused-position-impossible =
    { $found ->
        [state-dead-end] This position cannot be played: the player to move has no legal move.
       *[other] This position is impossible. { $why }
    }

## Faults of a position

refused-jade = There are { $found } jade in all, which is not what the box holds.
refused-peasants = There are { $found } peasants in all, which is not what the box holds.
refused-convicts = There are { $found } convicts in all, which is not what the box holds.
refused-chips = There are { $found } buyback chips in all, which is not what the box holds.
refused-blocks =
    { $colour ->
        [red] There are { $found } red blocks in all, which is not what the box holds.
        [white] There are { $found } white blocks in all, which is not what the box holds.
        [black] There are { $found } black blocks in all, which is not what the box holds.
        [blue] There are { $found } blue blocks in all, which is not what the box holds.
        [green] There are { $found } green blocks in all, which is not what the box holds.
       *[yellow] There are { $found } yellow blocks in all, which is not what the box holds.
    }
refused-negative = A count is negative.
refused-camp = A taskmaster stands outside the provinces.
refused-roles = Somebody has a role card that does not exist.
refused-roles-laid = Somebody has more or fewer role cards in hand than the turns of the round have left.
refused-two-in-a-place = Two blocks stand on one space.
refused-wall = The list of all blocks is wrong.
refused-off-wall = A block stands outside the wall.
refused-wall-complete = The wall is complete, and so the game would be over.
refused-emperor-blocks = There are { $found } emperor blocks in all, more than the box holds.
refused-holder = The emperor marker is held by somebody who is not at the table.
refused-round = Rounds are numbered from 1 to { $most }.
refused-emperor-stock = The emperor blocks in the stock do not fit the round: each petition takes one, and none is held before the bids are shown.
refused-chips-without-rows = There are more buyback chips than complete rows.
refused-plaques = A player’s plaques do not match the number of favours that player has played.
refused-plaque-without-block = A plaque lies where no player’s block stands.
refused-card-twice = A favour card is in two places at once.
refused-cards = Favour cards are missing.
refused-packet-empty = A packet of the deck is empty.
refused-packets = The packets of the deck are not in ascending order.
refused-makers = The list of who drew which packet is wrong.
refused-paths = The path of a favour card is wrong.
refused-stack = What is going on at the table is impossible.
refused-result = The result is not the one that the table shows.

## Standing orders: the sentence, the name of the kind, its fields and choices

order-petition =
    { $jade ->
        [0] Bid nothing in petitions.
       *[other] Bid { $jade } jade in every petition, or all you have if that is less.
    }
order-name-petition = Petitions
order-field-jade = Jade
order-choice = { $choice }
