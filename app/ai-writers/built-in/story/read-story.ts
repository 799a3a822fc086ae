import { type Said, saidSame } from '../../memory/story-memory';
import { lastTurns } from '../../story-parts';
import type { StoryPart } from '../../writer-model';
import { withoutSpeech } from '../text-tools';
import { gravityOf } from './manner/gravity';
import { narratorPerson, narratorTense } from './manner/narration';
import { toneOf } from './manner/tone';
import { isStaged } from './manner/unreal';
import { createMemory, type SaidThing } from './memory';
import { holdsAnimal, isAnimalName, talksIn } from './people/animals';
import { type Cast, createCast } from './people/cast';
import { classifyNames } from './people/classify-names';
import { isDead as isDeadIn, isGone, namesOfDead, rolesOfDead } from './people/departures';
import { createApartness, createIdentity } from './people/identity';
import { peopleOf } from './people/people';
import { asSaid, statesAsSaid } from './people/said-people';
import { readTurn, type TurnReading } from './read-turn';
import { namesIn, repaired } from './repair';
import type { Narrator, Person, Planted, Story, Thing } from './story';
import { isAnswerable } from './talk/answerable';
import { namesCalled } from './talk/called';

/** Turns of people that are read in full, the last ones; earlier ones only tell who is who. */
const TURNS_READ = 14;
/** Characters of a turn that are read. */
const TURN_READ = 4_000;
const MOST_TOLD = 12_000;
/** How sure a reading must be that somebody acts here and now. */
const SURELY_HERE = 0.5;
/** Turns of people after which somebody who did nothing may have left. */
const TURNS_PRESENT = 5;

/**
 * Reads a story from its opening and parts: who, where, what is open, and what the people's last turns say.
 * @param said what people said of it, which stands above what the text tells.
 */
export function readStory(opening: string, parts: readonly StoryPart[], said: readonly Said[] = []): Story {
  const written = parts.filter(({ by, text }) => by === 'person' && isStory(text)).map(({ text }) => text.slice(-TURN_READ));
  const names = namesIn([opening, ...written].join('\n'));
  const turns = written.map((text) => repaired(text, names));
  const told = `${opening}\n${turns.join('\n')}`.slice(-MOST_TOLD);
  // 'Me' is French, too: how a story is told is seen from its English turns.
  const english = turns.filter((text) => toneOf(text) !== 'foreign').join('\n');
  const first = withoutSpeech(opening);
  const rest = withoutSpeech(english.slice(-MOST_TOLD));
  const narrator = narratorPerson(first, rest);
  const isReadAsSame = createIdentity(told);
  const isSamePerson = (name: string, role: string) => saidSame(said, name, role) ?? isReadAsSame(name, role);
  const cast = createCast(narrator, asSaid(knownPeople(told, narrator), said), isSamePerson, (name) => talksIn(told, name));
  // What was written before it and passed over is not answered any longer.
  const last = lastTurns(parts)
    .slice(-1)
    .map((text) => repaired(text, names));
  const memory = createMemory(saidThings(said, cast));
  const read = [opening, ...turns].slice(-TURNS_READ).map((text) => readTurn(text, cast, memory));
  const isReadAsTwo = createApartness(told);
  const areApart: Story['areApart'] = (one, other) => {
    const same = saidSame(said, one.name, other.name);
    return same === undefined ? isReadAsTwo(one, other) : !same;
  };
  const roles = rolesOfDead(told);
  const isDead = ({ name, named }: Person) =>
    roles.some((noun) => (named ? isSamePerson(name, noun) : name.endsWith(` ${noun}`))) || isDeadIn(told, name);
  const inEarnest = !isStaged(told);
  const fallen = inEarnest ? asSaid(unmetDead(told, cast), said) : [];
  const everybody = [...peopleNow(cast.met(), cast.narrator), ...fallen.filter(({ name }) => !cast.met().some((one) => one.name === name))];
  const died = new Set(inEarnest ? [...lost(read, dyingIn), ...everybody.flatMap((person) => (isDead(person) ? [person.name] : []))] : []);
  const left = inEarnest
    ? [
        ...lost(read, (turn) => [...turn.departed, ...dyingIn(turn)]),
        ...died,
        ...cast.met().flatMap(({ name }) => (isGone(told, name) ? [name] : [])),
      ]
    : [];
  const seen = presentIn(read.slice(-TURNS_PRESENT), narrator);
  const { dead, gone, present } = statesAsSaid({ dead: died, gone: left, present: seen }, everybody, said);
  const gravity = inEarnest ? gravityOf(last.join('\n')) : undefined;
  const tone = toneOf(last.join('\n') || opening);
  const open = read.at(-1)?.speeches.findLast(({ isOpen }) => isOpen);
  const scene = { tone, gravity, turn: last.join('\n'), told, everybody, present, gone, dead, said, areApart };
  const speech = open && !isBehindReply(parts) && isAnswerable(open, scene) ? open : undefined;
  return {
    narrator,
    tense: narratorTense(first, rest),
    curly: hasCurlyQuotes([turns.join('\n'), told]),
    people: peopleNow(cast.met(), cast.narrator).filter(
      ({ name }) => !gone.has(name) && !(narrator === 'third' && /^(?:my|our|your) /.test(name)),
    ),
    tone,
    ...(speech ? { speech } : {}),
    present,
    everybody: everybody.filter(({ name }) => !(narrator === 'third' && /^(?:my|our|your) /.test(name))),
    dead,
    gone,
    things: memory.things(),
    planted: plantedIn(read, parts),
    ...(gravity ? { gravity } : {}),
    isMourning: inEarnest && turns.slice(-1 - last.length, -last.length).some((turn) => /^(?:death|wound)$/.test(gravityOf(turn) ?? '')),
    areApart,
  };
}

