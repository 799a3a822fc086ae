import type { AnagramPuzzle, AssociationPuzzle, Lexicon, PatternPuzzle, TargetWord } from '../lexicon/lexicon';
import { isDerived } from '../lexicon/word-forms';
import { WORDS } from './small-lexicon-words';

/*
 * A lexicon small enough to read, for tests of the games: 156 words of all bands and a few puzzles of every kind.
 * Its dictionary contains every form used here, and more that fit the puzzles but are not listed with them.
 */

/** word: answers */
const ANAGRAMS = `
tires: rites tiers tries
aside: aides ideas
gals: slag
cows: scow
kits: skit
broth: throb
sword: words
ready: deary
leash: heals
sale: seal
deaf: fade
slip: lips lisp
thready: hydrate
except: expect
spear: pears spare
salesmen: nameless
raise: arise
twos: stow
schematic: catechism
aims: amis
`;

/** three words: answer, then other right answers */
const ASSOCIATIONS = `
stick back church: yard
book foot bank: note
candle chop match: stick sticks wood
water man brain: power bird dead powers
day land pipe: dream
head stand rubber: band hard
secret knot roof: top
release trouser wine: press
note launching knee: pad
dead rash shield: heat
tease landing film: strip
cross man mother: country
speed sand clap: trap
pane sill shop: window
meat tooth pea: sweet
system bound hair: root
needle ball view: point points
brief lower law: case
junk order voice: mail
coat tree spinning: top
`;

/** pattern: answers */
const PATTERNS = `
__ave__: heavens travels bravery bravest bravely
de____t: dessert dentist deposit dearest delight deepest descent
r__or_: report record rumors resort reform reborn
__a__st: against nearest dearest analyst meanest bravest pianist weakest
__c__on: section auction fiction suction raccoon
__n_al: mental manual annual dental denial rental
for__: force forth forms forks forum
_an__e: handle manage candle mantle canine dangle
ki__: kind kill kids king kiss kick kite kilo
dri__: drink drive drill drift dried
b__ze_: buzzer blazes blazer buzzes brazen
cho__: chose choke chops choir chord
_eac_: teach peace reach beach react peach
___low: follow fellow yellow pillow mellow wallow
_a_s__e: massage massive sausage passage capsule passive
__n__al: funeral cynical mineral conceal minimal
s__r__e: storage sunrise sterile sparkle startle
t__le_: toilet tables taller teller titles tablet tailed
cre__: cream creep crews crest creme
_u_dl_: bundle huddle cuddle puddle cuddly
`;

