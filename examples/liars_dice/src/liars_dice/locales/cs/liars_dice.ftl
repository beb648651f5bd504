liars_dice-title = Kostky lháře
liars_dice-goal = Všichni hodí kostkami pod kelímkem a dívají se jen na ty své. Po řadě nabízíte, kolik kostek s jedním číslem leží pod všemi kelímky dohromady, každá nabídka vyšší než ta před ní, až jí někdo neuvěří a zvolá „lhář“. Pak se všechny kelímky zvednou a kdo se mýlil, přijde o kostku. Kdo má kostky jako poslední, vítězí.
liars_dice-about = Kostky pod kelímky a nabídky, které mohou lhát. Přihoď, nebo zvolej „lhář“.

## The board

liars_dice-now =
    { $count ->
        [0] Kolo { $round }, kostek ve hře: { $in_play }, zatím bez nabídky.
       *[other] Kolo { $round }, kostek ve hře: { $in_play }. Nabídka: { $count } × { $face } ({ $bidder }).
    }
liars_dice-field-left = Kostky
liars_dice-field-cup = Pod kelímkem
liars_dice-field-opened = Naposledy odkryto
liars_dice-progress = kolo { $number }

## What is asked

liars_dice-ask-bid =
    { $count ->
        [0] Začínáš: co nabídneš?
       *[other] Nabídka je { $count } × { $face }. Přihodíš, nebo zvoláš „lhář“?
    }
liars_dice-wait-bid = { $seat } přemýšlí: přihodit, nebo nevěřit?
liars_dice-help-bid = Nabídka je počet kostek a číslo: „bid 4 5“ říká, že pod všemi kelímky ukazují nejméně čtyři kostky číslo 5. Další nabídka musí jmenovat víc kostek, nebo stejně kostek s vyšším číslem. Kde je nejvyšší číslo žolík, platí za každé jiné. „liar“ nevěří poslední nabídce.
liars_dice-choice-bid = { $count } × { $face }
liars_dice-choice-liar = Lhář!
liars_dice-not-higher = Nabídka je { $count } × { $face }; jmenuj víc kostek, nebo stejně kostek s vyšším číslem.
liars_dice-not-so-many = Kostek ve hře je jen { $dice }.

## What is told

liars_dice-told-round =
    { $me ->
        [yes] Kolo { $round }. Všichni hodili a začínáš ty.
       *[no] Kolo { $round }. Všichni hodili a začíná { $seat }.
    }
liars_dice-told-you_rolled = Pod tvým kelímkem: { $dice }.
liars_dice-told-bid =
    { $me ->
        [yes] Nabízíš { $count } × { $face }.
       *[no] { $seat } nabízí { $count } × { $face }.
    }
liars_dice-told-called =
    { $me ->
        [yes] Voláš „lhář“!
       *[no] { $seat } volá „lhář“!
    }
liars_dice-told-showed =
    { $me ->
        [yes] Odkrýváš { $dice }.
       *[no] { $seat } odkrývá { $dice }.
    }
liars_dice-told-counted = Nabídka byla { $count } × { $face } a je jich { $found }.
liars_dice-told-lost_die =
    { $me ->
        [yes] Přicházíš o kostku; zbývá ti { $left }.
       *[no] { $seat } přichází o kostku; zbývá { $left }.
    }
liars_dice-told-out =
    { $me ->
        [yes] Přicházíš o poslední kostku a vypadáváš.
       *[no] { $seat } přichází o poslední kostku a vypadává.
    }
liars_dice-told-won =
    { $me ->
        [yes] Vítězíš.
       *[no] { $seat } vítězí.
    }

## Options of the table

liars_dice-option-dice = Kolik kostek má každý?
liars_dice-option-faces = Kolik stěn má kostka?
liars_dice-option-wild = Je některé číslo žolík?
liars_dice-option-wild-highest = Nejvyšší
liars_dice-option-wild-none = Žádné
liars_dice-option-length = Jak dlouhá je hra?
liars_dice-option-length-last_one = Dokud nezbude jeden
liars_dice-option-length-one_round = Jedno kolo
