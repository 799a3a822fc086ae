import { classOfNoun } from '../../language/noun-classes';
import { escapedForPattern, withoutSpeech } from '../../text-tools';

const owner = 'the|a|an|my|our|your|his|her|their';
const talk =
  'said|says|asked|asks|told|tells|whispered|whispers|replied|replies|answered|answers|squeaked|squeaks|promised|explained|sang|sings';

const isAnimal = (word: string) => word === 'animal' || classOfNoun(word, word.replace(/s$/, '')) === 'animal';

/** Whether any animal stands in a text, of which there are none in most. */
export function holdsAnimal(told: string): boolean {
  return (told.match(/\b\p{Ll}{2,}\b/gu) ?? []).some(isAnimal);
}

/** Whether a name is that of an animal of the story: the cat, Abbess; a dog called Minister. */
export function isAnimalName(told: string, name: string): boolean {
  const plain = escapedForPattern(name);
  const beside = [
    `((?:${owner}) (?:[\\p{Ll}’']+ ){0,2}(?!(?:called|named|is|was)\\b)\\p{Ll}+),? ${plain}\\b`,
    `\\b${plain} ((?:${owner}) (?:\\p{Ll}+ )?\\p{Ll}+)(?=[,.!?]| and\\b|$)`,
    // 'Whether the animal was deductible. "That's Gerald," said the farmer.'
    `((?:${owner}) [^.!?]{3,40})[.!?]["”]?\\s+["“]?(?:That|This|It)(?:[’']s| is) ${plain}\\b`,
  ];
  const isOf = (words: readonly string[]) => words.some(isAnimal);
  return isNameOf(told, name, isOf) || holdsKind(told, beside, isOf);
}

/**
 * Whether a story says that a name is that of something of a kind: the station is called Amelia; Amelia, the station. Where both only
 * stand beside each other ('through the window Tom saw', 'she threw Tom the rope'), few things are the name's.
 */
export function isNameOf(told: string, name: string, isKind: (words: string[]) => boolean): boolean {
  const plain = escapedForPattern(name);
  const naming = [
    `((?:${owner}) (?:[\\p{Ll}’']+ ){0,2}(?!(?:called|named|is|was)\\b)\\p{Ll}+),? (?:(?:who )?(?:is |was )?(?:called |named )|whose name (?:is|was) )${plain}\\b`,
    `((?:${owner}) (?:\\p{Ll}+ )?\\p{Ll}+)[’']s name (?:is|was) ${plain}\\b`,
    // "The colonel's parrot. I had asked for the artillery. Its name was Bismarck"
    `((?:${owner}) [^"“”]{3,120})[.!?]\\s+Its name (?:is|was) ${plain}\\b`,
    // 'The fishing boat Constance rolled', and not 'through the window Tom saw'.
    `(?:^|[.!?]\\s+)((?:${owner}) (?:\\p{Ll}+ )?\\p{Ll}+) ${plain}\\b`,
    `\\b${plain}(?:,| is| was) ((?:${owner}) (?:\\p{Ll}+ )?\\p{Ll}+)(?=[,.!?]| and\\b|$)`,
  ];
  return holdsKind(told, naming, isKind);
}

/** Whether the words that one of these patterns finds are of a kind. */
function holdsKind(told: string, patterns: readonly string[], isKind: (words: string[]) => boolean): boolean {
  return patterns.some((pattern) =>
    [...told.matchAll(new RegExp(pattern, 'giu'))].some(([, words = '']) => isKind(words.split(/[^\p{L}]+/u))),
  );
}

/** Parts of vehicles and animals by which a name is known as theirs: a knock on her hull; Senga lifted her tail. */
const PARTS =
  '(?:hull|keel|engine|bonnet|radiator|gearbox|wheels|tyres|tires|propeller|rudder|masts?|sails|bilges|tail|hooves|hoofs|paws|mane|muzzle|snout|fur|beak|feathers)';

/** Whether somebody is the body of a vehicle or an animal, and says nothing. */
export function hasOtherBody(told: string, name: string): boolean {
  const plain = escapedForPattern(name);
  const has = new RegExp(
    `\\b${plain}\\b[^.!?\\n"“”]{0,90} (?:(?:her|his|its)|on (?:two|three|four)) ${PARTS}\\b|\\b${plain}[’']s ${PARTS}\\b`,
    'u',
  );
  return has.test(told) && !talksIn(told, name);
}

/** Whether a turn tells of an animal that talks nowhere in the story, so that what is said may be meant for it. */
export function holdsMute(turn: string, told: string): boolean {
  const animals = new RegExp(`(?<!\\b(?:as|like) )\\b(?:${owner}) (?:\\p{Ll}+ ){0,2}?(\\p{Ll}+)\\b`, 'giu');
  return [...withoutSpeech(turn).matchAll(animals)].some(([, noun = '']) => isAnimal(noun.toLowerCase()) && !talksIn(told, noun));
}

/** Whether something that is called 'it' talks in a story, so that the dragon may. */
export function letsItTalk(told: string): boolean {
  return new RegExp(`["”],? it (?:${talk})\\b`, 'u').test(told);
}

/** Whether a story lets somebody talk. */
export function talksIn(told: string, name: string): boolean {
  const plain = escapedForPattern(name.replace(/^the /, ''));
  const named = `(?:the \\p{Ll}+(?: \\p{Ll}+)?,? (?:whose name (?:is|was)|(?:who (?:is|was) )?(?:called|named)) )?`;
  return new RegExp(`\\b${plain}(?: \\p{Ll}+ly)? (?:${talk})\\b|["”],? (?:${talk}) (?:the )?${named}${plain}\\b`, 'u').test(told);
}
