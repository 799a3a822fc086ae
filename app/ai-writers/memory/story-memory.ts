export const memoryPronouns = ['she', 'he', 'they', 'it'] as const;
export type MemoryPronoun = (typeof memoryPronouns)[number];

/** Somebody in a story. */
export interface KnownPerson {
  name: string;
  /** Null where nobody knows. */
  pronoun: MemoryPronoun | null;
  here: boolean;
  alive: boolean;
}

/** Something in a story that matters by where it is. */
export interface KnownThing {
  name: string;
  /** Such as 'in the drawer'; empty where nobody said. */
  place: string;
  /** Who has it; empty for nobody. */
  holder: string;
}

/** What a reader is not sure of: their pronoun, or whether they are somebody at all. */
export type Doubt = 'pronoun' | 'person';

/** What the next part needs to know, and only people can tell. */
export type MemoryQuestion =
  /** Somebody, or a place or thing? */
  | { ask: 'person'; name: string }
  /** Are a name and a role one person? */
  | { ask: 'same'; name: string; other: string }
  | { ask: 'pronoun'; name: string }
  /** People said otherwise before the story went on: is it still so? */
  | { ask: 'here'; name: string; alive: boolean };

/** What the built-in reader makes of a story. */
export interface MemoryReading {
  /** The number of the latest part that was read; 0 for the opening alone. */
  upTo: number;
  people: readonly (KnownPerson & { doubts: readonly Doubt[] })[];
  things: readonly KnownThing[];
  /** Questions without an answer, and what was brought in and not taken up. */
  open: readonly string[];
  /** The most pressing first. */
  questions: readonly MemoryQuestion[];
}

/** What people say of a story; it stands above what was read. */
export type Saying =
  | (KnownPerson & { about: 'person' })
  | { about: 'no-person'; name: string }
  /** `name` is another name of `as`. */
  | { about: 'same'; name: string; as: string }
  | { about: 'two'; name: string; other: string }
  | (KnownThing & { about: 'thing' })
  | { about: 'no-thing'; name: string }
  | { about: 'open'; text: string }
  | { about: 'closed'; text: string }
  /** A question that nobody wants to hear again. */
  | { about: 'unasked'; question: string };

/** A saying, with when it was said and what the reader thought then. */
export type Said = Saying & {
  /** The number of the latest part before it. */
  after: number;
  /** Whether the reader took them for here and alive; missing where it did not know them. */
  over?: Pick<KnownPerson, 'here' | 'alive'> | undefined;
};

/** What is stored of a story's memory. */
export interface StoredMemory {
  /** Null until the reader has read. */
  read: MemoryReading | null;
  said: readonly Said[];
  /** How often what was read was forgotten, as a part was withheld. */
  forgotten?: number;
}

export const freshMemory: StoredMemory = { read: null, said: [] };

/** The most sayings that a story keeps; the oldest go first. */
export const MOST_SAID = 80;

const keyOf = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether two names are one, however they are spaced or capitalised. */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** What a saying is about: a later one about the same takes its place. */
function subjectOf(saying: Saying): string {
  switch (saying.about) {
    case 'person':
    case 'no-person':
    case 'same':
      return `who ${keyOf(saying.name)}`;
    case 'two':
      return `two ${pairOf(saying)}`;
    case 'thing':
    case 'no-thing':
      return `what ${keyOf(saying.name)}`;
    case 'open':
    case 'closed':
      return `open ${keyOf(saying.text)}`;
    case 'unasked':
      return `asked ${saying.question}`;
  }
}

function pairOf({ name, other }: { name: string; other: string }): string {
  return [keyOf(name), keyOf(other)].toSorted().join(' | ');
}

/** Names a question, so that it is asked once. */
export function questionKey(question: MemoryQuestion): string {
  if (question.ask === 'same') return `same ${pairOf(question)}`;
  return `${question.ask} ${keyOf(question.name)}${question.ask === 'here' ? ` ${question.alive}` : ''}`;
}

/**
 * A memory after somebody has said something: a saying replaces what was said of the same before, and two names of one person
 * never lead in a circle. Who takes back what only people said leaves nothing of it.
 * @param after the number of the latest part.
 */
