import { kinNouns } from '~content/story-writer/person-nouns';
import { isVerb } from '~content/story-writer/verbs';
import { classOfNoun } from '../../language/noun-classes';
import { withoutSpeech } from '../../text-tools';
import { countOf } from '../manner/narration';
import { isStaged } from '../manner/unreal';
import type { Narrator, Person, Pronoun } from '../story';
import { classifyNames, type NameClass } from './classify-names';
import { isGone } from './departures';
import { createIdentity } from './identity';
import { type NameCandidate, nameCandidates } from './name-candidates';
import { rolePronouns, rolesIn } from './roles';

/** The most names to classify; more would take too long. */
const MOST_NAMES = 16;
/** Characters within which something counts as just said. */
const LATELY = 500;

/** Somebody in the story, and how much it is about them. */
export interface RankedPerson extends Person {
  /** How often they are mentioned. */
  mentions: number;
  /** The same, with late mentions weighted more. */
  weight: number;
  firstAt: number;
}

/**
 * Everybody whom a story names or calls by a role and who has not left it, by weight.
 * @param told the story without the built-in writer's own sentences, whose figures of speech are not people.
 */
export function peopleOf(told: string, person: Narrator): RankedPerson[] {
  const isPlayed = isStaged(told);
  const known = namedPeople(told);
  const isSamePerson = createIdentity(told);
  const all = rolePeople(told, person);
  const rolesOf = new Map(known.map((named) => [named, all.filter((role) => isSamePerson(named.name, role.name))] as const));
  const names = known.map((named) => withRoles(named, rolesOf.get(named) ?? []));
  const unnamed = all.filter((role) => ![...rolesOf.values()].some((same) => same.includes(role)));
  const roles = withoutSecondRoles(unnamed, isSamePerson);
  return [...names, ...roles].filter(({ name }) => isPlayed || !isGone(told, name)).sort((one, other) => other.weight - one.weight);
}

/** Those who have no name, each by the role that came first: 'The rider was an old woman' is one person, and 'she'. */
function withoutSecondRoles(roles: readonly RankedPerson[], isSamePerson: (name: string, role: string) => boolean): RankedPerson[] {
  const nounOf = ({ name }: RankedPerson) => name.split(' ').at(-1) ?? '';
  const areOne = (one: RankedPerson, other: RankedPerson) =>
    nounOf(one) !== nounOf(other) && (isSamePerson(nounOf(one), other.name) || isSamePerson(nounOf(other), one.name));
  const inOrder = [...roles].sort((one, other) => one.firstAt - other.firstAt);
  const firsts = inOrder.filter((role, index) => !inOrder.slice(0, index).some((earlier) => areOne(earlier, role)));
  return firsts.map((role) => withRoles(role, role.pronounKnown ? [] : roles.filter((other) => other !== role && areOne(role, other))));
}

/** Takes the pronoun from a person's role: an old man called Brandt. */
function withRoles(named: RankedPerson, roles: readonly RankedPerson[]): RankedPerson {
  const telling = roles
    .map(({ name }) => rolePronouns.get(name.split(' ').at(-1) ?? ''))
    .find((pronoun) => pronoun === 'he' || pronoun === 'she');
  return telling ? { ...named, pronoun: telling, pronounKnown: true } : named;
}

function namedPeople(told: string): RankedPerson[] {
  const candidates = nameCandidates(told)
    .filter(({ narrated }) => narrated)
    .slice(0, MOST_NAMES);
  const strange = isStrange(told);
  return candidates.flatMap((candidate) => {
    const verdict = verdictOf(candidate);
    return isPerson(candidate, verdict, strange) ? [rankName(told, candidate, verdict)] : [];
  });
}

/** What both names of somebody tell: Delaney may be anybody, Frank is a man. */
function verdictOf({ name, also }: NameCandidate): NameClass {
  const verdicts = classifyNames(also ? [name, also] : [name]);
  const pronoun = verdicts.find((verdict) => verdict.pronoun)?.pronoun;
  return {
    person: verdicts.some(({ person }) => person),
    otherName: verdicts.every(({ otherName }) => otherName),
    word: verdicts.every(({ word }) => word === true),
    ...(pronoun ? { pronoun } : {}),
  };
}