/** Whether the people's last turn stands behind words that a writer put into a mouth: they mean somebody by them, whom the next ones may not fit. */
function isBehindReply(parts: readonly StoryPart[]): boolean {
  const before = parts[parts.findLastIndex(({ by }) => by === 'person') - 1];
  return before?.by === 'ai' && !/\p{L}/u.test(withoutSpeech(before.text));
}

/** Whether speech has curly quotation marks: as people type them, else as the opening has them. Some keyboards curl apostrophes alone. */
function hasCurlyQuotes(texts: readonly string[]): boolean {
  const spoken = texts.find((text) => /["“”‘]/.test(text));
  return spoken === undefined || /[“”‘]/.test(spoken);
}

/** Those who are dead before they could do anything. */
function unmetDead(told: string, cast: Cast): Person[] {
  return namesOfDead(told)
    .filter((name) => !cast.met().some((person) => person.name === name || person.also === name))
    .map((name) => ({ name, pronoun: 'they', named: true, pronounKnown: false, plural: false }));
}

/** What people said of things, with the people who have them. */
function saidThings(said: readonly Said[], cast: Cast): SaidThing[] {
  return said.flatMap((one) => {
    if (one.about !== 'thing') return [];
    const holder = cast.met().find(({ name }) => name.toLowerCase() === one.holder.toLowerCase());
    return [{ noun: one.name.toLowerCase().split(' ').at(-1) ?? '', name: one.name, place: one.place, holder }];
  });
}

/** Those who do or say something in a turn. */
function activeIn({ facts, speeches }: TurnReading): Person[] {
  return [...facts.flatMap(({ is, person }) => (is === 'death' ? [] : [person])), ...speeches.flatMap(({ speaker }) => speaker ?? [])];
}

/** Those who left as a turn tells it, and did nothing in a later one. @param leaving the names of those who leave in a turn. */
function lost(read: readonly TurnReading[], leaving: (turn: TurnReading) => readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const turn of read) {
    for (const { name } of activeIn(turn)) names.delete(name);
    for (const name of leaving(turn)) names.add(name);
  }
  return names;
}

const dyingIn = ({ facts }: TurnReading) => facts.flatMap(({ is, person }) => (is === 'death' ? [person.name] : []));

/** What people write to the machine or for fun tells nothing of the story. */
function isStory(text: string): boolean {
  return !/^(?:demand|nonsense)$/.test(toneOf(text));
}

function knownPeople(told: string, narrator: Narrator): Person[] {
  const narrated = peopleOf(told, narrator);
  // In a story of nothing but speech the names stand in it.
  const people = narrated.length > 0 ? narrated : addressedIn(told);
  const hasAnimals = holdsAnimal(told);
  const all = people.map(({ name, also, pronoun, named, pronounKnown }) => ({
    ...{ name, ...(also ? { also } : {}), pronoun, named, pronounKnown, plural: false },
    ...(hasAnimals && named && isAnimalName(told, name) && !talksIn(told, name) ? { mute: true } : {}),
  }));
  // 'He' in the opening means the person whom the story names first, not the one it names most.
  return all.sort((one, other) => told.indexOf(one.name) - told.indexOf(other.name));
}

function peopleNow(met: readonly Person[], narrator: Person | undefined): Person[] {
  const others = met.filter(({ name }) => name !== narrator?.name);
  return narrator ? [narrator, ...others] : others;
}

const MOST_ADDRESSED = 4;

/** Those whom speech calls by their names: "Where are they, Kofi?" */
function addressedIn(told: string): Omit<Person, 'plural'>[] {
  const names = namesCalled(told).slice(0, MOST_ADDRESSED);
  return classifyNames(names).map(({ pronoun }, index) => ({
    ...{ name: names[index] ?? '', named: true, pronoun: pronoun ?? 'they', pronounKnown: pronoun !== undefined },
  }));
}

/** Those who did or said something lately, and whom somebody spoke to; someone who is only spoken of may be far away, or dead. */
function presentIn(read: readonly TurnReading[], narrator: Narrator): ReadonlySet<string> {
  const acting = read.flatMap(({ facts, speeches }) => [
    ...facts.flatMap(({ is, person, sure }) => (is !== 'death' && sure >= SURELY_HERE ? [person] : [])),
    ...speeches.flatMap(({ speaker, addressed }) => [speaker, addressed]),
  ]);
  const told = { first: 'I', we: 'we', second: 'you', third: '' }[narrator];
  return new Set([told, ...acting.flatMap((person) => (person ? [person.name] : []))]);
}

/** Things that people brought in, by when they were first and last named; those of the last turn are none yet. */
function plantedIn(read: readonly TurnReading[], parts: readonly StoryPart[]): Planted[] {
  const found = new Map<string, { thing: Thing; first: number; last: number; named: Set<number> }>();
  for (const [turn, { things }] of read.entries()) {
    for (const thing of things) {
      const known = found.get(thing.noun);
      found.set(thing.noun, {
        thing: known?.thing ?? thing,
        first: known?.first ?? turn,
        last: turn,
        named: (known?.named ?? new Set()).add(turn),
      });
    }
  }
  const lately = parts
    .slice(-8)
    .filter(({ by }) => by !== 'person')
    .map(({ text }) => text.toLowerCase())
    .join('\n');
  const newest = read.length - 1;
  return [...found.values()]
    .filter(
      ({ thing, last }) =>
        last < newest &&
        !lately.includes(thing.noun) &&
        !/^(?:body|ground|building|room|road|fixture|stuff|sky|weather|darkness|water|ice|window|door|sound|smell|food|drink|fire|thing)$/.test(
          thing.kind,
        ),
    )
    .map(({ thing, first, last, named }) => ({ thing, age: newest - first, quiet: newest - last, turns: named.size }));
}
