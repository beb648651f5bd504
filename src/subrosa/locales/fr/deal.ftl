## Le hasard sous scellé

deal-sealed = Le hasard est sous scellé
deal-sealed-how = Tout ce que le hasard apportera a été fixé et scellé avant la partie : personne ne peut plus le changer. Après la partie, vous pourrez le vérifier.
deal-seal = Sceau { $seal }
deal-check = Vérifier le hasard
deal-kept =
    { $draws ->
        [one] Le sceau tient : l’unique tirage est celui qui fut scellé avant la partie.
       *[other] Le sceau tient : les { $draws } tirages sont ceux qui furent scellés avant la partie.
    }
deal-broken = Ce n’est pas ce qui avait été scellé.
deal-unsealed = Rien n’était sous scellé ici.
deal-wrong-no-record = Ce n’est pas le compte rendu d’une partie.
deal-wrong-no-deal = Ce compte rendu ne contient pas de sceau. Les parties plus anciennes n’en ont pas.
deal-wrong-damaged = Le compte rendu est endommagé.
deal-wrong-secret = Le secret dévoilé ne correspond pas au sceau.
deal-wrong-count = Il manque des tirages, ou ce parmi quoi on a tiré.
deal-wrong-draws = Certains tirages diffèrent de ceux du sceau. Ils sont marqués ci-dessous.
deal-wrong-noted = À votre arrivée à la table, votre navigateur avait noté un autre sceau.
deal-wrong-mine = La pincée de hasard ajoutée par votre navigateur n’y est pas.
deal-wrong-signature = La signature est mauvaise : le compte rendu a été changé après que le serveur l’a signé.
deal-noted = C’est le sceau que votre navigateur a noté à votre arrivée à la table.
deal-not-noted = Ce navigateur n’a noté aucun sceau de cette partie. Comparez-le à celui que vous avez écrit.
deal-mine = La pincée de hasard ajoutée par votre navigateur y est.
deal-added = Une pincée de hasard est venue de : { $seats }.
deal-nobody-added = Personne à la table n’a ajouté de pincée de hasard : tout vient du serveur seul.
deal-back =
    { $times ->
        [one] Une fois, tous ont accepté de revenir en arrière. Le hasard a continué de là ; rien n’a été tiré deux fois, rien n’a été omis.
       *[other] { $times } fois, tous ont accepté de revenir en arrière. Le hasard a continué de là ; rien n’a été tiré deux fois, rien n’a été omis.
    }
deal-signature-good = Signé, et pas un octet n’a changé depuis.
deal-signature-missing = Personne ne l’a signé.
deal-signature-unknown = Ce navigateur ne peut pas vérifier la signature ici ; la commande « subrosa verify » le peut.
deal-signer-here = La signature est celle de ce serveur.
deal-signer = La signature est de la clé { $key }.
deal-draws = Tous les tirages
deal-weights = parmi : { $odds }
deal-due = sous scellé : { $line }
deal-file = Vérifier un compte rendu d’un fichier
deal-record = Enregistrer le compte rendu
deal-sent = Ce qui vous a été envoyé, et quand
deal-how = Ce que cela montre
deal-how-text = Avant que vous ne preniez place, le serveur a montré le sceau de son secret. Puis chaque navigateur a ajouté une pincée de hasard. Des deux découle chaque tirage, et cette page vient de tous les recalculer, sans rien demander au serveur. Ni le serveur ni un joueur n’a donc pu choisir ce qui serait tiré. Cela ne montre pas que l’hôte n’a jamais regardé les cartes cachées : qui tient un serveur le peut.
deal-how-alone = Avant la partie, le serveur a montré le sceau de son secret. Chaque tirage en découle, et cette page vient de tous les recalculer, sans rien demander au serveur : rien n’a été changé ensuite. Mais personne à la table n’a ajouté de pincée de hasard. Cela ne montre donc pas que le serveur a pris le premier secret venu plutôt qu’un secret à son goût, ni que l’hôte n’a jamais regardé les cartes cachées.

terminal-deal-sealed = { deal-sealed } : { $seal }. On pourra le vérifier après la partie.
terminal-verify = Pour vérifier que le hasard a respecté son sceau :
