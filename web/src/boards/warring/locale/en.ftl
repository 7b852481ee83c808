# English: the board of The Warring States in the browser.

board-military = mil
board-economy = eco
board-culture = cul
board-morale = mor
board-progress = { $percent } %
board-said = What was said
board-pile =
    { $count ->
        [one] { SEAT($seat) } has played { $count } card
       *[other] { SEAT($seat) } has played { $count } cards
    }
board-agenda = Event deck
board-hand = Your event cards
board-characters = Your characters
board-other = Other moves
board-which = Several moves are possible there
board-host = Host
board-seat = Event cards: { $cards }. Characters: { $people }.
