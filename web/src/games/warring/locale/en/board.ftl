# English: the board of The Warring States in the browser.

board-progress = { $percent }%
board-pile =
    { $count ->
        [one] { SEAT($seat) } has played { $count } card
       *[other] { SEAT($seat) } has played { $count } cards
    }
    .you =
        { $count ->
            [one] You have played { $count } card
           *[other] You have played { $count } cards
        }
board-agenda = Event deck ({ $count })
board-hand = Your event cards
board-characters = Your characters
board-ask-amend = Remove a card, or add one of your own?
board-other = Other moves
board-which = Several moves are possible there
board-host = Host
board-round = Round { $round } of { $rounds }
board-year = { $year } BC
board-public = Public event
board-strength = strength { $sum }
board-water =
    { $name ->
        [yellow-river] Yellow River
        [yangtze] Yangtze
       *[sea] Eastern Sea
    }
board-fallen = Fallen
board-points =
    { $count ->
        [one] point
       *[other] points
    }
board-any-state = Any state
board-states =
    { $count ->
        [one] { $count } state
       *[other] { $count } states
    }
board-choose-state = Choose a state
board-choose-way = A or B?
board-marking = { $card }: { $asks }
board-way = { $letter }: { $name }
board-done =
    { $count ->
        [one] Play { $count } card
       *[other] Play { $count } cards
    }
board-add = Add the card
board-exchange = { $new } for { $old }
board-keep = Keep
board-kept = Kept
board-claim = Show
board-swap = Swap
board-resolution = The card being played
board-dismiss = Dismiss
board-say-state = Choose a state to strengthen or weaken it.
board-said =
    { $said ->
        [strengthen] { STATE($state) } ↑
        [weaken] { STATE($state) } ↓
        [peace] no war
        [support] for
       *[oppose] against
    }
board-state = { STATE($state) }: { $values }
    .values = { attribute-key } { $value }
board-state-dead = { STATE($state) }: { text-dead }
board-tip-state = It falls when an attribute would drop below 1.
board-tip-host = The Host chooses which cards are played, and in which order.
