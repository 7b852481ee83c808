# What the server says: why it refuses, and the page it shows without the browser client.

guest-name = Guest { $number }
client-not-built = The tables and the API work, but the browser client is not built into this installation. “make play” builds it; in the terminal you play with “sevenstates play”.
client-api = The API for programs

## Requests

refused-bad-json = This is not JSON: { $why }.
refused-bad-body = The request is not valid at { $where }: { $why }.
refused-bad-query = The query is not valid at { $where }: { $why }.
refused-not-json = The request must be application/json.
refused-nul-character = A text contains the NUL character, which is not allowed.
refused-no-words = This was refused for a reason that has no text: { $reason }.
refused-too-slow = The rest of the request did not arrive in time.
refused-too-large = The request is larger than { $most } bytes.
refused-too-often =
    { $seconds ->
        [one] Too many requests. Wait { $seconds } second.
       *[other] Too many requests. Wait { $seconds } seconds.
    }
refused-origin-refused = This page may not call this server. The operator can allow the page’s address with --origins or SEVENSTATES_ORIGINS.
refused-host-refused = This server is not called { $host }. The operator can allow the name with --hosts or SEVENSTATES_HOSTS.
refused-not-found = There is nothing at this address.
refused-wrong-method = This address does not accept this method.
refused-server-error = Something went wrong on the server. Only confirmed changes were saved.
refused-table-watched = This table is open in a window. Leave it before you delete it.
refused-record-unfinished = This game is not over yet; only finished games can be opened.
refused-not-offline = That needs a server, and you are playing without one.
refused-not-ready = The server is starting or stopping. Try again soon.
refused-database-unavailable = The server cannot use its database just now. Try again soon.
refused-not-for-you = This is only for the server’s operator.

## People

refused-no-session = Choose a name first.
refused-session-ended = Your session has ended: you signed out, or your password or account was changed.
refused-bad-name = A name has { $least } to { $most } letters, digits or other visible characters.
refused-name-taken = The name { $name } is taken.
refused-name-taken-away = The name { $name } was taken from you by a moderator. Reason: { $why }
refused-mixed-alphabets = The word { $word } mixes letters of several alphabets, so it could be taken for another name.
refused-bad-password = A password has { $least } to { $most } characters.
refused-wrong-password = The name or the password is wrong.
refused-need-account = This needs an account.
refused-has-account = You have an account already.

## Settings

refused-setting-port = { $port } is not a port. Choose one from 0 to 65535.
refused-setting-prefix = The prefix { $prefix } must begin with / and not end with it.
refused-setting-origin = { $origin } is not an origin: http:// or https:// and a name, as in https://play.example.org.
refused-setting-host = { $host } is not a host name: write it without scheme and port, as in play.example.org.
refused-setting-log-level = { $level } is not a log level: debug, info, warning or error.
refused-setting-address = Cannot listen on { $host } port { $port }: { $why }.
refused-setting-public-url = { $url } is not an address of a site: http:// or https:// and a name, as in https://play.example.org/.
refused-setting-no-public-url = Notifications need the site’s address: set --public-url or SEVENSTATES_PUBLIC_URL, as in https://play.example.org/.
refused-setting-notices = { $channel } is not a kind of notification: { $known }. Email comes with --smtp-url.
refused-setting-notice-network = { $network } is not a network: write it as in 192.168.1.0/24.
refused-setting-smtp-url = --smtp-url is not the address of a mail server: smtps://, smtp:// or smtp+plain://, as in smtps://name:password@mail.example.org.
refused-setting-mail-from = { $address } is not an email address. Emails need one to come from: set --mail-from or SEVENSTATES_MAIL_FROM.

## Backup and administration

