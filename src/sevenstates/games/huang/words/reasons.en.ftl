# English: why a bot likes or dislikes a move in HUANG.

reason-best-tile = { colour } is the tile of the market that serves you most
reason-gives-point = gives { SEAT($seat) } a point in { colour }
reason-granaries =
    { $count ->
        [one] { $count } granary, worth two blue points
       *[other] { $count } granaries, worth two blue points each
    }
reason-guard =
    { $count ->
        [one] your { colour } leader stands beside { $count } yellow tile
       *[other] your { colour } leader stands beside { $count } yellow tiles
    }
reason-leader-lost = you lose your { colour } leader
reason-leader-scores = your { colour } leader can score the { colour } tiles in your hand
reason-new-tiles =
    { $count ->
        [one] a new tile for one you have little use for
       *[other] { $count } new tiles for those you have little use for
    }
reason-pagoda = a { colour } pagoda gives you a point every turn
reason-pagoda-lost = you lose the points of a { colour } pagoda
reason-pair = one { colour } tile more would make a pagoda
reason-point = a point in { colour }
reason-revolt-held = holds the revolt { $own } to { $other }
reason-revolt-lost = the revolt is lost, { $own } to { $other }
reason-revolt-on-board = a revolt, { $own } to { $other } so far
reason-rival-leader-lost = { SEAT($seat) } loses the { colour } leader
reason-rival-pagoda-lost = { SEAT($seat) } loses the points of a { colour } pagoda
reason-war-lost = the war is lost, { $own } to { $other }
reason-war-on-board = a war, { $own } to { $other } on the board
reason-war-won = wins the war { $own } to { $other }
reason-weakest-colour = a point in { colour }, your weakest colour
reason-white-point = a white point, which counts for any colour
