# English: the words of HUANG.

game-title = HUANG

## Names

colour =
    { $colour ->
        [yellow] yellow
        [red] red
        [blue] blue
        [green] green
       *[white] white
    }
tile-kind =
    { $colour ->
        [yellow] Governor
        [red] Soldier
        [blue] Farmer
        [green] Trader
       *[white] Artisan
    }
tile-legend = { colour } tile: { tile-kind }
dynasty =
    { $dynasty ->
        [Tiger] Tiger
        [Rabbit] Rabbit
        [Rat] Rat
        [Goat] Goat
       *[Dragon] Dragon
    }
seat-name =
    { $number ->
        [1] Tiger
        [2] Rabbit
        [3] Rat
        [4] Goat
       *[5] Dragon
    }
# One colour among several tiles: "2 yellow".
tiles-of-colour = { $value } { $key }
# What somebody adds to a revolt or a war.
yellow-support =
    { $leader ->
        [true]
            { $tiles ->
                [0] the yellow leader
                [one] { $tiles } yellow tile and the yellow leader
               *[other] { $tiles } yellow tiles and the yellow leader
            }
       *[false]
            { $tiles ->
                [0] nothing
                [one] { $tiles } yellow tile
               *[other] { $tiles } yellow tiles
            }
    }
red-support =
    { $leader ->
        [true]
            { $tiles ->
                [0] the red leader
                [one] { $tiles } red tile and the red leader
               *[other] { $tiles } red tiles and the red leader
            }
       *[false]
            { $tiles ->
                [one] { $tiles } red tile
               *[other] { $tiles } red tiles
            }
    }
revolt-title = Revolt of the { colour } leaders

## The log

event-turn-began = { SEAT($seat) } to move.
    .you = Your turn.
event-nothing-possible = { SEAT($seat) } has no legal action and does nothing.
    .you = You have no legal action and do nothing.
event-tile-placed = { SEAT($seat) } places a { colour } tile on { $place }.
    .you = You place a { colour } tile on { $place }.
event-leader-placed = { SEAT($seat) } places the { colour } leader on { $place }.
    .you = You place the { colour } leader on { $place }.
event-leader-moved = { SEAT($seat) } moves the { colour } leader from { $origin } to { $place }.
    .you = You move the { colour } leader from { $origin } to { $place }.
event-leader-withdrawn = { SEAT($seat) } withdraws the { colour } leader from { $place }.
    .you = You withdraw the { colour } leader from { $place }.
event-leader-lost =
    { $cause ->
        [revolt] The revolt drives { SEAT($seat) }’s { colour } leader off { $place }.
        [war] { SEAT($seat) }’s { colour } leader on { $place } falls in the war.
       *[yellow] { SEAT($seat) }’s { colour } leader on { $place } has no yellow tile next to it and leaves the board.
    }
    .you =
        { $cause ->
            [revolt] The revolt drives your { colour } leader off { $place }.
            [war] Your { colour } leader on { $place } falls in the war.
           *[yellow] Your { colour } leader on { $place } has no yellow tile next to it and leaves the board.
        }
event-points =
    +{ $points } { colour } for { SEAT($seat) } ({ $source ->
        [tile] tile
        [pagoda] pagoda
        [revolt] revolt
        [war] war
       *[bandits] bandits
    }).
    .you =
        +{ $points } { colour } for you ({ $source ->
            [tile] tile
            [pagoda] pagoda
            [revolt] revolt
            [war] war
           *[bandits] bandits
        }).
event-riot =
    { $leader ->
        [true] { SEAT($seat) } causes a riot with one blue tile and the blue leader: the { colour } tile on { $place } is removed.
       *[false] { SEAT($seat) } causes a riot with two blue tiles: the { colour } tile on { $place } is removed.
    }
    .you =
        { $leader ->
            [true] You cause a riot with one blue tile and the blue leader: the { colour } tile on { $place } is removed.
           *[false] You cause a riot with two blue tiles: the { colour } tile on { $place } is removed.
        }
event-trade =
    { $leader ->
        [true] { SEAT($seat) } trades one green tile, with the green leader’s help, for a building.
       *[false] { SEAT($seat) } trades two green tiles for a building.
    }
    .you =
        { $leader ->
            [true] You trade one green tile, with the green leader’s help, for a building.
           *[false] You trade two green tiles for a building.
        }
event-pagoda-built = { SEAT($seat) } builds a { colour } pagoda on { $places }.
    .you = You build a { colour } pagoda on { $places }.
