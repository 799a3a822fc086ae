import { deedOf } from '~content/story-writer/verb-classes';
import type { Clause } from '../language/clauses';
import type { NounPhrase } from '../language/noun-phrases';
import { actOf, isSearch } from './acts';
import { beingFacts, lastingState } from './being-facts';
import type { Cast } from './people/cast';
import { type Fact, isPerson, type Person, type Thing } from './story';
import { indirectActOf } from './talk/indirect';
import { thingOf } from './things';

type FactCore = Omit<Fact, 'weight' | 'words'>;

const missing = new Set('gone empty missing lost absent vanished deserted bare'.split(' '));
const dangers = new Set(
  'fire flood bomb wolf bear monster shark dragon storm avalanche enemy killer murderer wave poison smoke crack beast zombie'.split(' '),
);
const nearing = new Set('close closer near nearer towards toward louder'.split(' '));
/** Deeds that say more about a mind or a mouth than about the world; others of the same turn come first. */
const faint = new Set(['speak', 'think', 'want', 'rest', 'hold', 'look', 'fear', 'change']);
/** What somebody does not do turns a story less than what somebody does. */
const REFRAINED = 0.5;
/** Deeds that say nothing without their object: 'got up', 'had been'. */
const transitive = new Set('take put give make find break wear hold sever touch pull mend trade'.split(' '));
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

/** How sure a deed is of which two people may be the 'he'. */
const UNSURE_WHO = 0.6;

/** What one clause of a turn says, as facts that replies can answer; a clause can say two things, or nothing. */
export function factsOfClause(clause: Clause, cast: Cast): FactCore[] {
  const { subject, verb } = clause;
  if (clause.reported) return [];
  const isUnsure = cast.isUnsure(subject?.pronoun);
  const subjects = subject?.pronoun === 'it' && !isImpersonal(verb) ? cast.it() : undefined;
  const actor = subjects && isPerson(subjects) ? subjects : subject && cast.personOf(subject);
  const thing = subjects && !isPerson(subjects) ? subjects : thingOf(subject, cast);
  const facts = (actor ? deedFacts(clause, actor, cast) : happenings(clause, thing)).map((fact) =>
    isUnsure ? { ...fact, sure: Math.min(fact.sure, UNSURE_WHO) } : fact,
  );
  if (verb.negated && actor && !verb.modal && facts.length === 0)
    return [{ answers: 'refrain', actor, verb: verb.lemma, sure: clause.object ? 0.7 : 0.8 }];
  const doer = actor ?? thing;
  const act = doer && !verb.modal && !verb.negated && !clause.presents ? actOf(clause, doer, cast) : undefined;
  if (!act) return facts;
  return facts.map((fact) => (/^(?:do:|event|arrival|sound|weather|threat)/.test(fact.answers) ? { ...fact, act } : fact));
}

/** 'It rained', 'it took an hour', 'it was late': nothing does it. */
function isImpersonal({ lemma }: Clause['verb']): boolean {
  return /^(?:be|seem|rain|snow|take|get|grow|feel|look|sound|smell|happen|turn|begin|start|become|mean|matter|appear|go|have|do)$/.test(
    lemma,
  );
}

/** What happens to things, by itself or by somebody unnamed. */
function happenings(clause: Clause, thing: Thing | undefined): FactCore[] {
  const { subject, verb } = clause;
  const isMissing = isNothing(subject) || (verb.negated && clause.presents);
  if (isMissing) return thing ? [{ answers: 'absence', object: thing, sure: 0.6 }] : [];
  if (verb.negated) return [];
  if (!thing) return [];
  // What is told by the way is less than what happens.
  return [clause.aside ? { answers: 'object', object: thing, sure: 0.6 } : happening(clause, thing)];
}

function isNothing(subject: NounPhrase | undefined): boolean {
  return subject !== undefined && /^(?:nobody|nothing|no)$/.test(subject.pronoun ?? subject.determiner);
}

