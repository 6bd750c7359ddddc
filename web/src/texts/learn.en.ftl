### The sentences of lessons: their card, and the page of all courses.

learn-about = Short lessons on the real rules, at the real table. Each has one idea, and you learn it by playing.
newcomer = New here?
newcomer-about = Short lessons on a small map, about { $minutes } min together. You play at once, and need to read no rules first.
newcomer-new = New here: begin
newcomer-knows = I know such games
newcomer-left = { $count ->
    [one] One lesson is left, about { $minutes } min.
   *[other] { $count } lessons are left, about { $minutes } min.
}
newcomer-enough = I know enough
learn-game = New here: lessons, { $minutes } min
course-begin = Begin: { $title }
course-go-on = Go on: { $title }
course-done = { $done } of { $count } done
course-left = about { $minutes } min left
lesson-minutes = { $count } min
lesson-of = Lesson: { $title }
lesson-progress = Progress
lesson-step = step { $step } of { $steps }
lesson-left = { $count ->
    [one] one answer left
   *[other] { $count } answers left
}
lesson-dice = First rolls fixed
lesson-read = Next
lesson-hint = Hint
lesson-back = Back
lesson-back-about = To the beginning of this step, or to the step before it
lesson-skip = Show me
lesson-skip-about = The step is played for you
lesson-leave = Leave
lesson-leave-about = To all lessons
lesson-done = Done
lesson-more = To read more:
lesson-next = Next lesson
lesson-again = Begin again
lesson-all = All lessons
lesson-play = Play: { $scenario }
lesson-play-on = Play on from here
lesson-play-on-about = The game goes on as one of your own, with new dice
