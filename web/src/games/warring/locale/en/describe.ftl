# English: The Warring States in words.

text-now = This round
text-round = Round { $round }, { $year } BC; the Host is { SEAT($seat) }
text-public = Public event { $name }: { $text }
text-hand = { SEAT($seat) }’s event cards
text-laid = Cards played face down by { SEAT($seat) }
text-characters = { SEAT($seat) }’s characters
text-offer = Characters to choose from
text-character =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $goal } Progress { $percent }%.
text-states = The seven states
text-state = State
text-sum = Strength
text-forbidden = Not allowed this round
text-dead = Fallen
text-no-war = war
text-no-assassination = assassination
text-no-rise = rise of { attribute }
text-no-fall = fall of { attribute }
text-seats = Players
text-seat = Player
text-points = Points
text-cards = Event cards
text-people = Characters
text-completed = Characters shown
text-agenda =
    { $count ->
        [one] Event deck: { $count } card, as far as you know it
       *[other] Event deck: { $count } cards, as far as you know them
    }
text-played = Played in this round