function isPerson(candidate: NameCandidate, verdict: NameClass, strange: boolean): boolean {
  if (candidate.title !== '') return true;
  if (verdict.otherName && !verdict.person) return false;
  // Within a sentence only a name has a capital.
  if (verdict.word && !verdict.person && candidate.inside === 0) return false;
  if (strange) return verdict.person && verdict.pronoun !== undefined;
  if (candidate.afterPlaceWord * 2 > candidate.positions.length && !verdict.pronoun) return false;
  if (verdict.person) return true;
  const plain = candidate.name.toLowerCase();
  const isWord = classOfNoun(plain, plain.replace(/s$/, '')) !== undefined || isVerb(plain);
  return candidate.acts && (candidate.inside > 0 || candidate.positions.length > 2 || !isWord);
}

/** Whether a text is in another language, or capitalises so many words that capitals tell nothing. */
function isStrange(text: string): boolean {
  const all = countOf(text, /\p{L}+/gu);
  const english = countOf(text, /\b(?:the|a|an|and|of|to|in|was|is|it|i|he|she|you|that|had|with|for|on|at)\b/gi);
  const capitals = countOf(text, /(?<=[\p{Ll},]\s)\p{Lu}\p{L}+/gu);
  return english * 9 < all || capitals * 5 > all;
}

function rankName(text: string, candidate: NameCandidate, verdict: NameClass): RankedPerson {
  // 'Philippa wrote down his name' tells nothing of a Philippa.
  const seen = pronounNear(text, candidate.positions, { asSubject: verdict.pronoun !== undefined, isTitled: candidate.title !== '' });
  const told = titlePronoun(candidate.title) ?? verdict.pronoun;
  // Where name and story tell otherwise, or the story tells it by chance, only people know: 'he' is a guess.
  const isKnown = told === undefined ? seen.sure || seen.own === true : !seen.sure || told === seen.pronoun;
  const pronoun = told ?? seen.pronoun;
  const title = candidate.title !== '' && text.includes(`${candidate.title}. `) ? `${candidate.title}.` : candidate.title;
  const name = title === '' ? candidate.name : `${title} ${candidate.name}`;
  return {
    name,
    ...(candidate.also ? { also: candidate.also } : {}),
    named: true,
    plural: false,
    pronoun: pronoun ?? 'they',
    pronounKnown: pronoun !== undefined && isKnown,
    ...rankOf(text, candidate.positions, 1.5),
  };
}

function titlePronoun(title: string): Pronoun | undefined {
  if (/^(?:Mrs|Ms|Miss|Lady|Aunt|Princess|Queen|Frau|Señora|Signora|Madame|Mother|Sister|Grandma|Granny|Nana|Mama)$/.test(title))
    return 'she';
  return /^(?:Mr|Lord|Sir|Uncle|Prince|King|Herr|Señor|Monsieur|Brother|Grandpa|Papa)$/.test(title) ? 'he' : undefined;
}

