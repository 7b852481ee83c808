# English: HUANG in words.

text-own = Your screen
text-own-of = The screen of { SEAT($seat) }
text-hand = In hand: { $hand }
text-points = Points: { $points }
text-seats = Players
text-seat = Player
text-tiles = Tiles in hand
text-leaders-off = Leaders off the board
text-points-head = Points
text-hidden = hidden
text-stock = Market, bag and buildings
text-market = Market: { $tiles }
text-bag =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
text-supply = Pagodas beside the board: { $pagodas }
text-pagoda = A { colour } pagoda stands on { $places }
text-palace = The palace stands on { $places }
text-granaries = Granaries on { $places }
text-bandits =
    { $count ->
        [one] { $count } bandit on { $places }
       *[other] { $count } bandits on { $places }
    }
text-bandits-here =
    { $count ->
        [one] { $count } bandit
       *[other] { $count } bandits
    }
text-states = States
text-no-states = There is no state yet.
text-state = { $leaders }; military strength { $strength }; tiles: { $tiles }; spaces { $places }
text-leader = { colour } leader of { SEAT($seat) }
text-tile = { colour } tile
text-board = Every space of the board
text-row = Row
text-river = river
text-land = land
text-capital = capital { $name }
text-with-leader =
    { $leader ->
        [true] with the leader
       *[false] without the leader
    }
text-side = Side { $side }
