puzzles-line = Positions from games between strong bots. One move is clearly better than all the others: find it.
puzzle-daily = Puzzle of the day
puzzle-daily-line = { $game }: { $theme }. The same for everyone, until midnight UTC.
puzzle-daily-solve = Solve it
puzzle-daily-again = Look at it again
puzzle-daily-right = You solved it.
puzzle-daily-wrong = You missed it.
puzzle-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzle-rating = Rating
puzzle-streak = Streak
puzzle-best-streak = Best streak
puzzle-solved = Solved
puzzle-solved-of = { $solved } of { $tried }
puzzle-start = Solve puzzles
puzzle-theme = Theme
puzzle-all-themes = All themes
puzzle-theme-count = { $theme } ({ $count })
puzzle-number = Puzzle { $id }
puzzle-hardness = Difficulty { $rating }
puzzle-seat = You are { $seat }, one of { $seats } players.
puzzle-find = Find the best move.
puzzle-answered = You have already answered this one; it does not count again.
puzzle-right = Right!
puzzle-wrong = That is not the best move.
puzzle-made = Your move:
puzzle-best = The best move:
puzzle-second = The next best:
puzzle-value-unknown = win chance unknown
puzzle-look =
    The strongest bot compared the moves { $looks ->
        [1] once
        [2] twice
       *[other] { $looks } times
    }, with { $simulations } simulations: the best one always led by at least { $gap }.
puzzle-change = Your rating: { $rating } ({ $change })
puzzle-uncounted = Only the first answer counts.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-none = There are no puzzles on this server.
