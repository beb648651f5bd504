## Ce qui ne va pas, une phrase pour qui a essayé

not-a-choice = { $choice } ne fait pas partie de vos choix du moment.
wish-not-now = « { $wish } » n’est pas ce qui est demandé. Essayez par exemple « { $example } ».
wish-not-understood = « { $wish } » ne fait pas partie de vos choix. Essayez par exemple « { $example } ».
game-over = La partie est finie, il n’y a plus rien à décider.
not-your-turn = Ce n’est pas à vous de jouer. En train de choisir : { $seats }.
chance-decides = Personne n’a de choix à faire, c’est au sort de décider.
nothing-sealed = Vous n’avez rien posé que vous puissiez encore reprendre.
no-consent = Pour revenir en arrière, il faut l’accord de toute la table. Il manque : { $seats }.
not-that-far = La partie n’en est pas encore là.
not-by-chance = Cela n’a pas pu être tiré ici.
record-not-over = La partie n’est pas finie, et son compte rendu trahirait les secrets.
nothing-drafted = Vous n’avez encore rien choisi qui puisse être annulé.
draft-is-stale = Il s’est passé quelque chose à la table depuis que vous avez commencé à choisir ; regardez de nouveau et refaites votre choix.

## Ce qui se raconte dans tous les jeux

told-chooses_again =
    { $me ->
        [yes] Vous reprenez votre choix et choisissez de nouveau.
       *[no] { $seat } choisit de nouveau.
    }
told-taken_back = Toute la table est d’accord : la partie reprend à un moment antérieur.

## Le terminal

terminal-waiting = On attend { $seats }.
terminal-confirm = Valider ce que vous avez choisi ? Entrée valide, u annule.
terminal-undone = Annulé.
terminal-nothing-to-undo = Il n’y a rien à annuler : ce que les autres ont vu reste joué.
terminal-sealed = Votre choix est posé face cachée. Il reste à attendre les autres.
terminal-saved = La partie est gardée sous scellés. « subrosa play --resume { $id } » la reprend.
terminal-resumed = La partie reprend là où vous l’aviez laissée.
terminal-help-hint = Choisissez par un numéro ou par des mots. ? aide, t conseil, u annuler, l journal, n carnet, b plateau, h cacher ou montrer vos secrets, q quitter.
terminal-choose = Votre choix :
terminal-choose-only = Votre choix (Entrée prend { $choice }) :
terminal-back = Entrée revient à la partie.
terminal-yes = oui
terminal-no = non
terminal-unknown-key = « { $wish } » n’est ici ni un choix ni une touche ; ? montre ce que vous pouvez taper.
terminal-end = La partie est finie.
terminal-winner =
    { $count ->
        [one] Victoire : { $seats }.
       *[other] Victoire partagée : { $seats }.
    }
terminal-you = vous
terminal-seat = Joueur { $number }
terminal-bot = Joueur { $number } ({ $bot })
terminal-of = { $name } : { $text }
terminal-covered = Vos secrets sont cachés. h les montre.
terminal-log = Ce qui s’est passé
terminal-notebook = Ce qu’on peut savoir
terminal-notebook-empty = À cette table, rien n’est calculé.
terminal-notebook-legend = Deux parts en pour cent : par le compte, et d’après la façon de jouer.
terminal-notebook-open = { $count } possibles :
terminal-board = Le plateau
terminal-left = Vous avez quitté la table.
terminal-record = Le compte rendu de cette partie ; on la rejoue avec :
terminal-ambiguous = « { $wish } » peut désigner plusieurs de vos choix ; tapez-en un peu plus.
