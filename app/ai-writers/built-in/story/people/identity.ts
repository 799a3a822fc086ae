import { escapedForPattern, sentencesOf } from '../../text-tools';
import type { Person } from '../story';
import { rolePronouns, rolesIn } from './roles';

/** Characters within which 'her name was Lorna' names the woman who was spoken of before. */
const STILL_SPOKEN_OF = 500;
/** Characters around a speech within which 'she said' is about it. */
const BESIDE = 60;

const owner = '(?:the|an?|our|my|his|her|their)';
/** Words between an article and its noun, owners included: the goat's campaign manager. */
const describing = "(?:(?!(?:of|and|or|in|with|to|from|at|on|who|was|is|said)\\b)[\\w’'-]+ ){0,3}";
const introduces = "(?:I[’']m|I am|[Mm]y name(?:[’']s| is)|[Cc]all me)";

/** The ways to say that somebody of this name has this role. */
function namings(name: string, noun: string): string[] {
  const introduced = `${introduces} ${name}`;
  return [
    // Ruth the nurse; Brenda, the goat's campaign manager; the nurse Ruth.
    `\\b${name} ${owner} (?:\\w+ )?${noun}\\b(?![’'])`,
    `\\b${name}, ${owner} ${describing}${noun}\\b(?![’'])`,
    `\\b${noun},? ${name}\\b`,
    // A boy named Tom; a woman, whose name was Ruth; the nurse, who is called Ruth.
    `\\b${noun}, an? (?:\\w+ ){1,3}(?:called|named) ${name}\\b`,
    `\\b${noun},? who (?:is|was) (?:called|named) ${name}\\b`,
    `\\b${noun}(?:[’']s name (?:was|is)|,? whose name (?:was|is)|,? (?:called|named)) ${name}\\b`,
    // Ruth was the nurse; Ruth, who had been a nurse; the nurse was Ruth.
    `\\b${name} (?:was|is|had been|became) (?:the|an?|my|our) (?:\\w+ )?${noun}\\b`,
    `\\b${name}, who(?:[’']d| had| was| is|[’']s)?(?: been)? (?:the|an?|our|my|his|her) (?:\\w+ )?${noun}\\b`,
    `\\b${noun} (?:was|is) ${name}\\b`,
    // The nurse sat down. Her name was Ruth.
    `\\b${noun}\\b[^.!?]{0,120}[.!?]["”]? (?:(?:His|Her|Their) name (?:is|was)|(?:He|She|They) (?:is|was|were) (?:called|named)) ${name}\\b`,
    // I asked the clerk. He was a long thin man called Earl.
    `\\b${noun}\\b[^.!?]{0,120}[.!?]["”]? (?:He|She|They) (?:is|was|were) an? (?:[\\w’'-]+ ){1,4}(?:called|named) ${name}\\b`,
    // "I'm Ruth," said the nurse. The nurse said, "Call me Ruth."
    `${introduced}\\b[^"”]{0,60}["”],? (?:said|says) (?:the|my|her|his|a) (?:\\w+ )?${noun}\\b`,
    `\\b${noun}\\b[^.!?"“]{0,60}["“][^"”]{0,40}${introduced}\\b`,
  ];
}

/** Remembers for one text which names and roles are one person. */
export function createIdentity(text: string): (name: string, roleName: string) => boolean {
  const known = new Map<string, boolean>();
  return (name, roleName) => {
    const key = `${name}|${roleName.split(' ').at(-1)}`;
    const isSame = known.get(key) ?? isSamePerson(text, name, roleName);
    known.set(key, isSame);
    return isSame;
  };
}

/** Whether the text says that this name and this role are one person. */
function isSamePerson(text: string, name: string, roleName: string): boolean {
  const noun = roleName.split(' ').at(-1) ?? roleName;
  const plain = escapedForPattern(name).replace(/^(Mrs?|Ms|Dr)\\. /, '$1\\.? ');
  if (name.toLowerCase().replace('dr.', 'doctor').startsWith(`${noun} `)) return true;
  if (isNamedLater(text, plain, noun) || namesOneself(text, plain, noun)) return true;
  return new RegExp(namings(plain, noun).join('|'), 'i').test(text);
}

/** 'A dame had come down. Her name was Lorna.' */
function isNamedLater(text: string, name: string, noun: string): boolean {
  const naming = new RegExp(`\\b(His|Her) name(?:[’']s| is| was) ${name}\\b`).exec(text);
  return naming !== null && lastOf(text, naming.index, naming[1] === 'Her' ? 'she' : 'he') === noun;
}

