### Proč strážkyně vidí, nebo nevidí nějaké místo. Místa jsou čísla; „ona“ je strážkyně.

nuns-why-own = Strážkyně vždy vidí místo, na kterém stojí.
nuns-why-seen = Z místa { $from } vidí místo { $place }: leží před ní a nic nestojí mezi nimi.
nuns-why-room = Místa { $from } a { $place } jsou v jedné místnosti a u tohoto stolu vidí strážkyně celou místnost, ve které je.
nuns-why-unmoved = Ještě neudělala žádný krok: nikam se nedívá a vidí jen své vlastní místo.
nuns-why-behind = Místo { $place } leží za ní: od směru svého pohledu vidí čtvrt otočky na každou stranu.
nuns-why-far = Místo { $place } je příliš daleko: tak daleko nevidí.
nuns-why-wall = Mezi místy { $from } a { $place } stojí zeď.
nuns-why-door = Dveře mezi místy { $a } a { $b } zakrývají výhled z místa { $from } na místo { $place }; dveře zakrývají, ať jsou zamčené, nebo ne.
nuns-why-gate = Zavřená brána zakrývá výhled z místa { $from } na místo { $place }.
nuns-why-corner = Čára z místa { $from } na místo { $place } vede tak těsně kolem rohu zdi, že platí za zakrytou.
nuns-why-shrine = Kaplička je skrytá: nikdo nevidí dovnitř a zevnitř není vidět ven.
nuns-why-elsewhere = Místo { $place } není v místnosti místa { $from } a u tohoto stolu vidí strážkyně jen místnost, ve které je.
nuns-label-why = { $guard }: { $reason }
nuns-hint = ? a místo, třeba ? 65, řekne, zda ho strážkyně vidí a proč.
