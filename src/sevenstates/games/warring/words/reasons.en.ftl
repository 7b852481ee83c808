# English: why a bot likes or dislikes a move in The Warring States of China.

reason-completes = can complete { CHARACTER($character) } for { $points } points
reason-nearer = brings { CHARACTER($character) } nearer
reason-sets-back = sets { CHARACTER($character) } back
reason-no-use = { CARD($card) } does little for your characters
reason-war-odds = { STATE($winner) } beats { STATE($loser) } in { $percent } of 100 throws
reason-sure-to-come = a card played alone is sure to go into the event deck
reason-half-chance = of { $cards } cards chance decides which go into the event deck
reason-soon-done = { CHARACTER($character) } can be completed in good time
reason-hopeless = { CHARACTER($character) } is hardly worth waiting for
reason-enough = another card would only take the place of a better one
reason-abandons-harm = { CARD($card) } would set your characters back
reason-adds-help = { CARD($card) } is sure to be played when you add it
reason-leave-deck = no change of the event deck helps you much
reason-helps-early = { CARD($card) } helps you: a goal that is met can be shown before anything spoils it
reason-hurts-late = { CARD($card) } sets you back: better late, when you have shown what is met
reason-tells-nothing = silence tells the others nothing
