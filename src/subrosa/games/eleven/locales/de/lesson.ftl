## The lesson, at most sixty words a thought

eleven-lesson-goal-title = Finde den Auserwählten
eleven-lesson-goal = Eine von acht Personen kann die Welt retten. Ihre Karte liegt beiseite. Du hältst eine, die es sicher nicht ist; die übrigen liegen bei den anderen oder im Stapel der Unbekannten. Ein Held bringt den Auserwählten mit fünfzehn Notenblättern zur Orgel.
eleven-lesson-auction-title = Zeit ist Geld
eleven-lesson-auction = Jede Stunde hat ihr Ereignis; dann folgt die Auktion um die Reihenfolge, bezahlt wird mit Zeit. Wer früh wählt, hat die beste Figur; der Letzte darf ein Ortsplättchen legen. Zeit ist Leben: Bei 0 scheidest du aus. Biete zuerst wenig; Passen kostet nichts.
eleven-lesson-clue-title = Leg einen Hinweis
eleven-lesson-clue = Jetzt kommen Hinweise auf den Plan, von jedem einer außer vom Ersten der Reihenfolge. Eine Figur, die darüber geht, darf ihn nehmen; abgegeben macht er eine Aktion stärker. Leg ihn dorthin, wo du bald vorbeikommst, nicht zu den anderen.
eleven-lesson-figure-title = Irgendeine Figur, für diesen Zug
eleven-lesson-figure = In deinem Zug führst du irgendeine Figur, die in dieser Stunde noch niemand hatte. Über deine Karte sagt das nichts. Jede hat eine Fähigkeit, die sofort wirkt: Zeig auf ein Bild oder tipp es an, um sie zu lesen. Wähle eine.
eleven-lesson-gears-title = Dreh die Zahnräder
eleven-lesson-gears = Drei Zahnräder drehen sich gemeinsam, um einen, zwei oder drei Zähne, für je 1 Zeiteinheit. Dann zeigen sie ein Transportmittel, eine Zahl von Schritten und die Aktion dieses Zuges. Sieh nach, was käme, bevor du zahlst.
eleven-lesson-move-title = Gehen, fahren oder bleiben
eleven-lesson-move = Schritte kosten je 1 Zeiteinheit, höchstens so viele wie gezeigt. Eine Fahrt mit dem gezeigten Transportmittel ist frei, von einem Feld seiner Farbe zu einem anderen. Hinweise unterwegs darfst du nehmen. Bleiben kostet nichts und ist oft klug.
eleven-lesson-investigate-title = Wer ist es nicht?
eleven-lesson-investigate = Ermitteln zeigt dir eine vom Los bestimmte Karte aus der Hand eines anderen oder vom Stapel der Unbekannten. Wen du gesehen hast, der ist nicht der Auserwählte. Streiche, bis einer bleibt. Ein Blick kostet keine Zeit, doch die anderen suchen auch.
eleven-lesson-organ-title = Wo ist die Orgel?
eleven-lesson-organ = Die vier Seiten des Kompasses grenzen ein, wo die Orgel sein kann: nördlich, südlich, westlich, östlich von Gebäuden. Der Letzte der Reihenfolge darf dort ein Ortsplättchen legen. Mit dem vierten kommt die Orgel auf den Plan.
eleven-lesson-fenrir-title = In Stunde fünf erwacht der Wolf
eleven-lesson-fenrir = Dann werden geheime Rollen verteilt, und einer von euch ist Fenrir. Er will den Auserwählten fangen. Wer zu gewinnen glaubt, erklärt den Sieg, nennt den Auserwählten und muss es im selben Zug schaffen. Nach Stunde elf verlieren alle.
eleven-lesson-declare-title = Den Sieg erklären
eleven-lesson-declare = In einem deiner Züge darfst du den Sieg erklären: Du nennst den Auserwählten und führst von da an seine Figur zur Orgel, mit fünfzehn Notenblättern, ehe der Zug endet. Ist der Name falsch oder kommst du nicht an, bist du draußen. Das Fenster zeigt vorher, was jede Drehung der Zahnräder noch erlaubt.
eleven-lesson-wolf-title = Bist du Fenrir
eleven-lesson-wolf = Dann brauchst du zwei Zeichen des Wolfs auf deinen Plättchen, zwölf Notenblätter und den richtigen Namen. Du führst die Figur deiner eigenen Karte und musst den Auserwählten erreichen. Bis dahin tu, was Helden tun: ermitteln, komponieren, bieten. Wer niemanden ansieht oder einer Figur nachläuft, fällt auf. Spiel weiter!
