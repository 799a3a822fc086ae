import { deedOf } from '~content/story-writer/verb-classes';
import type { Clause } from '../language/clauses';
import { actOf, isSearch } from './acts';
import type { Cast } from './people/cast';
import { type Fact, isPerson, type Person, type Thing } from './story';
import { thingOf } from './things';

type FactCore = Omit<Fact, 'words'>;

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
  const facts = (actor ? deedFacts(clause, actor, cast) : thing ? happenings(clause, thing) : []).map((fact) =>
    isUnsure ? { ...fact, sure: Math.min(fact.sure, UNSURE_WHO) } : fact,
  );
  const doer = actor ?? thing;
  const act = doer && !verb.modal && !verb.negated && !clause.presents ? actOf(clause, doer, cast) : undefined;
  if (!act) return facts;
  return facts.map((fact) => (/^(?:do:|event|arrival)/.test(fact.answers) ? { ...fact, act } : fact));
}

/** 'It rained', 'it took an hour', 'it was late': nothing does it. */
function isImpersonal({ lemma }: Clause['verb']): boolean {
  return /^(?:be|seem|rain|snow|take|get|grow|feel|look|sound|smell|happen|turn|begin|start|become|mean|matter|appear|go|have|do)$/.test(
    lemma,
  );
}

function deedFacts(clause: Clause, actor: Person, cast: Cast): FactCore[] {
  const { verb } = clause;
  // 'He could see the barn' is seeing it.
  if (verb.modal && (verb.lemma !== 'see' || verb.negated || !clause.object)) return [];
  if (isBeing(clause)) return [];
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
  if (isIndirectSpeech(clause)) return [{ answers: 'indirect', speaker: actor, actor, sure: verb.before ? 0.45 : 0.8 }];
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

/** 'She asked whether it was safe', 'he told her to wait', 'they say it was green'. */
function isIndirectSpeech({ verb, next }: Clause): boolean {
  return (
    /^(?:say|tell|ask|wonder|demand|promise|explain|admit|announce|insist|add|whisper|shout|apologise|apologize)$/.test(verb.lemma) &&
    next !== ''
  );
}

/** What somebody is, has or feels, or goes and turns, like red and pale: no deed. */
function isBeing({ verb, object, complement, next }: Clause): boolean {
  if (/^(?:be|have|has|had|feel)$/.test(verb.lemma)) return true;
  return /^(?:go|turn|grow)$/.test(verb.lemma) && !object && states.has(complement ?? next);
}

const states = new Set('red white pale gray grey green pink quiet silent still cold mad rigid stiff limp'.split(' '));

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

/** What a thing does by itself, or by somebody unnamed. */
function happenings({ verb, presents, aside, subject }: Clause, object: Thing): FactCore[] {
  const isNothing = /^(?:nobody|nothing|no)$/.test(subject?.pronoun ?? subject?.determiner ?? '');
  const rests = /^(?:be|have|had|has|did|does|seem|look|lie|stand|hang|feel|sit|need|want|mean|say|read|show)$/.test(verb.lemma);
  if (isNothing || presents || aside || verb.negated || verb.passive || verb.before || rests) return [];
  return [{ answers: 'event', object, verb: verb.particle ? `${verb.lemma}_${verb.particle}` : verb.lemma, sure: 0.85 }];
}
