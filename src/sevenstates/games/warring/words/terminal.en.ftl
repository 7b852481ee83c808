# The Warring States of China in the terminal.

warring-head =
    { $column ->
        [military] mil
        [economy] eco
        [culture] cul
        [morale] mor
       *[sum] sum
    }
warring-ban =
    { $what ->
        [war] no war
        [assassination] no assassination
        [rise] { warring-attribute } cannot rise
       *[fall] { warring-attribute } cannot fall
    }
warring-attribute =
    { $attribute ->
        [military] military
        [economy] economy
        [culture] culture
       *[morale] morale
    }
warring-seat-heads = cards chars pts
warring-year = Round { $round }, { $year } BC
warring-agenda = Event deck ({ $count })
warring-played = Played
warring-characters = Characters
warring-offer = Drawn
warring-laid = Face down
warring-legend-sum = strength, and how it has changed in this round
warring-legend-choice = you can mark this state now
warring-legend-fought = has fought in this round
warring-legend-dead = this state has fallen
warring-legend-last-moves = at the end of a seat’s line: what it did last, in the words of the notation
balance-title = { $games } games of { $seats } bots that pursue their goals, seed { $seed }
balance-good = The decks meet all requirements.
balance-never = { $who } never occurred ({ $share }).
balance-completed = { $who }: the goal was met too rarely, { $share }.
balance-ending = The game never ended this way: { $who } ({ $share }).
balance-survives = { $who } survives too often or too rarely: { $share }.
balance-seat = Seat { $who } is too far from an equal share: { $share }.
column-character = character
column-points = points
column-held = held
column-completed = goal met
column-state = state
column-survives = survives
column-unifies = unifies
