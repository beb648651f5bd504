## A match that is over, studied: what it gave away

study-title = Analyse
study-of = { $game } : ce qui a été trahi
study-facts = { $decisions } décisions. Ce qui découle des règles est un fait ; ce qui n’est que probable est l’opinion du modèle { $model }.
study-notes = Ce qu’il y a à raconter
study-seats = Les joueurs
study-lines = Ce que les autres pouvaient croire de chacun
study-lines-why = La part de la vérité, telle que pouvait la croire quelqu’un qui ne fait que regarder.
study-moves = Ce que chaque coup a trahi
study-moves-why = En bits : à chaque bit, la vérité devenait deux fois plus facile à deviner.
study-avoidable = Ce qui pouvait rester caché
study-none-avoidable = Aucun autre coup de même valeur n’aurait nettement moins trahi.
study-guesses = Les suppositions
study-certain = certain
study-percent = { $number } %
study-one-in = 1 sur { $number }
study-bits = { $number } bits
study-move = Coup { $number }
study-hard = fait
study-soft = opinion
study-in-secret = { $seat } décide en secret.
study-misled = les a trompés
study-told = trahi
study-misled-short = trompé
study-column-told = Trahi
study-column-fact = Fait
study-column-opinion = Opinion
study-column-by_others = Par d’autres
study-column-by_chance = Par le sort
study-column-could_keep = Évitable
study-column-cost = Points, au hasard / au mieux
study-column-right = Justes
study-column-luck = Chance
study-column-instead = Aussi bon, plus discret
study-quieter = Aussi bon, plus discret : { $tale }
study-column-less = Bits de moins
study-column-guessed = Deviné
study-column-truth = Vérité
study-column-believed = Cru
study-column-likeliest = Le plus probable

## Sentences about a match; what was done stands under them. Each game has its own for secrets that were found out
## (GAME-note-unmasked-KIND) or kept (GAME-note-kept-KIND)

study-note-loudest = Aucun coup n’a trahi davantage : { $bits } bits sur { $seat }.
study-note-misled = La plus belle fausse piste, { $bits } bits, vient de { $seat }.
study-note-avoidable = { $seat } aurait pu garder { $bits } bits pour soi avec un coup de même valeur.
study-note-by_others = Les autres ont plus trahi sur { $seat } que { $seat } : { $bits } bits.
study-note-lucky = { $seat } a deviné avec un peu de chance : { $right } sur { $guesses }, quand on pouvait en attendre { $expected }.
study-note-unlucky = { $seat } n’a pas eu de chance en devinant : { $right } sur { $guesses }, quand on pouvait en attendre { $expected }.

## The page

study-see = Le voir dans la relecture
study-picture = Image
study-data = Données
study-as-tables = Montrer les courbes en tableaux
study-as-graphs = Montrer les courbes
study-choose = Quel coup ?
study-whose = Les coups de qui ?
study-sort = Quels secrets ?
study-believed-at = Ce qu’ils pouvaient croire après le coup { $number }
study-told-bits = { $bits } bits trahis
study-misled-bits = { $bits } bits de fausse piste
study-told-nothing = Il n’a rien trahi.
study-less = Un coup de même valeur aurait trahi { $bits } bits de moins :
study-now = Connu pour de bon dès ici
study-truth = la vérité
