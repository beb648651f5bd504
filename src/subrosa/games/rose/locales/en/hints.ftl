## Why a good player would do that

rose-hint-own = Your monk would have { $count } evidence after tonight instead of { $instead }.
rose-hint-own_suspicion = The suspicion against your monk would be { $count } instead of { $instead }.
rose-hint-hurts = { $monk } would have { $count } evidence after tonight instead of { $instead }.
rose-hint-hurts_of = { $monk } would have { $count } evidence after tonight instead of { $instead }, and { $seat } is most likely { $monk } ({ $share } %).
rose-hint-suspects = The suspicion against { $monk } would be { $count } instead of { $instead }.
rose-hint-suspects_of = The suspicion against { $monk } would be { $count } instead of { $instead }, and { $seat } is most likely { $monk } ({ $share } %).
rose-hint-night = The day goes on. Whoever ends it takes the event card, which counts { $points } evidence.
rose-hint-tiles = It leaves you more time tiles: { $count } instead of { $instead }.
rose-hint-told = Whoever reads your play would take you for { $monk }: { $count } % instead of { $instead } %.
rose-hint-marker = { $monk } gets { $points } evidence, and is more dangerous to you than the other.
rose-hint-marker_of = { $monk } gets { $points } evidence, and { $seat } is most likely { $monk } ({ $share } %).
rose-hint-fits = How likely { $seat } is { $monk }: { $count } %; { $other }: { $instead } %.
rose-hint-kept = { $monk } fits { $seat } better: { $share } %.
