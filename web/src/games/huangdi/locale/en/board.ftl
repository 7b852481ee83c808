# English: Huang Di's board in the browser.

board-wall = The wall of province { $province }. Arrow keys move from space to space.
board-free = { $place }: free
board-camp = Taskmasters in the camp
board-income = income +{ $count }
board-petition = petition +{ $count }
board-jade = jade +{ $count }
board-ready = pattern complete
board-ready-short = ready
board-role-recruit = Recruit peasants
board-role-convicts = Collect convicts
board-role-jade = Collect jade
board-role-prison = Empty prison
board-role-quarry = Quarry blocks
board-role-draw = Draw favour cards
board-role-build = Build the wall
board-role-favour = Play a favour card
board-role-remove = Remove a block
board-role-move = Move
board-role-repeat = Repeat a role
board-point-favour = Play a favour: choose one of your cards.
board-point-remove = Remove a block: choose a highlighted one in the wall.
board-holder = emperor marker
board-point-emperor = Place the emperor block: choose a highlighted space.
board-cancel = Cancel
board-buyback = Buy it back
board-repeat = Repeat { role }
board-role-played = played
board-free-of-charge = free
board-to = to { $province }
board-amount =
    { $of ->
        [jade] { $sign }{ $count } jade
        [peasants] { $count ->
            [one] { $sign }{ $count } peasant
           *[other] { $sign }{ $count } peasants
        }
        [convicts] { $count ->
            [one] { $sign }{ $count } convict
           *[other] { $sign }{ $count } convicts
        }
        [workers] { $count ->
            [one] { $sign }{ $count } worker
           *[other] { $sign }{ $count } workers
        }
        [blocks] { $count ->
            [one] { $sign }{ $count } block
           *[other] { $sign }{ $count } blocks
        }
        [chips] { $count ->
            [one] { $sign }{ $count } buyback chip
           *[other] { $sign }{ $count } buyback chips
        }
        [favours] { $count ->
            [one] { $sign }{ $count } favour card
           *[other] { $sign }{ $count } favour cards
        }
       *[points] { $count ->
            [one] { $sign }{ $count } point
           *[other] { $sign }{ $count } points
        }
    }
board-points =
    { $count ->
        [one] point
       *[other] points
    }
board-lacks = { $count } short
board-blocked = blocked
board-supply = Your supply
board-held =
    { $of ->
        [jade] jade
        [peasants] peasants
        [convicts] convicts
        [blocks] blocks
       *[chips] buyback
    }
board-emperor-help = Free, in any province, this round only
board-roles-laid =
    { $count ->
        [0] All role cards in hand
       *[other] Played: { $roles }
    }
board-petition-title = Petition
board-petition-brings = The highest bid wins the emperor marker: the first turn and a free block. Only the winner pays.
board-bid =
    { $petition ->
        [0] { $jade } jade
       *[other] { $jade } jade and { $petition } petition: { $total }
    }
board-bid-of = of { $held } jade
board-bid-total = { $jade } + { $extra } petition = { $total }
board-sealed = Bid sealed
board-bidding = Still bidding
board-close = Close
board-less = Less
board-more = More
board-mix =
    { $peasants ->
        [0] { convicts }: all die
       *[other] { $convicts ->
            [0] { peasants }: { $dead ->
                [one] { $dead } dies
               *[other] { $dead } die
            }
           *[other] { peasants }, { convicts }: { $dead } + { $convicts } die
        }
    }
board-setup = Set-up
board-round = Round { $round } of { $most }
board-phase-petition = Petition
board-phase-actions = Actions
board-turn = Turn { $turn } of { $turns }
board-enlarge = Enlarge province { $province }
board-source =
    { $source ->
        [row] Rows
        [level] Levels
        [tower] Towers
        [favour] Favour cards
        [chips] Buyback chips
        [province] Blocks in every province
        [jade] Most jade
       *[workers] Most workers
    }
board-total = Total
board-tip-block = Counts for its owner in rows, on levels and for favour cards.
board-tip-row = { $points } points for the most blocks in this row, once it is complete.
board-tip-taskmaster = { SEAT($seat) }’s taskmaster: builds in this province.
board-tip-prison = Collect it while your taskmaster is in this province.
board-tip-holder = Emperor marker: its holder has the first turn.
board-tip-favour = Play it when your blocks form its pattern in the wall.
