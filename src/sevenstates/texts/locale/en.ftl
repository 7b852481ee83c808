# English: what belongs to no game.

list = { $start } and { $last }
list-empty = nothing
seat-name = Seat { $number }
at-line = { $text } (line { $line })
at-line-column = { $text } (line { $line }, column { $column })

## How a game ended

result-won =
    { $winners } { $count ->
        [one] wins
       *[other] win together
    } with a score of { $score }.
    .winners = { SEAT($value) }
    .you = You win with a score of { $score }.
result-nobody = Nobody wins.

## Moves

refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-no-such-viewer = There is no viewer { $viewer } at this table.
refused-foreign-action = That is not a move of this game ({ $game }).
refused-game-over = The game is over; no more moves can be made.
refused-not-your-decision = It is not your turn to decide; wait for your turn.
refused-not-now = That is not what you have to decide now; answer the open question first.
refused-no-such-move = I do not understand “{ $text }”: that is not how a move is written.
refused-no-such-version = There is no version { $found } of this game yet; the latest is { $known }.
refused-undo-refused = You cannot take that back: nothing of yours is left to undo, or since then something was drawn or revealed, or somebody else has decided.

## Tables and options

refused-no-such-game = There is no game “{ $game }”. Known games: { $known }.
refused-no-such-language = There is no language “{ $language }”. Known languages: { $known }.
refused-extra-missing = This needs { $library }: { $command }
refused-seat-count = { $seats } players cannot play this; it is for { $least } to { $most }.
refused-no-such-bot = There is no bot “{ $bot }”. Known bots: { $known }.
refused-bots-too-many = { $bots } bots do not fit { $seats } seats: name at least one, and no more than there are seats.
refused-option-foreign = These are not options of this game ({ $game }).
refused-option-type = The option { $option } cannot be “{ $value }”: that is the wrong kind of value.
refused-option-choice = The option { $option } cannot be “{ $value }”. Choose one of: { $choices }.
refused-option-unknown = There is no option { $option }. Known options: { $known }.
refused-no-such-order = This game has no such standing order. It knows: { $known }.
refused-order-fields = The standing order { $order } needs a choice for each of: { $fields }.
refused-order-choice = The standing order { $order } does not know that choice for { $field }. Choose one of: { $choices }.

## Records and saved games

refused-arena-unreadable = This is not a file of the arena, or it is damaged.
refused-arena-other = This file belongs to another contest; game, bots, seats, options and seed must be the same.
refused-arena-rules = This contest was played with another version of the rules and cannot be continued.
refused-record-unreadable = This is not a record of a game, or the file is damaged.
refused-record-file = “{ $file }” cannot be used. { $why }
refused-record-format = This record has format { $found }; this program reads format { $known }.
refused-record-game = This is a record of { $found }, not of { $wanted }.
refused-record-rules = This record was played with version { $found } of the rules; this program has version { $known }.
refused-record-options = The options in this record cannot be played. { $why }
refused-record-move = Move { $number } of the record, “{ $move }”, was not possible. { $why }
refused-record-outcome = The outcome in the record does not follow from its moves.
refused-record-order = Move { $number } of the record is not what its standing order says.
refused-record-no-key = The key of the draws is not in this record, so they cannot be verified; it is published when the game is over.
refused-record-key = The key in this record is not the one that was promised before the game.
refused-record-commitment = The promise in the record is not the one that was published before the game.
refused-record-draw =
    { $number ->
        [0] The draws in this record do not match the key.
       *[other] From move { $number } on, the draws do not match the key.
    }
refused-record-picks-missing = The record ends in the middle of a draw.
refused-record-picks-left =
    { $count ->
        [one] The record has one more draw than the game needs.
       *[other] The record has { $count } more draws than the game needs.
    }
refused-record-pick-impossible = The record has a draw that was not possible: number { $pick }.
refused-event-unreadable = An event in this file is damaged.
refused-step-unreadable = A step in this saved game is damaged.
refused-state-unreadable = This is not a game of { $game } that can be continued, or it is damaged.
refused-state-dead-end = The player to move has no legal move.
refused-stack = What is going on here is impossible.
refused-position-line-missing = The line { $name }: is missing.
refused-position-line-unknown = “{ $found }” is not the beginning of any line of a position.
refused-position-number = “{ $found }” is not a whole number.
refused-position-json = The line { $name }: is not readable JSON.
refused-bot-not-loaded = The bot “{ $bot }” cannot be loaded. { $why }
refused-bot-no-choose = “{ $bot }” is not a bot: it has no method choose.
refused-net-unreadable = “{ $file }” cannot be used as a net: { $why }
refused-net-no-adapter = “{ $file }” cannot be used: no net can play { $game } here.
refused-net-unlabelled = “{ $file }” does not say which game it was trained for. If it was { $game }: python -m sevenstates.train.label { $game } { $file }
refused-net-other-game = “{ $file }” is a net for { $game }, not for { $wanted }.
refused-net-other-adapter = “{ $file }” was trained on other features ({ $adapter }) than this program has ({ $wanted }). Train it again.
refused-positions-mixed = These are not positions of one game at tables of one size.
refused-rows-ending = The name “{ $file }” has to end in .jsonl or .parquet.
refused-rows-unreadable = “{ $file }” is not a file of games or positions, or it is damaged.

## The External Bot Protocol

refused-external-string = That is not a connection string. It looks like https://HOST/api/ext/GAME#TOKEN; put it in quotes.
refused-external-token = The server does not know this token, or the seat is no longer open to a program.
refused-external-no-game = There is no such game on this server.
refused-external-redirect = The server points to another address ({ $status }). Ask for a connection string with the right one.
refused-external-protocol = The server speaks version { $found } of the protocol; this program speaks version { $known }.
refused-external-answer = The server’s answer is not what the protocol says: “{ $field }” is missing or wrong.
refused-external-view = The server’s view of the game is inconsistent ({ $why }).
refused-external-table = Our bots cannot play at this table: its map or its number of seats is not one they know.
refused-external-stale = Each time, the game moved on before the bot could answer ({ $times } attempts).
