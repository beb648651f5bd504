## The lesson, at most sixty words a thought

nuns-lesson-wish-title = Dein geheimer Wunsch
nuns-lesson-wish = Du bist eine Novizin, nachts aus dem Bett. Deine Karte nennt einen Schlüssel und einen verschlossenen Wunsch. Hol den Schlüssel, dann den Wunsch, und sei vor den anderen in deiner Zelle, ehe die Nacht vorbei ist.
nuns-lesson-map-title = Das Kloster bei Nacht
nuns-lesson-map = Jeder Punkt ist ein Ort, jede Linie ein Schritt. Äbtissin und Priorin gehen mit Laternen ihre Routen ab. Auf dem Plan siehst nur du dich: die anderen wissen nicht, wo du bist, solange dich niemand sieht oder hört.
nuns-lesson-card-title = Schnell ist laut
nuns-lesson-card = Wähle, wie du dich bewegst: stillstehen, schleichen, gehen oder rennen. Alle sehen die Karte, niemand den Weg. Je schneller, desto lauter. Beim ersten Zug kommst du doppelt so weit. Gehen ist ein guter Anfang.
nuns-lesson-way-title = Such deinen Weg
nuns-lesson-way = Geh jetzt deine Schritte zum Schlüssel und halte an, wann du willst, so weit die Karte es erlaubt. Bleib aus dem Licht: was eine Wächterin sehen kann, ist markiert. Niemand erfährt, wann du angehalten hast.
nuns-lesson-noise-title = Ein Würfel für jeden Laut
nuns-lesson-noise = Nach dem Zug wird für dich gewürfelt: mit dem Lärm deiner Karte sagt der Wurf, wie weit man dich hört. Hört dich eine Wächterin, legst du neben sie einen Lärmmarker auf den Weg zu dir: eine Richtung, kein Ort.
nuns-lesson-sight-title = Ins Licht
nuns-lesson-sight = Sieht dich eine Wächterin, stehst du für alle auf dem Plan, und sie darf ihre Route verlassen. Trittst du aus ihrem Blick, verschwindest du wieder; Fußspuren zeigen, wohin. Erwischt gehst du offen heimwärts, bis du deine Karte wendest.
nuns-lesson-sheet-title = Das Notizblatt
nuns-lesson-sheet = Dein Blatt behält Runde für Runde, wo du warst; es gehört bis zum Ende dir allein. Der Verlauf sagt, was alle sahen und hörten. Danach spielen die Wächterinnen: bedenke, was deine Geräusche verraten haben.
nuns-lesson-home-title = Schlüssel, Wunsch, Bett
nuns-lesson-home = Wer zuerst mit dem Wunsch daheim ist, gewinnt. Die Wächterinnen gewinnen, wenn sie oft genug jemanden erwischen oder der Morgen kommt. Jede spielt für sich, doch Lärm anderswo hilft allen. Die Nacht gehört dir: spiel weiter oder komm wieder.
