## What a table refuses

refused-stale = Mezitím se něco stalo: než zvolíš, podívej se znovu.
refused-too-many-choices = Něco přijde mezi to: všechny tyto volby nelze učinit najednou.
refused-moved = Tato partie byla přenesena na jiný server.
refused-closed = Tento stůl byl zavřen dřív, než hra začala.
refused-not-begun = Hra ještě nezačala.
refused-begun-already = Hra už začala.
refused-paused = Stůl má přestávku.
refused-not-paused = Stůl nemá přestávku.
refused-bot-plays = Hraje za tebe bot. Nejdřív se vrať na své místo.
refused-resigned = Tohoto místa se hráč vzdal; bot je dohraje.
refused-chair-taken = Tam už někdo sedí.
refused-chair-kept = Toto místo je vyhrazené pro pozvaného.
refused-link-used = Tahle pozvánka už byla použita, nebo ji nahradila jiná.
refused-no-such-bot = Bot jménem { $bot } neexistuje.
refused-over = Hra skončila.
refused-not-over = Hra neskončila.
refused-nothing-to-take-back = Nemáš co vzít zpět.
refused-nobody-away = Nesedí tam nikdo, za koho by mohl hrát bot.
refused-nothing-proposed = Nic není navrženo.
refused-no-sealed-deal = Náhoda u tohoto stolu není zapečetěná.
refused-no-chat = U tohoto stolu se nepíše.
refused-hint-among-people = Rady jsou pro cvičení proti botům; u stolu s lidmi nejsou.
refused-hint-not-now = Právě nemáš co volit.
refused-no-hint = Teď se nebylo koho zeptat. Zkus to za chvíli znovu.
refused-nothing-said = V tomto řádku nic není.
refused-no-such-phrase = Taková věta není.
refused-said-too-much = Řádek má nejvýše { $most } písmen.
refused-nobody-there = Není tam nikdo, koho by šlo ztlumit.
refused-chairs-and-seats = Na { $seats } míst je třeba stejně lidí nebo botů; jmenováno jich je { $chairs }.
refused-not-here = To tady nejde.

table-trouble = Momentálně nelze nic uložit. Nic není ztraceno; zkus to za chvíli znovu.

## What a table tells

table-told-sat = { $seat } usedá.
table-told-left = { $name } zase vstává.
table-told-chair =
    { $chair ->
        [bot] Na místo { $number } usedá bot.
        [invited] Místo { $number } je vyhrazené pro pozvaného.
       *[open] Místo { $number } je volné.
    }
table-told-renamed = { $before } se odteď jmenuje { $name }.
table-told-began = Všichni jsou tu. Hra začíná.
table-told-absent = { $seat } tu není; hraje dál bot.
table-told-resigned = { $seat } se vzdává místa; hraje dál bot.
table-told-missed = { $seat } tu už chvíli není.
table-told-returned = { $seat } je zpět.
table-told-proposed =
    { $what ->
        [pause] { $seat } navrhuje přestávku.
        [bot] { $seat } navrhuje, aby za místo „{ $other }“ hrál bot; na návrat zbývá ještě pár minut.
       *[back] { $seat } žádá o vrácení posledního rozhodnutí.
    }
table-told-agreed = { $seat } souhlasí.
table-told-declined = { $seat } nesouhlasí.
table-told-paused = Stůl má přestávku.
table-told-resumed = { $seat } nechává hrát dál.
table-told-interrupted = Server byl mimo; těch { $seconds } s nikdo neztrácí.
table-told-said =
    { $seat }: { $phrase ->
        [hello] { phrase-hello }
        [good-luck] { phrase-good-luck }
        [nice] { phrase-nice }
        [thanks] { phrase-thanks }
        [sorry] { phrase-sorry }
        [moment] { phrase-moment }
        [back] { phrase-back }
        [well-played] { phrase-well-played }
        [again] { phrase-again }
       *[other] { $text }
    }
table-told-muted = Už nečteš, co píše { $other }.
table-told-unmuted = Zase čteš, co píše { $other }.
table-told-rematch = Titíž lidé hrají znovu u nového stolu.
table-told-moved = Tato partie se přenáší na jiný server. Zde hra končí.
table-told-arrived = Tato partie přišla z jiného serveru. Hráči se vracejí na svá místa.
table-told-closed = Stůl byl zavřen.

## What can be said with one click

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí všem!
phrase-nice = Hezký tah.
phrase-thanks = Díky.
phrase-sorry = Omlouvám se.
phrase-moment = Okamžik, prosím.
phrase-back = Už jsem zpátky.
phrase-well-played = Dobře zahráno!
phrase-again = Ještě jednou?
