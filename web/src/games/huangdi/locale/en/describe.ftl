# English: Huang Di in words.

text-own = Your favour cards
text-own-of = The favour cards of { SEAT($seat) }
text-no-favours = No favour card
text-choosing = Cards to choose from
text-kept = { text-favour }, kept
text-own-bid = Your bid
text-bid = { jade }
text-jade = Jade
text-seats = Players
text-seat = Player
text-score = Points
text-peasants = Peasants
text-convicts = Convicts
text-blocks = Blocks in supply
text-blocks-in-stock = Blocks in stock
text-chips = Buyback chips
text-camp = Taskmaster in
text-hand-size = Favours in hand
text-roles = Roles in hand
text-played = Favours played
text-round = Round and stock
text-round-number = Round { $round }
text-stock =
    In stock: { jade }, { peasants }, { convicts }, { $chips ->
        [one] { $chips } buyback chip
       *[other] { $chips } buyback chips
    }, { $plaques ->
        [one] { $plaques } plaque
       *[other] { $plaques } plaques
    }, { $emperor_blocks ->
        [one] { $emperor_blocks } emperor block
       *[other] { $emperor_blocks } emperor blocks
    }
text-deck =
    { $count ->
        [one] { $count } favour card in the deck
       *[other] { $count } favour cards in the deck
    }
text-holder =
    { $block ->
        [true] { SEAT($seat) } has the emperor marker and may still place the emperor block
       *[false] { SEAT($seat) } has the emperor marker
    }
text-province = Province { $province }
text-prison = Prison: { jade }, { convicts }
text-block =
    { $plaque ->
        [true] { $place }: { SEAT($seat) }’s block, with a plaque
       *[false] { $place }: { SEAT($seat) }’s block
    }
text-block-emperor =
    { $plaque ->
        [true] { $place }: emperor block with a plaque
       *[false] { $place }: emperor block
    }
text-favour = Favour card { $id }: { text-favour-card }
text-favour-card =
    { $pattern }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, income { $income }, petition { $petition }, jade { $jade }
