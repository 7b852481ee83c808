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
leaders-leader = A leader collects the points of its colour. It stands on land, beside a yellow tile. Pick your red leader under “Your leaders”, then point at the space directly to the right of the yellow tile.
    .wrong = A leader may stand there too. For this lesson take the space directly to the right of the yellow tile; there is room behind it.
leaders-tile = Tiles and leaders that touch are linked. Linked tiles with a leader are a state. Lay a red tile in this one: pick red under “Your tiles”, then point at the space directly to the right of your leader.
    .wrong = You may lay it there. But only a tile that is linked to your leader scores for you. Take the space directly to the right of the leader.
leaders-point = A red tile in a state with your red leader: you score a red point. That was your second action. You draw until you hold six tiles again, and the Rabbit begins.

tiles = Tiles and rivers
tiles-missing = A new turn. If you lay your green tile in this state, who scores?
    .a = I do, because it is my state
    .b = I do, because I laid it
    .c = Nobody
    .a-why = States belong to nobody. What counts is the leader of the tile’s colour, and no green leader is here.
    .b-why = It does not matter who lays a tile. What counts is the leader of its colour, and no green leader is here.
    .c-why = The state has no green leader. And it does not matter who lays a tile: if the Rabbit’s green leader were here, the Rabbit would score.
tiles-governor = There is help. Your yellow leader, the governor, takes the points of every colour that has no leader of its own in the state. Put it below, between the yellow tile and the red leader, where it touches both.
    .wrong = That is legal. But put it below, between the yellow tile and your red leader: there it will touch the river as well.
tiles-river = Blue tiles go on rivers, and nothing else does. Lay a blue tile on the river space that touches your leaders.
    .wrong = That river space is not linked to your state yet. Begin with the one that touches your leaders.
tiles-chain = A blue point, thanks to the governor. In the same action you may lay another blue tile beside the last one. Go on along the river.
    .wrong = You may stop here. But another blue tile costs no further action: go on along the river.
tiles-chain-on = Once more: one river space is left beside the last tile.
    .wrong = You may stop here. But the third tile brings a third point, in the same action.
tiles-harvest = Three blue points in one action: save blue tiles up. A leader can also be moved or taken back; each of these is an action.

pagodas = Pagodas
pagodas-triangle = Three tiles of one colour that touch each other are a triangle and can carry a pagoda. Lay your green tile where it touches both green ones.
    .wrong = There it completes no triangle. Find the space that touches both green tiles.
pagodas-build = The tile has scored, and the triangle is complete. Build: point at one of the three green tiles.
    .wrong = You may do without. But a pagoda brings points turn after turn: build it.
pagodas-market = A green tile that starts no war also lets you take an open tile from the market. Take the blue one.
    .wrong = Every tile is allowed. Take blue for this lesson: blue tiles are good in rows.
pagodas-income = At the end of your turn each pagoda pays one point of its colour, if your leader of that colour is in its state. It pays in every turn of yours while they stay linked. There are only two of each colour and one white. When none is left, builders move an old one.
pagodas-whose = Suppose your yellow leader stood there instead of the green one. What would the pagoda pay you?
    .a = Nothing
    .b = One green point
    .a-why = The governor stands in for tiles, never for pagodas. Only the green leader collects here, whoever built it.
    .b-why = For tiles that would be right: there the governor stands in. Pagodas pay only the leader of their own colour.

revolts = Revolts: the attack
revolts-rival = A state bears only one leader of a colour, and here the Rabbit has the red one. If you put yours in, there is a revolt. Then yellow tiles beside each leader count. Find the space that touches the Rabbit’s leader and two yellow tiles.
    .wrong = A leader may stand there, but that is not the place for this attack. Below the Rabbit’s leader is a space with two yellow tiles beside it.
revolts-commit = Two against two, and the defender wins a tie. You may add yellow tiles from your hand. A yellow leader that is off the map adds one, for nothing. The Rabbit answers after you. Give two tiles and the leader.
    .wrong = That may be too little: the Rabbit answers after you, and the defender wins a tie. Give two tiles and the leader.
revolts-won = Five against three. The Rabbit’s leader goes home, and you take a point in the leaders’ colour. Added tiles are gone for both. The beaten leader may come back later.

defence = Revolts: the defence
defence-alarm = Now the other way round. Your red leader has two yellow tiles beside it. See what the Rabbit does.
defence-tie = The Rabbit attacks, two yellow tiles beside its leader and one added: three against two. You answer last. Find the cheapest way to win.
    .wrong = There is a cheaper way that wins. The defender wins a tie, so three is enough, and your yellow leader off the map costs nothing.
defence-kept = Three against three: the tie is yours, without a tile spent, and so is the red point. Yellow tiles around your leaders are your walls.

