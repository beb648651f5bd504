## Niveaux et caractères des bots, et comment ils sont

bot-easy = facile
bot-easy-how = plein de bonne volonté, se trompe souvent : pour un premier soir
bot-medium = moyen
bot-medium-how = vous regarde faire et en tire des conclusions
bot-hard = difficile
bot-hard-how = essaie chaque plan dans sa tête avant de jouer
bot-careful = le prudent
bot-careful-how = donne un point plutôt que de se trahir
bot-bold = l’audacieux
bot-bold-how = vous devine, et se moque d’être deviné
bot-secretive = le cachottier
bot-secretive-how = joue bien et ne laisse rien paraître
bot-random = au hasard
bot-random-how = n’importe quoi de permis
bot-thrifty = économe
bot-thrifty-how = au hasard, mais tient jusqu’au bout
bot-greedy = glouton
bot-greedy-how = prend ce qui paraît le mieux
bot-deducer = déducteur
bot-deducer-how = vous devine, ne se cache pas
bot-hider = dissimulateur
bot-hider-how = vous devine et se cache
bot-searcher = chercheur
bot-searcher-how = essaie ce qui pourrait suivre
bot-stands-in-greedy = Le bot « { $bot } » s’échauffe encore : « glouton » joue jusqu’à ce qu’il soit prêt.
bot-stands-in-hider = Le bot « { $bot } » n’est pas compilé ici : il devine et se cache, mais ne cherche pas.

## Ce que ferait un bon joueur

hint-key = que ferait un bon joueur ?
hint-ask = Conseil
hint-title = Que ferait un bon joueur ?
hint-unrated = Après un conseil, cette partie ne compte plus pour la cote.
hint-anyway = Demander quand même
back-unrated = Si l’on reprend quelque chose, cette partie ne compte plus pour la cote.
hint-wait = Un bon joueur réfléchit…
hint-better = Le second choix serait : { $second }.
hint-close = Presque aussi bon : { $second }. Ce ne sont que de petites différences.
hint-alike = Tout aussi bon : { $second }. Tout ce qui compte revient au même.
hint-balanced = Tout aussi bon : { $second }. Ce qui plaide pour l’un compense ce qui plaide pour l’autre.
hint-belief = Ce qui pèse le plus pour lui : { $matter } { $name }, { $share } %.
hint-none = Il n’y a rien à peser ici.
hint-take = Faire ainsi
hint-study =
    { $count ->
        [one] Joué avec un conseil.
       *[other] Joué avec { $count } conseils.
    }

## Ce que pensaient les bots, quand tout est fini

bot-thoughts = Ce que pensaient les bots
bot-thought-nothing =
    { $you ->
        [1] Je ne me suis jamais demandé ce que vous cachiez.
       *[other] Je ne me suis jamais demandé ce que cachait { $seat }.
    }
