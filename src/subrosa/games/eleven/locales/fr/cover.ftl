## What the house says of the game before it is played

eleven-title = 011
eleven-goal = Il reste onze heures avant le Ragnarök, et dans un Turin de vapeur et de dirigeables, l’un de huit personnages est l’Élu, seul capable de jouer l’Harmonie cosmique. Découvrez qui c’est, composez et retrouvez l’orgue caché ; presque tout coûte du temps, et qui n’en a plus est hors jeu. À la cinquième heure, l’un de vous devient Fenrir en secret et se met à traquer l’Élu. Pour gagner, il faut nommer l’Élu et atteindre son but en un seul tour ; si personne n’y est parvenu au douzième coup de l’horloge, tout le monde est perdu.
eleven-about = Turin à l’âge de la vapeur. Trouvez l’Élu avant la onzième heure ; l’un de vous est peut-être Fenrir.
eleven-titles = Onze heures onze, Vapeur sur Turin, Le dernier orgue, Laiton et brume, Avant minuit, Rouages du destin, L’heure du loup, L’harmonie cosmique
eleven-length = 3 à 6 joueurs · onze heures
eleven-progress = heure { $number } sur 11
eleven-came = heure { $hour }
eleven-mark =
    Heure { $number ->
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
