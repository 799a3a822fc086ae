import type { Clause } from '../language/clauses';
import type { Cast } from './people/cast';
import type { Act, Person, Thing } from './story';
import { thingOf } from './things';

/** What a clause says that somebody or something does to what; nothing of what is done to its subject. */
export function actOf({ verb, object }: Clause, doer: Person | Thing, cast: Cast): Act | undefined {
  if (verb.passive) return undefined;
  const done = object && (object.pronoun === 'it' ? cast.it() : (cast.personOf(object) ?? thingOf(object, cast)));
  return { doer, verb: verb.lemma, ...(done ? { object: done } : {}) };
}

/** 'He went through the pockets' looks for something, 'through the door' goes. */
export function isSearch({ verb, oblique }: Pick<Clause, 'verb' | 'oblique'>): boolean {
  const [way] = oblique;
  return verb.lemma === 'go' && way?.preposition === 'through' && /^(?:cloth|container|paper|item|furniture)$/.test(way.phrase.kind ?? '');
}
