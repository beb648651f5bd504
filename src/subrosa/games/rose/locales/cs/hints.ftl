## Proč by to dobrý hráč udělal

rose-hint-own =
    Tvůj mnich by po dnešní noci měl { $count ->
        [one] { $count } indicii
        [few] { $count } indicie
       *[other] { $count } indicií
    } místo { $instead }.
rose-hint-own_suspicion = Podezření proti tvému mnichovi by bylo { $count } místo { $instead }.
rose-hint-hurts =
    { $monk } by po dnešní noci měl { $count ->
        [one] { $count } indicii
        [few] { $count } indicie
       *[other] { $count } indicií
    } místo { $instead }.
rose-hint-hurts_of =
    { $monk } by po dnešní noci měl { $count ->
        [one] { $count } indicii
        [few] { $count } indicie
       *[other] { $count } indicií
    } místo { $instead }, a { $seat } je nejspíš { $monk } ({ $share } %).
rose-hint-suspects = { $monk }: podezření by bylo { $count } místo { $instead }.
rose-hint-suspects_of = { $monk }: podezření by bylo { $count } místo { $instead }, a { $seat } je nejspíš { $monk } ({ $share } %).
rose-hint-night =
    Den pokračuje. Kdo ho ukončí, bere kartu události, a ta znamená { $points ->
        [one] { $points } indicii
        [few] { $points } indicie
       *[other] { $points } indicií
    }.
rose-hint-tiles = Zbude ti víc žetonů času: { $count } místo { $instead }.
rose-hint-told = Kdo tvou hru čte, myslel by si o tobě „{ $monk }“ na { $count } % místo { $instead } %.
rose-hint-marker =
    { $monk } dostane { $points ->
        [one] { $points } indicii
        [few] { $points } indicie
       *[other] { $points } indicií
    } a je pro tebe nebezpečnější než ten druhý.
rose-hint-marker_of =
    { $monk } dostane { $points ->
        [one] { $points } indicii
        [few] { $points } indicie
       *[other] { $points } indicií
    } a { $seat } je nejspíš { $monk } ({ $share } %).
rose-hint-fits = { $seat } je { $monk } na { $count } %, { $other } na { $instead } %.
rose-hint-kept = { $monk } se víc hodí k někomu jinému: { $seat }, { $share } %.
