## Moments on the stage; own: my own novice

nuns-tale-deal = The novices slip out of their cells.
nuns-tale-seen-by = The { $guard } sees { $novice } on { $place }.
nuns-tale-seen-mine = You are seen on { $place }.
nuns-tale-seen-mine-by = The { $guard } sees you on { $place }.
nuns-tale-heard = The { $guard } hears { $novice }.
nuns-tale-caught = The { $guard } catches { $novice } on { $place }.
nuns-tale-caught-own = You are caught on { $place } by the { $guard }. You walk home; the way is next.
nuns-tale-key = You have the key. Now for your wish.
nuns-tale-wish = You have your wish. Now home.

## Signs on the line of a replay

nuns-moment-seen = A novice is seen
nuns-moment-caught = A novice is caught
nuns-moment-heard = A noise is heard

## Around the match

nuns-watch = You see what the guards see: light, noise, and novices who are caught or in sight. Their secret ways stay dark until the end.
nuns-part-guards = guards
nuns-part-novices = novice
