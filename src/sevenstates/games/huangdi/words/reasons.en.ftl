# English: why a bot likes or dislikes a move in Huang Di.

reason-bid-enough =
    { $jade ->
        [0] nobody can outbid you even if you offer nothing
       *[other] nobody can outbid { jade }; more would be wasted
    }
reason-bid-odds = wins the petition about { $percent }% of the time
reason-blocks-gained =
    { $blocks ->
        [one] { $blocks } more block to build with
       *[other] { $blocks } more blocks to build with
    }
reason-emperor-lost = loses the emperor block
reason-extra-action = gains an action
reason-favour-kept =
    { $points ->
        [one] favour card { $card } is worth { $points } point
       *[other] favour card { $card } is worth { $points } points
    }
reason-favour-nearer =
    { $missing ->
        [one] favour card { $card } then lacks { $missing } block
       *[other] favour card { $card } then lacks { $missing } blocks
    }
reason-favour-played =
    { $points ->
        [one] favour card { $card } scores { $points } point
       *[other] favour card { $card } scores { $points } points
    }
reason-favour-ready = favour card { $card } can then be played
reason-jade-gained = { $jade } more jade
reason-least-province = { $points } more points for the province where you have the fewest blocks
reason-level-given = completes level { $level } and gives its { $points } points away
reason-level-scored = completes level { $level } for { $points } points
reason-move-least = { $province } is the province where you have the fewest blocks
reason-move-prison = the prison of { $province } holds { jade } and { convicts }
reason-rival-removed = { SEAT($seat) } loses the block on { $place }
reason-row-given = completes the row on level { $level } of { $province } and gives its { $points } points away
reason-row-lead = takes the lead in the row on level { $level } of { $province }
reason-row-scored = completes the row on level { $level } of { $province } for { $points } points
reason-tower = a tower for { $points } points
reason-wall-complete = completes the wall and ends the game
reason-workers-gained =
    { $workers ->
        [one] { $workers } more worker
       *[other] { $workers } more workers
    }
reason-workers-spent =
    { $workers ->
        [one] costs { $workers } worker
       *[other] costs { $workers } workers
    }
