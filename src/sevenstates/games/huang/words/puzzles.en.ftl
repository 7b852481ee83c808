theme-war = Win a war
theme-revolt = Win a revolt
theme-pagoda = Take a pagoda
theme-riot = A riot in time
theme-leader = A place for a leader
theme-conflict = How much to commit
theme-points = The tile that scores