/** What a pronoun in the sentence of a name tells of it, and one that begins the next sentence; two of either are no chance. */
const INSIDE = 2;
const NEXT = 3;
const pronounInside =
  /^[^\p{Lu}"“\n]*?\b(she|he|his|her(?= (?!by|with|to|in|into|on|at|from|about|and|as|up|down|out|over|off|for|that|what|why|how|when|where|the|a|an|some|one)\p{Ll}))\b/u;
const pronounBehind = /^[^.!?\n]*[.!?] (?:(?:The|It|There|Then|But|And|That|This|Nobody|Everyone|Now) [^.!?\n]*[.!?] )?(She|He)\b/u;
/** 'Inspector Mbeki had waited before she went in': who goes is who waited. */
const subordinate = /^[^\p{Lu}"“\n.!?]*?\b(?:before|after|until|when|while|because|as) s?he\b/u;
const genderOf = (pronoun: string) => (/^(?:she|her)$/.test(pronoun) ? 'she' : 'he');

/** The pronoun that most often follows mentions of a person, whether that is more than chance, and whether a sentence of theirs has it. */
function pronounNear(
  text: string,
  positions: readonly number[],
  { asSubject = false, isTitled = false } = {},
): { pronoun?: Pronoun; sure: boolean; own?: boolean } {
  const counts = { she: 0, he: 0 };
  const inOwn = { she: 0, he: 0 };
  const before = text.slice(0, positions[0] ?? 0);
  for (const position of positions) {
    const behind = text.slice(position, position + 110);
    // 'Arjun’s mother said she' tells nothing of Arjun, and neither does '"This is about Arjun?" and she looked down'.
    if (/^\S+[’']s\s|^\S+["”]/.test(behind)) continue;
    const after = behind.replace(isTitled ? /^\S+\s+\S+\s*/ : /^(?:\p{Lu}[\p{L}.’-]*\s+(?=\p{Lu}))?\S+\s*/u, '');
    const inside = pronounInside.exec(after)?.[1]?.toLowerCase();
    // 'The stranger stole her boat' tells nothing of the stranger, and 'Sergeant Grubb asks where she was' nothing of the sergeant.
    if (inside && !(asSubject && /^(?:his|her)$/.test(inside)) && !(isTitled && /^s?he$/.test(inside) && !subordinate.test(after)))
      inOwn[genderOf(inside)] += INSIDE;
    const next = pronounBehind.exec(after)?.[1]?.toLowerCase();
    if (next) counts[genderOf(next)] += NEXT;
  }
  for (const one of ['she', 'he'] as const) counts[one] += inOwn[one];
  const most = counts.she === counts.he ? undefined : counts.she > counts.he ? 'she' : 'he';
  // A single pronoun in the next sentence that was somebody's before the name came is that somebody's still.
  const isTaken = most !== undefined && counts[most] === NEXT && !asSubject && new RegExp(`\\b${most}\\b`, 'i').test(before);
  return most === undefined || isTaken
    ? { sure: false }
    : { pronoun: most, sure: Math.abs(counts.she - counts.he) > NEXT, own: inOwn[most] > 0 };
}

function rankOf(text: string, positions: readonly number[], factor: number) {
  const late = positions.filter((position) => position > text.length - LATELY).length;
  return { mentions: positions.length, weight: factor * (positions.length + 3 * late), firstAt: positions[0] ?? 0 };
}

const ownersOf: Readonly<Record<Narrator, ReadonlySet<string>>> = {
  first: new Set(['my', 'our']),
  we: new Set(['our']),
  second: new Set(['your']),
  third: new Set(['his', 'her', 'their']),
};

function rolePeople(text: string, person: Narrator): RankedPerson[] {
  const found = new Map<string, { positions: number[]; pronoun: Pronoun }>();
  // Who is only spoken of may be anywhere.
  for (const { article, noun, at, pronoun } of rolesIn(withoutSpeech(text))) {
    const name = roleName(article, noun, person);
    if (!name) continue;
    const entry = found.get(name) ?? { positions: [], pronoun };
    entry.positions.push(at);
    found.set(name, entry);
  }
  return [...found].map(([name, { positions, pronoun }]) => {
    const seen = pronoun === 'they' ? pronounNear(text, positions, { asSubject: true }) : { pronoun, sure: true };
    const isKnown = seen.pronoun !== undefined && seen.sure;
    return { name, named: false, plural: false, pronoun: seen.pronoun ?? 'they', pronounKnown: isKnown, ...rankOf(text, positions, 1) };
  });
}

function roleName(article: string, noun: string, person: Narrator): string | undefined {
  if (ownersOf[person].has(article)) return person === 'third' && !kinNouns.has(noun) ? `the ${noun}` : `${article} ${noun}`;
  return kinNouns.has(noun) ? undefined : `the ${noun}`;
}