event-pagoda-moved = { SEAT($seat) } moves a { colour } pagoda from { $origin } to { $places }.
    .you = You move a { colour } pagoda from { $origin } to { $places }.
event-pagoda-lost = The { colour } pagoda on { $places } is lost and leaves the board.
event-palace-built = { SEAT($seat) } builds the palace on { $places }.
    .you = You build the palace on { $places }.
event-palace-moved = { SEAT($seat) } moves the palace from { $origin } to { $places }.
    .you = You move the palace from { $origin } to { $places }.
event-palace-lost = The palace on { $places } is lost and leaves the board.
event-granary-lost = The granary on { $place } is lost.
event-granaries-taken =
    { $count ->
        [one] { SEAT($seat) } takes the granary on { $places } and leaves the one on { $kept }.
       *[other] { SEAT($seat) } takes { $count } granaries ({ $places }) and leaves the one on { $kept }.
    }
    .you =
        { $count ->
            [one] You take the granary on { $places } and leave the one on { $kept }.
           *[other] You take { $count } granaries ({ $places }) and leave the one on { $kept }.
        }
event-replaced =
    { $count ->
        [one] { SEAT($seat) } replaces { $count } tile.
       *[other] { SEAT($seat) } replaces { $count } tiles.
    }
    .you =
        { $count ->
            [one] You replace { $count } tile.
           *[other] You replace { $count } tiles.
        }
event-replaced-tiles = { SEAT($seat) } replaces { $tiles }.
    .tiles = { tiles-of-colour }
    .you = You replace { $tiles }.
event-drew =
    { $count ->
        [one] { SEAT($seat) } draws { $count } tile.
       *[other] { SEAT($seat) } draws { $count } tiles.
    }
    .you =
        { $count ->
            [one] You draw { $count } tile.
           *[other] You draw { $count } tiles.
        }
event-drew-tiles = { SEAT($seat) } draws { $tiles }.
    .tiles = { tiles-of-colour }
    .you = You draw { $tiles }.
event-market-taken = { SEAT($seat) } takes a { colour } tile from the market.
    .you = You take a { colour } tile from the market.
event-market-refilled = New in the market: { $tiles }.
    .tiles = { tiles-of-colour }
event-revolt-began = Revolt! { SEAT($attacker) } attacks { SEAT($defender) } over the { colour } leaders, { $attack } against { $defence }.
    .you-attacker = Revolt! You attack { SEAT($defender) } over the { colour } leaders, { $attack } against { $defence }.
    .you-defender = Revolt! { SEAT($attacker) } attacks you over the { colour } leaders, { $attack } against { $defence }.
event-committed = { SEAT($seat) } commits { yellow-support }: strength { $total }.
    .you = You commit { yellow-support }: strength { $total }.
event-revolt-over = { $attack } against { $defence }: { SEAT($winner) } wins the { colour } revolt against { SEAT($loser) }.
    .you-winner = { $attack } against { $defence }: you win the { colour } revolt against { SEAT($loser) }.
    .you-loser = { $attack } against { $defence }: you lose the { colour } revolt against { SEAT($winner) }.
event-war-began = War! { SEAT($seat) }’s tile on { $place } sets states against each other: { $sides }.
    .sides = { $key } around { NEAR($places) } (strength { $strength })
    .you = War! Your tile on { $place } sets states against each other: { $sides }.
event-supported = { SEAT($seat) } supports side { $side } with { red-support }: strength { $total }.
    .you = You support side { $side } with { red-support }: strength { $total }.
event-stood-aside = { SEAT($seat) } stays out.
    .you = You stay out.
event-war-tied = The war is tied between sides { $sides }; { SEAT($seat) } chooses the winner.
    .you = The war is tied between sides { $sides }; you choose the winner.
event-war-over =
    { $owed ->
        [0] Side { $winner } wins the war (strength: { $totals }), and the victory costs nothing.
        [one] Side { $winner } wins the war (strength: { $totals }); the victory costs { $owed } red tile.
       *[other] Side { $winner } wins the war (strength: { $totals }); the victory costs { $owed } red tiles.
    }
    .totals = { $key } { $value }
    .totals-list = { $start }, { $last }
event-tiles-lost =
    { $count ->
        [one] Side { $side } loses the red tile on { $places }.
       *[other] Side { $side } loses { $count } red tiles ({ $places }).
    }
