## Rätsel, in the terminal and on the page

puzzle-title = Rätsel vom { $date } · { $level }
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-facts = Was zusammenzusetzen ist
puzzle-keys = Antworte mit Zahl oder Namen. ? schließt eine Antwort aus, q geht.
puzzle-wrong = Nicht { $answer }.
puzzle-not = Es ist nicht { $answer }.
puzzle-share = Sub Rosa, Rätsel vom { $date } · { $game }, { $level } · gelöst beim { $tries }. Versuch, Hinweise: { $hints }

## On the page

puzzle-short = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-you = { $game } · du bist { $name }
puzzle-how = Nach den Regeln bleibt genau eine Antwort. Lass dir Zeit.
puzzle-facts-short = Fakten
puzzle-beside = Fakten, Notizbuch und Hand
puzzle-choose = Wähle eine Antwort
puzzle-answer = Antwort: { $answer }
puzzle-key-answer = Die gewählte Antwort geben
puzzle-key-notebook = Notizbuch oder Fakten
puzzle-ruled-out = ausgeschlossen
puzzle-hint = Hinweis
puzzle-hint-none = Nur eine Antwort ist noch übrig.
puzzle-against =
    { $count ->
        [one] Eine Tatsache spricht dagegen:
       *[other] { $count } Tatsachen sprechen dagegen:
    }
puzzle-weight-one = schließt { $answer } aus
puzzle-weight-some = schließt { $count } von { $of } aus
puzzle-weight-all = schließt alle anderen aus
puzzle-weight-together = nur mit den anderen zusammen
puzzle-given = Was andere geantwortet haben
puzzle-found =
    { $count ->
        [one] von einer Person gleich gefunden
       *[other] von { $count } Personen fanden es gleich
    }
puzzle-nobody-yet = An diesem Tag hat sonst noch niemand geantwortet.
puzzle-tried =
    { $count ->
        [one] Eine Person hat es versucht.
       *[other] { $count } Personen haben es versucht.
    }
puzzle-tried-later = Was sie sagten: nach deiner Antwort.
puzzle-streak =
    { $days ->
        [one] ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzle-week = Die letzten sieben Tage
puzzle-day-solved = { $day }: gelöst
puzzle-day-late = { $day }: später gelöst
puzzle-day-open = { $day }: nicht gelöst
puzzle-day-now = { $day }: das Rätsel von heute
puzzle-share-button = Teilen, ohne die Antwort zu verraten
puzzle-steps = Jeden Schritt ansehen
puzzle-step = Fakt { $number } von { $of }
puzzle-step-gone =
    { $count ->
        [one] Eine Antwort fällt weg.
       *[other] { $count } Antworten fallen weg.
    }
puzzle-step-none = Dadurch allein fällt nichts weg.
puzzle-step-left =
    { $count ->
        [one] Eine bleibt.
       *[other] { $count } bleiben.
    }
puzzle-step-back = Zurück
puzzle-step-next = Nächster Fakt
puzzle-step-end = Zur Antwort
puzzle-next = Nächstes Rätsel in { $hours } Std. { $minutes } Min.
puzzle-others = Andere Rätsel
puzzle-today = Von heute
puzzle-day-before = Vom Tag davor
puzzle-board-shown = Spielplan ansehen
puzzle-board-away = Zurück zur Frage
puzzle-lobby = Eine Stellung aus einer echten Partie, und nach den Regeln nur eine Antwort. Siehst du sie?
puzzle-lobby-solved = Das Rätsel von heute hast du gelöst. Morgen kommt das nächste.