function deedFacts(clause: Clause, actor: Person, cast: Cast): FactCore[] {
  const { verb } = clause;
  // 'He could see the barn' is seeing it.
  if (verb.modal && (verb.lemma !== 'see' || verb.negated || !clause.object)) return [];
  const being = beingFacts(clause, actor, cast);
  if (being) return being;
  const deed = deedIn(clause);
  if (isDeath(verb)) return [{ answers: 'do:die', object: actor, verb: 'die', sure: 0.9 }];
  // A man called Earl, a dog named Minister.
  const names = /^(?:call|name)$/.test(verb.lemma) && clause.object?.proper === true;
  // 'She used to sing' tells of another time.
  if (names || verb.passive || verb.negated || verb.lemma === 'use') return [];
  if (!deed) return anyDeed(clause, actor, cast);
  if (isPresented(clause)) return [{ answers: 'arrival', object: actor, sure: 0.85 }];
  // 'We have got shoes' takes nothing.
  if (verb.form === 'got' && verb.tense === 'present') return [];
  if (deed === 'arrive' && !/^(?:I|we|you)$/.test(actor.pronoun))
    return [{ answers: 'arrival', object: actor, verb: 'arrive', sure: 0.8 }, ...broughtAlong(clause, actor, cast)];
  const said = deed === 'speak' || deed === 'think' ? indirectActOf(verb.lemma, clause.next) : undefined;
  if (said) return [indirectSpeech(said, { clause, actor, cast })];
  const object = objectOf(clause, cast, deed);
  if (!object && !clause.object && transitive.has(deed)) return [];
  if (object && isPerson(object) && object.name === actor.name) return [];
  return [
    {
      answers: `do:${deed === 'leave' && isLeftBehind(object) ? 'put' : deed}`,
      actor,
      ...verbOf(verb, deed === 'leave' && isLeftBehind(object) ? 'put' : verb.lemma, clause.next !== ''),
      ...(object ? { object, ...(clause.object ? {} : relationOf(clause)) } : {}),
      ...recipientOf(clause, actor, cast),
      sure: (object ? 0.9 : clause.object ? 0.55 : 0.75) - (verb.before || clause.aside ? 0.35 : 0),
    },
  ];
}

const sameWithParticle = new Set(
  'sit stand wake fall climb pick tear lock tie write eat drink burn hand throw lie walk step hide close shut sew wash cry laugh run cut'.split(
    ' ',
  ),
);

/** The verb of a deed, unless its particle makes another of it: turned up, stood down. */
function verbOf({ lemma, particle }: Clause['verb'], verb: string, isPlaced = false): Pick<Fact, 'verb'> {
  // Who stood there stands already; who stood, or stood up, has risen.
  if (lemma === 'stand' && particle === '' && isPlaced) return {};
  return particle === '' || (sameWithParticle.has(lemma) && /^(?:up|down|off|away|over|out)$/.test(particle)) ? { verb } : {};
}

/** 'Showed up' arrives, 'showed it to me' gives; 'reached the door' goes there. */
function deedIn({ verb, object, oblique }: Clause): ReturnType<typeof deedOf> {
  if (isSearch({ verb, oblique })) return 'lose';
  if (verb.lemma === 'lie' && oblique[0]?.preposition === 'to') return 'speak';
  const deed = deedOf(verb.lemma, verb.particle);
  const comes = verb.lemma === 'come' && verb.particle !== '';
  return deed === 'arrive' && object && !comes ? (verb.lemma === 'show' ? 'give' : 'go') : deed;
}

/** 'Wanda comes out with the coffee pot': what matters is what she carries. */
function broughtAlong({ oblique }: Clause, actor: Person, cast: Cast): FactCore[] {
  const object = thingOf(oblique.find(({ preposition }) => preposition === 'with')?.phrase, cast);
  return object && object.kind !== 'body' ? [{ answers: 'do:hold', actor, object, verb: 'carry', sure: 0.85 }] : [];
}

/** 'On the third chair sat our father': who stands behind the verb has not been seen before. */
function isPresented({ subject, verb, verbEnd }: Clause): boolean {
  return subject !== undefined && subject.start >= verbEnd && /^(?:sit|stand|lie|kneel|lean|hang|wait|come)$/.test(verb.lemma);
}

/** 'He died', 'he was shot': it is done to the subject. */
function isDeath({ lemma, passive, negated }: Clause['verb']): boolean {
  return !negated && (/^(?:die|drown|perish)$/.test(lemma) || (passive && /^(?:kill|shoot|murder|stab|strangle|poison|hang)$/.test(lemma)));
}

/** 'I left the hat on the bar' puts it there; 'I left the bar' leaves. */
function isLeftBehind(object: Thing | Person | undefined): boolean {
  return object !== undefined && !isPerson(object) && !/^(?:building|room|ground|road|vehicle|boat|water)$/.test(object.kind);
}

