import { deedOf } from '~content/story-writer/verb-classes';
import type { Clause } from '../language/clauses';
import type { NounPhrase } from '../language/noun-phrases';
import { gerundOf } from '../wording/conjugate';
import type { Cast } from './cast';
import { indirectActOf } from './speech-acts';
import { type Fact, isPerson, type Person, type Thing } from './story';
import { thingOf } from './things';

type FactCore = Omit<Fact, 'weight' | 'words'>;

const feelings = new Set(
  `afraid angry sad happy glad tired cold hungry thirsty ashamed proud jealous lonely nervous scared furious relieved worried calm bored sick dizzy
   embarrassed sorry excited curious confused shocked surprised upset sleepy drunk guilty`.split(/\s+/),
);
const missing = new Set('gone empty missing lost absent vanished deserted bare'.split(' '));
const dangers = new Set(
  'fire flood gun knife bomb blood wolf bear monster shark dragon storm avalanche enemy killer murderer wave poison smoke crack beast zombie'.split(
    ' ',
  ),
);
const nearing = new Set('close closer near nearer towards toward louder'.split(' '));
/** Deeds that say more about a mind or a mouth than about the world; others of the same turn come first. */
const faint = new Set(['speak', 'think', 'want', 'rest', 'hold', 'look', 'fear', 'change']);
/** Deeds whose object is a person as readily as a thing. */
const toPeople = new Set([
  'hit',
  'love',
  'die',
  'hold',
  'pull',
  'touch',
  'find',
  'lose',
  'look',
  'give',
  'take',
  'go',
  'run',
  'leave',
  'call',
  'speak',
  'wake',
  'listen',
]);

/** What one clause of a turn says, as facts that replies can answer; a clause can say two things, or nothing. */
export function factsOfClause(clause: Clause, cast: Cast): FactCore[] {
  const { subject, verb } = clause;
  const actor = subject && cast.personOf(subject);
  if (actor) return deedFacts(clause, actor, cast);
  const thing = thingOf(subject, cast);
  const isMissing = isNothing(subject) || (verb.negated && clause.presents);
  if (isMissing) return thing ? [{ answers: 'absence', object: thing, sure: 0.6 }] : [];
  if (verb.negated) return [];
  if (!thing) return [];
  return [happening(clause, thing)];
}

function isNothing(subject: NounPhrase | undefined): boolean {
  return subject !== undefined && /^(?:nobody|nothing|no)$/.test(subject.pronoun ?? subject.determiner);
}

function deedFacts(clause: Clause, actor: Person, cast: Cast): FactCore[] {
  const { verb, complement } = clause;
  if (verb.modal) return [];
  if (verb.lemma === 'be') {
    if (clause.presents) return [{ answers: 'arrival', object: actor, sure: 0.8 }];
    return complement && feelings.has(complement) ? [{ answers: 'feeling', actor, sure: 0.8 }] : [];
  }
  if (verb.lemma === 'feel' && !clause.object) return [{ answers: 'feeling', actor, sure: 0.8 }];
  const deed = deedOf(verb.lemma, verb.particle);
  // A man called Earl, a dog named Minister.
  const names = /^(?:call|name)$/.test(verb.lemma) && clause.object?.proper === true;
  if (!deed || names || verb.passive || verb.negated) return [];
  if (deed === 'arrive' && actor.pronoun !== 'I' && actor.pronoun !== 'you') return [{ answers: 'arrival', object: actor, sure: 0.8 }];
  const said = deed === 'speak' || deed === 'think' ? indirectActOf(verb.lemma, clause.next) : undefined;
  if (said) return [indirectSpeech(said, { clause, actor, cast })];
  const object = objectOf(clause, cast, deed);
  return [
    {
      answers: `do:${deed === 'leave' && isLeftBehind(object) ? 'put' : deed}`,
      actor,
      ...(object ? { object, ...gerundPhrase(clause, object) } : {}),
      sure: object ? 0.9 : clause.object ? 0.55 : 0.75,
    },
  ];
}

/** 'I left the hat on the bar' puts it there; 'I left the bar' leaves. */
function isLeftBehind(object: Thing | Person | undefined): boolean {
  return object !== undefined && !isPerson(object) && !/^(?:building|ground|vehicle|boat|water)$/.test(object.kind);
}

function indirectSpeech(answers: string, { clause, actor, cast }: { clause: Clause; actor: Person; cast: Cast }): FactCore {
  const to = clause.recipient ?? clause.object;
  const addressed = to && cast.personOf(to);
  return { answers, speaker: actor, actor, ...(addressed ? { addressed } : {}), sure: 0.8 };
}

/** What a deed is done to: the object, or what its preposition names ('looked at the rope', 'pulled on the rope'). */
function objectOf(clause: Clause, cast: Cast, deed: string): Thing | Person | undefined {
  const behind =
    clause.object ??
    clause.oblique.find(({ preposition }) => !/^(?:with|of|for|by|like|as|than|until|after|before|during)$/.test(preposition))?.phrase;
  if (!behind) return undefined;
  const thing = thingOf(behind, cast);
  if (thing) return thing;
  const person = toPeople.has(deed) ? cast.personOf(behind) : undefined;
  return person;
}

function gerundPhrase({ verb, object: phrase }: Clause, object: Thing | Person): Pick<Fact, 'deed'> {
  if (!phrase || 'pronoun' in object || object.owner) return {};
  const particle = verb.particle === '' ? '' : ` ${verb.particle}`;
  return { deed: `${gerundOf(verb.lemma)}${particle} the ${object.words}` };
}

function happening({ verb, complement, presents, oblique }: Clause, object: Thing): FactCore {
  const kind = object.kind;
  const comes = deedOf(verb.lemma, verb.particle) === 'arrive' || oblique.some(({ preposition }) => nearing.has(preposition));
  if (complement && missing.has(complement)) return { answers: 'absence', object, sure: 0.8 };
  if (dangers.has(object.noun) && !object.owner) return { answers: 'threat', object, sure: 0.8 };
  if (kind === 'sound' || deedOf(verb.lemma, verb.particle) === 'call') return { answers: 'sound', object, sure: 0.8 };
  if (kind === 'smell') return { answers: 'smell', object, sure: 0.8 };
  if (kind === 'weather') return { answers: 'weather', object, sure: 0.8 };
  if (comes) return { answers: 'arrival', object, sure: 0.7 };
  if (presents && /^(?:building|ground|sky|water)$/.test(kind)) return { answers: 'sight', object, sure: 0.8 };
  return { answers: 'object', object, sure: presents ? 0.9 : 0.7 };
}

/** How much a turn turns on a fact, by what it is; its place in the turn counts besides. */
export function weightOf({ answers, object, sure }: FactCore): number {
  const deed = answers.startsWith('do:') ? answers.slice(3) : '';
  // A thing that is only named turns the story less than anything that is done.
  const base = faint.has(deed) ? 0.6 : answers === 'object' && sure <= 0.6 ? 0.2 : 1;
  return base * sure + (object ? 0.25 : 0) + (answers === 'threat' || answers === 'arrival' ? 0.3 : 0);
}