refused-backup-exists = { $file } already exists. Name a new file.
refused-backup-damaged = { $file } is damaged or not a backup of Seven States.
refused-restore-over = { $database } already has games and accounts. --overwrite replaces them with the backup.
refused-no-such-file = There is no file { $file }.
refused-no-database = There is no database { $database } yet.
refused-database-damaged = The database { $database } is damaged. Move the file away and restore a backup: “sevenstates restore FILE”.
refused-database-taken = Another server is using the database { $database }. Only one process can use a SQLite file.
refused-database-newer = The database was made by a newer version of Seven States than this one.
refused-database-failed = That did not work: { $why }.
refused-no-such-account = There is no account { $name }.
refused-no-such-table = There is no such table.
refused-table-ended = Table { $table } is no longer being played.
refused-table-busy = Somebody moved at table { $table } just now. Try again.
refused-replay-differs =
    { $number ->
        [one] After { $number } move the position is not the one it was.
       *[other] After { $number } moves the position is not the one it was.
    }
refused-migrate-differs = Under these rules the game at table { $table } would have gone differently, so it stays as it is. “sevenstates admin replay { $table }” says why.

## Tables

refused-too-busy = The table was too busy. Nothing was done; try again.
refused-no-such-invite = There is no table for this invitation.
refused-bad-token = This token is not, or no longer, assigned to any seat.
refused-not-your-seat = Seat { $seat } is not yours.
refused-not-admitted = You no longer have a place at this private table.
refused-not-seated = You are not sitting at this table.
refused-not-host = Only the player who created the table may do that.
refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-seat-taken = The seat is taken.
refused-seat-yours = You are sitting there already.
refused-seats-open = Some seats are empty. Fill them with people or bots first.
refused-not-all-here = { $name } has not come to the new table yet. Wait, or give the seat to somebody else.
refused-started-already = The game has already begun.
refused-not-playing = The game is not in progress.
refused-not-over = The game is not over yet.
refused-not-asked = There is nothing for you to decide now.
refused-seat-left-to-bot = A bot is playing in your place. Take your seat back first.
refused-resigned-already = You have already resigned.
refused-nothing-to-return-to = No bot is playing in your place.
refused-undo-asked-already = Somebody has already requested a takeback.
refused-undo-external = You cannot ask for a takeback while an outside program plays at the table: it has no way to answer.
refused-no-external = Outside programs cannot play this game with these options and seats: their protocol cannot describe them.
refused-no-such-request = That request is no longer open.
refused-stale-position = The game has moved on in the meantime.
refused-not-dealing = No numbers for the draws are being collected now.
refused-entropy-not-promised = This is not the number that was promised.
refused-rated-needs-account = A rated game needs an account.
refused-rated-one-seat = In a rated game everyone has one seat.
refused-rated-no-bots = Bots cannot play in a rated game.
refused-rated-no-hints = There are no hints in a rated game.
refused-no-such-level = There is no bot “{ $level }”. Known bots: { $known }.
refused-no-hint = No bot was free to think about this. Try again.
refused-no-such-moment = There is no step { $moment }; the last one is { $last }.
refused-moment-is-the-end = The game is over at this step.
refused-no-such-theme = There is no theme “{ $theme }” here. Known themes: { $known }.
refused-no-such-viewer = There is no viewer { $viewer }: a seat, spectator or all.
refused-text-too-long = Your own deck or map may have at most { $most } characters.
refused-texts-too-long = The decks and maps of all your tables together may have at most { $most } characters. Finish or close one first.
refused-too-many-bot-tables = There are already { $most } tables where only bots play. Wait until one of them is finished.
refused-nothing-said = An empty message cannot be sent.
refused-too-silent = The server has not heard from you for a long time.
refused-not-text = Frames must be text.
refused-setting-own-bot = “{ $bot }” names no bot: write GAME/NAME=BOT, where BOT is module:Class or the file of a net.

## Notices