/** Forms of the dictionary that appear nowhere else. */
const FURTHER_FORMS = `
zippy
acquaint aesir aides aims ales allay altogether amenia amigo amis anchor anemia anthrax apers apply apres arches archon argentite
arise aside asper astelic atrocious attempt autograph averts beefy bellow benevolent bilk binding blameless bluest bluets
bookkeeper branch brief bright broth bunch bungalow bustle butles caper catechism channel chares chaser chop cine cloudy coercion
cohort collusion commender compound comprise confidence conjure consonant construct convulse cosmonaut cows crape creatinine cruet
curbs curet cuter damner database deaf deary defeat deficient deport deray dilute diploma dire dirled disappoint disciple
discredit dolt dominance dorm dote dreidl drows economy elastic enhance enjoin equal eruct eschar example except exclude exempla
exonerate expect fade failure fashion feated ferocious fetors fiber fibre firsthand flitter follower foreclose foremost forest
formulate fortes foster frontier gals geography granddaddy hales halse hapless heals host hots humiliate humor hydrate ideas imago
imbue imitancy immerse impel incinerate inkles insistent inspire integrate interim internal intimacy intrusion ired jetty kaput
karaoke kinship kist kits laciest lags lameness lase latent latices latten leas leash levanter likens lips lisp lums lunacy luster
lustre luters maleness maneless maniacal manicure manred minacity mind mintier mohur monoecy motivate nameless nice obstruct
occupied oddly originate ornery overhaul owts pacer panicked pares parse patters pears pectoral phobia pinkish pirnies plashes
ported potency prase presa presuppose prime profess proffer pump quale raches raise rancho randem rapes ravenous rayed ready reaps
recap recommend recut redtop reek reist reke relevant remand remitters repute resit result riddle ride rites rodeo rummy rustle
saim sale salesmen salicet schematic scow scrub seal search selah serai setae shale sheal shine shot silken sima skit slae slag
slip slum snipier softer soth spackle spaer spare spatter spear spinier starve stealthy stire stow strength sublet substance
subtle succession supremacy sutler sword swot talent talkie tapster tavers tease termini thready throb thunderous tiers tiks
tintiness tires toed told tosh tower township tows traves tries trimester trimeters triumph troped truce twoer twos ulster
underline underpass unload uptak vaster vegetation venous venture wedge week words wost wots wrangler wrote yeard gravely slavers
knavery slaveys cravers reavers deerlet dearest dewiest deficit deorbit delimit record rework recork rewore rigors retore stalest
pianist deafest searest brawest piarist sacaton rockoon pocoson decagon faction exciton genial menial monial pennal jingal penial
forza forbs forgo foram forms forth wangle dangle jangle fangle candie yankie kite kids kick kipe kilt drill dries dript dried
drice drink bonzer brazed blazed boozes bonzes brazen choom chota chows chore chook chout peace leach peach teach beach reach
follow wallow pillow hollow onflow barlow dayside waesome massive bassine banshee passage acnodal censual sinical genital lingual
minimal supreme startle smartie sunrise starnie saprobe tholes tellen tooler tuples titles tulles creep cress credo cream creel
creed puddly rundle cuddle bundle buddle nurdle
`;

const SENTENCES = `
My grandmother kept one drawer for string and a second drawer for string too short to use.
The cat has decided that the new sofa is hers and that the receipt is also hers.
Nobody has read the manual for the oven, and it shows every time we attempt bread.
I found the missing sock inside the duvet cover, where it had clearly been living for some time.
The bathroom tap drips in waltz time, which would be charming if anyone here could dance.
We named the vacuum cleaner Gerald, and now no one has the heart to replace him.
Dad labels every box in the attic, but the labels all say "miscellaneous" in the same firm hand.
There is a spider above the shower who has seen more of this family than the doctor has.
The toaster has seven settings, six of which produce charcoal in slightly different moods.
She waters the plastic fern every Sunday because the real one died of being left out.
The meeting about having fewer meetings has been moved to Thursday and will now take all day.
Our printer works perfectly, provided that nobody is in a hurry or standing near it.
She resigned by cake, in blue icing, and the manager had eaten half before he read it.
The intern asked what the company makes, and eleven people looked down at their shoes.
He typed "best regards" so often that he signed his wedding register with it.
The lift is out of order, but the poster inside it about teamwork is still lit.
A pigeon got into the archive and was filed, after a short discussion, under correspondence.
The accountant laughed once, in April, and the whole floor came round to see the figure.
Nobody knows who waters the office plants, and the plants are beginning to look at us.
My job is to check the work of a machine whose job is to check the work of me.
`;