event-tile-paid =
    { $cause ->
        [war] { SEAT($seat) } pays for the war with the red tile on { $place }.
       *[bandits] { SEAT($seat) } pays for the fight against the bandits with the red tile on { $place }.
    }
    .you =
        { $cause ->
            [war] You pay for the war with the red tile on { $place }.
           *[bandits] You pay for the fight against the bandits with the red tile on { $place }.
        }
event-bandits-beaten =
    { $bandits ->
        [one] { SEAT($seat) } drives { $bandits } bandit off { $places }.
       *[other] { SEAT($seat) } drives { $bandits } bandits off { $places }.
    }
    .you =
        { $bandits ->
            [one] You drive { $bandits } bandit off { $places }.
           *[other] You drive { $bandits } bandits off { $places }.
        }
event-game-over =
    { $reason ->
        [bag-empty] { outcome-bag-empty }
       *[nothing-happens] { outcome-nothing-happens }
    }

## Why the game is over

outcome-bag-empty = The bag is empty: the game is over.
outcome-nothing-happens = For four turns each, nobody has drawn, placed or discarded a tile: the game is over.

## Questions

ask-action =
    { $left ->
        [one] Your turn: action 2 of 2.
       *[other] Your turn: action 1 of 2.
    }
ask-building = Your { colour } tile on { $place } allows a building. Build, or skip?
ask-market = Take a tile from the market, or skip?
ask-chain = Place another blue tile next to { $place }, or skip?
ask-lift = No { colour } pagoda is left. Which one do you move to { $target }?
ask-pay =
    { $cause ->
        [war]
            { $owed ->
                [one] The war costs the winner { $owed } more red tile. Which one do you remove?
               *[other] The war costs the winner { $owed } more red tiles. Which one do you remove next?
            }
       *[bandits]
            { $owed ->
                [one] The fight against the bandits costs { $owed } more red tile. Which one do you remove?
               *[other] The fight against the bandits costs { $owed } more red tiles. Which one do you remove next?
            }
    }
ask-revolt-attack = You attack { SEAT($defender) } over the { colour } leaders, { $attack } against { $defence }. What do you commit? You lose a tie.
ask-revolt-defence = { SEAT($attacker) } attacks you over the { colour } leaders, { $attack } against { $defence }. What do you commit? You win a tie.
ask-war = War around { $place }, started by { SEAT($unifier) }: { $sides }. Which side do you support, if any?
    .sides = { $key } with strength { $total }
ask-war-tie = The war around { $place } is tied between sides { $tied }. Which side wins?
ask-granaries =
    { $count ->
        [one] You may take { $count } granary. Which one stays? You can also skip.
       *[other] You may take { $count } granaries. Which one stays? You can also skip.
    }

## Actions: the kind, for a menu, and the whole of it

action-skip = Skip
do-skip = Skip
action-tile = Place a tile
do-tile = Place a { colour } tile on { $place }
action-leader = Place a leader
do-leader = Place the { colour } leader on { $place }
action-withdraw = Withdraw a leader
do-withdraw = Withdraw the { colour } leader
action-riot = Cause a riot
do-riot =
    { $leader ->
        [true] Riot on { $place } with one blue tile and the blue leader
       *[false] Riot on { $place } with two blue tiles
    }
action-trade = Build with green tiles
do-trade =
    { $palace ->
        [true] Build the palace on { $places } { $leader ->
            [true] with one green tile and the green leader
           *[false] with two green tiles
        }
       *[false] Build a pagoda on { $places } { $leader ->
            [true] with one green tile and the green leader
           *[false] with two green tiles
        }
    }
action-replace = Replace tiles
do-replace = Replace { $counts }
    .counts = { tiles-of-colour }
action-pagoda = Build a pagoda
do-pagoda = Build a pagoda on { $places }
action-palace = Build the palace
do-palace = Build the palace on { $places }
action-lift = Move a pagoda
do-lift = Move the pagoda on { $places }
action-take = Take a tile from the market
do-take = Take a { colour } tile from the market
action-commit = Commit to the revolt
do-commit = Commit { yellow-support }
action-support = Support a side
do-support = Support side { $side } with { red-support }
action-winner = Choose the winner
do-winner = Let side { $side } win
action-remove = Remove a red tile
do-remove = Remove the red tile on { $place }
action-keep = Take granaries
do-keep = Take all granaries but the one on { $place }

## Options