/** 'A woman came down the alley. "My name is Vera," she said.' */
function namesOneself(text: string, name: string, noun: string): boolean {
  const naming = new RegExp(`["“][^"”]*\\b${introduces} ${name}\\b[^"”]*["”]`).exec(text);
  if (!naming) return false;
  const end = naming.index + naming[0].length;
  const around = `${text.slice(Math.max(0, naming.index - BESIDE), naming.index)} ${text.slice(end, end + BESIDE)}`;
  const [, pronoun] = /\b(she|he) (?:said|says|asked|asks|added|whispered|told)\b/i.exec(around) ?? [];
  return pronoun !== undefined && lastOf(text, naming.index, pronoun.toLowerCase() === 'she' ? 'she' : 'he') === noun;
}

/** The role of this pronoun that was named last before a point of the text. */
function lastOf(text: string, at: number, pronoun: 'she' | 'he'): string | undefined {
  const before = rolesIn(text.slice(Math.max(0, at - STILL_SPOKEN_OF), at)).map(({ noun }) => noun);
  return before.findLast((noun) => [pronoun, 'they'].includes(rolePronouns.get(noun) ?? ''));
}

/** Whether some sentence holds both, and none says that one is the other. */
function areTwo(sentences: readonly string[], one: string, other: string): boolean {
  return sentences.length > 0 && !sentences.some((sentence) => isEquation(sentence, one, other));
}

/** He is not she. */
function differ(one: Person, other: Person): boolean {
  const sure = ({ pronoun, pronounKnown }: Person) => pronounKnown && (pronoun === 'he' || pronoun === 'she');
  return sure(one) && sure(other) && one.pronoun !== other.pronoun;
}

const plainName = ({ name }: Person) => escapedForPattern(name.replace(/^(?:the|my|our|your) /, ''));
const article = "(?:(?:the|an?|my|our|your|his|her|their) (?:[\\w’'-]+ ){0,2})?";

/** Whether a sentence says that one is the other: the rider was an old woman; a third Hamlet came up, and it was Keith; Tom, the miller. */
function isEquation(sentence: string, one: string, other: string): boolean {
  const being = `(?:is|was|[’']s|had been|became|turned out to be|played|plays)`;
  const pairs = [
    [one, other],
    [other, one],
  ].flatMap(([first, second]) => [
    `\\b${first} ${being} ${article}${second}\\b`,
    `\\b${first}\\b[^.!?]{0,80}\\bit (?:is|was) ${article}${second}\\b`,
    `\\b${first},? (?:as|called|named|known as|or|alias) ${article}${second}\\b`,
    `\\b${first}, (?:\\w+\\.? )?${second}\\b`,
    `\\b${first}, (?:the|an?|my|our|your|his|her|their) (?:[\\w’'-]+ ){0,3}${second}\\b`,
  ]);
  return new RegExp(pairs.join('|'), 'i').test(sentence);
}

/** 'A third Hamlet': what others are called, too, is no name of one person. */
function isPart(told: string, { name, named }: Person): boolean {
  return named && new RegExp(`\\b(?:an?|another|second|third|fourth|other) ${escapedForPattern(name)}\\b(?![’'])`).test(told);
}

/**
 * Tells whether two people of a story are certainly two: 'the captain' and 'Ruiz' may be one until a sentence holds both, and says of
 * neither that it is the other.
 * @param told the people's own sentences.
 */
export function createApartness(told: string): (one: Person, other: Person) => boolean {
  const sentences = sentencesOf(told);
  const known = new Map<string, boolean>();
  const pattern = (person: Person) => new RegExp(`\\b${plainName(person)}\\b`, 'i');
  return (one, other) => {
    if (one.name === other.name || [one, other].every(({ pronoun }) => pronoun === 'I' || pronoun === 'we')) return false;
    if (differ(one, other)) return true;
    if ([one, other].some(({ pronoun }) => /^(?:I|we|you)$/.test(pronoun))) return true;
    if (one.named && other.named && ![one, other].some((person) => isPart(told, person))) return true;
    const pair = [one.name, other.name].sort().join('|');
    const [first, second] = [pattern(one), pattern(other)];
    const both = () => sentences.filter((sentence) => first.test(sentence) && second.test(sentence));
    const apart = known.get(pair) ?? areTwo(both(), plainName(one), plainName(other));
    known.set(pair, apart);
    return apart;
  };
}
