## Grands moments ; own : ma place dans l’ordre ou mon rôle ; other : la carte de qui, « pile » pour la pile

eleven-tale-deal = Les engrenages sont réglés et les cartes distribuées.
eleven-tale-order =
    { $me ->
        [yes]
            Vous commencez, { $amount ->
                [0] sans rien payer
                [one] pour 1 unité de temps
               *[other] pour { $amount } unités de temps
            }.
       *[no]
            { $seat } commence, { $amount ->
                [0] sans rien payer
                [one] pour 1 unité de temps
               *[other] pour { $amount } unités de temps
            }.
    }
eleven-tale-order-own =
    { $me ->
        [yes]
            Vous commencez, { $amount ->
                [0] sans rien payer
                [one] pour 1 unité de temps
               *[other] pour { $amount } unités de temps
            }.
       *[no]
            { $seat } commence, { $amount ->
                [0] sans rien payer
                [one] pour 1 unité de temps
               *[other] pour { $amount } unités de temps
            }. { $own ->
                [2] Vous êtes en deuxième position.
                [3] Vous êtes en troisième position.
                [4] Vous êtes en quatrième position.
                [5] Vous êtes en cinquième position.
               *[other] Vous êtes en sixième position.
            }
    }
eleven-tale-role = Tout le monde regarde son rôle.
eleven-tale-role-own =
    { $own ->
        [fenrir] Vous êtes Fenrir : deux marques du Loup, 12 partitions, et rejoindre l’Élu.
       *[other] Vous restez un héros : trouvez l’Élu.
    }
eleven-tale-look =
    { $other ->
        [pile] { $seat } regarde une carte de la pile.
       *[other] { $seat } regarde une carte chez { $other }.
    }
eleven-tale-look-own =
    { $other ->
        [pile] La pile cache { $figure }.
       *[other] { $other } a { $figure } en main.
    }
eleven-tale-organ = L’orgue est maintenant ici : { $spot }.
eleven-tale-declaration =
    { $me ->
        [yes] Vous nommez { $figure }.
       *[no] { $seat } nomme { $figure }.
    }
eleven-tale-declaration-line =
    { $verdict ->
        [right] Juste : maintenant { $spot }, avec { $sheets } partitions.
       *[other]
            { $me ->
                [yes] Faux : vous êtes hors jeu.
               *[no] Faux : { $seat } est hors jeu.
            }
    }
eleven-tale-end =
    { $how ->
        [ragnarok] Ragnarök. Tout est perdu.
        [fenrir]
            { $me ->
                [yes] Vous gagnez dans le rôle de Fenrir, à l’heure { $hour }.
               *[no] { $seat } gagne dans le rôle de Fenrir, à l’heure { $hour }.
            }
       *[hero]
            { $me ->
                [yes] Vous gagnez dans le rôle de héros, à l’heure { $hour }.
               *[no] { $seat } gagne dans le rôle de héros, à l’heure { $hour }.
            }
    }
eleven-story-fenrir =
    { $me ->
        [yes] Fenrir s’éveille : c’est vous.
       *[no] Fenrir s’éveille : c’est { $seat }.
    }
eleven-story-sheets = Les { $count } premières partitions : { $seat }.
eleven-end-looks = Qui a regardé les cartes de qui, et quand
eleven-end-named = A nommé
eleven-end-right = juste
eleven-end-wrong = faux
eleven-end-seen = Vue par
eleven-end-unseen = personne
eleven-stage-role-tap = Touchez pour retourner votre carte
eleven-stage-strikes = L’heure { $hour } sonne.
eleven-stage-right = Juste
eleven-stage-wrong = Faux
eleven-stage-names = nomme
eleven-stage-you-name = Vous nommez
eleven-stage-sheets = { $sheets } partitions sur { $needed }

## Signs on the line of a replay

eleven-moment-hour = Une nouvelle heure
eleven-moment-declaration = Annonce de victoire
eleven-moment-out = Quelqu’un est hors jeu

## Around the match

eleven-watch = Vous voyez la ville, les enchères et les trajets. Personnages, rôles et tuiles en main restent cachés jusqu’à la fin.
eleven-part-hero = héros
eleven-part-fenrir = Fenrir
