## What the house says of the game before it is played

nuns-title = Nuns on the Run
nuns-goal = Il fait nuit au couvent, et chaque novice s’est glissée hors de sa cellule : il lui faut d’abord une clé, puis le souhait secret que cette clé libère, et elle doit être de retour au lit avant l’aube. Personne ne voit où elle va, mais l’abbesse et la prieure font leurs rondes, lanterne en main et l’oreille tendue, et qui est vue ou entendue peut être pourchassée. Chaque novice joue pour elle-même et gagne en rentrant avec son souhait. Les gardiennes jouent contre toutes et gagnent si elles font assez de captures, ou si l’aube vient d’abord.
nuns-about = Quittez votre cellule la nuit et allez chercher votre souhait secret. Sans être vue, sans être entendue.
nuns-titles = Dimanche au cloître, Pieds nus sur la pierre, La porte qui grince, Extinction des feux, Une nuit pour un dessert, Chut, Lune sur le couvent, Deux lanternes
nuns-length = 2 à 8 joueurs · quinze tours
nuns-progress = tour { $number }
nuns-came = tour { $rounds }
nuns-mark = Tour { $number }
nuns-chair =
    { $seat ->
        [1] mène les gardiennes
        [2]
            { $seats ->
                [8] mène la prieure
               *[other] novice
            }
       *[other] novice
    }
nuns-side-guards = Gardiennes
nuns-side-novices = Novice
