# Sentences of the kernel, the same for every game. Every key begins with kernel- and stands in every language.

## The table
kernel-option-done = Done
kernel-box-out = out of play
kernel-dice = dice
kernel-and = { $first } and { $last }
kernel-roll = Roll the dice
kernel-draw = Draw
kernel-nth-roll = Roll { $nth }: { $roll }
kernel-pass = passes
kernel-fail = fails
kernel-nothing = no effect
kernel-result = { $words } ({ $cell })

## Why not
kernel-not-asked = This is done under { $clause }. You are now being asked under { $clause_asked }.
kernel-clause = §{ $number }
kernel-other-clause = another clause
kernel-another-question = This answers another question: “{ $ask }”
kernel-too-few = Choose at least { $count } more.
kernel-not-enough = What you have chosen is not enough yet.
kernel-not-yet = This is not available at this point.
kernel-held-back = The remaining places are needed for others.
kernel-chosen = It is already chosen.
kernel-not-done = You must give one of the other answers.
kernel-not-asked-here = You are not being asked about this now.
kernel-not-offered = That is not one of the answers to this question.
kernel-no-way = It cannot get there with the movement it has left.
kernel-no-way-known = How far it comes is not certain: it may be stopped on the way. Move it hex by hex.
kernel-undo-nothing = There is nothing to take back.
kernel-undo-dice = Dice have been rolled since.
kernel-undo-revealed = Something hidden has been shown since.
kernel-undo-other = Another side has answered since: { $side }.

## How players end a game
kernel-resigned = the other side resigned
kernel-drawn = a draw, as agreed
kernel-abandoned = abandoned, as agreed: no result

## Why an answer is final
kernel-final-dice = The dice will be rolled.
kernel-final-revealed = Something hidden will be shown.
kernel-final-seen = You will see something that is hidden now.
kernel-final-other = The other side ({ $side }) will then have to respond.
kernel-final-phase = The phase will be over.
kernel-final-over = The game will be over.

## The screen
kernel-turn-name = Turn { $turn }
kernel-overlay-control = control
kernel-overlay-zones = zones
kernel-overlay-zone = zones: { $kind }

## The goal
kernel-goal-more = { $side }: { $count } more by turn { $turn } for { $title }
kernel-goal-leaves = { $side }: { $count } more by turn { $turn }, and it is only { $title }
kernel-goal-by-score = { $name }: { $value }.
kernel-goal-by-scores = Points: { $one } { $first }, { $other } { $second }.

## Where a number comes from
kernel-source-book = The rulebook, { $clauses }
kernel-source-book-only = The rulebook
kernel-source-example = Worked out from the rulebook, { $clauses }
kernel-source-example-only = Worked out from an example in the rulebook
kernel-source-history = From history
kernel-source-ours = Our choice
kernel-source-owner = Your own file
kernel-source-unknown = The source is not known.
kernel-source-noted = { $source }: { $note }
kernel-source-clause = §{ $number }
kernel-source-titled = “{ $title }”

## The band below a map
kernel-map-scale = one hex: { $size }
kernel-map-height = high ground

## Lessons
kernel-lesson-not-this = That is allowed, but the lesson asks for something else just now.
kernel-lesson-look-first = Not yet: first do what the card says.
kernel-lesson-again = That took too many answers. Begin the lesson again and try another way.
kernel-lesson-lost = The game is over, and not as the lesson asks. Begin it again and try another way.
