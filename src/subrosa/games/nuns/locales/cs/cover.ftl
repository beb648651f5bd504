## What the house says of the game before it is played

nuns-title = Nuns on the Run
nuns-goal = V klášteře je noc a každá novicka se vykradla ze své cely: nejdřív potřebuje klíč, pak tajné přání, které jím odemkne, a do rána musí být zpátky v posteli. Nikdo nevidí, kam jde, ale abatyše a převorka obcházejí své trasy s lucernou v ruce a s ušima nastraženýma, a koho uvidí nebo uslyší, toho mohou honit. Každá novicka hraje sama za sebe a vyhrává, když se se svým přáním vrátí domů. Strážkyně hrají proti všem a vyhrávají, když chytí novicky dost často, nebo když dřív nastane ráno.
nuns-about = V noci vyklouzni z cely a dones si své tajné přání. Nenech se vidět ani slyšet.
nuns-titles = Neděle v klášteře, Bosky po kameni, Vrzající dveře, Zhasněte, Noc pro zákusek, Pst, Měsíc nad klášterem, Dvě lucerny
nuns-length = 2 až 8 hráčů · patnáct kol
nuns-progress = kolo { $number }
nuns-came = kolo { $rounds }
nuns-mark = Kolo { $number }
nuns-chair =
    { $seat ->
        [1] vede strážkyně
        [2]
            { $seats ->
                [8] vede převorku
               *[other] novicka
            }
       *[other] novicka
    }
nuns-side-guards = Strážkyně
nuns-side-novices = Novicka
