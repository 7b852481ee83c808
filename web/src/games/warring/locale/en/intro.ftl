# English: The Warring States of China on the start page.

game-warring = The Warring States of China
game-warring-facts = 3 to 5 players, about an hour and a half
game-warring-about = Seven states, secret characters with secret goals, and events played face down. Whose world will it be?
game-warring-goal = Nobody owns a state. Your characters want the world to be a certain way; play events that make it so, and show them at the right moment.
