# English: the lessons.

## HUANG

lesson-huang-leaders = Leaders and tiles
lesson-huang-leaders-welcome = You are the Tiger. In a turn you take two actions. You collect points in four colours, and white ones as jokers. At the end only your weakest colour counts, so look after all four.
lesson-huang-leaders-leader = A leader stands beside a yellow tile: governors let it in. Pick your red leader and put it on c2, beside the yellow tile.
lesson-huang-leaders-tile = Leader and tile together are a state now, and the red leader is yours. Lay a red tile in that state: pick the red tile and point at d2.
lesson-huang-leaders-point = The red leader of the state takes one red point for the red tile. After your two actions you draw up to six tiles again.
lesson-huang-pagodas = Pagodas
lesson-huang-pagodas-triangle = Three tiles of one colour in a triangle can carry a pagoda. Lay your green tile on e3.
lesson-huang-pagodas-build = The triangle is there. Point at it and build the green pagoda.
lesson-huang-pagodas-market = A green tile that starts no war also lets you take one from the market. Take the yellow one.
lesson-huang-pagodas-income = At the end of your turn the pagoda pays: one green point, because your green leader is in its state. It pays in each of your turns, as long as that is so.
lesson-huang-revolts = Revolts
lesson-huang-revolts-rival = The Rabbit has the red leader in this state, and a state bears only one of each colour. Challenge it: put your red leader on c3, where two yellow tiles are beside it.
lesson-huang-revolts-commit = Two yellow tiles stand by you and two by the Rabbit, and the defender wins ties. Add yellow tiles from your hand: both of them.
lesson-huang-revolts-won = Four against three: the Rabbit’s leader goes home, and you take a red point. What was added is gone for both.
lesson-huang-wars = Wars
lesson-huang-wars-unify = Two states, each with a red leader. If a tile joins them, there is war. Yours has two soldiers, the other none. Lay a yellow tile on d2.
lesson-huang-wars-support = The Rabbit has added two red tiles: two against two. Everybody may support a side. One red tile is enough; do not waste the second.
lesson-huang-wars-pay = You have won: the Rabbit’s leader falls and you have a point. Victory costs as many soldiers as the loser had; one is still to pay. Give the one on a3.
lesson-huang-wars-end = That is HUANG: grow your states, fight when you are the stronger, and never forget your weakest colour. The rest is in the rules, one click away from every line of the log.

## Huang Di

lesson-huangdi-first-round = The first round
lesson-huangdi-first-round-welcome = You are red. Everybody builds on the same wall. You score for most blocks in a row or on a level, for towers, for favours of the emperor and for work in every province.
lesson-huangdi-first-round-favours = Favour cards show patterns. If your blocks stand like that in the wall, you may play the card. Keep three of five; begin with card 22, ten points for an L upside down.
lesson-huangdi-first-round-favours-more = Keep card 26 as well: nine points and lasting bonuses.
lesson-huangdi-first-round-favours-last = And card 34.
lesson-huangdi-first-round-bid = Everybody took three jade. Now all bid in secret for the emperor’s petition; only the winner pays. Bid two.
lesson-huangdi-first-round-recruit = Two against one: you hold the marker and an emperor block, and you begin. Three turns a round, each with one of your role cards. Play the Recruiter and recruit four peasants.
lesson-huangdi-first-round-quarry = Now stone. Play the Resources card and quarry three blocks.
lesson-huangdi-first-round-build = Play the Builder. Two blocks cost one jade more than one.
lesson-huangdi-first-round-place = A block on the ground takes two workers. Put the first one on a1.1.
lesson-huangdi-first-round-place-second = The second one beside it, on a2.1.
lesson-huangdi-first-round-emperor = Half the peasants died of the work. In one of your turns you may place the emperor block, free of charge. It belongs to nobody. Put it on a3.1.
lesson-huangdi-first-round-so-far = The fifth block of a row completes it and scores. Taskmaster, prison, buyback and towers wait for you in the rules. Try a game against an easy bot.

## The Warring States of China

lesson-warring-a-round = One round
lesson-warring-a-round-welcome = You advise kings in secret. Your characters have goals; when one is met, you show the character and take its points. Everybody plays cards on the same seven states.
lesson-warring-a-round-keep = Choose two of three characters. The Marquis of Han wants military and culture of Han above five. Culture is there already: keep the first one.
lesson-warring-a-round-keep-second = And the third one, Zhang Yi of Qin.
lesson-warring-a-round-speech = A public event opens the round; this one made everybody richer. You are the Host. Say what you want: you will strengthen Han. Words bind nobody.
lesson-warring-a-round-play = Somebody opposes. Now all play cards face down at the same time. Your second card, the Levy, gives military. Play it.
lesson-warring-a-round-mark = Mark the state that it is for: Han.
lesson-warring-a-round-done = One card is enough for today. Say that you are done.
lesson-warring-a-round-amend = The cards have come into the event deck, and you as Host read it. You could abandon one or add one. Pass.
lesson-warring-a-round-order = You also set the order. Your Levy first: it is the third card.
lesson-warring-a-round-claim = The cards are played one after the other. Han has military six and culture six: show the Marquis.
lesson-warring-a-round-so-far = Six points, and a new character comes. The other cards follow, then somebody else is Host. Watch what the others strengthen: it tells you whom they serve.
