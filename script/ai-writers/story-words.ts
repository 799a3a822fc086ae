const list = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/);

/** Words and phrases that the packages call crude in some slang, but that stories need: a chink of light, a big black car. */
export const STORY_WORDS: ReadonlySet<string> = new Set([
  ...`balls beanbags bestial bluegum bluegums bogan bondage booby breasts butt chink chinks chugs clansmen clanswomen cocks
    dammit damn damned dike dikes flange gables geez geni god goddamn goddamned goddam greaser greasers gringo gringos gubs gummer
    gypsies hillbillies hillbilly hoare hoer hoes honkers hork jeez jiggers jiggs jiggy jigs kimchis kushi limy looser lugan mams muff
    nazi niggard niggarded niggarding niggardliness niggards niggle niggled niggles niggling nigglings nude nudes orga pansies pegging
    piker pikers playboy pollocks pom poms poof poop pooper prick pricks pron prostitute puss pussycat scat scissoring sextant shag shrimping
    slimeball sloper slopers smut snatch snigger sniggered sniggering sniggers snowballing sodom spick spunk stringer suck sucks
    swallower swastika taff tinkers twink twinkie undressing usama willie willy yanks`.split(/\s+/),
  ...list(`
    big black | deep throat | dog style | eight balls | girl on | god damn | god-dam | god-damned | hot chick | how to kill | how to murder
    huge fat | jelly donut | leather restraint | lemon party | make me come | mound of venus | mr hands | one guy one jar | pleasure chest
    round eyes | strap on | strip club | sultry women | tainted love | taste my | tight white | tongue in a | violet wand | white power
    wrapping men`),
]);

/** Words that no package lists, or only one, and that belong to no story for everybody. */
export const UNFIT_BESIDES: readonly string[] =
  `arousal erection fondle fondled fondles fondling foreplay fornicate fornicated fornicating fornication horny kinky libido
    orgasmic panties stripper strippers striptease topless motherfuck bullcrap dickwad assclown`.split(/\s+/);
