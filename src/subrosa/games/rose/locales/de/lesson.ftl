## The lesson, at most sixty words a thought

rose-lesson-secret-title = Ein Mönch bist du
rose-lesson-secret = Dein geheimer Mönch: { $monk }. Niemand sonst weiß es. Er soll am Ende am wenigsten belastet sein, und niemand soll merken, dass er zu dir gehört. Ein Druck auf seine Karte oder auf H deckt dein Geheimnis zu.
rose-lesson-tracks-title = Heute Verdacht, für immer Indizien
rose-lesson-tracks = Verdacht ist die Stimmung des Tages. Jede Nacht wird er zu Indizien: Der Verdächtigste bekommt 5, der nächste 4, dann 3, 2, 1, 0. Indizien bleiben. Wer am Ende die wenigsten hat, gewinnt.
rose-lesson-card-title = Alle ziehen alle Mönche
rose-lesson-card = Spiel eine deiner drei Karten. Eine Mönchskarte schickt ihren Mönch irgendwohin, eine Gebäudekarte holt irgendeine Figur, die dritte Art ruft William oder Adson. Deine eigene Farbe brauchst du dafür nicht.
rose-lesson-time-title = Jede Karte kostet Zeit
rose-lesson-time = Die Zahl der Karte stellt die Sonnenuhr weiter. Wer das blaue Feld erreicht, beendet den Tag und nimmt die Ereigniskarte: am Ende 2 Indizien. Zeitplättchen aus Aufgaben sparen je einen Schritt.
rose-lesson-place-title = Wer eine Aufgabe hat, ist unverdächtig
rose-lesson-place = Liegt dort eine Aufgabe in der Farbe des Mönchs, sinkt sein Verdacht um ihre Zahl, und du behältst das Plättchen. Liegt keine da, steigt er um alles, was dort liegt. Warum einem Fremden helfen? Weil die anderen zusehen.
rose-lesson-tasks-title = Sieh, was daraus wurde
rose-lesson-tasks = Der Marker auf der Verdachtsleiste hat sich bewegt. Alle haben es gesehen und fragen sich: Magst du diesen Mönch, oder sollen wir das glauben? Zieh Freund und Feind.
rose-lesson-watch-title = Beobachte die anderen
rose-lesson-watch = Wem helfen sie, wen bringen sie in Schwierigkeiten? William gibt oder nimmt 3 Indizien, Adson 5 Verdacht, bei jedem Mönch, den sie treffen. Der Verlauf behält alles. Am Ende musst du sagen, wer wer ist.
rose-lesson-night-title = Nächte und Enthüllungen
rose-lesson-night = Jeder Tag hat ein Ereignis, das eine Regel ändert. Nach Tag 1, 3 und 5 legen alle verdeckt eine Farbe, die sie nicht sind, und zeigen sie zugleich: Dieser Mönch bekommt 2 Indizien, und der Kreis wird enger.
rose-lesson-end-title = Der siebte Tag
rose-lesson-end = Am siebten Tag verdächtigst du alle, und alle dich. Für jeden, der dich durchschaut, bekommt dein Mönch mehr Indizien. Also versteck dich gut und sieh genau hin. Der Tisch gehört dir: Spiel weiter oder komm später wieder.
rose-lesson-deduce-title = Zähl zusammen
rose-lesson-deduce = Einmal helfen heißt nichts, dreimal schon. Wer einen Mönch schont, ist vielleicht dieser Mönch; ein gezeigter Marker schließt einen aus. Das Notizbuch streicht, was sicher ist, und zählt, was jeder jedem Mönch getan hat. Rate früh, schreib es auf, und sieh, ob es hält.
