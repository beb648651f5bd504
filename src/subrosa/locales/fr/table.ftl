## What a table refuses

refused-stale = Il s’est passé quelque chose entre-temps : regardez encore avant de choisir.
refused-too-many-choices = Quelque chose s’intercale : ces choix ne peuvent pas tous se faire ensemble.
refused-moved = Cette partie a été transportée sur un autre serveur.
refused-closed = Cette table a été fermée avant le début de la partie.
refused-not-begun = La partie n’a pas commencé.
refused-begun-already = La partie a déjà commencé.
refused-paused = La table fait une pause.
refused-not-paused = La table ne fait pas de pause.
refused-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
refused-resigned = Cette place a été abandonnée ; un bot la joue jusqu’à la fin.
refused-chair-taken = Cette place est déjà prise.
refused-chair-kept = Cette place est gardée pour une personne invitée.
refused-link-used = Cette invitation a déjà servi, ou une autre l’a remplacée.
refused-no-such-bot = Il n’y a pas de bot nommé { $bot }.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas finie.
refused-nothing-to-take-back = Vous n’avez rien à reprendre.
refused-nobody-away = Il n’y a là personne pour qui un bot pourrait jouer.
refused-nothing-proposed = Rien n’est proposé.
refused-no-sealed-deal = Le hasard de cette table n’est pas sous scellé.
refused-no-chat = On joue sans messages à cette table.
refused-hint-among-people = Les conseils sont faits pour s’exercer contre les bots ; entre personnes, il n’y en a pas.
refused-hint-not-now = Vous n’avez rien à choisir en ce moment.
refused-no-hint = Aucun bon joueur n’a pu être consulté. Réessayez dans un instant.
refused-nothing-said = Cette ligne est vide.
refused-no-such-phrase = Cette phrase n’existe pas.
refused-said-too-much = Une ligne a au plus { $most } lettres.
refused-nobody-there = Il n’y a là personne à faire taire.
refused-chairs-and-seats = Il faut autant de personnes ou de bots que de places : { $chairs } pour { $seats }.
refused-not-here = Cela ne se fait pas ici.

table-trouble = Rien ne peut être conservé pour l’instant. Rien n’est perdu ; réessayez dans un moment.

## What a table tells

table-told-sat = { $seat } s’assied.
table-told-left = { $name } se relève.
table-told-chair =
    { $chair ->
        [bot] Un bot prend la place { $number }.
        [invited] La place { $number } est gardée pour une personne invitée.
       *[open] La place { $number } est libre.
    }
table-told-renamed = { $before } s’appelle désormais { $name }.
table-told-began = Tout le monde est là. La partie commence.
table-told-absent = Absence de { $seat } ; un bot continue.
table-told-resigned = { $seat } abandonne sa place ; un bot continue.
table-told-missed = { $seat } n’est plus là depuis un moment.
table-told-returned = { $seat } est de retour.
table-told-proposed =
    { $what ->
        [pause] { $seat } voudrait faire une pause.
        [bot] { $seat } propose qu’un bot joue pour { $other } ; il reste quelques minutes pour revenir.
       *[back] { $seat } voudrait reprendre sa dernière décision.
    }
table-told-agreed = { $seat } est d’accord.
table-told-declined = { $seat } n’est pas d’accord.
table-told-paused = La table fait une pause.
table-told-resumed = { $seat } fait reprendre la partie.
table-told-interrupted = Le serveur était absent ; personne ne perd ces { $seconds } s.
table-told-said =
    { $seat } : { $phrase ->
        [hello] { phrase-hello }
        [good-luck] { phrase-good-luck }
        [nice] { phrase-nice }
        [thanks] { phrase-thanks }
        [sorry] { phrase-sorry }
        [moment] { phrase-moment }
        [back] { phrase-back }
        [well-played] { phrase-well-played }
        [again] { phrase-again }
       *[other] { $text }
    }
table-told-muted = Vous ne lisez plus ce qu’écrit { $other }.
table-told-unmuted = Vous lisez de nouveau ce qu’écrit { $other }.
table-told-rematch = Les mêmes personnes rejouent à une nouvelle table.
table-told-moved = Cette partie est transportée sur un autre serveur. Ici, elle s’arrête.
table-told-arrived = Cette partie vient d’un autre serveur. Chacun reprend sa place.
table-told-closed = La table a été fermée.

## What can be said with one click

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance à tous !
phrase-nice = Joli coup.
phrase-thanks = Merci.
phrase-sorry = Pardon.
phrase-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-well-played = Bien joué !
phrase-again = Encore une ?
