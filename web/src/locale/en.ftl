# English: the words of the browser client.

seven-states = Seven States
title = Seven States: board games of ancient China

## Getting about

nav = Pages
nav-play = Play
nav-tables = Tables
nav-mine = My games
nav-learn = Learn
skip-to-content = To the content
language = Language
close = Close
loading = One moment …
page-lost = This page could not be loaded. Load it again.
unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
try-again = Try again
all-right = All right
more = Show more
cancel = Cancel
copy = Copy
copied = Copied
you = you
somebody = somebody

## The start page

welcome = Kings, walls and warring states
welcome-line = Three board games of ancient China. Choose one and begin: no account, nothing to install.
the-games = The games
go-on = Go on with
game = Game
players = Players
bots = Bots
bot-level =
    { $level ->
        [easy] easy
        [normal] normal
        [hard] hard
        [expert] expert
        [random] random
        [greedy] greedy
       *[other] { $level }
    }
play-now = Play now
invite-friends = Invite friends
learn = Learn
open-tables = Open tables
no-open-tables = No table waits for players right now. Open one and others can join.
all-tables = All tables

## Lists of tables

open-your-own = Open a table
tables-playing = Being played
no-tables-playing = Nobody plays in public right now.
running-games = Running
no-running-games = You have no running game.
finished-games = Finished
no-finished-games = You have not finished a game yet.
your-turn = Your turn
status-open = waiting for players
status-dealing = about to begin
status-playing = being played
status-over = The game is over.
status-closed = This table was closed before the end.

## A new table

new-table = A new table: { $game }
who-plays = Who plays
who-plays-friends = Friends, by link
who-plays-bots = Bots
who-plays-device = All at this device
who-sits-where = Who sits where
seat-me = Me
seat-this-device = Somebody at this device
seat-friend = A friend, or whoever comes
seat-open = free seat
seat-bot =
    { $level ->
        [easy] Bot, easy
        [normal] Bot, normal
        [hard] Bot, hard
        [expert] Bot, expert
        [random] Bot, random
        [greedy] Bot, greedy
       *[other] Bot, { $level }
    }
name-of-player = Name of this player
hot-seat-note = Several players share this device; a screen covers it between their turns.
who-may-join = Who may join
visibility-private = Only with the link
visibility-public = Everybody
mode = Rating
mode-casual = Friendly game
mode-rated = Rated game
clock = Clock
clock-none = no clock
clock-move = { $time } for each move
clock-bank = { $time } in all, { $more } seconds more with each move
clock-help = When the time is up a bot plays on; you may come back at any time.
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
options = Options
more-options = More options
open-table = Open the table

## Waiting for players

joining = To the table …
sit-down = Sit down
your-name = Your name
guest-number = Guest { $number }
guest-mark = guest
guest-named = { $name } (guest)
stand-up = Stand up
free-seat = Free the seat
fill-with-bot = Give it to a bot
start-game = Start the game
start-waits = You can start when every seat is taken.
host-starts = Whoever opened the table starts the game.
dealing = The draws are being sealed; the game begins in a moment.
invite-note = Whoever opens this link can sit down at the table.
invite-link = Link to the table
hand-over = Hand the device to { $name }
hand-over-note = The cards of the others stay covered.
i-am = I am { $name }

## At the table

table = Table
moves = Moves
board = Board
position = Position
chosen-so-far = Chosen so far
all-moves = All moves
filter-moves = Find a move
type-a-move = Or type a move
choose = Choose
confirm = Confirm
undo = Undo
would-do = What it would do
then-chance = Then chance or the others decide.
skip-telling = Skip ({ $count } more)
waiting-for = Waiting for { $names } …
decides = decides now
points = points
time-left = time left
offline = away
spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
standin-clock = out of time, a bot plays
standin-resigned = resigned, a bot plays
standin-left = gone, a bot plays
take-seat-back = Take the seat back
reconnecting = The connection is broken. Reconnecting; nothing is lost.
connect-again = Connect again
beside-the-board = Beside the board
log = Log
log-empty = Nothing has happened yet.
log-undo = { $name } takes the last decision back.
log-rewind = All agree: the game goes back to before { $name }’s last decision.
chat = Chat
chat-empty = Nobody has said anything yet.
say = Say
say-something = Say something
mute = mute
unmute-all = Hear everybody again
hint = Hint
hint-note = What would a bot do? It knows no more than you do.
ask-hint = Ask for a hint
thinking = Thinking …
win-share = Chance to win by the bot’s estimate
win-chance = win chance { $percent } %
equal-moves =
    { $count ->
        [one] One other move is as good.
       *[other] { $count } other moves are as good.
    }
