import { animalNouns, fixtureNouns, itemNouns, placeNouns, pluralNouns, smallNouns } from '~content/story-writer/nouns';
import { plainWords } from '~content/story-writer/plain-words';
import type { StoryPlace, StoryThing } from './story-reading';

type Kind = 'small' | 'item' | 'fixture' | 'animal';

const kinds: ReadonlyMap<string, Kind> = new Map([
  ...fixtureNouns.map((noun) => [noun, 'fixture'] as const),
  ...animalNouns.map((noun) => [noun, 'animal'] as const),
  ...smallNouns.map((noun) => [noun, 'small'] as const),
  ...[...itemNouns, ...pluralNouns].map((noun) => [noun, 'item'] as const),
]);
const plurals: ReadonlySet<string> = new Set(pluralNouns);
const prepositions: ReadonlyMap<string, string> = new Map(
  placeNouns.map((entry) => {
    const [noun = '', preposition = 'in'] = entry.split(':');
    return [noun, preposition] as const;
  }),
);

/** An article and a lookahead at what follows it. */
const phrase = /\b(the|a|an|my|our|your|his|her|their|this|that|another)\s+(?=((?:[\p{Ll}’'-]+ ?){1,4}))/giu;
/** Adjectives that tell one thing from another; the others belong to their moment. */
const tellingAdjectives = new Set(
  `red blue green yellow black white grey gray brown golden silver brass iron copper wooden stone glass paper tin leather clay old little small big
   tall narrow broken cracked rusty rusted dusty empty long short round square heavy tiny painted carved second third`.split(/\s+/),
);
/** How fast a thing is forgotten, in characters of text. */
const FADING = 900;

/** What there is to see and hold in a story, by its text alone; most present first. */
export function thingsOf(text: string) {
  const found = new Map<string, Find>();
  for (const match of text.matchAll(phrase)) {
    const words = (match[2] ?? '').split(' ');
    const at = words.slice(0, 3).findIndex((word) => kinds.has(word) || prepositions.has(word));
    const noun = words[at];
    if (noun === undefined || isHalfACompound(words[at + 1] ?? '')) continue;
    const find = found.get(noun);
    const adjective = words[at - 1] ?? '';
    found.set(noun, {
      noun,
      count: (find?.count ?? 0) + 1,
      lastAt: match.index,
      adjective: tellingAdjectives.has(adjective) ? adjective : (find?.adjective ?? ''),
    });
  }
  const all = [...found.values()];
  const of = (...wanted: Kind[]) =>
    all.filter(({ noun }) => wanted.includes(kinds.get(noun) as Kind)).map((find) => thing(find, text.length));
  return {
    things: sorted(of('item', 'fixture')),
    items: sorted(of('item', 'small')),
    animals: sorted(of('animal')),
    places: sorted(all.filter(({ noun }) => prepositions.has(noun)).map((find) => place(find, text.length))),
  };
}

interface Find {
  noun: string;
  count: number;
  lastAt: number;
  adjective: string;
}

/** In 'the harbor bell' the thing is the bell. */
function isHalfACompound(word: string): boolean {
  if (word === '' || plainWords.has(word)) return false;
  return !/(?:ed|ing|ly|s|t|ck|ng|ew|oke|ood)$/.test(word);
}

function thing({ noun, count, lastAt, adjective }: Find, end: number): StoryThing {
  const salience = Math.min(count, 6) + 8 * Math.exp((lastAt - end) / FADING);
  return { name: `the ${adjective === '' ? '' : `${adjective} `}${noun}`, plural: plurals.has(noun), salience };
}

function place(find: Find, end: number): StoryPlace {
  const bare = thing({ ...find, adjective: '' }, end);
  return { ...bare, at: `${prepositions.get(find.noun) ?? 'in'} ${bare.name}`, plural: find.noun === 'woods' };
}

function sorted<T extends StoryThing>(things: T[]): T[] {
  return things.sort((one, other) => other.salience - one.salience);
}
