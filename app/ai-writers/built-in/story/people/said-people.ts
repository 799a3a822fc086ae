import { isSaidNobody, knownName, type Said, saidPerson } from '../../../memory/story-memory';
import type { Person } from '../story';

/** Those whom a story names, as people said who they are: roles and names that are one are one, and a town is nobody. */
export function asSaid(read: readonly Person[], said: readonly Said[]): Person[] {
  if (said.length === 0) return [...read];
  const known = read
    .filter(({ name }) => knownName(said, name) === name && !isSaidNobody(said, name))
    .map((person) => withSaidPronoun(withOtherName(person, said), said));
  const others = said.flatMap((one) => (one.about === 'person' ? [one.name] : one.about === 'same' ? [one.as] : []));
  const missing = others.filter((name, index) => others.indexOf(name) === index && !known.some((person) => sameName(person.name, name)));
  return [
    ...known,
    ...missing
      .filter((name) => knownName(said, name) === name && !isSaidNobody(said, name))
      .map((name) => withSaidPronoun(withOtherName(newPerson(name, read, said), said), said)),
  ];
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Somebody whom the reader knows by another name, or not at all. */
function newPerson(name: string, read: readonly Person[], said: readonly Said[]): Person {
  const other = read.find((person) => sameName(knownName(said, person.name), name));
  const { pronoun = 'they', pronounKnown = false, plural = false } = other ?? {};
  return { name, pronoun, named: /^\p{Lu}/u.test(name), pronounKnown, plural };
}

function withSaidPronoun(person: Person, said: readonly Said[]): Person {
  const pronoun = saidPerson(said, person.name)?.pronoun;
  return pronoun ? { ...person, pronoun, pronounKnown: true, pronounSaid: true } : person;
}

/** Delaney, of Frank. */
function withOtherName(person: Person, said: readonly Said[]): Person {
  const other = said.find((one) => one.about === 'same' && sameName(one.as, person.name) && /^\p{Lu}\S*$/u.test(one.name));
  return other?.about === 'same' && person.named ? { ...person, also: other.name } : person;
}

/** The names of those who are dead, gone or here: as read, and where people said it, as they said. */
export function statesAsSaid(
  read: { dead: Iterable<string>; gone: Iterable<string>; present: Iterable<string> },
  people: readonly Person[],
  said: readonly Said[],
): { dead: Set<string>; gone: Set<string>; present: Set<string> } {
  const states = { dead: new Set(read.dead), gone: new Set(read.gone), present: new Set(read.present) };
  for (const { name } of people) {
    const one = saidPerson(said, name);
    if (!one) continue;
    const isHere = one.here && one.alive;
    put(states.dead, name, !one.alive);
    put(states.gone, name, !isHere);
    put(states.present, name, isHere);
  }
  return states;
}

function put(names: Set<string>, name: string, isIn: boolean): void {
  if (isIn) names.add(name);
  else names.delete(name);
}
