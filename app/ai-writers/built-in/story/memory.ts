import type { KnownThing } from '../../memory/story-memory';
import type { Clause } from '../language/clauses';
import { type Act, isPerson, type Person, type Thing } from './story';

const standsIn = /^(?:in|inside|on|under|behind|beside|beneath|at|above|below|near|between|against|into|onto)$/;
const holding = /^(?:take|carry|hold|grab|steal|keep|wear|pocket|catch|clutch|snatch)$/;

/** What a story has said so far of where its things are. */
export interface Memory {
  /** Notes what a clause says. */
  note(clause: Clause, act: Act | undefined, thing: Thing | undefined): void;
  /** What is known by its place or holder, the last first. */
  things(): KnownThing[];
}

/** An empty memory. @param said the nouns of things of which people said where they are: nothing that the text tells changes that. */
export function createMemory(said: readonly string[] = []): Memory {
  const places = new Map<string, string>();
  const holders = new Map<string, Person>();
  const names = new Map<string, string>();
  const isSaid = (noun: string) => said.some((one) => one === noun || one === `${noun}s` || one === `${noun}es`);
  return {
    note(clause, act, thing) {
      if (clause.reported || clause.verb.negated || clause.verb.modal) return;
      const place = placeIn(clause);
      if (thing) names.set(thing.noun, `the ${thing.words}`);
      if (thing && place) {
        places.delete(thing.noun);
        places.set(thing.noun, place);
        holders.delete(thing.noun);
      }
      if (!act || !isPerson(act.doer)) return;
      const noun = nounOf(act);
      if (!noun || !holding.test(act.verb)) return;
      holders.delete(noun);
      holders.set(noun, act.doer);
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

function nounOf({ object }: Act): string | undefined {
  return object && !isPerson(object) ? object.noun : undefined;
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
