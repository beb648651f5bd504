## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Reprendre à partir d’ici
replay-play-on-how = Une table à vous commence après le coup { $move }, telle qu’elle était alors. Des robots prennent les autres places ; la suite est ouverte, et le hasard tire à nouveau.
replay-play-on-as = À la place de qui ?
replay-play-on-bots = De quel niveau sont les robots ?
replay-to-end = Retour à la fin
replay-clip = Image animée
replay-clip-how = Les derniers coups jusqu’à ce moment en une seule image animée, à garder ou à transmettre
replay-holds = Tient { $things }
replay-key-mark-before = Au moment marqué précédent
replay-key-mark-after = Au prochain moment marqué