export function remembered(memory: StoredMemory, saying: Saying, after: number): StoredMemory {
  if (saying.about === 'same' && keyOf(saying.name) === keyOf(saying.as)) return memory;
  const subject = subjectOf(saying);
  const others = memory.said.filter((one) => subjectOf(one) !== subject && !isOverruled(one, saying));
  if (takesBack(saying, memory.read)) return { ...memory, said: others.filter((one) => !isNamedAfter(one, saying)) };
  const read = saying.about === 'person' ? memory.read?.people.find(({ name }) => keyOf(name) === keyOf(saying.name)) : undefined;
  const said: Said = { ...saying, after, ...(read && { over: { here: read.here, alive: read.alive } }) };
  return { ...memory, said: [...others, said].slice(-MOST_SAID) };
}

/** Whether a saying denies what the reader does not know of: only people can have said it. */
function takesBack(saying: Saying, read: MemoryReading | null): boolean {
  const isRead = (name: string) => namesRead(read).some((one) => keyOf(one) === keyOf(name));
  switch (saying.about) {
    case 'no-person':
      return !isRead(saying.name);
    case 'two':
      return !isRead(saying.name) || !isRead(saying.other);
    case 'no-thing':
      return !read?.things.some(({ name }) => keyOf(name) === keyOf(saying.name));
    case 'closed':
      return !read?.open.some((text) => keyOf(text) === keyOf(saying.text));
    default:
      return false;
  }
}

/** Whether a saying gives somebody the name of who is nobody. */
function isNamedAfter(one: Saying, nobody: Saying): boolean {
  return nobody.about === 'no-person' && one.about === 'same' && keyOf(one.as) === keyOf(nobody.name);
}

/** Whom the reader knows, or asks about. */
function namesRead(read: MemoryReading | null): string[] {
  const asked = (read?.questions ?? []).flatMap((one) => (one.ask === 'same' ? [one.name, one.other] : [one.name]));
  return [...(read?.people ?? []).map(({ name }) => name), ...asked];
}

/** What cannot stand beside a new saying although it is about something else. */
function isOverruled(earlier: Said, saying: Saying): boolean {
  switch (saying.about) {
    case 'same': {
      // Who is somebody's other name is no other name themselves.
      const isOtherName = (earlier.about === 'same' || earlier.about === 'no-person') && keyOf(earlier.name) === keyOf(saying.as);
      return isOtherName || (earlier.about === 'two' && pairOf(earlier) === pairOf({ name: saying.name, other: saying.as }));
    }
    case 'two':
      return earlier.about === 'same' && pairOf({ name: earlier.name, other: earlier.as }) === pairOf(saying);
    default:
      return false;
  }
}

/** The name under which somebody is known, as people said. */
export function knownName(said: readonly Said[], name: string): string {
  const seen = new Set<string>();
  let known = name;
  for (;;) {
    const key = keyOf(known);
    const other = said.find((one) => one.about === 'same' && keyOf(one.name) === key);
    if (other?.about !== 'same' || seen.has(key)) return known;
    seen.add(key);
    known = other.as;
  }
}

/** Whether people said that this is nobody. */
export function isSaidNobody(said: readonly Said[], name: string): boolean {
  return said.some((one) => one.about === 'no-person' && keyOf(one.name) === keyOf(name));
}

/** What people said of somebody themselves. */
export function saidPerson(said: readonly Said[], name: string): (Said & { about: 'person' }) | undefined {
  return said.find((one): one is Said & { about: 'person' } => one.about === 'person' && keyOf(one.name) === keyOf(name));
}

/** Whether people said that two names are one person's: true, false, or undefined where they did not. */
export function saidSame(said: readonly Said[], name: string, other: string): boolean | undefined {
  if (said.some((one) => one.about === 'two' && pairOf(one) === pairOf({ name, other }))) return false;
  return keyOf(knownName(said, name)) === keyOf(knownName(said, other)) ? true : undefined;
}

/** Somebody as the card shows them. */
export interface MemoryPerson extends KnownPerson {
  /** Other names that people said are theirs. */
  also: readonly string[];
  doubts: readonly Doubt[];
  /** Whether people said it; else it was read. */
  isSaid: boolean;
}

/** What is known of a story: what people said, and what was read where they said nothing. */
export interface StoryMemory {
  people: readonly MemoryPerson[];
  things: readonly (KnownThing & { isSaid: boolean })[];
  open: readonly { text: string; isSaid: boolean }[];
  /** At most one question a turn; null where nothing need be asked. */
  question: MemoryQuestion | null;
}

