## Warum ein guter Spieler das täte: Novizinnen

nuns-hint-key = Schritte bis zu ihrem Schlüssel: { $count } statt { $instead }.
nuns-hint-wish = Schritte bis zu ihrem Wunsch: { $count } statt { $instead }.
nuns-hint-home = Schritte bis in ihre Zelle: { $count } statt { $instead }.
nuns-hint-takes_key = Damit bekommt sie den Schlüssel.
nuns-hint-takes_wish = Damit bekommt sie, was sie sich heimlich wünscht.
nuns-hint-takes_home = Damit ist sie mit Schlüssel und Wunsch daheim.
nuns-hint-caught = Gefahr, erwischt zu werden: { $count } % statt { $instead } %.
nuns-hint-seen = Orte auf ihrem Weg, die eine Wächterin sieht: { $count } statt { $instead }.
nuns-hint-heard = Gehört wird sie bei { $count } von { $faces } Augenzahlen statt bei { $instead }.
nuns-hint-expected = Die Wächterinnen würden sie dort mit { $count } % statt { $instead } % erwarten.
nuns-hint-open = Orte, auf denen sie dann für die Wächterinnen sein könnte: { $count } statt { $instead }.
nuns-hint-dark = Es endet im Dunkeln.
nuns-hint-turn = Wieder auf der Flucht läge die Gefahr, erwischt zu werden, nur bei { $share } %.
nuns-hint-stay = Wieder auf der Flucht läge die Gefahr, erwischt zu werden, bei { $share } %.
nuns-hint-blessed = Man hat sie gehört, und der Segen kann noch helfen.
nuns-hint-unheard = Niemand hört sie: Der Segen wird nicht gebraucht.
nuns-hint-in_vain = Der Segen würde kaum helfen: Besser, ihn aufzuheben.
nuns-hint-tokens = Orte, von denen der Lärm kommen könnte: { $count } statt { $instead }.
nuns-hint-misleads = Das führt die nähere Wächterin in die Irre.
nuns-hint-astray = Schritte zwischen dem Lärm und ihr: { $count } statt { $instead }.

## Dasselbe: Wächterinnen

nuns-hint-free = Der falsche Lärm lässt sie ihre Route verlassen.
nuns-hint-no_noise = Die Route zu verlassen brächte zu wenig: Besser, den falschen Lärm aufzuheben.
nuns-hint-catches = Novizinnen, die so sicher erwischt sind: { $count } statt { $instead }.
nuns-hint-sight = Aussicht, eine Novizin zu sehen: { $count } % statt { $instead } %.
nuns-hint-hears = Aussicht, danach eine Novizin zu hören: { $count } % statt { $instead } %.
nuns-hint-clears = Orte mit Verdacht, die in Sicht kommen: { $count } statt { $instead }.
nuns-hint-bound = Sie ist an ihre Route gebunden, und was sie sieht, sagt der anderen, wohin.
nuns-hint-both = Aussicht, dass beide zusammen eine Novizin sehen: { $count } % statt { $instead } %.
nuns-hint-path = Auf ihr sind { $share } % mehr Novizinnen zu erwarten.
nuns-hint-reroll = Der Würfel zeigt { $die }: Es kann kaum schlimmer werden.
nuns-hint-no_reroll = Der Würfel zeigt { $die }: Das ist gut genug.
nuns-hint-sharpen = Einen Schritt weiter kann jemand in Hörweite sein: { $share } %.
nuns-hint-no_sharpen = Einen Schritt weiter ist kaum jemand: { $share } %.
