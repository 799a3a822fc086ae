import type { Clause } from '../language/clauses';
import type { Cast } from './people/cast';
import type { Fact, Person } from './story';

/** How sure it is that somebody does something here and now; less so of what they had done, or do in an aside. */
const SURE = 0.75;
const BEFORE = 0.4;

/** What one clause of a turn tells of somebody, as far as it tells who is here and who is alive. */
export function factOfClause(clause: Clause, cast: Cast): Fact | undefined {
  const { subject, verb } = clause;
  if (clause.reported || !subject || subject.pronoun === 'it') return undefined;
  const person = cast.personOf(subject);
  // 'He could see the barn' is seeing it.
  if (!person || (verb.modal && (verb.lemma !== 'see' || verb.negated || !clause.object)) || isBeing(clause)) return undefined;
  if (isDeath(verb)) return { is: 'death', person, sure: SURE };
  // A man called Earl, a dog named Minister.
  const names = /^(?:call|name)$/.test(verb.lemma) && clause.object?.proper === true;
  // 'She used to sing' tells of another time.
  if (names || verb.passive || verb.negated || verb.lemma === 'use') return undefined;
  meetOthers(clause, cast);
  return { is: arrives(clause, person) ? 'arrival' : 'deed', person, sure: verb.before || clause.aside ? BEFORE : SURE };
}

/** Those to whom something is done or given are met, too: the next 'he' may be one of them. */
function meetOthers({ object, recipient, oblique }: Clause, cast: Cast): void {
  const to = oblique.find(({ preposition }) => preposition === 'to')?.phrase;
  for (const phrase of [object, recipient ?? to]) if (phrase) cast.personOf(phrase);
}

/** What somebody is, has or feels: no deed. */
function isBeing({ verb }: Clause): boolean {
  return /^(?:be|have|has|had|feel)$/.test(verb.lemma);
}

/** 'He died', 'he was shot': it is done to the subject. */
function isDeath({ lemma, passive, negated }: Clause['verb']): boolean {
  return !negated && (/^(?:die|drown|perish)$/.test(lemma) || (passive && /^(?:kill|shoot|murder|stab|strangle|poison|hang)$/.test(lemma)));
}

/** Verbs by which somebody comes into view, by themselves and with 'in', 'up' or 'out'. */
const coming = /^(?:appear|arrive|come|emerge)$/;
const comingWith = new Set(['turn up', 'pull up', 'drive up', 'walk up', 'show up', 'step in', 'burst in', 'run in', 'walk in']);

/** 'The clerk came in', 'on the third chair sat our father': who stands behind the verb has not been seen before. */
function arrives({ subject, verb, verbEnd }: Clause, { pronoun }: Person): boolean {
  const isPresented = subject !== undefined && subject.start >= verbEnd && /^(?:sit|stand|lie|kneel|lean|hang|wait|come)$/.test(verb.lemma);
  if (isPresented) return true;
  return !/^(?:I|we|you)$/.test(pronoun) && (coming.test(verb.lemma) || comingWith.has(`${verb.lemma} ${verb.particle}`));
}
