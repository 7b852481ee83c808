# English: HUANG's board in the browser.

board-map = The map. Arrow keys go from space to space, Enter chooses.
board-granary = granary
board-pagoda = { colour } pagoda
board-palace = palace
board-realm = State of { $leaders }; strength { $strength }
board-hand = Your tiles
board-leaders = Your leaders
board-other = Other actions
board-tool-tile =
    { $count ->
        [one] { $count } { colour } tile: { tile-kind }
       *[other] { $count } { colour } tiles: { tile-kind }
    }
board-tool-leader =
    { $placed ->
        [true] { colour } leader, on { $place }
       *[false] { colour } leader, not on the map
    }
board-war = War
board-revolt = Revolt
board-war-title = War around { $place }, started by { SEAT($seat) }
board-revolt-title = Revolt of the { colour } leaders
board-wins-now = wins as it stands
board-stand-aside = Support nobody
board-reserves-war = Red tiles among:
board-reserves-revolt = Yellow tiles among:
board-reserve =
    { $leader ->
        [true] { SEAT($seat) } { $tiles } and leader
       *[false] { SEAT($seat) } { $tiles }
    }
board-replace-help = Which tiles do you give away? You draw as many.
board-replace-less = One { colour } tile less
board-replace-more = One { colour } tile more
board-market = Market
board-store = Pagodas in store
board-count = { $count } { colour }
board-hand-size =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
board-leader-at = { colour } leader on { $place }
board-pick = Pick a tile, a leader or an action.
board-point = Now point at a marked space.
board-zoom = Large map
board-which = Several moves are possible there
board-free = free
board-bag = Bag
board-dismiss = OK
board-score = Score { $score }: the lowest colour, jokers counted in
board-score-head = score
board-jokers = jokers
board-against = { SEAT($one) } against { SEAT($other) }
board-against-three = { SEAT($one) }, { SEAT($other) } and { SEAT($third) }
board-not-at-stake = Your { colour } leader is in { $side }, not at stake.
board-replace-back = Back
board-mark-own = you score
board-mark-other = others score
board-mark-war = war
board-mark-pagoda = pagoda