const PASSAGES = `
My great-uncle Osric repaired clocks in a shop so narrow that customers had to leave in the order they came in. He owned no watch. When anyone asked him the time he would look slowly along the wall, where some eighty clocks held some eighty opinions, and he would choose the one he felt sorriest for. People missed trains because of him, and a few missed weddings, and at least one of these people sent him a bottle of port every year until he died.
The piano teacher lived above the fish shop, and to this day I cannot hear a scale without thinking of haddock. She had a ruler, which she used only for drawing lines, and a metronome that she addressed as Colonel. If you played badly she looked out of the window. If you played well she also looked out of the window, but she hummed. In six years I never learned to read music properly, but I can tell from behind what sort of mood a person is in.
The hotel had been built for a railway that never came. It stood on the moor with forty bedrooms and a booking hall, and on its roof there was a clock so large that shepherds used it, although it had stopped at ten to four. The owner met us with a lantern. She said that dinner was at eight, that the ghost was only a draft, and that if we heard a train in the night we should on no account go down to the platform, as it was not safe and the refreshment room was closed.
There is a lake in the north that belongs to nobody. Two villages lie on it, and each has papers to prove that it is the other's. It began over the cost of a jetty. Whoever owned the lake would have to mend it, and so for a hundred and ten years both villages have rowed past the broken jetty and tutted. The fish have done very well. Last summer a stranger asked who he should see about a permit, and the two mayors began to laugh at the same time and had to sit down.
`;

const linesOf = (text: string) => text.trim().split('\n');
const wordsOf = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean);
const pairOf = (line: string): [string, string[]] => {
  const [left = '', right] = line.split(':');
  return [left, wordsOf(right)];
};

function targetWord(line: string): Omit<TargetWord, 'nearMisses'> {
  const [word = '', part, band, definition = '', hint = '', synonyms, close] = line.split('|').map((cell) => cell.trim());
  return {
    word,
    part: part as TargetWord['part'],
    band: Number(band) as TargetWord['band'],
    definition,
    hint,
    sense: 'as in the dictionary',
    synonyms: wordsOf(synonyms),
    close: wordsOf(close),
  };
}

/** Gives each word the others of its part of speech and band, but its synonyms, as wrong answers. */
function withNearMisses(words: readonly Omit<TargetWord, 'nearMisses'>[]): TargetWord[] {
  const mean = (one: (typeof words)[number], other: string) => one.synonyms.includes(other) || one.close.includes(other);
  return words.map((each) => ({
    ...each,
    nearMisses: words
      .filter((other) => other !== each && other.part === each.part && other.band === each.band)
      .filter((other) => !mean(each, other.word) && !mean(other, each.word))
      .map(({ word }) => word)
      .slice(0, 6),
  }));
}

function association(line: string): AssociationPuzzle {
  const [words, [answer = '', ...alsoRight]] = pairOf(line);
  const [first = '', second = '', third = ''] = wordsOf(words);
  return { words: [first, second, third], answer, alsoRight };
}

/** @returns a new copy of the small lexicon. */
export function smallLexicon(): Lexicon {
  const words = withNearMisses(linesOf(WORDS).map(targetWord));
  const anagrams: AnagramPuzzle[] = linesOf(ANAGRAMS)
    .map(pairOf)
    .map(([word, answers]) => ({ word, answers }));
  const associations = linesOf(ASSOCIATIONS).map(association);
  const patterns: PatternPuzzle[] = linesOf(PATTERNS)
    .map(pairOf)
    .map(([pattern, answers]) => ({ pattern, answers }));
  const byWord = new Map(words.map((entry) => [entry.word, entry]));
  const forms = new Set([
    ...wordsOf(FURTHER_FORMS),
    ...words.flatMap(({ word, synonyms, close }) => [word, ...synonyms, ...close]),
    ...anagrams.flatMap(({ word, answers }) => [word, ...answers]),
    ...associations.flatMap(({ words, answer, alsoRight }) => [...words, answer, ...alsoRight]),
    ...patterns.flatMap(({ answers }) => answers),
  ]);
  const isWord = (text: string) => forms.has(text.trim().toLowerCase());
  return {
    words,
    wordsOfBand: (band) => words.filter((entry) => entry.band === band),
    entry: (word) => byWord.get(word.trim().toLowerCase()),
    isWord,
    isKnown: (text) => isWord(text) || isDerived(text, isWord),
    anagrams,
    associations,
    patterns,
    sentences: linesOf(SENTENCES),
    passages: linesOf(PASSAGES),
  };
}