/** The most of each kind that a memory shows. */
export const MOST_KNOWN = 12;

/** What is known of a story. @see docs/product/ai-writers.md */
export function memoryOf({ read, said }: StoredMemory): StoryMemory {
  return { people: peopleOf(read, said), things: thingsOf(read, said), open: openOf(read, said), question: questionOf(read, said) };
}

function peopleOf(read: MemoryReading | null, said: readonly Said[]): MemoryPerson[] {
  const known = new Map<string, MemoryPerson>();
  for (const person of read?.people ?? []) {
    const name = knownName(said, person.name);
    if (!isSaidNobody(said, name) && !known.has(keyOf(name))) known.set(keyOf(name), { ...person, name, also: [], isSaid: false });
  }
  for (const one of said) {
    if (one.about !== 'person' || keyOf(knownName(said, one.name)) !== keyOf(one.name)) continue;
    const { name, pronoun, here, alive } = one;
    known.set(keyOf(name), { name, pronoun, here, alive, also: [], doubts: [], isSaid: true });
  }
  for (const one of said) {
    const person = one.about === 'same' ? known.get(keyOf(knownName(said, one.name))) : undefined;
    if (person && one.about === 'same') known.set(keyOf(person.name), { ...person, also: [...person.also, one.name] });
  }
  return mostOf([...known.values()]);
}

function thingsOf(read: MemoryReading | null, said: readonly Said[]): StoryMemory['things'] {
  const mended = new Set(said.flatMap((one) => (one.about === 'thing' || one.about === 'no-thing' ? [keyOf(one.name)] : [])));
  const asRead = (read?.things ?? []).filter(({ name }) => !mended.has(keyOf(name))).map((thing) => ({ ...thing, isSaid: false }));
  const asSaid = said.flatMap((one) =>
    one.about === 'thing' ? [{ name: one.name, place: one.place, holder: one.holder, isSaid: true }] : [],
  );
  return mostOf([...asRead, ...asSaid]);
}

function openOf(read: MemoryReading | null, said: readonly Said[]): StoryMemory['open'] {
  const mended = new Set(said.flatMap((one) => (one.about === 'open' || one.about === 'closed' ? [keyOf(one.text)] : [])));
  const asRead = (read?.open ?? []).filter((text) => !mended.has(keyOf(text))).map((text) => ({ text, isSaid: false }));
  return mostOf([...asRead, ...said.flatMap((one) => (one.about === 'open' ? [{ text: one.text, isSaid: true }] : []))]);
}

/** What people said comes last in the list and is kept. */
function mostOf<One extends { isSaid: boolean }>(all: readonly One[]): One[] {
  const asSaid = all.filter(({ isSaid }) => isSaid).slice(-MOST_KNOWN);
  return [...all.filter(({ isSaid }) => !isSaid).slice(0, MOST_KNOWN - asSaid.length), ...asSaid];
}

/** The first question that nobody has answered; none in a turn in which somebody has said something. */
function questionOf(read: MemoryReading | null, said: readonly Said[]): MemoryQuestion | null {
  if (!read || said.some(({ after }) => after >= read.upTo)) return null;
  const asked = new Set(said.flatMap((one) => (one.about === 'unasked' ? [one.question] : [])));
  return [...changed(read, said), ...read.questions].find((one) => !asked.has(questionKey(one)) && !isAnswered(one, said)) ?? null;
}

function isAnswered(question: MemoryQuestion, said: readonly Said[]): boolean {
  switch (question.ask) {
    case 'person':
      return isSaidNobody(said, question.name) || saidPerson(said, question.name) !== undefined;
    case 'same':
      return saidSame(said, question.name, question.other) !== undefined;
    case 'pronoun':
      return isSaidNobody(said, question.name) || saidPerson(said, question.name)?.pronoun != null;
    case 'here':
      return false;
  }
}

/** Those of whom the story tells otherwise since people said something of them. */
function changed({ people }: MemoryReading, said: readonly Said[]): MemoryQuestion[] {
  return people.flatMap(({ name, here, alive }): MemoryQuestion[] => {
    const one = saidPerson(said, name);
    if (!one?.over) return [];
    const isNews = one.over.here !== here || one.over.alive !== alive;
    return isNews && (one.here !== here || one.alive !== alive) ? [{ ask: 'here', name, alive }] : [];
  });
}
