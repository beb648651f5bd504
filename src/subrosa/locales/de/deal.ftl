## Der versiegelte Zufall

deal-sealed = Der Zufall ist versiegelt
deal-sealed-how = Was der Zufall bringt, stand vor dem Spiel fest und ist versiegelt: Niemand kann es mehr ändern. Nach dem Spiel kannst du es prüfen.
deal-seal = Siegel { $seal }
deal-check = Zufall prüfen
deal-kept =
    { $draws ->
        [one] Das Siegel hält: Die eine Ziehung ist die, die vor dem Spiel versiegelt wurde.
       *[other] Das Siegel hält: Alle { $draws } Ziehungen sind die, die vor dem Spiel versiegelt wurden.
    }
deal-broken = Das ist nicht, was versiegelt wurde.
deal-unsealed = Hier war nichts versiegelt.
deal-wrong-no-record = Das ist kein Protokoll einer Partie.
deal-wrong-no-deal = Dieses Protokoll enthält kein Siegel. Partien aus der Zeit davor haben keines.
deal-wrong-damaged = Das Protokoll ist beschädigt.
deal-wrong-secret = Das geöffnete Geheimnis passt nicht zum Siegel.
deal-wrong-count = Einige Ziehungen fehlen, oder woraus gezogen wurde.
deal-wrong-draws = Einige Ziehungen sind andere als die versiegelten. Sie sind unten markiert.
deal-wrong-noted = Als du an den Tisch kamst, hat dein Browser ein anderes Siegel notiert.
deal-wrong-mine = Die Prise Zufall, die dein Browser beigab, ist nicht darin.
deal-wrong-signature = Die Unterschrift ist ungültig: Das Protokoll wurde verändert, nachdem der Server es unterschrieben hatte.
deal-noted = Es ist das Siegel, das dein Browser notierte, als du an den Tisch kamst.
deal-not-noted = Dieser Browser hat kein Siegel dieser Partie notiert. Vergleiche es mit dem, das du dir aufgeschrieben hast.
deal-mine = Die Prise Zufall, die dein Browser beigab, ist darin.
deal-added = Eine Prise Zufall kam von: { $seats }.
deal-nobody-added = Niemand am Tisch gab eine Prise Zufall bei: Alles kam vom Server allein.
deal-back =
    { $times ->
        [one] Einmal waren alle einverstanden, zurückzunehmen. Der Zufall ging von dort weiter; nichts wurde zweimal gezogen, nichts ausgelassen.
       *[other] { $times }-mal waren alle einverstanden, zurückzunehmen. Der Zufall ging von dort weiter; nichts wurde zweimal gezogen, nichts ausgelassen.
    }
deal-signature-good = Unterschrieben, und seither wurde kein Byte verändert.
deal-signature-missing = Niemand hat es unterschrieben.
deal-signature-unknown = Dieser Browser kann die Unterschrift hier nicht prüfen; der Befehl „subrosa verify“ kann es.
deal-signer-here = Die Unterschrift ist die dieses Servers.
deal-signer = Die Unterschrift ist vom Schlüssel { $key }.
deal-draws = Alle Ziehungen
deal-weights = aus: { $odds }
deal-due = versiegelt: { $line }
deal-file = Ein Protokoll aus einer Datei prüfen
deal-record = Protokoll speichern
deal-sent = Was dir gesendet wurde, und wann
deal-how = Was das zeigt
deal-how-text = Bevor du dich setztest, zeigte der Server das Siegel seines Geheimnisses. Dann gab jeder Browser eine Prise Zufall bei. Aus beidem folgt jede Ziehung, und diese Seite hat sie eben alle nachgerechnet, ohne den Server zu fragen. So konnte weder der Server noch jemand am Tisch wählen, was gezogen wird. Es zeigt nicht, dass der Betreiber nie verdeckte Karten angesehen hat: Wer einen Server betreibt, kann das.
deal-how-alone = Vor dem Spiel zeigte der Server das Siegel seines Geheimnisses. Daraus folgt jede Ziehung, und diese Seite hat sie eben alle nachgerechnet, ohne den Server zu fragen: Nachher wurde nichts verändert. Aber niemand am Tisch gab eine Prise Zufall bei. Es zeigt also nicht, dass der Server das erstbeste Geheimnis nahm und nicht eines, das ihm gefiel, und auch nicht, dass der Betreiber nie verdeckte Karten angesehen hat.

terminal-deal-sealed = { deal-sealed }: { $seal }. Nach dem Spiel lässt es sich prüfen.
terminal-verify = Ob der Zufall sein Siegel hielt, lässt sich prüfen mit:
