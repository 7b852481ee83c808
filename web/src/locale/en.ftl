# English: the words of the browser client.

seven-states = Seven States
title = Seven States: board games set in ancient China

## Getting about

nav = Pages
nav-play = Play
nav-tables = Tables
nav-mine = My games
nav-people = People
nav-learn = Learn
nav-puzzles = Puzzles
skip-to-content = Skip to content
language = Language
close = Close
loading = One moment…
page-lost = This page could not be loaded. Reload it.
unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
try-again = Try again
all-right = Dismiss
cancel = Cancel
copy = Copy
copied = Copied
you = you
somebody = somebody

## The start page

game = Game
players = Players
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

## Lists of tables

your-turn = Your turn
status-over = The game is over.
status-closed = This table was closed before the end.

## A new table

seat-open = open seat
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
seat-bot-rated = { $name } ({ $rating })
seat-program = Outside program
visibility-private = Only with the link
visibility-public = Everyone
mode-casual = Friendly game
mode-rated = Rated game
clock = Clock
clock-none = no clock
clock-move = { $time } per move
clock-bank = { $time } + { $more } s per move
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
minutes = { $count } min
options = Options

## Waiting for players

joining = Joining the table…
sit-down = Sit down
your-name = Your name
guest-number = Guest { $number }
guest-mark = guest
guest-named = { $name } (guest)
stand-up = Leave the seat
free-seat = Remove
fill-with-bot = Add a bot
start-game = Start the game
start-waits = You can start when every seat is taken.
host-starts = Waiting for the host to start.
dealing = The draws are being sealed; the game begins in a moment.
invite-note = Anyone with this link can sit down at the table.
invite-link = Link to the table
hand-over = Hand the device to { $name }
hand-over-note = The other players’ cards stay covered.
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
would-do = Effect
then-chance = Then chance or the others decide.
waiting-for = Waiting for { $names }…
decides = to move
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
time-left = time left
offline = away
spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
standin-clock = out of time, bot playing
standin-resigned = resigned, bot playing
standin-left = gone, bot playing
standin-banned = banned, bot playing
take-seat-back = Take your seat back
reconnecting = Connection lost. Reconnecting; nothing is lost.
connect-again = Reconnect
beside-the-board = Side panel
log = Log
log-empty = Nothing has happened yet.
log-undo = { $name } takes back the last decision.
log-rewind = Everyone agrees: { $name }’s last decision is taken back.
chat = Chat
chat-empty = No messages yet.
say = Send
say-something = Message
mute = Mute
unmute-all = Unmute everyone
report = Report
report-named = Report { $name }’s message
line-removed = Message removed
hint = Hint
hint-note = What would a bot do? It knows no more than you do.
ask-hint = Ask for a hint
thinking = Thinking…
win-chance = win chance { $percent }
equal-moves =
    { $count ->
        [one] One other move is as good.
       *[other] { $count } other moves are as good.
    }
copy-link = Copy the link to this table
orders = Standing orders
orders-note = An order answers for you as soon as you are asked, in secret. The newest comes first. Nobody else sees your orders before the end. You can withdraw them at any time; answers already given stand. Taking a move back withdraws them all.
orders-none = You have given no standing orders.
order-give = Give this order
order-withdraw = Withdraw
by-order = Your standing order answers for you.
ask-undo = Request takeback
undo-asked = { $name } asks to undo their last decision.
agree = Agree
disagree = Decline
resign = Resign
resign-sure = Resign? A bot will take your seat permanently.
fair-draws = Fair draws
fair-draws-note = The server fixed all draws before the game; this is their seal. When the game is over the key is published, and anyone can check every draw.
while-away = While you were away
go-on-playing = Continue
show-result = Show the result
watch-again = Replay
rematch = Play again
to-rematch = To the next game
other-games = Other games
rule = Rule { $rule }
all-rules = All rules

## What happened at the table

table-seat-taken = { $name } sits down.
table-seat-left = { $name } stands up.
table-seat-set = A seat changes hands.
table-dealing = The draws are being sealed.
table-started = The game begins.
table-entropy-offered = { $name } promises a number for the draws.
table-entropy-revealed = { $name } adds a number to the draws.
table-resigned = { $name } resigns; a bot takes over.
table-clock-out = { $name } is out of time; a bot takes over.
table-returned = { $name } is back.
table-undo-asked = { $name } requests a takeback.
table-undo-agreed = { $name } agrees to the takeback.
table-undo-refused = { $name } declines the takeback.
table-orders-set = You have changed your standing orders.
table-rematch = There is a table for the next game.
table-closed = The table is closed.
table-banned = { $name } is banned; a bot takes over.
table-renamed = A player has a new name.
table-line-changed = A message was removed or restored.
table-program-changed = The program of { $name } reports in.

## Watching a finished game

show-moment = Step { $at } of the replay
review = Game review

## Learning

take-lesson = Take the lesson
play-a-bot = Play against bots

## Settings

settings = Settings
setting-confirm = Confirm moves
setting-sound = Sound
setting-words = Text view

## Account

account = Account
sending = Sending…
catch-up = Catch up
since-your-turn = Since your turn
see-again = Show again
lines-below = { $count } more
since-nothing = Nothing yet.
newcomer = New to { $game }?
newcomer-seat = You are { $name }; this is your sign.
newcomer-close = Not now
points-hidden = points hidden
chat-unread = Chat ({ $count })
mute-named = Mute { $name }
