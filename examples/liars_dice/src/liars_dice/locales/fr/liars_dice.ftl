liars_dice-title = Dés du menteur
liars_dice-goal = Chacun lance ses dés sous un gobelet et ne regarde que les siens. À tour de rôle, vous annoncez combien de dés d’une face se trouvent sous tous les gobelets ensemble, chaque annonce plus haute que la précédente, jusqu’à ce que quelqu’un n’y croie plus et crie « menteur ». Alors tous les gobelets sont levés, et celui qui avait tort perd un dé. Le dernier à avoir des dés gagne.
liars_dice-about = Des dés sous des gobelets, des annonces qui mentent peut-être. Surenchérissez, ou criez « menteur ».

## The board

liars_dice-now =
    { $count ->
        [0] Manche { $round }, { $in_play } dés en jeu, pas encore d’annonce.
       *[other] Manche { $round }, { $in_play } dés en jeu. L’annonce : { $count } × { $face } ({ $bidder }).
    }
liars_dice-field-left = Dés
liars_dice-field-cup = Sous le gobelet
liars_dice-field-opened = Découverts en dernier
liars_dice-progress = manche { $number }

## What is asked

liars_dice-ask-bid =
    { $count ->
        [0] Vous commencez : qu’annoncez-vous ?
       *[other] L’annonce est de { $count } × { $face }. Surenchérissez-vous, ou criez-vous « menteur » ?
    }
liars_dice-wait-bid = { $seat } réfléchit : surenchérir ou douter ?
liars_dice-help-bid = Une annonce est un nombre de dés et une face : « bid 4 5 » dit que sous tous les gobelets au moins quatre dés montrent un 5. L’annonce suivante nomme plus de dés, ou autant d’une face plus haute. Là où la plus haute face est un joker, elle compte pour toutes les autres. « liar » met en doute la dernière annonce.
liars_dice-choice-bid = { $count } × { $face }
liars_dice-choice-liar = Menteur !
liars_dice-not-higher = L’annonce est de { $count } × { $face } ; nommez plus de dés, ou autant d’une face plus haute.
liars_dice-not-so-many = Il n’y a que { $dice } dés en jeu.

## What is told

liars_dice-told-round =
    { $me ->
        [yes] Manche { $round }. Tous ont lancé leurs dés, et vous commencez.
       *[no] Manche { $round }. Tous ont lancé leurs dés, et { $seat } commence.
    }
liars_dice-told-you_rolled = Sous votre gobelet : { $dice }.
liars_dice-told-bid =
    { $me ->
        [yes] Vous annoncez { $count } × { $face }.
       *[no] { $seat } annonce { $count } × { $face }.
    }
liars_dice-told-called =
    { $me ->
        [yes] Vous criez « menteur » !
       *[no] { $seat } crie « menteur » !
    }
liars_dice-told-showed =
    { $me ->
        [yes] Vous découvrez { $dice }.
       *[no] { $seat } découvre { $dice }.
    }
liars_dice-told-counted = L’annonce était de { $count } × { $face }, et il y en a { $found }.
liars_dice-told-lost_die =
    { $me ->
        [yes] Vous perdez un dé ; il vous en reste { $left }.
       *[no] { $seat } perd un dé et en garde { $left }.
    }
liars_dice-told-out =
    { $me ->
        [yes] Vous perdez votre dernier dé et sortez du jeu.
       *[no] { $seat } perd son dernier dé et sort du jeu.
    }
liars_dice-told-won =
    { $me ->
        [yes] Vous gagnez.
       *[no] { $seat } gagne.
    }

## Options of the table

liars_dice-option-dice = Combien de dés par joueur ?
liars_dice-option-faces = Combien de faces a un dé ?
liars_dice-option-wild = Une face est-elle un joker ?
liars_dice-option-wild-highest = La plus haute
liars_dice-option-wild-none = Aucune
liars_dice-option-length = Combien de temps dure une partie ?
liars_dice-option-length-last_one = Jusqu’au dernier
liars_dice-option-length-one_round = Une manche
