## Warum ein guter Spieler das täte

rose-hint-own = Dein Mönch hätte nach dieser Nacht { $count } Indizien statt { $instead }.
rose-hint-own_suspicion = Der Verdacht gegen deinen Mönch läge bei { $count } statt bei { $instead }.
rose-hint-hurts = { $monk } hätte nach dieser Nacht { $count } Indizien statt { $instead }.
rose-hint-hurts_of = { $monk } hätte nach dieser Nacht { $count } Indizien statt { $instead }, und { $seat } ist am ehesten { $monk } ({ $share } %).
rose-hint-suspects = Der Verdacht gegen { $monk } läge bei { $count } statt bei { $instead }.
rose-hint-suspects_of = Der Verdacht gegen { $monk } läge bei { $count } statt bei { $instead }, und { $seat } ist am ehesten { $monk } ({ $share } %).
rose-hint-night = Der Tag geht weiter. Wer ihn beendet, nimmt die Ereigniskarte, und die zählt { $points } Indizien.
rose-hint-tiles = Dir bleiben mehr Zeitplättchen: { $count } statt { $instead }.
rose-hint-told = Wer dein Spiel liest, hielte dich mit { $count } % statt { $instead } % für { $monk }.
rose-hint-marker = { $monk } bekommt { $points } Indizien und ist für dich gefährlicher als der andere.
rose-hint-marker_of = { $monk } bekommt { $points } Indizien, und { $seat } ist am ehesten { $monk } ({ $share } %).
rose-hint-fits = { $seat } ist mit { $count } % { $monk }, mit { $instead } % { $other }.
rose-hint-kept = { $monk } passt besser zu { $seat }: { $share } %.