copy-link = Copy the link to this table
ask-undo = Ask to go further back
undo-asked = { $name } asks everybody to go back to before their last decision.
agree = Agree
disagree = Do not agree
resign = Resign
resign-sure = Really? A bot takes your seat for good.
fair-draws = Fair draws
fair-draws-note = The server fixed all draws before the game and shows this seal of them. When the game is over the key is published, and anybody can check every draw.
while-away = While you were away
go-on-playing = Go on
watch-again = Watch it again
rematch = Play again
to-rematch = To the next game
other-games = Other games
rule = Rule { $rule }
all-rules = All rules

## What happened at the table

table-seat-taken = { $name } sits down.
table-seat-left = { $name } stands up.
table-seat-set = A seat is given away anew.
table-dealing = The draws are being sealed.
table-started = The game begins.
table-entropy-offered = { $name } promises a number for the draws.
table-entropy-revealed = { $name } adds a number to the draws.
table-resigned = { $name } resigns; a bot plays on.
table-clock-out = { $name } is out of time; a bot plays on.
table-returned = { $name } is back.
table-undo-asked = { $name } asks to go back.
table-undo-agreed = { $name } agrees to go back.
table-undo-refused = { $name } does not agree to go back.
table-rematch = There is a table for the next game.
table-closed = The table is closed.

## Watching a finished game

replay-of = A finished game of { $game }
whose-eyes = Seen by
everything = everybody, all open
moment = Moment
moment-of = { $at } of { $last }
first-moment = To the beginning
moment-before = One back
next-moment = One on
last-moment = To the end
run = Let it run
pause = Stop
points-over-time = Points over time
copy-moment = Copy a link to this moment
show-moment = Moment { $at } of the replay
play-on = Play on from here
download-record = Record
review = The bot’s view
review-note = A strong bot goes through your decisions, knowing no more than you did. These cost you most by its estimate.
review-progress = { $seen } of { $count } decisions looked at
review-moment = Moment { $at }
review-made = You played:
review-best = Better:
review-nothing = The bot found nothing better.

## Learning

take-lesson = Take the lesson
lesson-resume = Go on with the lesson
lesson-minutes = About ten minutes, on real positions; you can stop at any step and go on later.
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
play-a-bot = Play against bots

## Settings

settings = Settings
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
setting-confirm = Confirm moves
setting-confirm-help = Ask before a move is sent. Saves from slips of the finger.
setting-sound = Sound
setting-sound-help = A soft tone when it is your turn.
setting-animation = Motion
setting-animation-help = What happens is told step by step, and what changes lights up.
setting-words = The board in words
setting-words-help = Tables and lists instead of a picture, for screen readers and everybody who likes them.
setting-notify = Notices
setting-notify-help = The browser tells you that it is your turn while you look at something else.

## Account

account = Account
account-note = You can play as a guest for as long as you like. An account keeps your games, ratings and settings on every device.
play-as-guest = Play under this name
name-taken = The others see you under this name now.
sign-in = Sign in
signed-in = Welcome back.
sign-up = Make an account
sign-up-note = The games you have played as a guest move over.
signed-up = The account is made.
sign-out = Sign out
signed-out = You are signed out.
change-password = Change the password
password-changed = The password is changed.
delete-account = Delete the account
delete-account-note = Your name disappears everywhere; the games stay, without it.
account-deleted = The account is deleted.
field-name = Name
field-password = Password
field-new-password = New password, at least 8 characters
ratings = Ratings
rating = Rating
games-played = Games
no-ratings = You have no rating yet: play a rated game.
contents = Contents
