seven-states = Seven States
position = Position
chosen-so-far = Chosen so far
all-moves = All moves
filter-moves = Find a move
moves = Moves
type-a-move = Or type a move
choose = Choose
