# English: why a bot likes or dislikes a move in HUANG.

reason-best-tile = { colour } is the most useful tile in the market
reason-gives-point = gives { SEAT($seat) } a point in { colour }
reason-granaries =
    { $count ->
        [one] { $count } granary, worth two blue points
       *[other] { $count } granaries, worth two blue points each
    }
reason-guard =
    { $count ->
        [one] your { colour } leader has { $count } yellow tile next to it
       *[other] your { colour } leader has { $count } yellow tiles next to it
    }
reason-leader-lost = you lose your { colour } leader
reason-leader-scores = your { colour } leader can score with the { colour } tiles behind your screen
reason-new-tiles =
    { $count ->
        [one] a new tile in exchange for one of little use to you
       *[other] { $count } new tiles in exchange for ones of little use to you
    }
reason-pagoda = a { colour } pagoda gives you a point every turn
reason-pagoda-lost = you lose the points of a { colour } pagoda
reason-pair = one more { colour } tile would make a pagoda
reason-point = a point in { colour }
reason-revolt-held = holds off the revolt { $own } to { $other }
reason-revolt-lost = the revolt is lost, { $own } to { $other }
reason-revolt-on-board = a revolt, { $own } to { $other } so far
reason-rival-leader-lost = { SEAT($seat) } loses the { colour } leader
reason-rival-pagoda-lost = { SEAT($seat) } loses the points of a { colour } pagoda
reason-war-lost = the war is lost, { $own } to { $other }
reason-war-on-board = a war, { $own } to { $other } on the board
reason-war-won = wins the war { $own } to { $other }
reason-weakest-colour = a point in { colour }, your weakest colour
reason-white-point = a white point, which counts for any colour
