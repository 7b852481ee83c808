# What the server says: why it refuses, and the page it shows without the browser client.

guest-name = Guest { $number }
client-not-built = The tables and the API work, but the browser client is not built into this installation. “make play” builds it; in the terminal you play with “sevenstates play”.
client-api = The API for programs

## Requests

refused-bad-json = This is not JSON: { $why }.
refused-bad-body = The request does not fit at { $where }: { $why }.
refused-bad-query = The query does not fit at { $where }: { $why }.
refused-not-json = The request must be application/json.
refused-nul-character = A text contains the NUL character, which no text may.
refused-no-words = This was refused, and there are no words for the reason: { $reason }.
refused-too-slow = The rest of the request did not arrive in time.
refused-too-large = The request is larger than { $most } bytes.
refused-too-often =
    { $seconds ->
        [one] That is too often. Please wait { $seconds } second.
       *[other] That is too often. Please wait { $seconds } seconds.
    }
refused-origin-refused = This page may not call this server. Whoever runs it can allow the page’s address with --origins or SEVENSTATES_ORIGINS.
refused-host-refused = This server is not called { $host }. Whoever runs it can allow the name with --hosts or SEVENSTATES_HOSTS.
refused-not-found = There is nothing at this address.
refused-wrong-method = The address does not take this method.
refused-server-error = The server failed. Nothing was changed that was not confirmed.
refused-not-ready = The server is starting or stopping. Please try again soon.
refused-database-unavailable = The server cannot use its database just now. Please try again soon.
refused-not-for-you = This is only for whoever runs the server.

## People

refused-no-session = Please take a name first.
refused-session-ended = Your session has ended: you signed out, or your password or account was changed.
refused-bad-name = A name has { $least } to { $most } letters, digits or other visible characters.
refused-name-taken = The name { $name } is taken.
refused-bad-password = A password has { $least } to { $most } characters.
refused-wrong-password = The name or the password is wrong.
refused-need-account = This needs an account.
refused-has-account = You have an account already.

## Settings

refused-setting-port = { $port } is no port: 0 to 65535.
refused-setting-prefix = The prefix { $prefix } must begin with / and not end with it.
refused-setting-origin = { $origin } is no origin: http:// or https:// and a name, as in https://play.example.org.
refused-setting-host = { $host } is no name of a host: without a scheme and without a port, as in play.example.org.
refused-setting-own-bot = “{ $bot }” names no bot: write GAME/NAME=BOT, where BOT is module:Class or the file of a net.
refused-setting-log-level = { $level } is no log level: debug, info, warning or error.
refused-setting-address = { $host } port { $port } cannot be listened on: { $why }.

## Backup and administration

refused-backup-exists = { $file } is there already. Name a new file.
refused-backup-damaged = { $file } is damaged or no backup of Seven States.
refused-restore-over = There are games and people in { $database }. --overwrite puts the backup in their place.
refused-no-such-file = There is no file { $file }.
refused-no-database = There is no database { $database } yet.
refused-database-damaged = The database { $database } is damaged. Move the file away and restore a backup: “sevenstates restore FILE”.
refused-database-taken = Another server is using the database { $database }. One SQLite file serves one process.
refused-database-newer = The database was made by a newer version of Seven States than this one.
refused-database-failed = That did not work: { $why }.
refused-no-such-account = There is no account { $name }.
refused-no-such-table = There is no such table.
refused-table-ended = Table { $table } is not being played any more.
refused-table-busy = Somebody moved at table { $table } just now. Please try again.
refused-replay-differs = After { $number } moves the position is another one than it was.
refused-migrate-differs = The game at table { $table } does not go under these rules as it went, so it stays as it is. “sevenstates admin replay { $table }” says why.

## Tables

refused-too-busy = The table was too busy. Nothing was done; please try again.
refused-no-such-invite = There is no table with this invitation.
refused-bad-token = This token speaks for no seat, or no longer.
refused-not-your-seat = Seat { $seat } is not yours.
refused-not-admitted = You no longer have a place at this private table.
refused-not-seated = You do not sit at this table.
refused-not-host = Only whoever opened the table may do that.
refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-seat-taken = The seat is taken.
refused-seat-yours = You sit there already.
refused-seats-open = There are seats without anybody. Fill them with people or bots first.
refused-started-already = The game has begun already.
refused-not-playing = The game is not being played now.
refused-not-over = The game is not over yet.
refused-not-asked = You are not asked anything now.
refused-seat-left-to-bot = A bot plays for you. Come back to the game first.
refused-resigned-already = You have resigned already.
refused-nothing-to-return-to = No bot plays for you since your time ran out.
refused-undo-asked-already = Somebody has already asked to go back.
refused-no-such-request = There is no such request any more.
refused-stale-position = The game has gone on meanwhile.
refused-not-dealing = Numbers for the draws are not being asked for now.
refused-entropy-not-promised = This is not the number that was promised.
refused-rated-needs-account = A rated game needs an account.
refused-rated-one-seat = In a rated game everybody has one seat.
refused-rated-no-bots = No bots sit at a rated game.
refused-rated-no-hints = There are no hints in a rated game.
refused-no-such-level = There is no bot { $level }; there are { $known }.
refused-no-hint = No bot could think about this just now. Please try again.
refused-no-such-moment = There is no moment { $moment }; the last one is { $last }.
refused-moment-is-the-end = The game is over at this moment.
refused-no-such-viewer = There is no viewer { $viewer }: a seat, spectator or all.
refused-text-too-long = A deck or map of your own may have at most { $most } characters.
refused-texts-too-long = The decks and maps of all your tables together may have at most { $most } characters. Finish or close one first.
refused-too-many-bot-tables = There are { $most } tables already where only bots play. Wait until one of them is finished.
refused-nothing-said = There is nothing to say in an empty line.
refused-too-silent = Nothing was heard for a long time.
refused-not-text = Frames are text.
