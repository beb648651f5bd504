## Was der Server ablehnt

web-malformed = Diese Anfrage ist nicht lesbar: { $why }
web-bad-request = So, wie es verlangt wurde, geht das nicht.
web-bad-data = Mit dieser Materialdatei kann man nicht spielen.
web-bad-code = Zu diesem Code gibt es keinen Tisch, oder es sitzt schon jemand da.
web-bad-link = Dieser Link stammt nicht von hier oder ist beschädigt.
web-bad-recovery = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken; jeder gilt einmal, eine Stunde lang.
web-bad-host = So geschrieben ist die Adresse dieses Servers nicht lesbar.
web-bad-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
web-wrong-name = So steht dein Name hier nicht.
web-bad-login = Das taugt nicht als Anmeldename.
web-weak-password = Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres oder ein paar Wörter, die nicht zusammengehören.
web-bad-mail = Das ist keine E-Mail-Adresse.
web-bad-push = Dieser Browser wird über einen Dienst erreicht, der hier nicht bekannt ist.
web-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
web-no-such-puzzle = Dieses Rätsel gibt es nicht.
web-not-met = Dort hast du mit niemandem gespielt.
web-no-study = In diesem Spiel gibt es noch nichts zu analysieren.
web-sign-in = Sag zuerst, wer du bist.
web-wrong-login = Anmeldename und Passwort passen nicht zusammen.
web-origin = Diese Anfrage kommt von einer fremden Seite und wird nicht ausgeführt.
web-not-your-seat = Dieser Platz gehört nicht dir.
web-not-host = Das kann nur, wer den Tisch eröffnet hat.
web-not-at-table = Du schaust zu; das können nur die, die am Tisch sitzen.
web-operator = Das ist dem Betreiber dieses Servers vorbehalten.
web-nothing-here = Hier ist nichts.
web-no-such-match = Diese Partie gibt es nicht, oder sie ist dir nicht zugänglich.
web-no-such-token = Einen solchen Schlüssel hast du nicht.
web-no-push = Dieser Server schickt keine Hinweise an Browser.
web-no-recovery = Dieser Server verschickt keine Mails. Wer ihn betreibt, kann dir einen Link zu einem neuen Passwort geben.
web-no-such-way = Auf diese Weise kann man das nicht verlangen.
web-farewell = Dein Konto soll gelöscht werden. Um hier weiterzumachen, behalte es zuerst.
web-login-taken = Dieser Anmeldename ist vergeben.
web-sitting-already = Du sitzt schon an diesem Tisch.
web-others-sit-there = An diesem Tisch sitzen auch andere; einer allein kann ihn nicht löschen.
web-no-open-chair = Kein Platz ist frei.
web-too-many-tokens = Du hast { $most } Schlüssel; nimm erst einen zurück.
web-too-many-browsers = { $most } deiner Browser bekommen schon Hinweise; schalte sie erst in einem davon ab.
web-too-large = Das ist zu viel auf einmal: Mehr als { $most } Bytes werden nicht gelesen.
web-not-json = Schick JSON, und gib das als Inhaltstyp an.
web-too-fast = Das war zu oft. Versuch es in { $seconds } s wieder.
web-too-many-sockets = Du hast { $most } Verbindungen offen; schließ erst eine davon.
web-busy = Gerade melden sich viele an. Versuch es in { $seconds } s wieder.
web-broken = Auf diesem Server ist etwas schiefgegangen. Was aufbewahrt war, bleibt aufbewahrt.
web-not-ready = Der Server ist nicht bereit: Sein Speicher antwortet nicht.
web-closed = Dieser Server wird gleich gewartet: Neue Tische werden gerade nicht eröffnet. Begonnene Partien gehen weiter.
web-resting = Dieser Server wird gewartet. Alle Partien ruhen, keine Uhr läuft, und alles geht dort weiter, wo es war.

## Was jemand bekommt, der nicht hinsieht

web-your-turn = Du bist am Zug.
web-bot-asked = Andere möchten, dass ein Bot für dich weiterspielt. Komm zurück, wenn du lieber selbst spielst.
