# English: the board of The Warring States in the browser.

board-progress = { $percent }%
board-state = { STATE($state) }: { $values }
    .values = { attribute-key } { $value }
board-state-dead = { STATE($state) }: { text-dead }
board-said = What was said
board-pile =
    { $count ->
        [one] { SEAT($seat) } has played { $count } card
       *[other] { SEAT($seat) } has played { $count } cards
    }
board-agenda = Event deck ({ $count })
board-marking = You are marking: { $card }. Choose a state on the map or below.
board-hand = Your event cards
board-characters = Your characters
board-other = Other moves
board-which = Several moves are possible there
board-host = Host
board-seat = Event cards: { $cards }. Characters: { $people }.
