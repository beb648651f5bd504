## What the house says of the game before it is played

rose-title = Le Nom de la Rose
rose-goal = Il se passe des choses louches à l’abbaye, et chacun de vous est en secret l’un de ses six moines. Pendant six jours, vous les déplacez tous, vous semez les soupçons et récoltez les indices, sans laisser voir quel moine vous est cher. Le septième jour, chacun soupçonne tous les autres ; celui dont le moine a alors le moins d’indices contre lui l’emporte.
rose-about = Six moines, dont vous. Écartez de lui les soupçons sans jamais montrer lequel c’est.
rose-titles = Hiver à l’abbaye, Le septième jour, Encre et chandelles, Neige sur le cloître, Le scriptorium muet, Aux vêpres, Six capuchons, Après complies
rose-length = 2 à 5 joueurs · environ 75 minutes
rose-progress =
    { $number ->
        [7] le tour de soupçons
       *[other] jour { $number } sur 6
    }
rose-came =
    { $evidence ->
        [one] { $evidence } indice
       *[other] { $evidence } indices
    }
rose-mark =
    { $number ->
        [7] Tour de soupçons
       *[other] Jour { $number }
    }