option-edition = Edition
option-edition-help = Which rulebook applies where the three editions differ.
option-edition-en = English
option-edition-pl = Polish
option-edition-de = German
option-short = Short game
option-short-help = For two players only: 24 tiles are removed from the bag, unseen, before anyone draws.
option-bandits = Rogue Bandits
option-bandits-help = Five gangs hold land on the main board, and red tiles can drive them off. Not with Eighteen Kingdoms.
option-kingdoms = Eighteen Kingdoms
option-kingdoms-help = Another board with 19 capitals, and granaries that are worth blue points.
option-palace = Royal Palace
option-palace-help = A building on four yellow tiles that lets the yellow leader’s player hold seven tiles.
option-open-scores = Open scores
option-open-scores-help = Everyone sees everyone’s points all the time.
option-dynasties = Dynasties
option-dynasties-help = The dynasty of each seat, in the order of the table. If left empty: Tiger, Rabbit, Rat, Goat, Dragon.
option-map = Your own map
option-map-help = The text of your own map file. If left empty: the printed board.

refused-no-passing = You may not pass: take an action. You can always replace a tile while you have one.
refused-short-needs-two = The short game is for two players only, and this table has { $seats }.
refused-bandits-with-kingdoms = Rogue Bandits and Eighteen Kingdoms cannot be combined; choose one of them.
refused-dynasty-unknown = There is no dynasty “{ $dynasty }”. Choose from: { $known }.
refused-dynasty-each = Name one dynasty for each of the { $seats } seats, each of them only once.
refused-map-without-capital = The map “{ $map }” has no capital; mark at least one space with C.
refused-map-without-bandits = The map “{ $map }” has no places for Bandit tiles; add a bandits: block or play without Rogue Bandits.

## Moves that are refused

refused-no-such-space = There is no space there; choose a space of the board.
refused-space-occupied = That space is taken; choose an empty one.
refused-space-of-bandits = That space is under a Bandit tile, and nothing may be placed on it; choose an empty space.
refused-tile-not-in-hand = You have no tile of that colour; place one that is behind your screen.
refused-blue-off-river = Blue tiles may only be placed on the river; choose a river space.
refused-river-needs-blue = Only blue tiles may be placed on the river; choose a land space for this one.
refused-chain-not-adjacent = The next blue tile of the chain must be next to the one you have just placed.
refused-chain-starts-war = In the German edition only the first tile of a blue chain may set off a war; choose another space, or skip.
refused-bandits-need-state = A tile may be placed next to bandits only if it links them to a state with enough red tiles to beat them; no state would be linked here.
refused-bandits-and-war = A tile may not fight bandits and set off a war at the same time; choose another space.
refused-bandits-too-strong =
    { $bandits ->
        [one] { $bandits } bandit waits there
       *[other] { $bandits } bandits wait there
    }, and the state has { $soldiers ->
        [0] no red tile
        [one] only { $soldiers } red tile
       *[other] only { $soldiers } red tiles
    }. It takes at least as many red tiles as there are bandits.
refused-leader-not-on-board = That leader is not on the board, so it cannot be withdrawn.
refused-leader-same-space = The leader is there already; it has to move to a different space.
refused-leader-on-river = A leader cannot stand on the river; it needs a land space.
refused-leader-without-yellow = A leader needs a yellow tile next to it; choose a space next to one.
refused-leader-next-to-bandits = A leader may not stand next to a Bandit tile; choose a space farther away.
refused-leader-linked-to-bandits = In the Polish edition a leader may not be linked to a Bandit tile by way of other tiles; choose a space that has no such link.
refused-leader-unites-in-conflict = There the leader would join states so that two leaders of one colour meet; a leader may join states only in peace.
refused-riot-too-few-tiles = You have too few blue tiles. A riot costs two, or one with the help of your blue leader while it is off the board.
refused-riot-leader-on-board = Your blue leader is on the board and cannot replace a tile; pay with two blue tiles.
refused-riot-without-tile = There is no tile on that space; a riot has to remove one.
refused-riot-against-bandits = A riot cannot remove a Bandit tile; choose another tile.
refused-trade-too-few-tiles = You have too few green tiles. A building costs two, or one with the help of your green leader while it is off the board.
refused-trade-leader-on-board = Your green leader is on the board and cannot replace a tile; pay with two green tiles.
refused-no-triangle = A pagoda needs a triangle of three tiles of one colour, and there is none on these spaces.
refused-triangle-not-completed = Your tile is not part of that triangle; choose one that it completes, or skip.
refused-no-rhombus = The palace needs a rhombus of four yellow tiles, and there is none on these spaces.
refused-rhombus-not-completed = Your tile is not part of that rhombus; choose one that it completes, or skip.
refused-building-in-the-way = One of these tiles already has a building on it; a new building needs tiles without one.
refused-no-palace = This table plays without the Royal Palace.
refused-no-such-pagoda = There is no pagoda there that may move; choose one of the colour you need.
refused-replace-not-held = You do not have these tiles; you can only replace tiles behind your screen.
refused-not-in-market = There is no tile of that colour in the market; take one that is there, or skip.
refused-commit-too-many = You do not have that many yellow tiles; commit fewer.
refused-commit-leader-on-board = Your yellow leader is on the board and cannot add its strength; commit tiles only.
refused-no-such-side = This war has no such side; support one that fights.
refused-support-too-many = You do not have that many red tiles; commit fewer.
refused-support-leader-on-board = Your red leader is on the board and cannot add its strength; commit tiles only.
refused-side-not-tied = That side is not tied for the lead; choose one of the tied sides.
refused-tile-cannot-pay = That tile cannot pay; choose a red tile of the state that has to pay.
refused-no-granary-there = None of these granaries is on that space; choose the one that stays.