refused-not-offered = This server does not send such notifications.
refused-bad-target = Notifications go to https:// and a name that everyone can reach, as in https://example.org/hook.
refused-bad-subscription = This browser’s keys cannot be used. Allow notifications in it once more.
refused-bad-address = This email address cannot be used. Write it as in ada@example.org.
refused-address-not-confirmed = Confirm your email address first: open the link in the email.
refused-nothing-to-test = There is nothing to test yet: switch on a kind of notification first.
refused-bad-link = This link has been used, is too old or is incomplete. Ask for a new email.
refused-bad-stop-link = This link is incomplete. Copy it from the email once more, or switch emails off on the Account page.
notice-turn = Your turn
notice-over = The game is over
notice-invite = You are invited
notice-test = Test notification
notice-test-text = Notifications from Seven States reach you here.
notice-table = { $game } with { $others }
notice-table-of-bots = { $game } against bots
feed-title = Seven States: games of { $name }
mail-hello = Hello { $name },
mail-your-turn = It is your turn:
mail-invited = You are invited to these tables:
mail-over = These games are over:
mail-many =
    { $count ->
        [one] News of { $count } game
       *[other] News of { $count } games
    }
mail-once-an-hour = You get such an email at most once an hour.
mail-once-a-day = You get such an email at most once a day.
mail-stop = Stop these emails with one click:
mail-confirm = Confirm your email address
mail-confirm-text = You gave this address for the account { $name } at Seven States. Open this link within two days to confirm it:
mail-confirm-else = If it was not you, do nothing: you will get no more emails.
mail-recover = New password
mail-recover-text = Somebody asked for a new password for the account { $name } at Seven States. Open this link within an hour to choose one:
mail-recover-else = If it was not you, do nothing: your password stays as it is.

## People and the host's order

refused-newcomers-barred = Somebody who is banned here has used your internet connection. For { $hours } hours we accept no new guests or accounts from it. If you have an account, sign in.
refused-newcomers-muted = Somebody who may not write here has used your internet connection. New guests and accounts from it may not write in chats until { $until }. You can play as usual.
refused-banned =
    { $until ->
        [open] A moderator has banned you until further notice. Reason: { $why }
       *[other] A moderator has banned you until { $until }. Reason: { $why }
    }
refused-muted =
    { $until ->
        [open] A moderator has muted you until further notice. Reason: { $why }
       *[other] A moderator has muted you until { $until }. Reason: { $why }
    }
refused-that-is-you = That is your own account.
refused-is-blocked = You have blocked { $name }. Unblock them first.
refused-blocked-by-host = The player who created this table does not want to play with you.
refused-host-is-blocked = You have blocked the player who created this table. Unblock them first.
refused-too-many-people = The list is full: it holds { $most } names.
refused-sits-already = { $name } is already sitting at this table.
refused-cannot-invite = You cannot invite { $name }.
refused-cannot-follow = You cannot follow { $name }.
refused-invited-already = { $name } has already been invited.
refused-invited-often = You have invited { $name } three times today. Wait for an answer, or try again tomorrow.
refused-too-many-invitations = At most { $most } people can be invited to a table.
refused-no-such-invitation = This invitation is no longer open.
refused-bad-skill = The lowest rating, { $least }, is above the highest, { $most }.
refused-other-skill =
    { $bound ->
        [least] This table is for ratings from { $value }; yours with { $seats } players is { $rating }.
       *[most] This table is for ratings up to { $value }; yours with { $seats } players is { $rating }.
    }
refused-no-reason = Give a reason.
refused-not-moderator = This is only for moderators.
refused-is-moderator = { $name } is a moderator; only the operator of the site can do that.
refused-act-on-nothing = Name an account, or a table and a message of its chat.
refused-no-new-name = Give the new name.
refused-no-such-line = There is no message { $line }.
refused-line-removed-already = The message has already been removed.
refused-no-such-act = There is no entry { $number } in the log.
refused-not-reversible = This cannot be reversed.
refused-reversed-already = This has already been reversed.
refused-report-of-nothing = Say what you are reporting: a message, an account or a table.
refused-reported-already = You have already reported this.
refused-too-many-reports = You have { $most } open reports. Wait until the moderators have dealt with some.
refused-no-such-report = There is no report { $number }.
refused-setting-fill-seconds = { $seconds } is not a number of seconds from 0 to 86400.
