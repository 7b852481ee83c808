# English: the words of the toy game.

game-title = Toy

## Events

event-drew = { SEAT($seat) } draws tiles.
event-drew-tiles = { SEAT($seat) } draws { $tiles }.
event-answered = { SEAT($seat) } answers.
event-answered-action = { SEAT($seat) } answers: { $action }.
event-bids-shown =
    The bids are { $bids }; the tile is { $tile }.
    .bids = { $value }
event-lays-shown =
    Laid down: { $laid }.
    .laid = { $value }
event-turn-over = { SEAT($seat) }: { $action }.

## Questions and actions

ask-bids = How many coins do you bid for the next tile?
ask-lays = Lay tiles, one by one, until you are done.
ask-turn = Keep your hand, or swap a tile?
action-bid = bid coins
action-lay = lay a tile
action-swap = swap a tile
action-done = done
action-keep = keep the hand
do-bid = bid { $what }
do-lay = lay { $what }
do-swap = swap { $what }
do-done = done
do-keep = keep

order-bid = Bid { $coins } for every tile.
order-name-bid = Bids
order-field-coins = Coins
order-choice = { $choice }

## The end, and what is refused

outcome-rounds-played = All rounds are played.
refused-not-now = That is not possible now.
refused-tiles = Tiles are missing.
refused-hand-or-coins = A hand or a number of coins cannot be.

## Options

option-pace = pace
option-pace-help = How long the game is.
option-pace-normal = three rounds
option-pace-short = one round
option-rich = rich
option-rich-help = Everybody begins with twice as many coins.
