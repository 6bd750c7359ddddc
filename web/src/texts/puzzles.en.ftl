### The sentences of puzzles: their card, the verdict, and the page of all puzzles.

puzzles-about = Positions from games of officers, or made by hand. You are judged by the chances of your answer, never by luck: the dice come after the verdict.
puzzles-all = All puzzles
puzzles-solved = { $solved } of { $count } solved
puzzle-of-the-day = Puzzle of the day: { $title }
puzzle-of = Puzzle: { $title }
puzzle-begin = Try it
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-streak = { $days ->
    [one] solved today or yesterday
   *[other] { $days } days in a row
}
puzzle-depth-answer = one answer
puzzle-depth-operation = one operation
puzzle-depth-turn = all orders of a phase
puzzle-weighing = Your answer is being weighed …
puzzle-verdict = Verdict
puzzle-yours = Your answer
puzzle-best-way = The best answer
puzzle-at-most = at most { $figure }
puzzle-chance-about = The figure is the chance that what was asked for comes about.
puzzle-worth-about = The figure is what the position is then worth to you, as the officer judges: from −1 (lost) to 1 (won).
puzzle-exact = Every roll was counted.
puzzle-tried = It was found in { $games } games with the same dice for each answer.
puzzle-officer = The officer would answer: { $answer }
puzzle-dice = What the dice said this time
verdict-best = Best.
verdict-good = Good.
verdict-not-this-time = Not this time.
