## The terminal at a table of a server

terminal-no-link = „{ $link }“ ist kein Link zu einem Tisch. So ein Link sieht aus wie http://host/join/… oder http://host/m/…
terminal-no-last = Du warst noch an keinem Tisch. Gib den Link an, den du bekommen hast.
terminal-unreachable = { $server } ist nicht zu erreichen.
terminal-no-server = { $server } antwortet nicht wie ein Server von Sub Rosa.
terminal-other-rules = Dieser Tisch spielt { $game } nach Regeln, die diese Version nicht kennt. Bringe beide auf denselben Stand.
terminal-owners-files = Dieser Tisch spielt mit eigenen Materialdateien, die das Terminal nicht hat. Spiele dort im Browser mit.
terminal-line-lost = Die Verbindung zum Server ist unterbrochen. Neuer Versuch.
terminal-line-back = Die Verbindung steht wieder; nichts ging verloren.
terminal-host-says = Der Betreiber dieses Servers sagt: { $message }
terminal-open-again = Dieser Server ist wieder offen.
terminal-comes-back = Dein Platz bleibt deiner. „subrosa play --join“ führt dorthin zurück.
terminal-gathering = Das Spiel beginnt, wenn alle Plätze besetzt sind.
terminal-chair-open = frei
terminal-chair-invited = für jemanden mit Einladung reserviert
terminal-not-here = nicht da
terminal-bot-plays = { $bot } spielt weiter
terminal-paused = Der Tisch macht Pause. Mit /resume geht es weiter.
terminal-away = Ein Bot spielt für dich. Mit /return nimmst du deinen Platz wieder ein.
terminal-withdraw = Bis alle so weit sind, nimmt u deine Wahl zurück.
terminal-asked = Du bist gefragt: /agree stimmt zu, /decline lehnt ab.
terminal-time = Verbleibende Zeit: { $seconds } s.
terminal-resign = Wer aufgibt, überlässt den Platz endgültig einem Bot. Wenn du das willst, tippe noch einmal /resign.
terminal-anyway = Willst du es trotzdem, tippe noch einmal { $what }.
terminal-afterwards = /rematch spielt mit denselben Leuten noch einmal, /say plaudert weiter. Enter geht.
terminal-join-hint = /say TEXT plaudert, /mute 2 liest Spieler 2 nicht mehr oder wieder, /who zeigt, wer da ist. /back bittet ums Zurücknehmen, /pause um eine Pause, /bot 2 um einen Bot anstelle von jemandem, der fehlt; /agree oder /decline antwortet. /resume spielt weiter, /return nimmt den Platz wieder ein, /resign gibt ihn auf, /rematch spielt noch einmal.
terminal-home-hint = /back nimmt deinen letzten Zug zurück; Bots sind damit einverstanden.
