# English: the words of the terminal client.

## Help of the command line

help-heading-usage = Usage
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands
help-help = Show this help.
help-app = Board games set in ancient China: play, watch, simulate, verify.
help-play = Play a game in the terminal. Without options it asks what to play.
help-replay = Watch a recorded game again, move by move.
help-simulate = Play many games with random moves and print statistics.
help-arena = Let bots play each other and print how often each one won.
help-train = Train a net by self-play. “sevenstates train --help” lists its settings.
help-verify = Check a record: every move, the end, and every draw.
help-rules = Print the rules of a game, or the ones you search for.
help-games = List the games, how many can play them, and their options.
help-version = Show the version.
help-commitment = The commitment you noted before the game; the record must have the same one.
help-language = The language of the texts; by default that of your system.
help-no-colour = Turn off colours; NO_COLOR in the environment does the same.
help-game = The game, such as { $game }.
help-file = A saved or recorded game.
help-seats = The number of players.
help-bots = Which seats bots play, and how strong they are: a number, for the last seats (2); the seats themselves (2,3 or 2:easy,3:hard); or one level for all but the first seat (hard). By default all but the first, at level normal.
help-option = Any option of the game; may be given several times. “sevenstates games” lists them.
help-seed = The same text gives the same draws and the same moves of the bots.
help-load = Continue a saved game.
help-seat = Whose view to show: a seat’s number, or all.
help-all = Print the whole game at once instead of asking.
help-games-count = The number of games.
help-save = Write a record of each game into this folder.
help-json = Print JSON.
help-report = Measure the decks, in games that have some: bots play and pursue their goals.
help-arena-bots = The players, separated by commas: random, greedy, easy, normal, hard, expert. The last one takes the remaining seats; hard:400 uses 400 simulations per decision. Bots of your own: module:Class, or the file of a net.
help-out = Save the games to this file, as JSON.
help-resume = Continue the games in that file.
help-processes = The number of processes; by default one for each core.
help-ray = Play on the Ray cluster at this address; “local” starts one here.
help-rule = A clause such as H-WAR-6, the beginning of its name, or a word.

## Setting up a table

welcome = Welcome to Seven States.
welcome-enter = Enter takes the value in brackets.
ask-game = Which game?
ask-seats = How many play, { $least } to { $most }?
ask-people = How many of the { $seats } are people at this screen? Bots play the others.
ask-level = How strong are the bots?
level-easy = easy: makes mistakes, good to learn against
level-normal = normal: plays sensibly
level-hard = hard: thinks ahead
level-expert = expert: thinks ahead for a few seconds
ask-number = Please type a number from { $least } to { $most }.
ask-options = Enter starts the game; a number changes an option:
yes = yes
no = no
yes-letters = yj
bot = bot

## Playing

hint = Type a number, a move such as “{ $move }”, board (its signs) or help.
hint-word = Type a number, or the place itself, such as { $word }. Enter goes back.
hand = Hand
small-window = This window is too small to show everything at once: it takes { $width } columns and { $height } lines.
hand-over = Hand the screen to { $name }.
press-enter = { $name }, press Enter when nobody else is looking.
more = -- Enter for more, q to stop --
moves-count =
    { $count ->
        [0] No legal move fits.
        [one] { $count } legal move.
       *[other] { $count } legal moves.
    }
log-empty = Nothing has happened yet.
saved = Saved as { $file }.
overwrite = { $file } already exists. Overwrite it? [y/N]
make-folder = There is no folder { $folder }. Create it? [Y/n]
keep-game = Save this game to continue later? [Y/n]
kept = The game is saved. Continue with:
kept-finished = The game is saved. Watch or check it with:
ranking = { $rank }. { $name }, score { $score }
thrown-away = The game is not saved.
left = Goodbye.
why-nothing = No move of yours was refused.
ask-why = Type why to read the rule.
hint-shares = Your chance of winning after each move, as the bot sees it; { $sign } is its choice.
not-understood = I do not understand “{ $text }”. Type help to see what can be typed.
did-you-mean = I do not understand “{ $text }”. Did you mean: { $meant }?
help-moves = Choose from the menu by number, or type part of what you are looking for. You can type a whole move at once, such as “{ $move }”, and shorten its words. Enter alone goes back to the first menu. Tab completes what you type.

## What can be typed beside moves; the first word of the form is the command

command-help-form = help
command-help-help = this list
command-board-form = board
command-board-help = everything on the table in full, and what the signs mean
command-moves-form = moves [text]
command-moves-help = all legal moves, or those that contain the text
command-hint-form = hint
command-hint-help = what a strong bot would do in your place, and why
command-undo-form = undo
command-undo-help = take back your last decision, up to the last draw or another player’s decision
command-why-form = why
command-why-help = the rule that your last refused move broke
command-rules-form = rules [id or word]
command-rules-help = the rules, one clause, or the clauses that contain a word
command-log-form = log
command-log-help = everything that has happened
command-save-form = save FILE
command-save-help = write the game to a file
command-load-form = load FILE
command-load-help = continue a game from a file
command-language-form = language en|de|pl
command-language-help = continue in another language
command-quit-form = quit
command-quit-help = stop; the game can be saved and continued later

