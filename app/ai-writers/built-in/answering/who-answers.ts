import { type Fact, isPerson, type Person, type Story } from '../story/story';
import { escapedForPattern } from '../text-tools';
import type { Voices } from '../wording/line';
import type { Occasion } from './occasions';
import { canAct, isAtHand } from './sure-people';

/**
 * Who answers something, as far as that is certain, and who says something to that: to a deed, whom it is done to, or somebody
 * else who is there; to a speech, who is spoken to; to a sentence of narration, somebody whom it does not name.
 * @returns undefined where nobody can answer; without a name where somebody can, but who is not certain.
 */
export function voicesOf(story: Story, { kind, fact, told }: Occasion): Voices | undefined {
  const present = story.people.filter((person) => canAct(person) && isAtHand(person, story));
  if (kind === 'say' && fact) return speaksAlone(story, fact) ? undefined : { first: listenerOf(fact, story), second: fact.speaker };
  if (kind !== 'tell' && kind !== 'do') return { first: undefined, second: undefined };
  const first = kind === 'tell' ? otherThan(present, namedIn(told, present), story) : fact && answererToDeed(fact, present, story);
  const second = fact?.actor && canAct(fact.actor) ? fact.actor : undefined;
  return first && { first, second };
}

function answererToDeed({ actor, object, recipient }: Fact, present: readonly Person[], story: Story): Person | undefined {
  const done = recipient ?? (object && isPerson(object) ? object : undefined);
  if (!done) return otherThan(present, [actor], story);
  return canAct(done) && !done.plural && (!actor || story.areApart(actor, done)) ? done : undefined;
}

/** Whom a sentence names or may mean by a pronoun: somebody else speaks of it. */
function namedIn(sentence = '', present: readonly Person[]): Person[] {
  const holds = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'iu').test(sentence);
  const meant: readonly string[] = Object.entries(pronounsIn).flatMap(([pronoun, words]) => (holds(words) ? [pronoun] : []));
  return present.filter(
    ({ name, pronoun, pronounKnown }) => holds(escapedForPattern(name)) || meant.includes(pronoun) || (meant.length > 0 && !pronounKnown),
  );
}

const pronounsIn = { he: 'he|him|his', she: 'she|her', they: 'they|them|their', I: 'I|me|my', we: 'we|us|our', you: 'you|your' };

/** How sure it must be who says something, for somebody else to answer by name. */
const SURELY_BY = 0.8;

/** Who is spoken to: whom the text names, or the only other one of the story; nobody where there are several. */
function listenerOf({ speaker, addressed, told, sure }: Fact, story: Story): Person | undefined {
  if (!speaker || sure < SURELY_BY) return undefined;
  const [only, second] = story.people.filter(
    (person) => canAct(person) && person.name !== speaker.name && !/^(?:he|she|they)$/.test(person.name),
  );
  const listens = addressed && told ? addressed : second ? undefined : only;
  return listens && !listens.plural && story.areApart(speaker, listens) ? listens : undefined;
}

/** Whether somebody speaks whom nobody of the story could answer. */
function speaksAlone(story: Story, { speaker }: Fact): boolean {
  return speaker !== undefined && !story.people.some((person) => canAct(person) && person.name !== speaker.name);
}

/** Somebody else who is present; nobody known only by a pronoun, and no role that may be somebody who has a name. */
function otherThan(present: readonly Person[], taken: readonly (Person | undefined)[], { areApart }: Story): Person | undefined {
  const free = present.filter(
    (person) =>
      !person.plural &&
      (person.named || person.name.includes(' ') || /^(?:I|you)$/.test(person.pronoun)) &&
      taken.every((one) => one === undefined || areApart(person, one)),
  );
  return free.find(({ named }) => named) ?? free[0];
}
