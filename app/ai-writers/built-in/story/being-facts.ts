import type { Clause } from '../language/clauses';
import type { NounPhrase } from '../language/noun-phrases';
import type { Cast } from './people/cast';
import { rolePronouns } from './people/roles';
import type { Fact, Person } from './story';
import { thingOf } from './things';

type BeingFact = Omit<Fact, 'weight' | 'words'>;

const feelings = new Set(
  `afraid angry sad happy glad tired cold hungry thirsty ashamed proud jealous lonely nervous scared furious relieved worried calm bored sick dizzy
   embarrassed sorry excited curious confused shocked surprised upset sleepy drunk guilty`.split(/\s+/),
);
/** What one is or is not, never more or less. */
const ungraded = new Set(
  'married single real dead alive last first next same other only able due such own free ready done right wrong true false safe awake asleep missing gone present absent wet dry open shut naked'.split(
    ' ',
  ),
);
/** What somebody goes or turns: red, pale. */
const states = new Set('red white pale gray grey green pink quiet silent still cold mad rigid stiff limp'.split(' '));
/** What was done to a thing so that it is so now: the lid was locked. */
const lasting =
  /^(?:locked|unlocked|closed|shut|broken|burnt|burned|torn|cracked|smashed|flooded|bent|sealed|bolted|frozen|ruined|stuck|soaked|jammed)$/;

/** What a clause says that somebody is, is not, feels or has; undefined where it says something else. */
export function beingFacts(clause: Clause, actor: Person, cast: Cast): BeingFact[] | undefined {
  const { verb, complement, object } = clause;
  // 'There was a man on the bed': nobody comes.
  if (verb.lemma === 'be') return clause.presents ? [] : isSo(clause, actor);
  if (verb.lemma === 'feel' && !object) return [{ answers: 'feeling', actor, ...(complement ? { claim: complement } : {}), sure: 0.8 }];
  if (/^(?:have|has|had)$/.test(verb.lemma) && !verb.negated && !verb.before) return ownership(object, actor, cast);
  return /^(?:go|turn|grow)$/.test(verb.lemma) && !object && states.has(complement ?? clause.next)
    ? [{ answers: 'feeling', actor, sure: 0.7 }]
    : undefined;
}

function isSo({ verb, complement, object }: Clause, actor: Person): BeingFact[] {
  const claim = complement ?? roleIn(object);
  if (!claim) return [];
  if (verb.negated) return [{ answers: 'denied', actor, claim, sure: 0.75 }];
  // 'The old woman was a woman' tells nothing.
  if (!complement && actor.name.endsWith(claim.split(' ').at(-1) ?? '')) return [];
  if (!complement) return [{ answers: 'role', actor, claim, sure: 0.75 }];
  if (/(?:[^e]er|est)$/.test(complement) || ungraded.has(complement)) return [];
  return [
    feelings.has(complement)
      ? { answers: 'feeling', actor, claim: complement, sure: 0.8 }
      : { answers: 'state:somebody', actor, claim: complement, sure: 0.7 },
  ];
}

/** 'A vet', 'the owner': what somebody is by trade or for others. */
function roleIn(object: NounPhrase | undefined): string | undefined {
  const isRole = object && !object.proper && (object.kind === 'person' || rolePronouns.has(object.lemma));
  return isRole && /^(?:a|an|the)$/.test(object.determiner) && /^[\p{Ll}’' -]+$/u.test(object.words)
    ? `${object.determiner} ${object.words}`
    : undefined;
}

/** 'It had a ticket': what somebody has can be asked for, used and lost. */
function ownership(object: NounPhrase | undefined, actor: Person, cast: Cast): BeingFact[] | undefined {
  const thing = object && /^(?:an?|the|two|three|several)$/.test(object.determiner) ? thingOf(object, cast) : undefined;
  return thing && thing.kind !== 'body' ? [{ answers: 'object', actor, object: thing, sure: 0.85 }] : undefined;
}

/** 'The lid was locked': what a thing is from now on. */
export function lastingState({ verb, oblique }: Clause): string | undefined {
  return verb.passive && lasting.test(verb.form) && !oblique.some(({ preposition }) => preposition === 'by') ? verb.form : undefined;
}
