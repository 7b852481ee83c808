# English: the words of the pages without a board, which no table loads.

## Results

result-won = You won.
result-shared = You shared the win.
result-place = Place { $place } of { $seats }. Won by { $names }.
result-left = You left. Won by { $names }.
result-winner = Won by { $names }.
result-nobody = Nobody won.

## Tables for anyone, and by skill

play-anyone = Play with anyone
fill-with-bots = Bots take empty seats after a minute
bots-come = Looking for players. Bots take the empty seats at { $time }.
people-come = Looking for players. The game starts as soon as the table is full.
skill = Rating of the players
skill-bound-least = from
skill-bound-most = to
skill-help = Only players with a rating in this range, for this game and number of players, may sit down. Newcomers have 0. Leave both fields empty to let everyone in.
skill-least = rating { $least } or more
skill-most = rating up to { $most }
skill-both = rating { $least } to { $most }
skill-only = Only players with { $skill } may sit down.

## Profiles

your-profile = Your profile
your-people = Your people
member-since = Here since { $date }
moderator = Moderator
follow = Follow
unfollow = Unfollow
block = Block
unblock = Unblock
block-note = You do not see this player’s messages. Neither of you can invite the other or sit down at a table that the other created.
private-profile = This profile is private.
private-mine = Your profile is private: only you can see what follows.
setting-private = Private profile
setting-private-help = Nobody else sees your ratings and results, and you are not on the leaderboards.
no-ratings-yet = No rating yet.
results = Public games
games-won = Won
share-won = Win rate
bots-beaten = Bots beaten most often
times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
history-of =
    { $seats ->
       *[other] { $game }, { $seats } players
    }
history-facts =
    { $count ->
        [one] One rated game. Now { $now }.
       *[other] { $count } rated games. Now { $now }, lowest { $least }, highest { $most }.
    }
history-note = The line is the rating, the band the estimated strength with its uncertainty (mean ± 2 standard deviations).
playing-now = At a table now
latest-games = Latest games
no-public-games = No public games yet.

## Leaderboards

leaderboards = Leaderboards
rank = Rank
interval = Strength (95%)
no-ranks = Nobody has played enough rated games here yet.
ranks-note = The rating is a cautious estimate: mean strength less three standard deviations. Strength shows the mean with its 95% interval. Players are listed after five rated games.

## People

find-account = Find a player
show-profile = Show profile
people-need-account = With an account you can follow, invite and block players.
following = You follow
following-nobody = You follow nobody yet. Open a player’s profile to follow them.
plays-now = playing { $game }
blocked = Blocked
invitations = Invitations
invited-by =
    { $seats ->
       *[other] { $name } invites you to { $game }, { $seats } players.
    }
accept = Accept
decline = Decline
invite-by-name = Invite a player by name
invite = Invite
invited = { $name } has been invited.

## Reports

report-line = Report a message
report-person = Report a player
report-table = Report a table
report-why = What is wrong?
report-send = Send report
report-sent = Thank you. The moderators will look at it.

## Moderation

moderation = Moderation
not-moderator = This page is for moderators.
reports = Reports
reports-shown = Show
reports-open = Open
reports-done = Resolved
reports-dismissed = Dismissed
no-reports = There are no such reports.
reported-line = Message
reported-person = Player
reported-table = Table
report-done = Resolved
report-dismiss = Dismiss
report-reopen = Reopen
act-now = Take action
act-on-account = Take action against an account
act = Action
act-mute = Mute
act-ban = Ban
act-rename = Rename
act-remove-line = Remove the message
act-unmute = Unmute
act-unban = Unban
act-rename-back = Restore the name
act-restore-line = Restore the message
act-moderator = Make moderator
act-no-moderator = Remove as moderator
act-done = Done.
account-name = Name of the account
how-long = How long
no-end = Until further notice
new-name = New name
reason-shown = Reason (shown to the player)
moderation-log = Log
no-acts = Nothing has been done yet.
until = until { $date }
taken-back = reversed
take-back = Reverse
by-host = The operator
notice-mute = A moderator has muted you until further notice. Reason: { $reason }
notice-mute-until = A moderator has muted you until { $until }. Reason: { $reason }
notice-ban = A moderator has banned you until further notice. Reason: { $reason }
notice-ban-until = A moderator has banned you until { $until }. Reason: { $reason }
notice-rename = A moderator has changed your name; it was “{ $text }”. Reason: { $reason }
notice-remove-line = A moderator has removed your message “{ $text }”. Reason: { $reason }

## The host’s texts

host-terms = Terms of use
host-privacy = Privacy

## Other pages without a board

more = Show more
welcome = Kings, walls and warring states
welcome-line = Three board games set in ancient China. Choose one and begin: no account, nothing to install.
the-games = The games
go-on = Continue
bots = Bots
level-of-bots = Level of the bots
level-about =
    { $level ->
        [easy] Overlooks some moves and misjudges others.
        [normal] Looks one step ahead.
        [hard] Sees what pays off later.
        [expert] Looks ahead at every decision, for up to five seconds.
        [random] Plays any legal move.
       *[other] { "" }
    }
