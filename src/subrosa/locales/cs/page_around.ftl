## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Hrát dál odtud
replay-play-on-how = Po tahu { $move } začne váš vlastní stůl, tak jak tehdy stál. Ostatní místa obsadí boti; co přijde dál, je otevřené, a náhoda losuje znovu.
replay-play-on-as = Na čím místě?
replay-play-on-bots = Jak dobří budou boti?
replay-to-end = Zpět na konec
replay-clip = Pohyblivý obrázek
replay-clip-how = Poslední tahy až po tento okamžik v jednom pohyblivém obrázku, na památku nebo pro přátele
replay-holds = Drží: { $things }
replay-key-mark-before = K předchozímu označenému okamžiku
replay-key-mark-after = K dalšímu označenému okamžiku
