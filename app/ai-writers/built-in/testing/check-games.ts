import { storyOpeners } from '~content/creative-writing/openers';
import { personNouns } from '~content/story-writer/person-nouns';
import { lengthRange } from '../lengths';
import { tracesIn } from '../own-traces';
import { normalise, sentencesOf } from '../text-tools';
import { type HumanTurns, humanGames } from './human-games';
import { type PlayedPart, playGame } from './play-game';
import { writers } from './writers';

/** The findings of many simulated games, by checks that know nothing of how the writer works. */
export interface Findings {
  parts: number;
  withNames: number;
  named: number;
  /** The parts without a name. */
  nameless: string[];
  wrongTense: string[];
  wrongPerson: string[];
  strangeNames: string[];
  repeatedInRoom: string[];
  /** The share of a room's sentences that also appear in another room, over many pairs. */
  repeatedBetweenRooms: number;
  unclean: string[];
  outOfRange: string[];
  threadsBegun: number;
  threadsEnded: number;
}

const people = /\b(?:I|me|my)\b/;
const withoutNarrator = storyOpeners.filter(
  ({ text }) => !/\b(?:I|me|my|we|us|our|you|your)\b/i.test(text) && !/\p{Ll} \p{Lu}/u.test(text),
);
const withNarrator = storyOpeners.filter(({ text }) => people.test(text) && !/\b(?:we|us|our)\b/i.test(text));

/** Plays games, each with its own opener, person and seed, and the people's turns in another order. */
export function checkGames(count: number, rounds: number): Findings {
  const found: Findings = {
    ...{ parts: 0, withNames: 0, named: 0, repeatedBetweenRooms: 0, threadsBegun: 0, threadsEnded: 0 },
    ...{ nameless: [], wrongTense: [], wrongPerson: [], strangeNames: [], repeatedInRoom: [], unclean: [], outOfRange: [] },
  };
  const rooms: Set<string>[] = [];
  for (let index = 0; index < count; index += 1) {
    const human = humanGames[index % humanGames.length] as HumanTurns;
    const openers = human.person === 'first' ? withNarrator : withoutNarrator;
    const opening = human.opening ?? openers[index % openers.length]?.text ?? '';
    const start = index % 3;
    const turn = Math.floor(index / humanGames.length);
    const parts = playGame({
      opening: renamed(opening, turn),
      turns: human.turns.slice(start).map((text) => renamed(text, turn)),
      rounds,
      seed: index * 7919,
      away: index % 4 === 3,
    });
    for (const part of parts) if (part.by !== 'person') checkPart(part, human, found);
    rooms.push(checkRoom(parts, found));
    countThreads(parts, found);
  }
  found.repeatedBetweenRooms = sharedSentences(rooms);
  return found;
}