level-rating = Strength { $rating }.
rating-note = “Normal” has 1000; one against one, a bot with 200 more wins about three games in four.
open-tables = Open tables
no-open-tables = No open tables. Create one, and others can join.
all-tables = All tables
open-your-own = Create a table
tables-playing = In progress
no-tables-playing = No public games in progress.
running-games = In progress
no-running-games = You have no game in progress.
finished-games = Finished
no-finished-games = You have not finished a game yet.
status-open = waiting for players
status-dealing = about to begin
status-playing = in progress
new-table = New table: { $game }
who-plays = Who plays
who-plays-friends = Friends, by link
who-plays-bots = Bots
who-plays-device = All on this device
who-sits-where = Who sits where
seat-me = Me
seat-this-device = Player on this device
seat-friend = Open seat
name-of-player = Name of this player
hot-seat-note = Several players share this device; a screen covers it between their turns.
who-may-join = Who may join
mode = Rating
clock-help = When your time is up, a bot takes over; you can come back at any time.
more-options = More options
open-table = Create table
account-note = You can play as a guest for as long as you like. With an account your games, ratings and settings are there on every device.
play-as-guest = Save name
name-taken = The other players now see you under this name.
sign-in = Sign in
signed-in = Welcome back.
sign-up = Create account
sign-up-note = The games you have played as a guest move over.
signed-up = Account created.
sign-out = Sign out
signed-out = You have signed out.
change-password = Change password
password-changed = Password changed.
delete-account = Delete account
delete-account-note = Your name disappears everywhere; the games stay, without it.
account-deleted = Account deleted.
field-name = Name
field-password = Password
field-new-password = New password, at least 8 characters
ratings = Ratings
rating = Rating
games-played = Games
no-ratings = You have no rating yet: play a rated game.

## Outside programs

program-waiting = Waiting for the program
program-here = Connected
program-away = Not connected
program-unready = not ready
program-string = Connection string
program-renew = New connection string
program-help = Give this line to the program. You see it only now. A program that has it plays this seat. A new one invalidates it.
program-stop = Let a bot play on
program-stop-sure = Let a bot play on? The program cannot come back.

## A site without a server

alone = This needs a server with other people. Here you play against bots, or with friends on this device.
alone-kept = Your games stay in this browser. To keep one elsewhere, download it from its replay; you can open the file here again.
alone-loading = Loading the games: { $percent }
alone-learn = Take a lesson in the meantime
alone-failed = The games could not be loaded. Check your connection and try again.
alone-elsewhere = You are playing in another tab.
alone-here = Play here
alone-update = A new version is ready. Your games are kept.
alone-update-now = Update
alone-unkept = This browser is not keeping your games: they are lost when you close the page. Leave private browsing, or free some space.
open-record = Open a saved game
choose-file = Choose a file
record-unreadable = This is not a saved game.
record-elsewhere = This link contains a saved game. It opens only where the games run without a server.
record-copy = Copy a link with this game
record-too-long = This game is too long for a link. Download it instead.
game-delete = Delete
game-delete-sure = Delete for good

## Replays and lessons

win-share = Bot’s estimate: chance of winning
replay-of = Finished game: { $game }
whose-eyes = View as
everything = All hands revealed
moment = Step
moment-of = { $at } of { $last }
first-moment = First
moment-before = Previous
next-moment = Next
last-moment = Last
run = Play
pause = Pause
points-over-time = Points over time
turning-points = Turning points
copy-moment = Copy a link to this step
play-on = Play on from here
download-record = Download
review-note = A strong bot goes through your decisions, knowing no more than you did. By its estimate, these cost you the most.
review-progress = { $seen } of { $count } decisions reviewed
review-moment = Step { $at }
review-made = You played:
review-best = Better:
review-nothing = The bot found nothing better.
lesson-resume = Continue the lesson
lesson-minutes = About ten minutes, on real positions; you can stop at any step and continue later.
lesson-back = Back
lesson-next = Next
lesson-pass = Skip the question
lesson-show = Show me
lesson-do = Do it for me
lesson-chapter = Chapter
lesson-step = Step { $step } of { $steps }
lesson-answers = Answers
lesson-right = Right.
lesson-wrong = Not quite.
lesson-other = That is not possible here, or not what this step is about.
lesson-happened = What happened
lesson-sit-down = Sit down with a bot
lesson-wait = The others are deciding.
lesson-left =
    { $count ->
        [one] One more decision
       *[other] { $count } more decisions
    }
lesson-play-on = Play this game to its end
read-rules = Read the rules
contents = Contents

## Settings

theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
setting-confirm-help = Ask before a move is sent. Prevents accidental moves.
setting-sound-help = Short sounds for moves, messages and your turn.
setting-animation = Animations
setting-animation-help = Moves are shown step by step, and changes light up.
setting-words-help = Tables and lists instead of a picture, for screen readers and anyone who prefers them.
setting-notify = Notifications
setting-notify-help = The browser notifies you when it is your turn and you are looking at something else.
speed = Playback speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
