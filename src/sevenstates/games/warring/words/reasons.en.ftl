# English: why a bot likes or dislikes a move in The Warring States of China.

reason-completes =
    { $points ->
        [one] can meet { CHARACTER($character) }’s goal ({ $points } point)
       *[other] can meet { CHARACTER($character) }’s goal ({ $points } points)
    }
reason-nearer = brings { CHARACTER($character) }’s goal nearer
reason-sets-back = sets { CHARACTER($character) }’s goal back
reason-no-use = { CARD($card) } does little for your characters
reason-war-odds = { STATE($winner) } beats { STATE($loser) } { $percent }% of the time
reason-sure-to-come = a card played alone is sure to go into the event deck
reason-half-chance = with { $cards } cards, chance decides which go into the event deck
reason-soon-done = { CHARACTER($character) }’s goal can be met in good time
reason-hopeless = { CHARACTER($character) } is hardly worth waiting for
reason-enough = another card would only take the place of a better one
reason-abandons-harm = { CARD($card) } would set your characters back
reason-adds-help = { CARD($card) } is sure to be played if you add it
reason-leave-deck = no change to the event deck helps you much
reason-helps-early = { CARD($card) } helps you: a goal that is met can be shown before anything spoils it
reason-hurts-late = { CARD($card) } sets you back: better late, once you have shown what is met
reason-tells-nothing = silence tells the others nothing
