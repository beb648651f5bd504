## Proč by to dobrý hráč udělal

rose-hint-own = Tvůj mnich by měl po dnešní noci tolik indicií: { $count } místo { $instead }.
rose-hint-own_suspicion = Podezření proti tvému mnichovi by bylo { $count } místo { $instead }.
rose-hint-hurts = { $monk } by měl po dnešní noci tolik indicií: { $count } místo { $instead }.
rose-hint-hurts_of = { $monk } by měl po dnešní noci tolik indicií: { $count } místo { $instead }, a { $seat } je nejspíš { $monk } ({ $share } %).
rose-hint-suspects = { $monk }: podezření by bylo { $count } místo { $instead }.
rose-hint-suspects_of = { $monk }: podezření by bylo { $count } místo { $instead }, a { $seat } je nejspíš { $monk } ({ $share } %).
rose-hint-night = Den pokračuje. Kdo ho ukončí, bere kartu události, a ta platí za tolik indicií: { $points }.
rose-hint-tiles = Zbude ti víc žetonů času: { $count } místo { $instead }.
rose-hint-told = Kdo tvou hru čte, myslel by si o tobě „{ $monk }“ na { $count } % místo { $instead } %.
rose-hint-marker = { $monk } dostane indicie ({ $points }) a je pro tebe nebezpečnější než ten druhý.
rose-hint-marker_of = { $monk } dostane indicie ({ $points }) a { $seat } je nejspíš { $monk } ({ $share } %).
rose-hint-fits = { $seat } je { $monk } na { $count } %, { $other } na { $instead } %.
rose-hint-kept = { $monk } se víc hodí k někomu jinému: { $seat }, { $share } %.
