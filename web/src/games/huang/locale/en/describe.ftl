# English: HUANG in words.

text-own = Your screen
text-own-of = The screen of { SEAT($seat) }
text-hand = Behind the screen: { $hand }
    .hand = { tiles-of-colour }
text-points = Points: { $points }
    .points = { points-of-colour }
text-counts = { $counts }
    .counts = { points-of-colour }
points-of-colour = { tiles-of-colour }
pagodas-of-colour = { tiles-of-colour }
text-seats = Players
text-seat = Player
text-tiles = Tiles behind the screen
text-leaders-off = Leaders off the board
text-points-head = Points
text-hidden = hidden
text-stock = Market, bag and buildings
text-market = Market: { $tiles }
    .tiles = { tiles-of-colour }
text-bag =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
text-supply = Pagodas left: { $pagodas }
    .pagodas = { pagodas-of-colour }
text-pagoda = { colour } pagoda on { $places }
text-palace = Palace on { $places }
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
    .leaders = { text-leader }
    .tiles = { tiles-of-colour }
text-leader =
    { $mine ->
        [true] your { colour } leader
       *[false] { SEAT($seat) }’s { colour } leader
    }
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
