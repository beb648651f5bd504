## Why a good player would do that: novices

nuns-hint-key = Steps left to her key: { $count } instead of { $instead }.
nuns-hint-wish = Steps left to her wish: { $count } instead of { $instead }.
nuns-hint-home = Steps left to her cell: { $count } instead of { $instead }.
nuns-hint-takes_key = It gets her the key.
nuns-hint-takes_wish = It gets her what she secretly wishes for.
nuns-hint-takes_home = It brings her home with key and wish.
nuns-hint-caught = The risk that a guard catches her: { $count } % instead of { $instead } %.
nuns-hint-seen = Places of her way that a guard sees: { $count } instead of { $instead }.
nuns-hint-heard = The guards hear her on { $count } of { $faces } faces of the die instead of { $instead }.
nuns-hint-expected = How likely the guards would think her there: { $count } % instead of { $instead } %.
nuns-hint-open = Places on which she could then be for the guards: { $count } instead of { $instead }.
nuns-hint-dark = It ends in the dark.
nuns-hint-turn = On the run again, her risk of being caught would be only { $share } %.
nuns-hint-stay = On the run again, her risk of being caught would be { $share } %.
nuns-hint-blessed = She has been heard, and the blessing can still help.
nuns-hint-unheard = Nobody hears her: the blessing can be kept.
nuns-hint-in_vain = The blessing would hardly help: better to keep it.
nuns-hint-tokens = Places from which the noise could come: { $count } instead of { $instead }.
nuns-hint-misleads = It leads the nearer guard astray.
nuns-hint-astray = Steps between the noise and her: { $count } instead of { $instead }.

## The same: guards

nuns-hint-free = The false noise lets the guard leave her path.
nuns-hint-no_noise = To leave the path would bring too little: better to keep the false noise.
nuns-hint-catches = Novices it catches for certain: { $count } instead of { $instead }.
nuns-hint-sight = The chance to bring a novice in sight: { $count } % instead of { $instead } %.
nuns-hint-hears = The chance to hear a novice afterwards: { $count } % instead of { $instead } %.
nuns-hint-clears = Places it looks at where novices may be: { $count } instead of { $instead }.
nuns-hint-bound = She is bound to her path, and what she sees tells the other where to go.
nuns-hint-both = The chance that both together bring a novice in sight: { $count } % instead of { $instead } %.
nuns-hint-path = Along it { $share } % more novices are to be expected.
nuns-hint-reroll = The die shows { $die }: it can hardly get worse.
nuns-hint-no_reroll = The die shows { $die }: that is good enough.
nuns-hint-sharpen = One step farther somebody may be in hearing: { $share } %.
nuns-hint-no_sharpen = One step farther there is hardly anybody: { $share } %.
