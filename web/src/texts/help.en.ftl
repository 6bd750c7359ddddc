### The sentences of settings, help, keys, and the palette.

## Settings and help
language = Language
light = Light
light-auto = As the system
light-day = Day
light-night = Night
set-confirms = Ask before
confirms-always = every answer
confirms-final = what cannot be taken back
confirms-never = nothing
set-text-size = Size of text
set-counter-size = Size of counters
size-small = Small
size-normal = Normal
size-large = Large
set-speed = The other side’s turn is shown
speed-slow = slowly
speed-normal = at normal speed
speed-fast = fast
speed-off = not at all
set-holds = A roll of yours is held before the other side goes on
holds-off = not at all
holds-short = briefly
holds-normal = for a moment
holds-long = longer
holds-key = until a key or a tap
set-answers-itself = Answer by itself where there is no choice
set-sound = Sound of moves and dice
set-motion = Let pieces glide
set-numbers = Show hex numbers
set-minimap = Show the small map
help-choose = What glows can be chosen: point at it to see what it costs and what the odds are, click it to choose. With a finger, the first tap looks and the second chooses. What cannot be taken back asks first.
help-look = Point at any hex or counter to read it in the panel.
help-why = Click what does not glow to be told why it cannot be chosen, with the clause.
help-log = Click a line of the log to see the board as it stood then.
help-hint = Hint asks an officer what he would do in your place, and why. “Why?” in the log unfolds the reasons of the computer.
help-rules = A number such as §9.2 opens that clause in place.
show-key = Show the key of the map
keys = Keys

## The palette
palette-label = Find an option, a hex, a unit, a clause or a command
palette-placeholder = Type a few letters, a hex, or §…
palette-results = Found
palette-close = Close
palette-option = option
palette-hex = hex
palette-piece = unit
palette-clause = clause
palette-command = command
palette-found = { $count ->
    [one] One result.
   *[other] { $count } results.
  }
palette-nothing = No results.
palette-more = And { $count } more: type a little more.
palette-help = ↑ ↓ to go through, Enter to choose, Esc to close.
command-show-options = Show all that can be chosen on the map
command-replay = Watch the replay
command-back-to-game = Back to the game
command-language = En français
command-day = By day
command-night = By night
command-zoom-in = Zoom in
command-zoom-out = Zoom out
command-fit = Show the whole map
command-confirms-off = Stop asking before what cannot be taken back
command-confirms-on = Ask before what cannot be taken back
command-settings = Settings
command-overlay-on = Show { $name } on the map
command-overlay-off = Hide { $name } on the map

## Keys
key-walk = Walk from hex to hex
key-act = Choose what is under the cursor, or confirm
key-back = Back out, close, cancel
key-tab = Go round the buttons and options
key-next = Next and previous option on the map
key-choose = Choose the stack under the cursor, or the counter in a fan, to order several together
key-done = Done, or halt
key-palette = Find anything by its name
key-options = The options as a list
key-why-not = Why not here?
key-inspector = Details of the hex or counter
key-tracks = Time, points and losses
key-log = The log
key-rules = The rules
key-tools = Tools: what if, arrows, notes, ruler
key-bare = Hide or show all counters
key-moment = One moment back, one moment on
key-zoom = Zoom in, zoom out, the whole map
key-help = Help and keys
