theme-war = Start a war
theme-claim = Show a character in time
theme-card = The right card
theme-target = The right state
theme-character = A character worth keeping
theme-host = The Host decides
