# English: the reasons of the toy game's bots.

reason-points = it changes your points by { $count }
