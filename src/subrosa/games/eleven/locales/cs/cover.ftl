## What the house says of the game before it is played

eleven-title = 011
eleven-goal = Do Ragnaröku zbývá jedenáct hodin a v Turíně páry a vzducholodí je jedna z osmi postav Vyvolený, který jediný dokáže zahrát Kosmickou harmonii. Zjistěte, kdo to je, komponujte a najděte skryté varhany; skoro všechno stojí čas, a komu dojde, ten vypadává. V páté hodině se jeden z vás tajně promění ve Fenrira a začne Vyvoleného lovit. Vyhrává ten, kdo Vyvoleného jmenuje a v jediném tahu dojde k cíli; když odbije dvanáct a nepodaří se to nikomu, jsou ztraceni všichni.
eleven-about = Turín ve věku páry. Najděte Vyvoleného do jedenácté hodiny; jeden z vás může být Fenrir.
eleven-titles = Jedenáct v jedenáct, Pára nad Turínem, Poslední varhany, Mosaz a mlha, Před půlnocí, Kola osudu, Hodina vlka, Kosmická harmonie
eleven-length = 3 až 6 hráčů · jedenáct hodin
eleven-progress = hodina { $number } z 11
eleven-came = hodina { $hour }
eleven-mark =
    Hodina { $number ->
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
