import { plainWords } from '~content/story-writer/plain-words';
import { withoutSpeech } from '../../text-tools';
import { classifyNames } from './classify-names';

/** A capitalised word that may be a name. */
export interface NameCandidate {
  name: string;
  /** A title that always precedes it: Mrs., Captain. */
  title: string;
  /** Whether it appears anywhere outside speech. */
  narrated: boolean;
  /** Its positions in the text, in characters. */
  positions: number[];
  /** How often it appears within a sentence, where only names have capitals. */
  inside: number;
  /** How often a preposition of place precedes it: in, at, from. */
  afterPlaceWord: number;
  /** Their other name, where the text gives both together once: Delaney, of Frank. */
  also?: string;
  /** Whether a verb or a possession of a person follows it at least once. */
  acts: boolean;
}

const word =
  /(?<![\p{L}\p{N}@#/_&<])(?:(Mr|Mrs|Ms|Miss|Dr|Master|Mistress|Father|Sister|Brother|Mother|Madame|Monsieur|Doña|Sheriff|Deputy|Mayor|Judge|Senator|President|General|Major|Chief|Agent|Nurse|Grandpa|Grandma|Granny|Nana|Baron|Count|Duke|Giant|Bishop|Reverend|Pastor|Señora|Señor|Frau|Herr|Signora|Colonel|Commander|Detective|Princess|Prince|King|Queen|Sergeant|Lieutenant|Officer|Captain|Professor|Doctor|Inspector|Lady|Lord|Sir|Aunt|Uncle|Big|Old|Little|Young|Fat|Tiny|Crazy|Mama|Papa|Cousin)\.?\s+)?(\p{Lu}\p{Ll}{1,15}(?:[-’']\p{Lu}\p{Ll}{1,15})?)(?:[’']s)?(?![\p{L}\p{N}_/@]|\.\p{L})/gu;
const startOfSentence = /(?:^|[.!?…:;\n]["”’')]*|[“"‘(—–-]|\s')\s*$/u;
const placeWord = /\b(?:in|at|from|near|to|toward|towards|of|through|across|into|outside|around|over|since|via)\s+$/;
/** Chapel Street. */
const placeBehind = /^ (?:Street|Road|Avenue|Square|Terrace|Station|Hotel|Hospital|School)\b/;
const act =
  /^(?:[’']s\b|, (?:the|a|an|my|his|her|our) \p{Ll}|\s+(?:\p{Ll}{2,}(?:ed|[^s]s)|was|is|had|has|said|says|asks|stood|went|goes|came|looks|ran|did|does|knew|took|turned|turns|could|would|will|laughed|sat|saw|thought|told|felt|held|knelt|kept|put|puts|cut|cuts|walks|opens|gave|whispers)\b)/u;
const wordOfSpeech =
  /(?:said|says|asked|asks|told|tells|whispered|called|answered|with|named|name (?:was|is)|and|(?:said|says|spoke|turned|whispered|gave|handed) (?:\w+ )?to)\s+$/;

/** 'The new girl, Wing,'. */
const appositive = /\b(?:the|an?|my|his|her|our|their) (?:\p{Ll}+ ){0,2}\p{Ll}+, $/iu;

/** The capitalised words of a text that are not plain words, most frequent first. */
export function nameCandidates(text: string): NameCandidate[] {
  const found = new Map<string, NameCandidate>();
  const narration = withoutSpeech(text);
  let surname: { after: number } | undefined;
  let surnamed: string | undefined;
  const surnames = new Map<string, string>();
  let first = '';
  for (const match of text.matchAll(word)) {
    const [whole, title = '', name = ''] = match;
    const isSurname = surname !== undefined && match.index === surname.after && !isDeed(found.get(first));
    surname = { after: match.index + whole.length + 1 };
    if (isSurname && !whole.includes('’s') && found.size > 0) {
      if (surnamed) renameBySurname(found, surnamed, name);
      else surnames.set(name, first);
      surnamed = undefined;
      continue;
    }
    surnamed = surnameTitle.test(title) ? name : undefined;
    first = name;
    if (
      // A Buick, an Airedale.
      /\b[Aa]n? $/.test(text.slice(Math.max(0, match.index - 3), match.index)) ||
      placeBehind.test(text.slice(match.index + whole.length)) ||
      /^(?:Mr|Mrs|Ms|Miss|Dr)$/.test(name) ||
      plainWords.has(name.toLowerCase()) ||
      (title === '' && plainWords.has(name.split(/[-’']/)[0]?.toLowerCase() ?? ''))
    ) {
      surname = undefined;
      continue;
    }
    note(found, { text, narration }, { at: match.index, end: match.index + whole.length, name, title, possessive: /[’']s$/.test(whole) });
  }
  for (const [last, given] of surnames) joinNames(found, given, last);
  return [...found.values()].sort((one, other) => other.positions.length - one.positions.length);
}

/** 'Showed Callum': a verb that begins a sentence, and no first name. */
function isDeed(candidate: NameCandidate | undefined): boolean {
  if (candidate?.title !== '' || candidate.inside > 0 || candidate.name.endsWith('ly')) return false;
  const [verdict] = classifyNames([candidate.name]);
  return verdict?.word === true && !verdict.person;
}

/** Frank Delaney, who is then called Delaney, is one person; the story calls him by what it says more often. */
function joinNames(found: Map<string, NameCandidate>, given: string, last: string): void {
  const [one, other] = [found.get(given), found.get(last)];
  if (!one) return;
  const [main, also] = other && other.positions.length > one.positions.length ? [other, given] : [one, last];
  found.delete(also);
  const positions = [...one.positions, ...(other?.positions ?? [])].sort((earlier, later) => earlier - later);
  found.set(main.name, {
    ...{ ...main, positions, also },
    narrated: one.narrated || other?.narrated === true,
    inside: one.inside + (other?.inside ?? 0),
    afterPlaceWord: one.afterPlaceWord + (other?.afterPlaceWord ?? 0),
    acts: one.acts || other?.acts === true,
  });
}

/** Titles that go with the last name of several: Mr Fennimore Pugh is Mr Pugh. */
const surnameTitle = /^(?:Mr|Mrs|Ms|Miss|Dr)$/;

function renameBySurname(found: Map<string, NameCandidate>, first: string, last: string): void {
  const candidate = found.get(first);
  if (!candidate || candidate.positions.length > 1) return;
  found.delete(first);
  const known = found.get(last);
  found.set(last, known ? { ...known, positions: [...known.positions, ...candidate.positions] } : { ...candidate, name: last });
}

interface Sighting {
  at: number;
  end: number;
  name: string;
  title: string;
  possessive: boolean;
}

function note(
  found: Map<string, NameCandidate>,
  { text, narration }: { text: string; narration: string },
  { at, end, name, title, possessive }: Sighting,
): void {
  const before = text.slice(Math.max(0, at - 24), at);
  const candidate = found.get(name) ?? { name, title, narrated: false, positions: [], inside: 0, afterPlaceWord: 0, acts: false };
  candidate.positions.push(at);
  if (title === '') candidate.title = '';
  candidate.narrated ||= narration.slice(at, at + name.length) === name || (title !== '' && narration.slice(at, end).includes(name));
  if (title !== '' || !startOfSentence.test(before)) candidate.inside += 1;
  if (placeWord.test(before)) candidate.afterPlaceWord += 1;
  candidate.acts ||=
    possessive ||
    (appositive.test(before) && /^[,.]/.test(text.slice(end))) ||
    act.test(text.slice(end, end + 20)) ||
    wordOfSpeech.test(before);
  found.set(name, candidate);
}
