## Große Augenblicke; own: mein Platz in der Reihenfolge oder meine Rolle; other: wessen Karte, 0 für den Stapel

eleven-tale-deal = Die Zahnräder sind gestellt, die Karten sind verteilt.
eleven-tale-order =
    { $me ->
        [yes] Du beginnst, für { $amount }.
       *[no] { $seat } beginnt, für { $amount }.
    }
eleven-tale-order-own =
    { $me ->
        [yes] Du beginnst, für { $amount }.
       *[no] { $seat } beginnt, für { $amount }. Dein Platz: { $own }.
    }
eleven-tale-role = Alle sehen ihre Rolle an.
eleven-tale-role-own =
    { $own ->
        [fenrir] Du bist Fenrir: zwei Wolfszeichen, 12 Notenblätter, und zum Auserwählten.
       *[other] Du bist weiter ein Held: finde den Auserwählten.
    }
eleven-tale-look =
    { $other ->
        [0] { $seat } sieht eine Karte des Stapels an.
       *[other] { $seat } sieht eine Karte auf der Hand von { $other } an.
    }
eleven-tale-organ = Die Orgel steht nun hier: { $spot }.
eleven-stage-role-tap = Tippe, um deine Karte umzudrehen
eleven-stage-right = Richtig
eleven-stage-wrong = Falsch
eleven-stage-names = nennt
eleven-stage-goal = Nun zur Orgel, mit allen Notenblättern
