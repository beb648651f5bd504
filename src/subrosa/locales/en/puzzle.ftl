## Puzzles, in the terminal and on the page

puzzle-title = Puzzle of { $date } · { $level }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-facts = What has to be put together
puzzle-keys = Answer by number or name. ? rules one answer out, q leaves.
puzzle-wrong = Not { $answer }.
puzzle-not = It is not { $answer }.
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
puzzle-against =
    { $count ->
        [one] One fact speaks against it:
       *[other] { $count } facts speak against it:
    }
puzzle-weight-one = rules out { $answer }
puzzle-weight-some = rules out { $count } of { $of }
puzzle-weight-all = rules out all others
puzzle-weight-together = only with the others
puzzle-given = What others answered
puzzle-found =
    { $count ->
        [one] of one person found it at once
       *[other] of { $count } people found it at once
    }
puzzle-nobody-yet = Nobody else has answered on this day.
puzzle-tried =
    { $count ->
        [one] One person has tried it.
       *[other] { $count } people have tried it.
    }
puzzle-tried-later = What they said: after your answer.
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
puzzle-steps = See every step
puzzle-step = Fact { $number } of { $of }
puzzle-step-gone =
    { $count ->
        [one] One answer falls.
       *[other] { $count } answers fall.
    }
puzzle-step-none = Nothing falls by this alone.
puzzle-step-left =
    { $count ->
        [one] One is left.
       *[other] { $count } are left.
    }
puzzle-step-back = Back
puzzle-step-next = Next fact
puzzle-step-end = To the answer
puzzle-next = Next puzzle in { $hours } h { $minutes } min
puzzle-others = Other puzzles
puzzle-today = Today’s
puzzle-day-before = The day before
puzzle-board-shown = Look at the board
puzzle-board-away = Back to the question
puzzle-lobby = A position from a real game, and by the rules just one answer. Do you see it?
puzzle-lobby-solved = You have solved today’s puzzle. The next one comes tomorrow.
