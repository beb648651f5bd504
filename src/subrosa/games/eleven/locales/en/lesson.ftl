## The lesson, at most sixty words a thought

eleven-lesson-goal-title = Find the Chosen One
eleven-lesson-goal = One of eight characters can save the world. His card was set aside. You hold a card that is surely not he; the rest lie with the others or in the pile of the unknown. A hero brings the Chosen One to the organ with fifteen sheets of music.
eleven-lesson-auction-title = Time is money
eleven-lesson-auction = Every hour has its event; then the places in the order of play are auctioned, for time. Early choosers get the best figure; the last one may set a location tile. Time is your life: at 0 you are out. Bid little at first; passing costs nothing.
eleven-lesson-clue-title = Lay a clue
eleven-lesson-clue = Now clues come onto the map, one from each but the first in order. A figure that walks over a clue may take it, and a clue handed in makes an action stronger. Lay yours where you may pass soon, not where the others are.
eleven-lesson-figure-title = Any figure, for this turn
eleven-lesson-figure = In your turn you lead any figure that nobody has led this hour. It tells nothing about your own card. Each has an ability that works at once: point at a portrait, or tap it, to read it. Choose one.
eleven-lesson-gears-title = Turn the gears
eleven-lesson-gears = Three gears turn together, by one, two or three teeth, for 1 time each. They then show a transport, a number of steps, and the action of this turn. Look at what each would show before you pay.
eleven-lesson-move-title = Walk, ride, or stay
eleven-lesson-move = Steps cost 1 time each, up to the number shown. One ride with the transport shown is free, from a field of its colour to another. Clues on the way may be taken. Staying costs nothing and is often wise.
eleven-lesson-investigate-title = Who is it not?
eleven-lesson-investigate = Investigating shows you a card, drawn by lot, from another player’s hand or the pile of the unknown. A character you have seen is not the Chosen One. Cross them out until one is left. A look costs no time, but the others are looking too.
eleven-lesson-organ-title = Where is the organ?
eleven-lesson-organ = Four slots of the compass narrow down where the organ can be: north, south, west and east of buildings. Whoever is last in an hour’s order may set a location tile there. With the fourth the organ comes onto the map.
eleven-lesson-fenrir-title = In hour five the wolf wakes
eleven-lesson-fenrir = Then secret roles are dealt, and one of you is Fenrir, who wants to catch the Chosen One. Whoever thinks he can win declares victory, names the Chosen One, and must succeed in that same turn. After hour eleven all lose.
eleven-lesson-declare-title = To declare
eleven-lesson-declare = In a turn of yours you may declare victory: name the Chosen One, and from then on lead that figure to the organ, with fifteen sheets, before the turn ends. If the name is wrong, or you do not arrive, you are out. The window shows beforehand what each turn of the gears would still allow.
eleven-lesson-wolf-title = If you are Fenrir
eleven-lesson-wolf = Then you need two wolf marks on your tiles, twelve sheets and the right name. You lead the figure of your own card and have to reach the Chosen One. Until then do as heroes do: look, compose, bid. Who looks at nobody, or hurries after one figure, is soon suspected. Play on!
