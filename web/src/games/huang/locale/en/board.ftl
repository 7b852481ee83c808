# English: HUANG's board in the browser.

board-map = The board. Arrow keys move from space to space, Enter chooses.
board-river =
    { $river ->
        [yellow] Yellow River
       *[yangtze] Yangtze
    }
board-granary = granary
board-pagoda = { colour } pagoda
board-palace = palace
board-realm = State of { $leaders }, strength { $strength }
    .leaders = { text-leader }
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
       *[false] { colour } leader, not on the board
    }
board-war = War
board-revolt = Revolt
board-war-title = War around { $place }, started by { SEAT($seat) }
board-wins-now = winning now
board-stand-aside = Stay out
board-ask-war = Which side do you support?
board-ask-revolt-attack = What do you commit? You lose a tie.
board-ask-revolt-defence = What do you commit? You win a tie.
board-nothing-to-add = You have nothing to add: no { colour } tile, and your { colour } leader is on the board.
board-behind = { $count } behind
board-order-war =
    { $you ->
        [true] Asked in this order; you decide a tie.
       *[false] Asked in this order; { SEAT($seat) } decides a tie.
    }
board-order-brief =
    { $you ->
        [true] You decide a tie
       *[false] A tie is decided by { SEAT($seat) }
    }
board-order-revolt = Asked in this order; the defender wins a tie.
board-reserve =
    { $leader ->
        [true] { board-hand-size }, leader
       *[false] { board-hand-size }
    }
board-replace-help = Which tiles do you replace? You draw as many again.
board-replace-less = One { colour } tile fewer
board-replace-more = One more { colour } tile
board-market = Market
board-store = Pagodas left
board-hand-size =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
board-leader-at = { colour } leader on { $place }
board-pick = Choose a tile, a leader or an action.
board-point = Choose a highlighted space.
board-zoom = Large board
board-which = Several moves are possible there
board-free = free
board-bag = Bag
board-dismiss = Dismiss
board-score = Score { $score }: the lowest colour, jokers counted in
board-score-head = score
board-jokers = jokers
board-tie = Players with the same score compare their second lowest colour, then the next.
board-against =
    { $you ->
        [one] { colour }: you against { SEAT($other) }
        [other] { colour }: { SEAT($one) } against you
       *[none] { colour }: { SEAT($one) } against { SEAT($other) }
    }
board-against-three = { colour }: { SEAT($one) }, { SEAT($other) } and { SEAT($third) }
board-not-at-stake = Your { colour } leader is in { $side }, not at stake.
board-who =
    { $you ->
        [true] you
       *[false] { SEAT($seat) }
    }
board-if-wins = wins:
board-gains = { $side } wins: { $gains }.
    .gains = +{ $count } { colour } ({ board-who })
board-in-defeat = In defeat:
board-loses = { $side } loses { $losses }.
    .losses =
        { $key ->
            [leaders]
                { $value ->
                    [one] a leader
                   *[other] { $value } leaders
                }
            [tiles]
                { $value ->
                    [one] a red tile
                   *[other] { $value } red tiles
                }
           *[pagodas]
                { $value ->
                    [one] the pagoda
                   *[other] { $value } pagodas
                }
        }
board-revolt-brings = The winner gets 1 { colour } point; the loser’s leader leaves the board.
board-replace-back = Back
board-mark-own = you score
board-mark-other = others score
board-mark-war = war
board-mark-revolt = revolt
board-mark-pagoda = pagoda
board-tip-tile =
    { $colour ->
        [yellow] { tile-kind }: leaders stand next to yellow tiles, and yellow decides revolts.
        [red] { tile-kind }: decides wars.
        [blue] { tile-kind }: lies on rivers; you may place several in one action.
        [green] { tile-kind }: brings you a tile from the market.
       *[white] { tile-kind }: its points are jokers.
    }
board-tip-leader = Earns a point for each { colour } tile that is placed in its state.
board-tip-pagoda = Brings a { colour } point at the end of your turn if your { colour } leader is in its state.
