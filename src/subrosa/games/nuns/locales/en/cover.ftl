## What the house says of the game before it is played

nuns-title = Nuns on the Run
nuns-goal = It is night in the convent, and every novice has slipped out of her cell: first she needs a key, then the secret wish it unlocks, and she must be back in bed before dawn. Nobody sees where she goes, but the abbess and the prioress patrol their paths with lanterns and sharp ears, and whoever is seen or heard may be hunted. Each novice plays for herself and wins by coming home with her wish. The guards play against all of them and win by catching often enough, or when dawn comes first.
nuns-about = Slip out of your cell at night and fetch your secret wish. Do not be seen, do not be heard.
nuns-titles = Sunday Cloister, Bare Feet on Stone, The Creaking Door, Lights Out, A Night for Dessert, Hush, Moon over the Convent, Two Lanterns
nuns-length = 2 to 8 players · fifteen rounds
nuns-progress = round { $number }
nuns-came = round { $rounds }
nuns-mark = Round { $number }
nuns-chair =
    { $seat ->
        [1] leads the guards
        [2]
            { $seats ->
                [8] leads the prioress
               *[other] novice
            }
       *[other] novice
    }
nuns-side-guards = Guards
nuns-side-novices = Novice