wars = Wars
wars-border = Two states, each with a red leader. What happens if a tile joins them?
    .a = War between the states
    .b = Nothing; the leaders live together
    .c = A revolt, with yellow tiles
    .a-why = If a tile brings two leaders of one colour together, whole states fight. Then red tiles count: soldiers.
    .b-why = One state, two red leaders: that is a conflict, and it is fought out at once.
    .c-why = Revolts begin with a leader. Where a tile joins states, the states fight, with red tiles.
wars-unify = Your state has two soldiers, the Rabbit’s none. Start the war: lay a yellow tile in the gap between the states. Such a tile scores nothing.
    .wrong = There the states stay apart. Lay the tile in the gap, so that it touches both states.
wars-support = Everybody may support one side with red tiles from the hand, and with a red leader that is off the map. You, who laid the tile, come last, and you would choose the winner of a tie. The Rabbit has made it two against two. Add one tile to side A.
    .wrong = One red tile on side A is enough to win, and what you add is lost in any case.
wars-pay = You win. The Rabbit’s red leader goes, and you get a red point. The price: as many red tiles as the loser had, two here. Your added tile was one. Remove the red tile at the edge, not the one beside your new tile.
    .wrong = That one links your leader with the new yellow tile. Give up the other one, at the edge.
wars-lost = A losing state has three red tiles, a red leader in conflict and a blue leader that is not. What does it lose?
    .a = Everything
    .b = The red leader and all red tiles
    .c = Only the red leader
    .a-why = No: tiles of other colours stay, and so do leaders of colours that only one side has.
    .b-why = Leaders in conflict and all red tiles go; the blue leader stays. So count soldiers before you join states, also those in hands.
    .c-why = Its soldiers fall too: a losing state loses all its red tiles.

actions = Riot and trade
actions-riot = You know two kinds of action, leaders and tiles. The third costs two blue tiles: a peasants’ riot removes any one tile. The Rabbit’s leader stands beside a single yellow tile. Choose the riot, then point at the tile that hurts most.
    .wrong = That would weaken somebody a little. But a leader without a yellow tile beside it must go home: remove the yellow tile beside the Rabbit’s leader.
actions-trade = Without yellow no leader: the Rabbit’s has gone home. The fourth action costs two green tiles and builds a pagoda on a triangle that lies there already. Choose it, then point at your green triangle.
    .wrong = A red pagoda pays only a red leader in its state, and there is none. Build on the green triangle beside your green leader.
actions-both = Your pagoda has paid already. By the way: a blue leader off the map stands for one tile of a riot, a green one for one tile of such a building.

granaries = Granaries
granaries-link = The map of the Eighteen Kingdoms is an extra. A granary stands on each capital there. Your blue leader’s state has one. Join the capital Yin, to its lower left: lay a red tile where it touches both.
    .wrong = There it does not join your blue leader’s state with the capital Yin. Find the space that touches the leader and the yellow tile of Yin.
granaries-take = At the end of your turn your blue leader may take all granaries of its state but one, and you choose which one stays. Let it be the one to the right of your leader.
    .wrong = That is allowed as well. For this lesson let the granary to the right of your leader stay.
granaries-worth = A granary counts two blue points at the end. Other extras are the palace, bandits and a fifth dynasty.

hand = Your hand and the end
hand-replace = The fifth action: replace tiles. Choose it and give away four of your five yellow tiles. One stays to protect a leader.
    .wrong = That is legal. For this lesson give away exactly four yellow tiles and keep the red one.
hand-fresh = Fresh tiles, and nobody saw what you gave away. Up to six can be replaced. Nobody may pass.
hand-last = A last question: when does the game end?
    .a = When a tile must be drawn and the bag is empty
    .b = When somebody has ten points in each colour
    .c = After ten turns each
    .a-why = It ends at that very moment. The bag’s number is shown by the map: when it gets low, mend your weakest colour.
    .b-why = No number of points ends it. The bag does: when a tile must be drawn and none is left.
    .c-why = Turns are not counted. The game ends when a tile must be drawn and the bag is empty.

free = Your first turns
free-turns = Now a few turns against an easy bot, on the real map. If you are stuck, open “Hint” beside the board.
    .action = Two actions. Begin with leaders beside capitals, best near a river, the yellow one first. Then lay tiles of their colours.
    .building = A pagoda pays in each of your turns while your leader of its colour is in the state.
    .market = Take what your weakest colour needs, or yellow and red for conflicts.
    .chain = Another blue tile costs no action. Does it score where you are?
    .revolt-attack = Count the yellow tiles. The defender wins a tie.
    .revolt-defence = You see what the attacker gave. A tie is enough for you.
    .war = Count red tiles on both sides. Support a side only where it pays.
    .pay = Give up the soldier that you need least.
free-end = Those were your first decisions in HUANG. Play this game to its end, or open a table of your own. Grow your states, fight where you are stronger, and never forget your weakest colour.
