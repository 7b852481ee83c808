# English: Huang Di's board in the browser.

board-wall = The wall of province { $province }
board-free = { $place }: free
board-camp = Taskmasters in the camp
board-income = income +{ $count }
board-petition = petition +{ $count }
board-jade = jade +{ $count }
board-ready = pattern complete
board-played = Played this round
board-role-recruit = Recruit peasants
board-role-convicts = Collect convicts
board-role-jade = Collect jade
board-role-prison = Collect from prison
board-role-quarry = Quarry blocks
board-role-draw = Draw favour cards
board-role-build = Build the wall
board-role-favour = Play a favour card
board-role-remove = Remove a block
board-role-move = Move
board-role-repeat = Repeat a role
board-point-favour = Play a favour: choose one of your cards.
board-point-remove = Remove a block: choose a highlighted one in the wall.
board-point-move = Move: choose a province.
board-holder = emperor marker
board-bid-help = Nobody sees your bid until everyone has bid. Only the winner pays.
