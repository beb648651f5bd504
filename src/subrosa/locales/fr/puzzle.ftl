## Énigmes, in the terminal and on the page

puzzle-title = Énigme du { $date } · { $level }
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-facts = Ce qu’il faut rapprocher
puzzle-keys = Répondez par un numéro ou un nom. ? écarte une réponse, q quitte.
puzzle-wrong = Pas { $answer }.
puzzle-not = Ce n’est pas { $answer }.
puzzle-right = Exact : { $answer }.
puzzle-share = Sub Rosa, énigme du { $date } · { $game }, { $level } · résolue à l’essai { $tries }, indices : { $hints }
