import { type Fact, isPerson, somebody } from '../story/story';
import { someListener, someSpeaker } from '../story/talk/exchange';
import { isClimax } from '../story/weigh-facts';
import type { Task } from './plan';

/** A group of replies that a task can be answered with, and how much better it is than one of the task's own kind. */
export interface ReplyKey {
  key: string;
  bonus: number;
}

/** The groups of the stock that answer a task: the more of what the people wrote a reply takes up, the better. */
export function keysOf({ answers, fact }: Task): ReplyKey[] {
  const own = { key: answers, bonus: 0 };
  return fact ? [own, ...answersTo(fact), ...actKeys(fact), ...knownKeys(fact)] : [own];
}

/** What a reply that knows the very thing, or the very deed, is worth more. */
const KNOWN = { thing: 1.6, incidental: 0.3, deed: 1.6 };
/** How sure the reading of a thing is that no clause is about. */
const NAMED_ONLY = 0.6;
/** Deeds that leave a thing as it is, so that what it is like still holds. */
const harmless = /^do:(?:take|hold|open|close|look|find|touch|give|put|pull|make|read|write|wear|go|mend|light|rest|any)$/;
const seen = /^(?:object|sight|event|state|sound|weather|smell|arrival|message|number|feeling)$/;

/** Replies that know what this thing is, or what it is to do this. */
function knownKeys(fact: Fact): ReplyKey[] {
  const { answers, object, verb, speaker, relation, sure } = fact;
  if (/^(?:question|bare):|^refrain$/.test(answers)) return [];
  const noun = object && (isPerson(object) ? object.name.split(' ').at(-1) : object.noun);
  // What hands and feet are like is told by what they do.
  if (object && !isPerson(object) && object.kind === 'body') return [];
  const isLeft = speaker !== undefined || harmless.test(answers) || seen.test(answers);
  // What the turn merely names, what it does something violent to, or where it puts something, is not what it is about.
  const isIncidental = (answers === 'object' && sure <= NAMED_ONLY) || (relation !== undefined && !speaker) || isClimax(fact);
  return [
    ...(verb && !speaker ? [{ key: `deed:${verb}`, bonus: KNOWN.deed }] : []),
    // To hide is another thing than to hide something.
    ...(verb && !speaker && !object ? [{ key: `deed:${verb}~`, bonus: KNOWN.deed }] : []),
    ...(noun && isLeft ? [{ key: `thing:${noun}`, bonus: isIncidental ? KNOWN.incidental : KNOWN.thing }] : []),
  ];
}

/** A question is answered in its own words, or from what stands in the story. */
function answersTo({ answers, answer, act, addressed }: Fact): ReplyKey[] {
  const keys: ReplyKey[] = [];
  if (answer && !answers.startsWith('bare:'))
    keys.push('known' in answer ? { key: 'answer:known', bonus: 2 } : { key: 'answer:whether', bonus: 1.2 });
  if (answers.startsWith('question:') && act && addressed?.name === nameOf(act.doer)) keys.push({ key: `${answers}:you`, bonus: 1.2 });
  return keys;
}

function actKeys(fact: Fact): ReplyKey[] {
  const { answers, act, speaker, addressed, claim } = fact;
  if (answers.startsWith('bare:')) return bareKeys(fact);
  if (answers.startsWith('question:')) return [];
  const keys: ReplyKey[] = claim ? [{ key: 'claim', bonus: 0.9 }] : [];
  if (!act) return keys;
  const told = nameOf(act.doer);
  if (act.doer === somebody) return [...keys, { key: 'told:mystery', bonus: 1.2 }];
  if (speaker) {
    const whose =
      told === speaker.name
        ? 'mine'
        : told === addressed?.name
          ? /^(?:order|request)$/.test(answers)
            ? 'asked'
            : 'yours'
          : isPerson(act.doer)
            ? 'theirs'
            : 'things';
    return [...keys, { key: `told:${whose}`, bonus: 0.9 }];
  }
  return keys;
}

/** A speech of somebody unnamed gets bare speech; its 'I' and 'you' are known all the same. */
function bareKeys({ answer, act, claim }: Fact): ReplyKey[] {
  const keys: ReplyKey[] = [];
  if (answer) keys.push('known' in answer ? { key: 'bare:known', bonus: 2 } : { key: 'bare:whether', bonus: 1.2 });
  if (claim) keys.push({ key: 'bare:claim', bonus: 0.9 });
  if (act && act.doer === someSpeaker) keys.push({ key: 'bare:mine', bonus: 0.9 });
  if (act && act.doer === someListener) keys.push({ key: 'bare:yours', bonus: 0.9 });
  return keys;
}

const nameOf = (doer: { name?: string } | object): string | undefined => ('name' in doer ? doer.name : undefined);