## What the client refuses

cannot-read = { $file } cannot be read: { $why }.
cannot-write = { $file } cannot be written: { $why }.
needs-file = Name a file, as in: { $command } game.json
no-rule = There is no rule with “{ $text }”.
no-seat = There is no seat “{ $seat }”: seats are numbered from 1 to { $seats }, and “all” shows everything.
no-report = There are no decks to measure in { $game }.
no-language = There is no language “{ $language }”. Known languages: { $known }.
option-form = “{ $text }” is not an option: write NAME=VALUE.
bots-form = “{ $text }” names no seats: write a number (2), which seats (2,3), or a level ({ $known }).
bots-seats = “{ $text }” does not fit a table of { $seats } seats.
bots-all = At least one seat needs a person; “sevenstates simulate” plays without people.
arena-file-there = { $file } already exists: continue it with --resume, or name another file.
arena-resume-what = Name the file to continue: --out FILE --resume
arena-no-cluster = There is no Ray cluster at { $address }: { $why }.

## Watching

replay-prompt = Enter next, b back, a number to go there, seat N or all, q quit:
replay-help = Type Enter, back, goto N (up to { $last }), seat N (up to { $seats }), seat all, or quit.
replay-setup = set-up, { $last } moves follow
replay-move = move { $number } of { $last }, { $name }: { $move }

## Simulating

simulating = Playing
simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with the seed { $seed } in { $seconds } s: { $rate } moves a second.
column-question = question
column-a-game = a game
column-legal-mean = legal moves, mean
column-legal-most = most
column-seat = seat
column-wins = wins
column-share = share
column-interval = 95% interval
column-score = score, mean
column-event = event
all-decisions = all decisions
nobody = nobody
ending = ending: { $reason }

## Bots against bots

arena-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }, seed { $seed }
column-bot = bot
column-seats = seats
column-equal = equal
column-rating = rating
column-pace = decision
column-slowest = slowest

## Verifying

verify-record = A record of { $game }, rules version { $version }, { $seats } seats.
verify-moves =
    { $moves ->
        [one] { $moves } move was legal, and each draw possible.
       *[other] All { $moves } moves were legal, and each draw possible.
    }
verify-outcome = The game ends as the record says.
verify-unfinished = The game is not over in this record.
verify-key = The key of the draws is the one promised before the game: { $commitment }.
verify-draws =
    { $draws ->
        [one] { $draws } draw matches the key.
       *[other] All { $draws } draws match the key.
    }

## Games

games-line = { $name }, { $least } to { $most } seats

## The server

help-serve = Serve tables to browsers and programs until Ctrl+C.
help-serve-host = The address to listen on; 0.0.0.0 is every address of this machine.
help-serve-port = The port to listen on; 0 picks a free one.
help-serve-data = The folder of the database; by default the one the system keeps for programs’ data.
help-serve-database = A PostgreSQL URL; by default an SQLite file in the data folder.
help-serve-prefix = The path under which a reverse proxy shows the site, such as /games.
help-serve-origins = Another address that browsers may call from, such as https://play.example.org; may be given several times.
help-serve-hosts = A name that the server is called by, such as play.example.org, in addition to this machine’s own names, IP addresses and those of --origins; may be given several times.
help-serve-trusted-proxies = The address of a reverse proxy whose forwarded headers are trusted; may be given several times.
help-serve-bot-workers = The number of processes that think for bots; 0 is one less than there are cores, at least one.
help-serve-body-limit = The largest body of a request, in bytes.
help-serve-rate-limits = Enforce the rate limits.
help-serve-metrics-from = An address that may read /metrics, this machine by default; may be given several times.
help-serve-public-url = The site’s address for everybody, such as https://play.example.org/. Links in notifications lead there.
help-serve-notices = A way in which people may be notified: push, webhook or feed. May be given several times.
help-serve-notice-networks = Private networks that notifications may be sent to, such as 192.168.1.0/24.
help-serve-smtp-url = The mail server, as in smtps://name:password@mail.example.org. smtp:// uses STARTTLS, smtp+plain:// no encryption.
help-serve-mail-from = The address that emails come from.
help-serve-shutdown-seconds = How long to wait for running requests when stopping.
help-serve-log-level = debug, info, warning or error.
help-serve-open = Open the site in the browser.
help-export-site = Write a site of static files that lets you play in the browser alone, without a server.
help-site-folder = The folder to write: new, empty, or an earlier export, which is replaced.
help-site-parts = The folder for what is downloaded once: Pyodide, and msgspec for it.
help-backup = Write a backup of the server’s database; the server may keep running.
help-backup-file = The backup.
help-restore = Replace the server’s database with a backup.
help-overwrite = Replace the games and people that are in the database.
help-admin = Tables and accounts of a server, which may be running.
help-admin-tables = List the newest tables.
help-admin-table = Show a table and who sits there.
help-admin-close = Close a table that will not be finished.
help-admin-accounts = List accounts, the last seen first.
help-admin-account = Show an account.
help-admin-remove = Remove an account’s name and everything that identifies its owner; its games stay.
help-admin-password = Give an account a new password and end its sessions.
help-admin-replay = Replay stored games under the current rules, and report any difference.
help-admin-migrate = Let a table continue under the current rules, if its game so far plays out the same.
help-table-or-all = The id of a table; without it every game.
help-most = The maximum number of lines.
help-status = Only tables of this status: open, dealing, playing, over or closed.
help-table-id = The id of the table.
help-account-name = The name of the account.
help-name-part = A part of the name.
serving = Seven States is at { $address } (Ctrl+C stops it).
site-written =
    { $files ->
        [one] The site is in { $folder }: { $files } file, { $size } MB.
       *[other] The site is in { $folder }: { $files } files, { $size } MB.
    }
