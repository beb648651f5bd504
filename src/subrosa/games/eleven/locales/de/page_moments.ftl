## Große Augenblicke; own: mein Platz in der Reihenfolge oder meine Rolle; other: wessen Karte, „pile“ für den Stapel

eleven-tale-deal = Die Zahnräder sind gestellt, die Karten sind verteilt.
eleven-tale-order =
    { $me ->
        [yes]
            Du beginnst, { $amount ->
                [0] ohne zu zahlen
                [one] für 1 Zeiteinheit
               *[other] für { $amount } Zeiteinheiten
            }.
       *[no]
            { $seat } beginnt, { $amount ->
                [0] ohne zu zahlen
                [one] für 1 Zeiteinheit
               *[other] für { $amount } Zeiteinheiten
            }.
    }
eleven-tale-order-own =
    { $me ->
        [yes]
            Du beginnst, { $amount ->
                [0] ohne zu zahlen
                [one] für 1 Zeiteinheit
               *[other] für { $amount } Zeiteinheiten
            }.
       *[no]
            { $seat } beginnt, { $amount ->
                [0] ohne zu zahlen
                [one] für 1 Zeiteinheit
               *[other] für { $amount } Zeiteinheiten
            }. { $own ->
                [2] Du bist an zweiter Stelle.
                [3] Du bist an dritter Stelle.
                [4] Du bist an vierter Stelle.
                [5] Du bist an fünfter Stelle.
               *[other] Du bist an sechster Stelle.
            }
    }
eleven-tale-role = Alle sehen ihre Rolle an.
eleven-tale-role-own =
    { $own ->
        [fenrir] Du bist Fenrir: zwei Zeichen des Wolfs, 12 Notenblätter, und zum Auserwählten.
       *[other] Du bist weiter ein Held: Finde den Auserwählten.
    }
eleven-tale-look =
    { $other ->
        [pile] { $seat } sieht eine Karte des Stapels an.
       *[other] { $seat } sieht eine Karte von { $other } an.
    }
eleven-tale-look-own =
    { $other ->
        [pile] Im Stapel liegt { $figure }.
       *[other] { $other } hat { $figure } auf der Hand.
    }
eleven-tale-organ = Die Orgel steht nun hier: { $spot }.
eleven-tale-declaration =
    { $me ->
        [yes] Du nennst { $figure }.
       *[no] { $seat } nennt { $figure }.
    }
eleven-tale-declaration-line =
    { $verdict ->
        [right] Richtig: Nun { $spot } mit { $sheets } Notenblättern.
       *[other]
            { $me ->
                [yes] Falsch: Du bist draußen.
               *[no] Falsch: { $seat } ist draußen.
            }
    }
eleven-tale-end =
    { $how ->
        [ragnarok] Ragnarök. Alle sind verloren.
        [fenrir]
            { $me ->
                [yes] Du gewinnst als Fenrir in Stunde { $hour }.
               *[no] { $seat } gewinnt als Fenrir in Stunde { $hour }.
            }
       *[hero]
            { $me ->
                [yes] Du gewinnst als Held in Stunde { $hour }.
               *[no] { $seat } gewinnt als Held in Stunde { $hour }.
            }
    }
eleven-story-fenrir =
    { $me ->
        [yes] Fenrir erwacht: Du bist es.
       *[no] Fenrir erwacht: Es ist { $seat }.
    }
eleven-story-sheets = Zuerst { $count } Noten: { $seat }.
eleven-end-looks = Wer wem wann in die Karten sah
eleven-end-named = Genannt
eleven-end-right = richtig
eleven-end-wrong = falsch
eleven-end-seen = Gesehen von
eleven-end-unseen = niemandem
eleven-stage-role-tap = Tippe, um deine Karte aufzudecken
eleven-stage-strikes = Es schlägt Stunde { $hour }.
eleven-stage-right = Richtig
eleven-stage-wrong = Falsch
eleven-stage-names = nennt
eleven-stage-you-name = Du nennst
eleven-stage-sheets = { $sheets } von { $needed } Noten

## Signs on the line of a replay

eleven-moment-hour = Eine neue Stunde
eleven-moment-declaration = Siegerklärung
eleven-moment-out = Jemand ist draußen

## Around the match

eleven-watch = Du siehst Stadt, Gebote und Wege. Personen, Rollen und Plättchen auf der Hand bleiben bis zum Ende verborgen.
eleven-part-hero = Held
eleven-part-fenrir = Fenrir
