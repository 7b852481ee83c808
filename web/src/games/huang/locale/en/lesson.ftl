# English: the lesson of HUANG.

goal = The goal
goal-welcome = You lead the Tiger dynasty; the Rabbit is your rival. You collect points in four colours: yellow for governors, red for soldiers, blue for farmers, green for traders. White points are jokers. A turn is two actions; then the Rabbit has a turn.
goal-score = At the end only your weakest colour counts, with the white points spread where they help most. Suppose the game ends now: 6 yellow, 5 red, 1 blue, 7 green, 2 white. What is your score?
    .a = 7, the best colour
    .b = 3, blue with both jokers
    .c = 21, all together
    .a-why = The best colour brings nothing. Everybody is measured by the weakest one.
    .b-why = Blue is weakest, and both jokers go there: 1 and 2 make 3. So look after all four colours.
    .c-why = Colours are not added up. Only the weakest counts, here blue.

leaders = Leaders
leaders-leader = A leader collects the points of its colour. It stands on land, next to a yellow tile. Pick your red leader under “Your leaders”, then choose the space directly to the right of the yellow tile.
    .wrong = A leader may stand there too. For this lesson take the space directly to the right of the yellow tile; there is room behind it.
leaders-tile = Tiles and leaders that touch are linked. Linked tiles with a leader are a state. Place a red tile in this one: pick red under “Your tiles”, then choose the space directly to the right of your leader.
    .wrong = You may place it there. But only a tile that is linked to your leader scores for you. Take the space directly to the right of the leader.
leaders-point = A red tile in a state with your red leader: you score a red point. That was your second action. You draw until you hold six tiles again, and the Rabbit begins.

tiles = Tiles and rivers
tiles-missing = A new turn. If you place your green tile in this state, who scores?
    .a = I do, because it is my state
    .b = I do, because I placed it
    .c = Nobody
    .a-why = States belong to nobody. What counts is the leader of the tile’s colour, and no green leader is here.
    .b-why = It does not matter who places a tile. What counts is the leader of its colour, and no green leader is here.
    .c-why = The state has no green leader. And it does not matter who places a tile: if the Rabbit’s green leader were here, the Rabbit would score.
tiles-governor = There is help. Your yellow leader, the governor, takes the points of every colour that has no leader of its own in the state. Put it below, between the yellow tile and the red leader, where it touches both.
    .wrong = That is legal. But put it below, between the yellow tile and your red leader: there it will touch the river as well.
tiles-river = Blue tiles go on rivers, and nothing else does. Place a blue tile on the river space that touches your leaders.
    .wrong = That river space is not linked to your state yet. Begin with the one that touches your leaders.
tiles-chain = A blue point, thanks to the governor. In the same action you may place another blue tile next to the last one. Continue along the river.
    .wrong = You may stop here. But another blue tile costs no further action: continue along the river.
tiles-chain-on = Once more: one river space is left next to the last tile.
    .wrong = You may stop here. But the third tile brings a third point, in the same action.
tiles-harvest = Three blue points in one action: save up blue tiles. A leader can also be moved or withdrawn; each of these is an action.

pagodas = Pagodas
pagodas-triangle = Three tiles of one colour that touch each other are a triangle and can carry a pagoda. Place your green tile where it touches both green ones.
    .wrong = There it completes no triangle. Find the space that touches both green tiles.
pagodas-build = The tile has scored, and the triangle is complete. Build: choose one of the three green tiles.
    .wrong = You may do without. But a pagoda brings points turn after turn: build it.
pagodas-market = A green tile that starts no war also lets you take an open tile from the market. Take the blue one.
    .wrong = Every tile is allowed. Take blue for this lesson: blue tiles are good in rows.
pagodas-income = At the end of your turn each pagoda pays one point of its colour, if your leader of that colour is in its state. It pays on each of your turns while they stay linked. There are only two of each colour and one white. When none is left, an old one is moved instead.
pagodas-whose = Suppose your yellow leader stood there instead of the green one. What would the pagoda pay you?
    .a = Nothing
    .b = One green point
    .a-why = The governor stands in for tiles, never for pagodas. Only the green leader collects here, no matter who built it.
    .b-why = For tiles that would be right: there the governor stands in. Pagodas pay only the leader of their own colour.

revolts = Revolts: the attack
revolts-rival = A state can hold only one leader of each colour, and here the Rabbit has the red one. If you place yours there, there is a revolt. Then the yellow tiles next to each leader count. Find the space that touches the Rabbit’s leader and two yellow tiles.
    .wrong = A leader may stand there, but that is not the place for this attack. Below the Rabbit’s leader is a space with two yellow tiles next to it.
revolts-commit = Two against two, and the defender wins a tie. You may commit yellow tiles from behind your screen. A yellow leader that is off the board adds one, for free. The Rabbit answers after you. Commit two tiles and the leader.
    .wrong = That may be too little: the Rabbit answers after you, and the defender wins a tie. Commit two tiles and the leader.
revolts-won = Five against three. The Rabbit’s leader leaves the board, and you take a point in the leaders’ colour. Both sides lose the tiles they committed. The beaten leader may come back later.

