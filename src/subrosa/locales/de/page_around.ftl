## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Ab hier weiterspielen
replay-play-on-how = Ein eigener Tisch beginnt nach Zug { $move }, so wie es da stand. Bots nehmen die anderen Plätze ein; was von hier an kommt, ist offen, und der Zufall zieht neu.
replay-play-on-as = Auf wessen Platz?
replay-play-on-bots = Wie gut sind die Bots?
replay-to-end = Zurück zum Ende
replay-clip = Bewegtes Bild
replay-clip-how = Die letzten Züge bis zu diesem Moment als ein Bild, das sich bewegt: zum Behalten oder Weitergeben
replay-holds = Hat { $things }
replay-key-mark-before = Zum vorigen markierten Moment
replay-key-mark-after = Zum nächsten markierten Moment
