## Hádanky, in the terminal and on the page

puzzle-title = Hádanka na { $date } · { $level }
puzzle-easy = lehká
puzzle-medium = střední
puzzle-hard = těžká
puzzle-facts = Co je třeba dát dohromady
puzzle-keys = Odpověz číslem nebo jménem. ? vyloučí jednu odpověď, q odejde.
puzzle-wrong = Ne, { $answer } to není.
puzzle-not = Není to { $answer }.
puzzle-right = Správně: { $answer }.
puzzle-share = Sub Rosa, hádanka na { $date } · { $game }, { $level } · vyřešeno na { $tries }. pokus, nápovědy: { $hints }
