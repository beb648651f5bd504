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
refused-chair-kept = Tato židle je vyhrazena pro pozvaného.
refused-link-used = Tento odkaz už byl použit, nebo jej nahradil jiný.
refused-no-such-bot = Bot jménem { $bot } neexistuje.
refused-over = Hra skončila.
refused-not-over = Hra neskončila.
refused-nothing-to-take-back = Nemáš co vzít zpět.
refused-nobody-away = Nesedí tam nikdo, za koho by mohl hrát bot.
refused-nothing-proposed = Nic není navrženo.
refused-no-chat = U tohoto stolu se nepíše.
refused-hint-among-people = Rady jsou pro cvičení proti botům; u stolu s lidmi nejsou.
refused-hint-not-now = Právě nemáš co volit.
refused-no-hint = Teď se nebylo koho zeptat. Zkus to za chvíli znovu.
refused-nothing-said = V tomto řádku nic není.
refused-no-such-phrase = Taková věta není.
refused-said-too-much = Řádek má nejvýše { $most } písmen.
refused-nobody-there = Není tam nikdo, koho bys mohl ztlumit.
refused-chairs-and-seats = Počet židlí ({ $chairs }) neodpovídá počtu míst ({ $seats }).
refused-not-here = To tady nejde.

table-trouble = Momentálně nelze nic uložit. Nic není ztraceno; zkus to za chvíli znovu.

## What a table tells

table-told-sat = { $seat } usedá.
table-told-left = { $name } zase vstává.
table-told-chair =
    { $chair ->
        [bot] Na židli { $number } usedá bot.
        [invited] Židle { $number } je vyhrazena pro pozvaného.
       *[open] Židle { $number } je volná.
    }
table-told-renamed = { $before } se odteď jmenuje { $name }.
table-told-began = Všichni jsou tu. Hra začíná.
table-told-absent = { $seat } tu není; hraje dál bot.
table-told-resigned = { $seat } se vzdává místa; hraje dál bot.
table-told-returned = { $seat } je zpět.
table-told-proposed =
    { $what ->
        [pause] { $seat } by chtěl přestávku.
        [bot] { $seat } navrhuje, aby za místo „{ $other }“ hrál bot; na návrat zbývá ještě pár minut.
       *[back] { $seat } by rád vzal poslední rozhodnutí zpět.
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
phrase-sorry = Promiňte.
phrase-moment = Okamžik, prosím.
phrase-back = Už jsem zpátky.
phrase-well-played = Dobře zahráno!
phrase-again = Ještě jednou?