const tellsSomebody = /^(?:tell|ask|beg|warn|order|remind|assure|promise|advise|invite)$/;

function indirectSpeech(answers: string, { clause, actor, cast }: { clause: Clause; actor: Person; cast: Cast }): FactCore {
  // 'He said she had never played' is not said to her.
  const to = clause.recipient ?? (tellsSomebody.test(clause.verb.lemma) ? clause.object : undefined);
  const addressed = to && cast.personOf(to);
  return { answers, speaker: actor, actor, ...(addressed ? { addressed, told: true } : {}), sure: clause.verb.before ? 0.45 : 0.8 };
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

/** The preposition between a deed and what it is done to: climbed ONTO the cabinet. */
function relationOf({ oblique }: Clause): Pick<Fact, 'relation'> {
  const preposition = oblique[0]?.preposition;
  return preposition ? { relation: preposition } : {};
}

/** A deed that the stock has no lines of its own for, as long as it is done to something. */
function anyDeed(clause: Clause, actor: Person, cast: Cast): FactCore[] {
  const object = thingOf(clause.object, cast);
  return !/^(?:be|have|had|has|do|did|does|get|seem|let|cause|mean|matter|cost|last|use|ought)$/.test(clause.verb.lemma)
    ? [{ answers: 'do:any', actor, ...verbOf(clause.verb, clause.verb.lemma), ...(object ? { object } : {}), sure: 0.75 }]
    : [];
}

/** To whom something is given: gave me the tissue, handed it to Tom. */
function recipientOf({ recipient, oblique }: Clause, actor: Person, cast: Cast): Pick<Fact, 'recipient'> {
  const phrase = recipient ?? oblique.find(({ preposition }) => preposition === 'to')?.phrase;
  const person = phrase && cast.personOf(phrase);
  return person && person.pronoun !== 'it' && person.name !== actor.name ? { recipient: person } : {};
}

function happening(clause: Clause, object: Thing): FactCore {
  const { verb, complement, presents, oblique } = clause;
  const kind = object.kind;
  const state = lastingState(clause);
  if (state) return { answers: 'state', object, claim: state, sure: 0.8 };
  const comes = deedOf(verb.lemma, verb.particle) === 'arrive' || oblique.some(({ preposition }) => nearing.has(preposition));
  if (complement && missing.has(complement)) return { answers: 'absence', object, sure: 0.8 };
  if (dangers.has(object.noun) && !object.owner) return { answers: 'threat', object, sure: 0.8 };
  if (kind === 'sound' || deedOf(verb.lemma, verb.particle) === 'call') return { answers: 'sound', object, verb: verb.lemma, sure: 0.8 };
  if (kind === 'smell') return { answers: 'smell', object, sure: 0.8 };
  if (kind === 'weather') return { answers: 'weather', object, sure: 0.8 };
  if (comes && /^(?:vehicle|boat|animal|machine)$/.test(kind)) return { answers: 'arrival', object, sure: 0.7 };
  if (presents && /^(?:building|room|ground|road|sky|water)$/.test(kind)) return { answers: 'sight', object, sure: 0.8 };
  // A chair that moves is more than a chair.
  if (complement && verb.lemma === 'be' && !presents) return { answers: 'state', object, claim: complement, sure: 0.8 };
  const acts =
    !presents &&
    !verb.passive &&
    !verb.before &&
    !/^(?:be|have|had|has|did|does|seem|look|lie|stand|hang|feel|sit|need|want|mean|say|read|show)$/.test(verb.lemma);
  const did = verb.particle ? `${verb.lemma}_${verb.particle}` : verb.lemma;
  return acts ? { answers: 'event', object, verb: did, sure: 0.85 } : { answers: 'object', object, sure: presents ? 0.9 : 0.6 };
}

/** How much a turn turns on a fact, by what it is; its place in the turn counts besides. */
export function weightOf({ answers, object, sure, verb }: FactCore): number {
  const deed = answers.startsWith('do:') ? answers.slice(3) : '';
  // A thing that is only named turns the story less than anything that is done.
  const base =
    answers === 'refrain' ? REFRAINED : faint.has(deed) && verb !== 'point' ? 0.6 : answers === 'object' && sure <= 0.6 ? 0.2 : 1;
  const more = answers === 'threat' || answers === 'arrival' ? 0.3 : 0;
  return base * sure + (object ? 0.25 : 0) + more;
}
