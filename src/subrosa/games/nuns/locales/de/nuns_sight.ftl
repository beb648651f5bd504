### Warum eine Wächterin einen Ort sieht oder nicht. Orte sind Nummern; „sie“ ist die Wächterin.

nuns-why-own = Eine Wächterin sieht immer den Ort, auf dem sie steht.
nuns-why-seen = Von { $from } aus sieht sie { $place }: Der Ort liegt vor ihr, und nichts steht dazwischen.
nuns-why-room = { $from } und { $place } liegen in einem Raum, und an diesem Tisch sieht eine Wächterin den ganzen Raum, in dem sie ist.
nuns-why-unmoved = Sie hat noch keinen Schritt gemacht: Sie blickt nirgendwohin und sieht nur ihren eigenen Ort.
nuns-why-behind = { $place } liegt hinter ihr: Sie sieht von ihrer Blickrichtung eine Vierteldrehung nach jeder Seite.
nuns-why-far = { $place } ist zu weit weg: So weit sieht sie nicht.
nuns-why-wall = Zwischen { $from } und { $place } steht eine Mauer.
nuns-why-door = Die Tür zwischen { $a } und { $b } verdeckt { $place } von { $from } aus; Türen verdecken, ob verschlossen oder nicht.
nuns-why-gate = Ein geschlossenes Tor verdeckt { $place } von { $from } aus.
nuns-why-corner = Die Linie von { $from } nach { $place } führt so dicht an einer Mauerecke vorbei, dass sie als verdeckt gilt.
nuns-why-shrine = Der Schrein ist verborgen: Niemand sieht hinein, und wer darin steht, sieht nicht hinaus.
nuns-why-elsewhere = { $place } liegt nicht im Raum von { $from }, und an diesem Tisch sieht eine Wächterin nur den Raum, in dem sie ist.
nuns-label-why = { $guard }: { $reason }
nuns-hint = ? und ein Ort, etwa ? 65, sagt, ob die Wächterinnen ihn sehen, und warum.
