## A match that is over, studied: what it gave away

study-title = Rozbor
study-of = { $game }: co se prozradilo
study-facts = Počet rozhodnutí: { $decisions }. Co plyne z pravidel, je fakt; co je jen pravděpodobné, je názor modelu { $model }.
study-notes = Co stojí za řeč
study-seats = Hráči
study-lines = Co mohli ostatní věřit o každém hráči
study-lines-why = Podíl pravdy, jak mu mohl věřit někdo, kdo se jen dívá.
study-moves = Co který tah prozradil
study-moves-why = V bitech: s každým bitem šla pravda uhodnout dvakrát snáz.
study-avoidable = Co šlo utajit
study-none-avoidable = Žádný jiný tah stejné ceny by neprozradil zřetelně méně.
study-guesses = Odhady
study-certain = jisté
study-percent = { $number } %
study-one-in = 1 z { $number }
study-bits = { $number } bitu
study-move = Tah { $number }
study-hard = fakt
study-soft = názor
study-in-secret = { $seat }: tajné rozhodnutí.
study-misled = zmátl je
study-told = prozrazeno
study-misled-short = zmateno
study-column-told = Prozrazeno
study-column-fact = Fakt
study-column-opinion = Názor
study-column-by_others = Od ostatních
study-column-by_chance = Náhodou
study-column-could_keep = Zbytečné
study-column-cost = Body, náhodně / nejlépe
study-column-right = Správně
study-column-luck = Štěstí
study-column-instead = Stejně dobré a tišší
study-quieter = Stejně dobré a tišší: { $tale }
study-column-less = Bitů méně
study-column-guessed = Odhad
study-column-truth = Pravda
study-column-believed = Víra
study-column-likeliest = Nejspíš

## Sentences about a match; what was done stands under them. Each game has its own for secrets that were found out
## (GAME-note-unmasked-KIND) or kept (GAME-note-kept-KIND)

study-note-loudest = Žádný tah neprozradil víc ({ $seat }): { $bits } bitu.
study-note-misled = Nejkrásnější falešná stopa, { $bits } bitu: { $seat }.
study-note-avoidable = { $seat }: stejně dobrý tah by ušetřil { $bits } bitu.
study-note-by_others = { $seat }: víc prozradili ostatní, { $bits } bitu.
study-note-lucky = { $seat }: šťastné odhady. Správně { $right } z { $guesses }, čekat se dalo { $expected }.
study-note-unlucky = { $seat }: smolné odhady. Správně { $right } z { $guesses }, čekat se dalo { $expected }.

## The page

study-see = Ukázat v záznamu
study-picture = Obrázek
study-data = Data
study-as-tables = Ukázat křivky jako tabulky
study-as-graphs = Ukázat křivky
study-choose = Který tah?
study-whose = Čí tahy?
study-sort = Která tajemství?
study-believed-at = Čemu mohli věřit po tahu { $number }
study-told-bits = Prozradil { $bits } bitu
study-misled-bits = Zmátl o { $bits } bitu
study-told-nothing = Neprozradil nic.
study-less = Stejně dobrý tah by prozradil o { $bits } bitu méně:
study-now = Odtud už známo nadobro
study-truth = pravda
