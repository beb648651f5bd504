## Ce que le serveur refuse

web-malformed = Cette demande est illisible : { $why }
web-bad-request = C’est impossible de la façon dont vous le demandez.
web-bad-data = On ne peut pas jouer avec ce fichier de matériel.
web-bad-code = Aucune table ne répond à ce code, ou la place est déjà prise.
web-bad-link = Ce lien ne vient pas d’ici, ou il est abîmé.
web-bad-recovery = Ce lien n’est plus valable. Demandez-en un autre ; chacun sert une fois, pendant une heure.
web-bad-host = L’adresse de ce serveur est écrite de façon illisible.
web-bad-name = Un nom doit avoir au moins une lettre visible.
web-wrong-name = Ce n’est pas votre nom tel qu’il figure ici.
web-bad-login = Cela ne peut pas servir d’identifiant.
web-weak-password = Ce mot de passe est trop facile à deviner. Prenez-en un plus long, ou quelques mots sans rapport entre eux.
web-bad-mail = Ce n’est pas une adresse de courriel.
web-bad-push = Ce navigateur passe par un service inconnu de ce serveur.
web-no-such-seat = Cette place n’existe pas à cette table.
web-no-such-puzzle = Cette énigme n’existe pas.
web-not-met = Vous n’avez joué avec personne là-bas.
web-no-study = Il n’y a encore rien à analyser dans ce jeu.
web-sign-in = Dites d’abord qui vous êtes.
web-wrong-login = L’identifiant et le mot de passe ne vont pas ensemble.
web-origin = Cette demande vient de la page d’un autre site et n’est pas exécutée.
web-not-your-seat = Cette place n’est pas la vôtre.
web-not-host = Seule la personne qui a ouvert la table peut le faire.
web-not-at-table = Vous regardez ; il faut être à la table pour le faire.
web-operator = C’est réservé à l’exploitant de ce serveur.
web-nothing-here = Il n’y a rien ici.
web-no-such-match = Cette partie n’existe pas, ou elle ne vous est pas ouverte.
web-no-such-token = Vous n’avez pas de tel jeton d’accès.
web-no-push = Ce serveur n’envoie pas d’avis aux navigateurs.
web-no-recovery = Ce serveur n’envoie pas de courriels. La personne qui le gère peut vous donner un lien vers un nouveau mot de passe.
web-no-such-way = Cela ne se demande pas de cette manière.
web-farewell = Votre compte doit être supprimé. Pour continuer ici, gardez-le d’abord.
web-login-taken = Cet identifiant est déjà pris.
web-sitting-already = Vous êtes déjà à cette table.
web-others-sit-there = D’autres sont aussi à cette table ; une seule personne ne peut pas l’effacer.
web-no-open-chair = Aucune place n’est libre.
web-too-many-tokens = Vous avez { $most } jetons d’accès ; retirez-en un d’abord.
web-too-many-browsers = { $most } de vos navigateurs reçoivent déjà des avis ; arrêtez-les d’abord dans l’un d’eux.
web-too-large = C’est trop à la fois : pas plus de { $most } octets ne sont lus.
web-not-json = Envoyez du JSON, et dites-le dans le type de contenu.
web-too-fast = C’était trop souvent. Réessayez dans { $seconds } s.
web-too-many-sockets = Vous avez { $most } connexions ouvertes ; fermez-en une d’abord.
web-busy = Beaucoup de gens s’identifient en ce moment. Réessayez dans { $seconds } s.
web-broken = Quelque chose s’est mal passé sur ce serveur. Ce qui était gardé reste gardé.
web-not-ready = Le serveur n’est pas prêt : sa base de données ne répond pas.
web-closed = Ce serveur va être en maintenance : aucune nouvelle table n’est ouverte pour le moment. Les parties commencées continuent.
web-resting = Ce serveur est en maintenance. Toutes les parties sont suspendues, aucune horloge ne tourne, et tout reprendra là où on en était.

## Ce que reçoit quelqu’un qui ne regarde pas

web-your-turn = C’est à vous de jouer.
web-bot-asked = Les autres voudraient qu’un bot continue à votre place. Revenez si vous préférez jouer.