## Maps

refused-no-such-place = There is no place “{ $text }”; places go by column and row, from a1 to o15.
refused-map-no-board = The map has no board: a line with board: and the rows under it are missing.
refused-map-too-large = A map file has at most { $most } characters.
refused-map-rest-of-line = Nothing may follow { $block }: on its line; put it on the lines below.
refused-map-block-unknown = There is no block { $found }:. Known blocks: { $known }.
refused-map-block-twice = The block { $block }: appears twice; put all its lines into one.
refused-map-outside-block = This line belongs to no block; a map begins with name: or board:.
refused-map-bad-name = This must be a name: at most { $most } characters, all of them visible.
refused-map-too-many-rows = A map has at most { $most } rows.
refused-map-row-too-long = A row has at most { $most } spaces.
refused-map-bad-mark = “{ $found }” is not a mark of a map: . is land, ~ is river, C is a capital, # is no space.
refused-map-place-outside = { $text } is not on this map.
refused-map-not-a-capital = { $place } has a name but is not marked as a capital.
refused-map-too-many-capitals = There are too many capitals: each starts with a yellow tile, and there are only { $most } of those.
refused-map-capital-twice = The capital { $place } is named twice; one name is enough.
refused-map-bad-bandit = A Bandit tile is written as its mark, its number of bandits from 1 to 4 and its three places, as in: a 2 c4 c5 d5.
refused-map-bandit-mark = “{ $found }” cannot mark a Bandit tile; its mark is a single letter.
refused-map-bandit-twice = The mark { $mark } appears twice; every Bandit tile needs its own.
refused-map-bandit-shape = The three places of a Bandit tile have to form a triangle.
refused-map-bandit-overlap = The Bandit tile { $mark } lies on top of another one.
refused-map-bandit-place = The Bandit tile { $mark } may not lie at { $place }: it needs land that is not on or next to a capital.
refused-map-bandit-count =
    { $found ->
        [one] This map has { $found } Bandit tile
       *[other] This map has { $found } Bandit tiles
    }; Rogue Bandits needs exactly { $wanted }.
refused-map-kingdom-capitals =
    { $found ->
        [one] This map has { $found } capital
       *[other] This map has { $found } capitals
    }; Eighteen Kingdoms needs exactly { $wanted }.
refused-map-river-triangle = At { $place } three river spaces form a triangle, which Eighteen Kingdoms does not allow.

## Positions written as text

refused-position-rest-of-line = Nothing may follow board: on its line; the diagram begins on the next one.
refused-position-seats = Name { $least } to { $most } dynasties, each of them only once.
refused-position-dynasty = There is no dynasty “{ $found }”. Choose from: { $known }.
refused-position-nobody = “{ $found }” belongs to a dynasty that does not play here.
refused-position-option =
    { $found ->
        [option-choice] { $why }
       *[other] “{ $found }” is not an option of a position.
    }
refused-position-map = “{ $found }” is not a map; write printed, own or drawn.
refused-position-too-large = The board has at most { $most } rows and { $most } columns.
refused-position-token = “{ $found }” is not a piece: write a tile as Y, R, B, G or W, and a leader as its colour and its dynasty, as in yT.
refused-position-ground = “{ $found }” does not fit the map at { $place }, which has { $wanted } there.
refused-position-leader-twice = The leader { $found } stands on more than one space.
refused-position-bandit-shape = The three places of the Bandit tile { $found } have to form a triangle.
refused-position-building = No building can stand on { $found }: the tiles under it are not there, or not in its shape.
refused-position-tiles = “{ $found }” are not tiles; write their letters Y, R, B, G and W, or a dash for none.
refused-position-points = “{ $found }” are not points; write a colour and a number, as in R3.
refused-position-json = The line { $name }: is not readable JSON.
refused-position-turn = “{ $found }” does not say whose turn it is; write a dynasty and the actions left, as in Tiger 2.
refused-position-impossible = This position is impossible. { $why }

