### Les règles sur la page

rules-guide = Comment jouer
rules-every = Toutes les règles
rules-english = Les règles numérotées sont rédigées en anglais ; « Comment jouer » les explique en français.
rules-search-every = Chercher aussi dans les règles numérotées
