## What the house says of the game before it is played

nuns-title = Nuns on the Run
nuns-goal = Es ist Nacht im Kloster, und jede Novizin hat sich aus ihrer Zelle geschlichen: Erst braucht sie einen Schlüssel, dann den geheimen Wunsch, den er aufschließt, und vor dem Morgen muss sie wieder im Bett sein. Niemand sieht, wohin sie geht, doch Äbtissin und Priorin machen mit Laternen und feinem Gehör ihre Runden, und wer gesehen oder gehört wird, den können sie jagen. Jede Novizin spielt für sich und gewinnt, wenn sie mit ihrem Wunsch heimkommt. Die Wächterinnen spielen gegen alle und gewinnen, wenn sie oft genug jemanden erwischen oder wenn vorher der Morgen graut.
nuns-about = Schleich dich nachts aus deiner Zelle und hole deinen geheimen Wunsch. Lass dich nicht sehen und nicht hören.
nuns-titles = Sonntag im Kloster, Barfuß auf Stein, Die knarrende Tür, Licht aus, Eine Nacht für Nachtisch, Leise, Mond über dem Kloster, Zwei Laternen
nuns-length = 2 bis 8 Personen · fünfzehn Runden
nuns-progress = Runde { $number }
nuns-came = Runde { $rounds }
nuns-mark = Runde { $number }
nuns-chair =
    { $seat ->
        [1] führt die Wächterinnen
        [2]
            { $seats ->
                [8] führt die Priorin
               *[other] Novizin
            }
       *[other] Novizin
    }
nuns-side-guards = Wächterinnen
nuns-side-novices = Novizin
