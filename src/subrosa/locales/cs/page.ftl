## The page: the house

page-welcome = Hry plné tajemství. Zahraj si hned.
page-play-now = Hrát hned
page-play = Hrát
page-look = Podívat se
page-learn = Naučit se
page-rules = Pravidla
page-replay = Záznam hry
page-my-matches = Moje partie
page-no-matches = Zatím žádná partie. Zahraj si, naučíš se to za minutu.
page-state-open = čeká na lidi
page-state-playing = hraje se
page-state-paused = má přestávku
page-state-finished = skončila
page-state-closed = zavřena
page-state-moved = přenesena jinam
page-with-friends = Hrát s přáteli
page-with-friends-how = Otevři stůl a pošli odkaz. Volná místa mohou obsadit boti.
page-join = Přisednout ke stolu
page-join-button = Přisednout
page-open-tables = Otevřené stoly
page-sit = Posadit se
page-hot-seat = Jedno zařízení, mnoho rukou
page-hot-seat-how = Podávejte si telefon nebo tablet. Každé tajemství skryje opona.
page-hot-seat-start = Hrát na jednom zařízení
page-language = Jazyk
page-light = Světlé
page-dark = Tmavé
page-close = Zavřít
page-to-lobby = Na úvodní stránku
page-guest = Host
page-unknown = Tady nic není
page-unknown-how = Tato adresa nikam nevede. Možná je odkaz useknutý.
page-unreachable = Server není dostupný. Nic není ztraceno; zkus to za chvíli znovu.
page-broken = Na této stránce se něco pokazilo. Načti ji znovu.

## The page: a new table

page-who-plays = Kdo hraje
page-chair = Místo { $number }
page-chair-me = Já
page-chair-bot = Bot
page-chair-invited = Pozvaný přítel
page-chair-open = Kdokoli
page-open-table = Otevřít stůl
page-to-table = Ke stolu

## The page: me

page-me = Já
page-name = Tvé jméno
page-keep = Uložit
page-kept = Uloženo.
page-theme = Světlé nebo tmavé
page-theme-auto = Jako zařízení
page-theme-parchment = Pergamen
page-theme-vigil = Vigilie
page-motion = Pohyb
page-motion-auto = Jako zařízení
page-motion-less = Méně

## The page: a match

page-your-turn = Jsi na tahu
page-turn-of = Na tahu: { $seat }
page-waiting = Čeká se na: { $seats }.
page-waiting-for-people = Čeká se, až budou všechna místa obsazena.
page-sealed = Tvá volba leží skrytě. Čeká se na ostatní.
page-a-moment = Okamžik.
page-over = Hra skončila.
page-paused = Stůl má přestávku.
page-closed = Tento stůl byl zavřen.
page-no-match = Tento stůl nelze zobrazit
page-connected = připojeno
page-reconnecting = obnovuji spojení
page-nothing-lost = Spojení se obnovuje, nic není ztraceno.
page-undo = Vzít zpět
page-board = Hrací plán
page-now = Teď
page-dock = Mé tajemství a karty v ruce
page-players = Hráči
page-tabs = Záznam a poznámky
page-log = Záznam
page-chat = Chat
page-chat-line = Co chceš říct
page-send = Odeslat
page-you = ty
page-bot = bot · { $level }
page-bot-names = Alkuin, Beda, Kosmas, Dunstan, Einhard, Fulbert, Gerbert, Herrad
page-seat-name = Místo { $numeral }
page-choosing = volí
page-away-absent = není tu, hraje bot
page-away-resigned = místo opuštěno, hraje bot
page-agree = Souhlasím
page-decline = Ne
page-come-back = Vrátit se na své místo
page-resume = Hrát dál
page-cover = Zakrýt
page-uncover = Odkrýt

## The page: keys

page-keys = Klávesy
page-key-choose = volit přímo
page-key-cover = zakrýt nebo odkrýt má tajemství
page-key-log = záznam
page-key-chat = chat
page-key-regions = další část stránky
page-key-help = tyto klávesy

## The page: a game drawn from its fields

page-winner =
    { $count ->
        [one] Vítězí { $seats }.
       *[other] Společné vítězství: { $seats }.
    }
page-face-down =
    { $count ->
        [one] 1 skrytě
       *[other] { $count } skrytě
    }
page-only-you = vidíš jen ty
page-tap-again = Dalším klepnutím zvolíš.
page-choices = Co můžeš zvolit
page-places = Pořadí