defence = Revolts: the defence
defence-alarm = Now the other way round. Your red leader has two yellow tiles next to it. See what the Rabbit does.
defence-tie = The Rabbit attacks with two yellow tiles next to its leader and one committed: three against two. You answer last. Find the cheapest way to win.
    .wrong = There is a cheaper way that wins. The defender wins a tie, so three is enough, and your yellow leader off the board costs nothing.
defence-kept = Three against three: the tie is yours, without a tile spent, and so is the red point. Yellow tiles around your leaders are your walls.

wars = Wars
wars-border = Two states, each with a red leader. What happens if a tile joins them?
    .a = War between the states
    .b = Nothing; the leaders live together
    .c = A revolt, with yellow tiles
    .a-why = If a tile brings two leaders of one colour together, whole states fight. Then red tiles count: soldiers.
    .b-why = One state, two red leaders: that is a conflict, and it is fought out at once.
    .c-why = Revolts begin with a leader. Where a tile joins states, the states fight, with red tiles.
wars-unify = Your state has two soldiers, the Rabbit’s none. Start the war: place a yellow tile in the gap between the states. That tile scores nothing.
    .wrong = There the states stay apart. Place the tile in the gap, so that it touches both states.
wars-support = Everyone may support one side with red tiles from behind their screen, and with a red leader that is off the board. You placed the tile, so you decide last, and you would choose the winner of a tie. The Rabbit has made it two against two. Commit one tile to side A.
    .wrong = One red tile on side A is enough to win, and what you commit is lost in any case.
wars-pay = You win. The Rabbit’s red leader goes, and you get a red point. The price: as many red tiles as the loser had, two here. The tile you committed was one. Remove the red tile at the edge, not the one next to your new tile.
    .wrong = That one links your leader with the new yellow tile. Give up the other one, at the edge.
wars-lost = A losing state has three red tiles, a red leader in conflict and a blue leader that is not. What does it lose?
    .a = Everything
    .b = The red leader and all red tiles
    .c = Only the red leader
    .a-why = No: tiles of other colours stay, and so do leaders of colours that only one side has.
    .b-why = Leaders in conflict and all red tiles go; the blue leader stays. So count soldiers before you join states, including those behind the players’ screens.
    .c-why = Its soldiers fall too: a losing state loses all its red tiles.

actions = Riot and trade
actions-riot = You know two kinds of action, leaders and tiles. The third costs two blue tiles: a peasants’ riot removes any one tile. The Rabbit’s leader has only one yellow tile next to it. Choose the riot, then the tile that hurts most.
    .wrong = That would weaken somebody a little. But a leader without a yellow tile next to it must leave the board: remove the yellow tile next to the Rabbit’s leader.
actions-trade = No yellow tile, no leader: the Rabbit’s has left the board. The fourth action costs two green tiles and builds a pagoda on a triangle that is already there. Choose it, then your green triangle.
    .wrong = A red pagoda pays only a red leader in its state, and there is none. Build on the green triangle next to your green leader.
actions-both = Your pagoda has paid already. By the way: a blue leader off the board replaces one tile of a riot, a green one replaces one tile of such a building.

granaries = Granaries
granaries-link = The Eighteen Kingdoms are a module with a board of its own. A granary stands on each capital there. Your blue leader’s state has one. Join the capital Yin, to its lower left: place a red tile where it touches both.
    .wrong = There it does not join your blue leader’s state with the capital Yin. Find the space that touches the leader and the yellow tile of Yin.
granaries-take = At the end of your turn your blue leader may take all granaries of its state but one, and you choose which one stays. Let it be the one to the right of your leader.
    .wrong = That is allowed as well. For this lesson let the granary to the right of your leader stay.
granaries-worth = A granary is worth two blue points at the end. Other modules are the palace, bandits and a fifth dynasty.

hand = Your tiles and the end
hand-replace = The fifth action: replace tiles. Choose it and replace four of your five yellow tiles. One stays to protect a leader.
    .wrong = That is legal. For this lesson replace exactly four yellow tiles and keep the red one.
hand-fresh = New tiles, and nobody saw what you discarded. You can replace up to six. Nobody may pass.
hand-last = A last question: when does the game end?
    .a = When a tile must be drawn and the bag is empty
    .b = When somebody has ten points in each colour
    .c = After ten turns each
    .a-why = It ends at that very moment. The number of tiles in the bag is shown near the board: when it gets low, look after your weakest colour.
    .b-why = No number of points ends it. The bag does: when a tile must be drawn and none is left.
    .c-why = Turns are not counted. The game ends when a tile must be drawn and the bag is empty.

free = Your first turns
free-turns = Now a few turns against an easy bot, on the real board. If you are stuck, open “Hint” next to the board.
    .action = Two actions. Begin with leaders next to capitals, best near a river, the yellow one first. Then place tiles of their colours.
    .building = A pagoda pays on each of your turns while your leader of its colour is in the state.
    .market = Take what your weakest colour needs, or yellow and red for conflicts.
    .chain = Another blue tile costs no action. Would it score there?
    .revolt-attack = Count the yellow tiles. The defender wins a tie.
    .revolt-defence = You see what the attacker committed. A tie is enough for you.
    .war = Count red tiles on both sides. Support a side only where it pays.
    .pay = Give up the soldier that you need least.
free-end = Those were your first decisions in HUANG. Play this game to its end, or create a table of your own. Grow your states, fight where you are stronger, and never forget your weakest colour.
