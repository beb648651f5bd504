### The rules on the page

rules-guide = How to play
rules-every = Every rule
rules-english = The numbered rules are written in English; how to play is told in your language.
rules-search-every = Search the numbered rules too
