## What the house says of the game before it is played

eleven-title = 011
eleven-goal = Elf Stunden bleiben bis Ragnarök, und in einem Turin voll Dampf und Luftschiffen ist eine von acht Personen der Auserwählte, der als Einziger die kosmische Harmonie spielen kann. Findet heraus, wer es ist, komponiert und spürt die verborgene Orgel auf; fast alles kostet Zeit, und wem sie ausgeht, der ist draußen. In der fünften Stunde wird einer von euch insgeheim zu Fenrir und macht von da an Jagd auf den Auserwählten. Es gewinnt, wer den Auserwählten nennt und in einem einzigen Zug sein Ziel erreicht; ist das niemandem gelungen, wenn es zwölf schlägt, sind alle verloren.
eleven-about = Turin im Zeitalter des Dampfs. Findet den Auserwählten vor der elften Stunde; jemand von euch kann Fenrir sein.
eleven-titles = Elf um elf, Dampf über Turin, Die letzte Orgel, Messing und Nebel, Kurz vor Mitternacht, Räder des Schicksals, Wolfsstunde, Kosmische Harmonie
eleven-length = 3 bis 6 Personen · elf Stunden
eleven-progress = Stunde { $number } von 11
eleven-came = Stunde { $hour }
eleven-mark =
    Stunde { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
        [8] VIII
        [9] IX
        [10] X
        [11] XI
        [12] XII
       *[other] { $number }
    }
