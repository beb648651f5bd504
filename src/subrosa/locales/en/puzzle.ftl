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
puzzle-share = Sub Rosa, puzzle of { $date } · { $game }, { $level } · solved at try { $tries }, hints: { $hints }
