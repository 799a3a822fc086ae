import type { KnownThing } from '../../memory/story-memory';
import type { Clause } from '../language/clauses';
import type { Person, Thing } from './story';

const standsIn = /^(?:in|inside|on|under|behind|beside|beneath|at|above|below|near|between|against|into|onto)$/;
const holding = /^(?:take|carry|hold|grab|steal|keep|wear|pocket|catch|clutch|snatch)$/;

/** What a story has said so far that a later question can be answered from. */
export interface Memory {
  /** Notes what a clause says. @param doer who does it. @param thing what it is done to, else what it is about. */
  note(clause: Clause, doer: Person | undefined, thing: Thing | undefined): void;
  /** What is known by its place or holder, the last first. */
  things(): KnownThing[];
}

/** What people said of a thing: nothing that the text tells changes it. */
export interface SaidThing {
  /** The last word of its name, and the whole. */
  noun: string;
  name: string;
  place: string;
  holder: Person | undefined;
}

/** A memory with nothing in it but what people said. */
export function createMemory(said: readonly SaidThing[] = []): Memory {
  const places = new Map<string, string>();
  const holders = new Map<string, Person>();
  const names = new Map<string, string>();
  const isSaid = (noun: string) => said.find((thing) => thing.noun === noun || thing.noun === `${noun}s` || thing.noun === `${noun}es`);
  return {
    note(clause, doer, thing) {
      const { verb } = clause;
      if (clause.reported || verb.negated || verb.modal) return;
      const place = placeIn(clause);
      if (thing) names.set(thing.noun, `the ${thing.words}`);
      if (thing && place) {
        places.delete(thing.noun);
        places.set(thing.noun, place);
        holders.delete(thing.noun);
      }
      if (!doer || !thing || !clause.object || verb.passive || !holding.test(verb.lemma)) return;
      holders.delete(thing.noun);
      holders.set(thing.noun, doer);
    },
    things() {
      const nouns = [...new Set([...places.keys(), ...holders.keys()].toReversed())].filter((noun) => !isSaid(noun));
      return nouns.map((noun) => ({
        name: names.get(noun) ?? `the ${noun}`,
        place: holders.has(noun) ? '' : (places.get(noun) ?? ''),
        holder: holders.get(noun)?.name ?? '',
      }));
    },
  };
}

/** 'In the drawer', where a clause says so in words that anybody can repeat. */
function placeIn({ oblique }: Clause): string | undefined {
  const where = oblique.find(
    ({ preposition, phrase }) =>
      standsIn.test(preposition) &&
      /^(?:building|room|ground|road|furniture|container|door|window|body|fixture|boat|vehicle|water|thing|cloth|machine)$/.test(
        phrase.kind ?? '',
      ),
  );
  if (!where || !/^(?:the|a|an)$/.test(where.phrase.determiner) || !/^[\p{L}’' -]+$/u.test(where.phrase.words)) return undefined;
  const preposition = where.preposition === 'into' ? 'in' : where.preposition === 'onto' ? 'on' : where.preposition;
  return `${preposition} the ${where.phrase.words}`;
}