## Faults of a position

refused-tiles = There are { $found } { colour } tiles in all, which is not what the box holds.
refused-bandit-tiles = There is a Bandit tile that the game does not have.
refused-idle-turns = The count of idle turns is impossible.
refused-removed-tiles = Tiles can be removed only in the short game.
refused-state-next-to-bandits = A leader is next to bandits or linked to them.
refused-negative = A count of tiles is negative.
refused-known = More tiles are known to be behind a screen than there are.
refused-hand-size = Somebody has too many tiles.
refused-market-size = There are too many tiles in the market; it holds { $most }.
refused-off-map = A piece is off the board.
refused-two-on-a-space = Two pieces are on one space.
refused-wrong-ground =
    { $colour ->
        [blue] A blue tile is not on the river.
       *[other] A { colour } tile is on the river.
    }
refused-unresolved-conflict = A state has two leaders of one colour.
refused-pagodas = The number of { colour } pagodas is not what the box holds.
refused-palace = The palace is on the board, but the table plays without it.
refused-building-without-tiles = A building is on a space without its tile.
refused-two-buildings = A tile has two buildings on it.
refused-granary-without-tile = A granary is on a space without a yellow tile.
refused-granaries = There are { $found } granaries in all, more than the game has.
refused-empty = The list of empty spaces is wrong.
refused-groups = The list of states is wrong.
refused-near-yellow = The list of spaces next to yellow tiles is wrong.
refused-triangles = The list of triangles is wrong.
refused-rhombi = The list of rhombi is wrong.
refused-built = The list of tiles under buildings is wrong.

## Standing orders: the sentence, the name of the kind, its fields and choices

order-revolt =
    { $colour ->
        [any] In a revolt against any of your leaders:
       *[other] In a revolt against your { colour } leader:
    } { $leader ->
        [keep]
            { $tiles ->
                [0] commit nothing.
                [one] commit up to { $tiles } yellow tile if that wins, and keep your yellow leader.
               *[other] commit up to { $tiles } yellow tiles if that wins, and keep your yellow leader.
            }
       *[commit]
            { $tiles ->
                [0] commit your yellow leader if that wins.
                [one] commit your yellow leader and up to { $tiles } yellow tile if that wins.
               *[other] commit your yellow leader and up to { $tiles } yellow tiles if that wins.
            }
    }
order-war-aside = Stay out of wars in which none of your leaders is at stake.
order-war-own =
    In a war over your leaders: { $leader ->
        [keep]
            { $tiles ->
                [0] commit nothing.
                [one] commit up to { $tiles } red tile if that puts your side ahead, and keep your red leader.
               *[other] commit up to { $tiles } red tiles if that puts your side ahead, and keep your red leader.
            }
       *[commit]
            { $tiles ->
                [0] commit your red leader if that puts your side ahead.
                [one] commit your red leader and up to { $tiles } red tile if that puts your side ahead.
               *[other] commit your red leader and up to { $tiles } red tiles if that puts your side ahead.
            }
    }
order-market =
    { $then ->
        [nothing] Take { order-choice-first } from the market, else nothing.
       *[other] Take { order-choice-first } from the market, else { order-choice-then }, else nothing.
    }
order-choice-first =
    { $first ->
        [yellow] yellow
        [red] red
        [blue] blue
        [green] green
       *[white] white
    }
order-choice-then =
    { $then ->
        [yellow] yellow
        [red] red
        [blue] blue
        [green] green
       *[white] white
    }

order-name-revolt = Revolts against you
order-name-war-aside = Wars without you
order-name-war-own = Wars over your leaders
order-name-market = The market
order-field-colour = Your leader
order-field-tiles = Tiles (at most)
order-field-leader = Leader off the board
order-field-first = First choice
order-field-then = Second choice
order-choice =
    { $choice ->
        [any] any
        [keep] stays out
        [commit] helps first
        [nothing] nothing
        [yellow] yellow
        [red] red
        [blue] blue
        [green] green
        [white] white
       *[other] { $choice }
    }
