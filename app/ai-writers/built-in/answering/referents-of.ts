import { type Fact, isPerson, type Person, type Story } from '../story/story';
import type { Line, Role } from '../wording/line';
import type { Referents } from '../wording/word-line';
import type { Occasion } from './occasions';
import { canAct, isAtHand } from './sure-people';

/** Whom and what the references of an answer mean. */
export function referentsOf(story: Story, { fact }: Occasion): Referents {
  const present = story.people.filter((person) => canAct(person) && isAtHand(person, story));
  const object = fact?.object;
  const actor = fact?.actor ?? fact?.speaker ?? protagonist(present, object);
  const { speaker, addressed } = talkOf(fact, story);
  const taken = [actor, object && isPerson(object) ? object : undefined, fact?.recipient, speaker, addressed];
  const other = otherThan(present, taken, story);
  return Object.fromEntries(
    Object.entries({
      ...{
        actor,
        other,
        object,
        speaker,
        addressed,
        recipient: fact?.recipient,
      },
      known: fact?.known,
    }).filter(([, value]) => value !== undefined),
  );
}

/** Who says something, and who answers: whom the text names, or the only other one of the story who is there. */
function talkOf(fact: Fact | undefined, story: Story): Pick<Fact, 'speaker' | 'addressed'> {
  const { speaker, addressed, told, sure = 0 } = fact ?? {};
  if (!speaker || sure < SURELY_BY) return {};
  const listens = told === undefined ? onlyOther(story, speaker) : told ? addressed : undefined;
  return { speaker, ...(listens && !listens.plural && story.areApart(speaker, listens) ? { addressed: listens } : {}) };
}

/** How sure it must be who says something, for somebody else to answer by name. */
const SURELY_BY = 0.8;

/** The other one of a story that has two people and never had a third. */
function onlyOther({ everybody, present }: Story, speaker: Person): Person | undefined {
  const [other, third] = everybody.filter((person) => canAct(person) && person.name !== speaker.name);
  if (third || !other || other.name === other.pronoun || !present.has(other.name)) return undefined;
  // Xanthe, who has just come, may be the goalkeeper.
  const isTold = speaker.name === speaker.pronoun || speaker.named === other.named;
  return isTold ? other : undefined;
}

/** Whether somebody speaks whom nobody of the story could answer. */
export function speaksAlone(story: Story, { speaker }: Pick<Fact, 'speaker'>): boolean {
  return speaker !== undefined && !story.people.some((person) => canAct(person) && person.name !== speaker.name);
}

/** Whom an answer is about when its fact has nobody: who tells the story, or whom it names. */
function protagonist(present: readonly Person[], object: Fact['object']): Person | undefined {
  const able = present.filter(({ name, plural }) => !plural && !(object && isPerson(object) && object.name === name));
  return able.find(({ named, name, pronoun }) => named || name === pronoun) ?? able[0];
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

/** Whether all that a line counts on is so. @param others how many others are there, sure or not. */
export function holds(line: Line, referents: Referents, { people, present }: Story): boolean {
  for (const role of line.needs) if (!referents[role]) return false;
  for (const role of [...line.talkers, 'recipient'] as const) if (isMute(referents, role)) return false;
  const named = new Set([referents.actor, referents.speaker].map((one) => one && isPerson(one) && one.name));
  if (line.flags.has('alone') && people.some((person) => present.has(person.name) && canAct(person) && !named.has(person.name)))
    return false;
  if (line.isForOne && referents.object && !isPerson(referents.object) && referents.object.plural) return false;
  return line.flags.has('bare') || !needsPronoun(line, referents);
}

/** 'The boys put a hand to their face', 'the sergeant takes her time': what several do not do together, and a pronoun that may be wrong. */
function needsPronoun({ tokens }: Line, referents: Referents): boolean {
  return tokens.some((token) => {
    if (token.kind !== 'reference' || !/^(?:actor|other|object|speaker|addressed|recipient)$/.test(token.role)) return false;
    const subject = referents[token.role];
    return (
      typeof subject === 'object' &&
      isPerson(subject) &&
      (subject.plural || !subject.pronounKnown) &&
      (token.form === 'his' || token.form === 'he')
    );
  });
}

function isMute(referents: Referents, role: Role): boolean {
  const subject = referents[role];
  return typeof subject === 'object' && isPerson(subject) && !canAct(subject);
}
