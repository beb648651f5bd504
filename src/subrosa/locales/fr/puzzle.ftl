## Énigmes, in the terminal and on the page

puzzle-title = Énigme du { $date } · { $level }
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-facts = Ce qu’il faut rapprocher
puzzle-keys = Répondez par un numéro ou un nom. ? écarte une réponse, q quitte.
puzzle-wrong = Pas { $answer }.
puzzle-not = Ce n’est pas { $answer }.
puzzle-share = Sub Rosa, énigme du { $date } · { $game }, { $level } · résolue, essais : { $tries }, indices : { $hints }

## On the page

puzzle-short = Énigme
puzzle-of-day = L’énigme du jour
puzzle-you = { $game } · vous êtes { $name }
puzzle-how = D’après les règles, une seule réponse reste possible. Prenez votre temps.
puzzle-facts-short = Faits
puzzle-beside = Faits, carnet et main
puzzle-choose = Choisissez une réponse
puzzle-answer = Réponse : { $answer }
puzzle-key-answer = Répondre par ce qui est choisi
puzzle-key-notebook = Carnet ou faits
puzzle-ruled-out = écartée
puzzle-hint = Indice
puzzle-hint-none = Il ne reste qu’une réponse.
puzzle-against =
    { $count ->
        [one] Un fait s’y oppose :
       *[other] { $count } faits s’y opposent :
    }
puzzle-weight-one = exclut { $answer }
puzzle-weight-some = exclut { $count } sur { $of }
puzzle-weight-all = exclut toutes les autres
puzzle-weight-together = seulement avec les autres
puzzle-given = Ce que d’autres ont répondu
puzzle-found =
    { $count ->
        [one] d’une personne l’a trouvé tout de suite
       *[other] de { $count } personnes l’ont trouvé tout de suite
    }
puzzle-nobody-yet = Personne d’autre n’a répondu ce jour-là.
puzzle-tried =
    { $count ->
        [one] Une personne a essayé.
       *[other] { $count } personnes ont essayé.
    }
puzzle-tried-later = Leurs réponses : après la vôtre.
puzzle-streak =
    { $days ->
        [one] un jour d’affilée
       *[other] { $days } jours d’affilée
    }
puzzle-week = Les sept derniers jours
puzzle-day-solved = { $day } : résolue
puzzle-day-late = { $day } : résolue plus tard
puzzle-day-open = { $day } : non résolue
puzzle-day-now = { $day } : l’énigme d’aujourd’hui
puzzle-share-button = Partager sans la réponse
puzzle-steps = Voir chaque étape
puzzle-step = Fait { $number } sur { $of }
puzzle-step-gone =
    { $count ->
        [one] Une réponse tombe.
       *[other] { $count } réponses tombent.
    }
puzzle-step-none = À lui seul, il n’écarte rien.
puzzle-step-left =
    { $count ->
        [one] Il en reste une.
       *[other] Il en reste { $count }.
    }
puzzle-step-back = Retour
puzzle-step-next = Fait suivant
puzzle-step-end = À la réponse
puzzle-next = Prochaine énigme dans { $hours } h { $minutes } min
puzzle-others = D’autres énigmes
puzzle-today = Celle d’aujourd’hui
puzzle-day-before = Celle de la veille
puzzle-board-shown = Voir le plateau
puzzle-board-away = Revenir à la question
puzzle-lobby = Une position tirée d’une vraie partie, et une seule réponse d’après les règles. La voyez-vous ?
puzzle-lobby-solved = Vous avez résolu l’énigme du jour. La suivante arrive demain.
