## Puzzles, in the terminal and on the page

puzzle-title = Puzzle of { $date } · { $level }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-facts = What has to be put together
puzzle-keys = Answer by number or name. ? rules one answer out, q leaves.
puzzle-wrong = Not { $answer }.
puzzle-not = It is not { $answer }.
puzzle-right = Right: { $answer }.
puzzle-share = Sub Rosa, puzzle of { $date } · { $game }, { $level } · solved on try { $tries }, hints: { $hints }

## On the page

puzzle-short = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-you = { $game } · you are { $name }
puzzle-how = The rules leave exactly one answer. Take your time.
puzzle-facts-short = Facts
puzzle-beside = Facts, notebook and hand
puzzle-choose = Choose an answer
puzzle-answer = Answer: { $answer }
puzzle-key-answer = Answer with what is chosen
puzzle-key-notebook = Notebook or facts
puzzle-ruled-out = ruled out
puzzle-hint = Hint
puzzle-hint-none = Only one answer is left.
puzzle-against = This speaks against it:
puzzle-streak =
    { $days ->
        [one] one day in a row
       *[other] { $days } days in a row
    }
puzzle-week = The last seven days
puzzle-day-solved = { $day }: solved
puzzle-day-late = { $day }: solved later
puzzle-day-open = { $day }: not solved
puzzle-day-now = { $day }: today’s puzzle
puzzle-share-button = Share without the answer
puzzle-others = Other puzzles
puzzle-today = Today’s
puzzle-day-before = The day before
puzzle-board-shown = Look at the board
puzzle-board-away = Back to the question
puzzle-lobby = A position from a real game, and by the rules just one answer. Do you see it?
puzzle-lobby-solved = You have solved today’s puzzle. The next one comes tomorrow.