function checkPart(part: PlayedPart, human: HumanTurns, found: Findings): void {
  const { by, text, before } = part;
  found.parts += 1;
  const names = namesIn(before).known;
  const used = namesIn(text).all;
  if (names.size > 0) found.withNames += 1;
  if (names.size > 0 && [...names].some((name) => text.includes(name))) found.named += 1;
  else if (names.size > 0) found.nameless.push(`${[...names]}: ${text}`);
  const invented = [...used].filter((name) => !before.includes(name));
  const roles = [...text.matchAll(/\bthe (\p{Ll}+)\b/gu)]
    .map(([, noun = '']) => noun)
    .filter((noun) => rolesOf.has(noun) && !before.toLowerCase().includes(noun));
  if ((names.size > 0 && invented.length > 0) || roles.length > 0) found.strangeNames.push(`${invented} ${roles}: ${text}`);
  const narration = text.replace(/“[^”]*”|"[^"]*"/g, ' ');
  if (tenseOf(narration) === (human.tense === 'past' ? 'present' : 'past')) found.wrongTense.push(text);
  if (personClash(narration, human.person)) found.wrongPerson.push(text);
  if (/[{}<>[\]|^~@_]|undefined|\s{2}|\s[,.;:?!]|\ba [aeio]|\ban [^aeiouh]|,,|\.\.|\b(\w+) \1\b(?<!had had|that that)/.test(text))
    found.unclean.push(text);
  const writer = writers.find((one) => one.writer === by) ?? writers[0];
  const { min, max } = lengthRange(writer);
  if (text.length < min || text.length > max || !/[.!?]["”]?$/.test(text)) found.outOfRange.push(`${by} ${text.length} ${text}`);
}

const rolesOf: ReadonlySet<string> = new Set(
  [...personNouns.she, ...personNouns.he, ...personNouns.they].filter((noun) => noun !== 'stranger' && noun !== 'child'),
);
/** Other names for the people of the samples, so that no two rooms have the same people. */
const renames: Readonly<Record<string, readonly string[]>> = {
  Marta: ['Elin', 'Nora', 'Sofia', 'Agnes', 'Hanna', 'Judith'],
  Ines: ['Clara', 'Freya', 'Bridget', 'Isabel', 'Miriam', 'Olga'],
  Brandt: ['Anton', 'Walter', 'Hector', 'Boris', 'Stefan', 'Victor'],
  Okoye: ['Adams', 'Larsen', 'Novak', 'Tanaka', 'Rivera', 'Stone'],
  Tomas: ['Peter', 'Dmitri', 'Carlos', 'Henry', 'Owen', 'Louis'],
  Felix: ['Oscar', 'Simon', 'Theo', 'Edgar', 'Milo', 'Hugo'],
  Odile: ['Matilda', 'Ingrid', 'Rosalind', 'Beatrice', 'Esther', 'Cecilia'],
  Gretel: ['Martha', 'Edith', 'Paula', 'Helga', 'Sarah', 'Dora'],
  Jonas: ['Martin', 'Robert', 'Daniel', 'Gustav', 'Adrian', 'Julian'],
  Ruth: ['Laura', 'Anna', 'Monica', 'Vera', 'Emily', 'Susan'],
  Halloran: ['Kowalski', 'Brennan', 'Fischer', 'Dunne', 'Moreau', 'Sato'],
  Pike: ['Gibbs', 'Hooper', 'Marsh', 'Tully', 'Webb', 'Crane'],
  Biscuit: ['Pepper', 'Rufus', 'Bruno', 'Oliver', 'Max', 'Toby'],
};

function renamed(text: string, index: number): string {
  return text.replace(/\p{Lu}\p{Ll}+/gu, (name) => renames[name]?.[index % 6] ?? name);
}

const knownNames = [
  ...Object.values(renames).flat(),
  'Marta',
  'Ines',
  'Brandt',
  'Okoye',
  'Tomas',
  'Felix',
  'Odile',
  'Gretel',
  'Jonas',
  'Ruth',
  'Halloran',
  'Pike',
  'Biscuit',
  'Oskar',
  'Bettina',
  'Pell',
];

/** The names of the samples' people, and any other capitalised word within a sentence. */
function namesIn(text: string) {
  const inside = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu)]
    .map(([name]) => name)
    .filter((name) => !/^(?:Tuesday|Portugal|Latin|Sundays?|Friday|The)$/.test(name));
  const names = new Set(knownNames.filter((name) => text.includes(name)));
  return { known: names, all: new Set([...names, ...inside]) };
}

/** Past or present by the most common verbs alone; undefined when they do not tell. */
function tenseOf(narration: string): 'past' | 'present' | undefined {
  const past =
    narration.match(
      /\b(?:was|were|had|did|said|went|came|took|saw|knew|looked|asked|felt|made|stood|kept|found|put|turned|waited|could)\b/gi,
    )?.length ?? 0;
  const present =
    narration.match(
      /\b(?:is|are|am|has|have|does|says|goes|comes|takes|sees|knows|looks|asks|feels|makes|stands|keeps|finds|turns|waits)\b/gi,
    )?.length ?? 0;
  if (Math.abs(past - present) < 2) return undefined;
  return past > present ? 'past' : 'present';
}

function personClash(narration: string, person: HumanTurns['person']): boolean {
  const has = {
    first: /\b(?:I|me|my)\b/.test(narration),
    we: /\b(?:we|us|our)\b/i.test(narration),
    second: /\b(?:your|yourself)\b/i.test(narration),
  };
  if (person === 'third') return has.first || has.we || has.second;
  if (person === 'first') return has.second;
  return person === 'we' ? has.first || has.second : has.first;
}

function checkRoom(parts: readonly PlayedPart[], found: Findings): Set<string> {
  const seen = new Set<string>();
  for (const { by, text, before } of parts) {
    if (by === 'person') continue;
    const earlier = new Set(sentencesOf(before).map(normalise));
    for (const sentence of sentencesOf(text).map(normalise)) {
      if (earlier.has(sentence)) found.repeatedInRoom.push(sentence);
      seen.add(sentence);
    }
  }
  return seen;
}

function sharedSentences(rooms: readonly Set<string>[]): number {
  let [shared, all] = [0, 0];
  for (const [index, room] of rooms.entries()) {
    for (const step of [1, 2, 5, 7, 11]) {
      const other = rooms[(index + step) % rooms.length];
      for (const sentence of room) if (other?.has(sentence)) shared += 1;
      all += room.size;
    }
  }
  return shared / all;
}

function countThreads(parts: readonly PlayedPart[], found: Findings): void {
  const last = parts.at(-1);
  const { used } = tracesIn(`${last?.before}\n\n${last?.text}`);
  const steps = (step: string) => new Set([...used].flatMap(({ thread }) => (thread?.step === step ? [thread.id] : []))).size;
  found.threadsBegun += steps('plant');
  found.threadsEnded += steps('end');
}