site-slow = There is no Node here to compile the Python files, so the site starts more slowly.
site-no-client = The browser client is not built. Run “make client” first.
site-not-empty = { $folder } is not empty, and it is not an earlier export. Name another folder.
site-no-folder = { $folder } is not a folder.
site-not-written = The site could not be written to { $folder }: { $why }.
site-no-part = { $file } could not be downloaded: { $why }. Go online, or put the file into { $folder } yourself.
site-wrong-part = { $file } is damaged. Delete it, and it is downloaded again.
backed-up = The backup is { $file }, { $size } bytes.
restored = Restored: { $tables } tables, { $people } people.
table-closed = Table { $table } is closed.
account-line = { $name } ({ $id }), at { $games } tables, since { $created }, last seen { $seen }
account-removed = { $name } is removed; the games stay.
ask-password = New password for { $name }:
password-reset = { $name } has the new password.
replay-differs = Table { $table } (rules { $version }) plays out differently: { $why }
replayed =
    { $bad ->
        [0] { $count } games with { $moves } moves replayed; all play out as they did.
       *[other] { $count } games with { $moves } moves replayed; { $bad } play out differently.
    }
table-migrated = Table { $table }, begun under rules { $version }, continues under the current rules.
help-sample = Let bots play games and keep their records in a file, to learn from.
help-export = Write the positions of recorded games to a file, a row for each decision: what the seat knew, could do and did, and how the game ended.
help-export-files = Saved games (.json), files with a record a line (.jsonl), or folders of either.
help-export-records = Write a row for each game instead, with its moves and its whole record.
help-export-planes = Add the pictures of the board to each position.
help-data-out = The file to write: .jsonl, or .parquet if pyarrow is installed.
data-written =
    { $count ->
        [one] One row is in { $file }.
       *[other] { $count } rows are in { $file }.
    }
help-serve-own-bots = A bot of your own that tables may seat: the game, a name, and a class (module:Class) or the file of a net. May be given several times.
help-bot = Seat a bot at a table elsewhere.
help-bot-connect = Seat one of our bots at a table that speaks the External Bot Protocol, and play to the end of the game.
help-bot-string = The connection string of the seat, in quotes: https://HOST/api/ext/GAME#TOKEN
help-bot-level = The strength of the bot, or a bot of your own.
bot-sits = Seat { $seat } is taken by our bot ({ $level }). It plays until the game is over; stop it with Ctrl+C.
bot-waits = No answer from the server ({ $why }). Trying again in { $seconds } s.
bot-refused = The server refuses the move: { $why }
bot-stuck = The server refuses every move the bot finds. Somebody else has to move in this seat; the bot plays on after that.
bot-over = The game is over.
help-admin-moderator = Make an account a moderator, who keeps order on the site; --off ends it.
help-admin-mute = Bar an account from writing in any chat.
help-admin-ban = Ban an account; bots take its seats, and it can take them back when the ban is over.
help-admin-rename = Give an account another name.
help-admin-hide = Remove a message from a chat.
help-admin-reverse = Reverse a mute, a ban, a new name or a removed message.
help-admin-log = Show what the operator and the moderators have done, newest first.
help-admin-reports = Show the reports that no moderator has closed.
help-reason = The reason, which the player sees.
help-minutes = For how many minutes; by default, until you reverse it.
help-new-name = The new name.
help-line = The number of the message, as the log and the reports show it.
help-by-line = The number of a message in a chat: act on its author, who may be a guest. NAME is then the id of the table.
help-act = The number of the entry in the log.
help-moderator-off = The account is no longer a moderator.
moderator-on = { $name } is a moderator.
moderator-off = { $name } is no longer a moderator.
act-done = Done; this is entry { $number } in the log.
act-reversed = reversed
the-host = the operator
help-serve-fill-seconds = How long a table for anyone waits for people before bots take its open seats, in seconds.
