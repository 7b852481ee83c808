# English: Huang Di in words.

text-own = Your favour cards
text-own-of = The favour cards of { SEAT($seat) }
text-no-favours = No favour card
text-choosing = Cards to choose from
text-kept = { $favour }, kept
text-own-bid = Your bid
text-bid = { $jade } jade
text-jade = Jade
text-seats = Players
text-seat = Player
text-score = Points
text-peasants = Peasants
text-convicts = Convicts
text-blocks = Blocks
text-blocks-in-stock = Blocks in stock
text-chips = Chips
text-camp = Taskmaster in
text-hand-size = Favours in hand
text-roles = Roles in hand
text-played = Favours played
text-round = Round and stocks
text-round-number = Round { $round }
text-stock = In stock: { $jade } jade, { $peasants } peasants, { $convicts } convicts, { $chips } chips, { $plaques } plaques, { $emperor_blocks } emperor blocks
text-deck =
    { $count ->
        [one] { $count } favour card in the deck
       *[other] { $count } favour cards in the deck
    }
text-holder =
    { $block ->
        [true] { SEAT($seat) } has the emperor’s marker and may still place the emperor block
       *[false] { SEAT($seat) } has the emperor’s marker
    }
text-province = Province { $province }
text-prison = Prison: { $jade } jade, { convicts }
text-block =
    { $plaque ->
        [true] { $place }: block of { SEAT($seat) } with a plaque
       *[false] { $place }: block of { SEAT($seat) }
    }
text-block-emperor =
    { $plaque ->
        [true] { $place }: emperor block with a plaque
       *[false] { $place }: emperor block
    }
text-favour = Favour { $id }: { text-favour-card }
text-favour-card = { $pattern }, { $points } points, income { $income }, petition { $petition }, jade { $jade }
