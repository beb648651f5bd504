## What the house says of the game before it is played

rose-title = Jméno růže
rose-goal = V opatství se děje něco nekalého a každý z vás je tajně jedním z jeho šesti mnichů. Šest dní pohybujete všemi, šíříte podezření, sbíráte indicie a nedáváte na sobě znát, na kterém mnichovi vám záleží. Sedmý den vysloví každý podezření o každém; vyhrává ten, proti jehož mnichovi pak svědčí nejméně indicií.
rose-about = Šest mnichů a jeden jsi ty. Odvracej od něj podezření a nikdy neukaž, který to je.
rose-titles = Zima v opatství, Sedmý den, Svíčky a inkoust, Sníh na křížové chodbě, Tiché skriptorium, Po nešporách, Šest kápí, Po kompletáři
rose-length = 2 až 5 hráčů · asi 75 minut
rose-progress =
    { $number ->
        [7] kolo podezření
       *[other] den { $number } ze 6
    }
rose-came =
    { $evidence ->
        [one] 1 indicie
        [few] { $evidence } indicie
       *[other] { $evidence } indicií
    }
rose-mark =
    { $number ->
        [7] Kolo podezření
       *[other] Den { $number }
    }
