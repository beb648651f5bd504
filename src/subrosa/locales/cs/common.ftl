## Co nejde, vždy jedna věta pro toho, kdo to zkusil

not-a-choice = Volbu { $choice } teď nemáš.
wish-not-now = „{ $wish }“ teď není na řadě. Zkus třeba „{ $example }“.
wish-not-understood = „{ $wish }“ není mezi tvými možnostmi. Zkus třeba „{ $example }“.
game-over = Hra skončila, už není o čem rozhodovat.
not-your-turn = Nejsi na řadě. Právě volí: { $seats }.
chance-decides = Teď nevolí nikdo, rozhodne los.
nothing-sealed = Nemáš na stole nic, co by šlo ještě vzít zpět.
no-consent = Vrátit hru lze jen tehdy, souhlasí-li celý stůl. Ještě chybí: { $seats }.
not-that-far = Tak daleko hra ještě není.
not-by-chance = To se tady vylosovat nemohlo.
record-not-over = Hra ještě neskončila a její záznam by prozradil tajemství.
nothing-drafted = Zatím nemáš vybráno nic, co by šlo vrátit.
draft-is-stale = Od chvíle, kdy výběr začal, se u stolu něco stalo; podívej se znovu a vyber ještě jednou.

## Co se vypráví v každé hře

told-chooses_again =
    { $me ->
        [yes] Bereš svou volbu zpět a vybíráš znovu.
       *[no] { $seat } vybírá znovu.
    }
told-taken_back = Celý stůl souhlasil: hra pokračuje od dřívějšího okamžiku.

## Terminál

terminal-waiting = Čeká se na: { $seats }.
terminal-confirm = Má tvá volba platit? Enter ji odešle, u ji vezme zpět.
terminal-undone = Vzato zpět.
terminal-nothing-to-undo = Není co brát zpět: co viděli ostatní, zůstává.
terminal-sealed = Tvá volba leží lícem dolů. Čeká se na ostatní.
terminal-saved = Hra je uložena pod pečetí. Pokračovat v ní lze příkazem „subrosa play --resume { $id }“.
terminal-resumed = Hra pokračuje tam, kde se přerušila.
terminal-help-hint = Vybírej číslem nebo slovy. ? nápověda, t rada, u zpět, l záznam, n zápisník, b plán, h zakrýt nebo ukázat tajemství, q odejít.
terminal-choose = Tvá volba:
terminal-choose-only = Tvá volba (Enter vezme { $choice }):
terminal-back = Enter vrátí ke hře.
terminal-yes = ano
terminal-no = ne
terminal-unknown-key = „{ $wish }“ tu není volba ani klávesa; ? ukáže, co lze napsat.
terminal-end = Konec hry.
terminal-winner =
    { $count ->
        [one] Vítězství: { $seats }.
       *[other] Společné vítězství: { $seats }.
    }
terminal-you = ty
terminal-seat = Hráč { $number }
terminal-bot = Hráč { $number } ({ $bot })
terminal-of = { $name }: { $text }
terminal-covered = Tvá tajemství jsou zakrytá. Odkryje je h.
terminal-log = Co se stalo
terminal-notebook = Co se dá vědět
terminal-notebook-empty = U tohoto stolu se nic nedopočítává.
terminal-notebook-legend = Dva podíly v procentech: spočítaný a podle způsobu hry.
terminal-notebook-open = možností { $count }:
terminal-board = Hrací plán
terminal-left = Odcházíš od stolu.
terminal-record = Záznam této partie; přehraješ ho příkazem:
terminal-ambiguous = „{ $wish }“ může znamenat víc tvých možností; napiš o něco víc.
