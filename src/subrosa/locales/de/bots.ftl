## Stufen und Charaktere der Bots, und wie sie sind

bot-easy = leicht
bot-easy-how = meint es gut und irrt sich oft: für den ersten Abend
bot-medium = mittel
bot-medium-how = schaut dir zu und zieht Schlüsse
bot-hard = schwer
bot-hard-how = probiert im Kopf jeden Plan, bevor er zieht
bot-careful = der Vorsichtige
bot-careful-how = gibt lieber einen Punkt her als sich selbst preis
bot-bold = der Kühne
bot-bold-how = durchschaut dich und schert sich nicht darum, wer ihn durchschaut
bot-secretive = der Verschwiegene
bot-secretive-how = spielt gut und verzieht keine Miene
bot-random = zufällig
bot-random-how = irgendetwas Erlaubtes
bot-thrifty = sparsam
bot-thrifty-how = zufällig, hält aber bis zum Ende durch
bot-greedy = gierig
bot-greedy-how = nimmt, was gerade am besten aussieht
bot-deducer = Deuter
bot-deducer-how = durchschaut dich, verbirgt sich nicht
bot-hider = Verberger
bot-hider-how = durchschaut dich und verbirgt sich
bot-searcher = Sucher
bot-searcher-how = probiert aus, was folgen könnte
bot-stands-in-greedy = Bot „{ $bot }“ wärmt sich noch auf: Bis er so weit ist, spielt „gierig“ für ihn.
bot-stands-in-hider = Bot „{ $bot }“ läuft hier unkompiliert: Er deutet und verbirgt sich, sucht aber nicht.

## Was ein guter Spieler täte

hint-key = was täte ein guter Spieler?
hint-ask = Tipp
hint-title = Was täte ein guter Spieler?
hint-unrated = Nach einem Tipp zählt diese Partie nicht mehr für die Wertung.
hint-anyway = Trotzdem fragen
back-unrated = Wird etwas zurückgenommen, zählt diese Partie nicht mehr für die Wertung.
hint-wait = Ein guter Spieler denkt nach …
hint-better = Das Nächstbeste wäre: { $second }.
hint-close = Beinahe ebenso gut: { $second }. Nur Kleinigkeiten machen den Unterschied.
hint-alike = Ebenso gut: { $second }. Alles, was zählt, kommt auf dasselbe hinaus.
hint-balanced = Ebenso gut: { $second }. Was für das eine spricht, wiegt auf, was für das andere spricht.
hint-belief = Was dabei am meisten zählt: { $matter } { $name }, { $share } %.
hint-none = Hier gibt es nichts abzuwägen.
hint-take = So machen
hint-study =
    { $count ->
        [one] Mit einem Tipp gespielt.
       *[other] Mit { $count } Tipps gespielt.
    }

## Was Bots dachten, wenn alles vorbei ist

bot-thoughts = Was die Bots dachten
bot-thought-nothing =
    { $you ->
        [1] Was du verbirgst, habe ich mich nie gefragt.
       *[other] Was { $seat } verbirgt, habe ich mich nie gefragt.
    }
