### Pravidla na stránce

rules-guide = Jak se hraje
rules-every = Všechna pravidla
rules-english = Číslovaná pravidla jsou psána anglicky; česky je hra vyložena v části „Jak se hraje“.
rules-search-every = Hledat i v číslovaných pravidlech
