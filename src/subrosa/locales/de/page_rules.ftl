### Die Regeln auf der Seite

rules-guide = So wird gespielt
rules-every = Alle Regeln
rules-english = Die nummerierten Regeln sind auf Englisch geschrieben; wie gespielt wird, steht unter „So wird gespielt“ auf Deutsch.
rules-search-every = Auch in den nummerierten Regeln suchen
