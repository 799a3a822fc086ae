import { type Fact, isPerson, type Person, type Story, type Thing } from '../story/story';
import type { Line, Role } from '../wording/line';
import { isPortable } from '../wording/moments';
import type { Referents } from '../wording/word-line';
import type { Occasion } from './occasions';

/** Whom and what the references of an answer mean. */
export function referentsOf(story: Story, { fact, planted }: Occasion): Referents {
  const present = story.people.filter((person) => story.present.has(person.name) && canAct(person));
  const object = fact?.object;
  const actor = fact?.actor ?? fact?.speaker ?? protagonist(present, object);
  const { speaker, addressed } = talkOf(fact, present, story);
  const taken = [actor, object && isPerson(object) ? object : undefined, fact?.recipient, speaker, addressed];
  const other = otherThan(present, taken, story);
  const { about } = fact ?? {};
  return Object.fromEntries(
    Object.entries({
      ...{
        actor,
        other,
        object,
        speaker,
        addressed,
        about,
        recipient: fact?.recipient,
        planted: planted && { ...unowned(planted), determiner: 'the' },
      },
      ...fact?.answer,
    }).filter(([, value]) => value !== undefined),
  );
}

const canAct = ({ pronoun, mute }: Person) => pronoun !== 'it' && !mute;

function unowned({ owner: _owner, ...thing }: Thing): Thing {
  return thing;
}

/** Who says something, and who answers: the one it is said to, as far as the text tells, else somebody who is there. */
function talkOf(fact: Fact | undefined, present: readonly Person[], story: Story): Pick<Fact, 'speaker' | 'addressed'> {
  const { speaker, addressed } = fact ?? {};
  if (!speaker) return {};
  const hears = addressed && story.areApart(speaker, addressed) ? addressed : otherThan(present, [speaker], story);
  return { speaker, ...(hears ? { addressed: hears } : {}) };
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
  for (const role of line.talkers) if (isMute(referents, role)) return false;
  const named = new Set([referents.actor, referents.speaker].map((one) => one && isPerson(one) && one.name));
  if (line.flags.has('alone') && people.some((person) => present.has(person.name) && canAct(person) && !named.has(person.name)))
    return false;
  if (line.flags.has('portable') && !isPortable(referents.planted)) return false;
  if (line.isForOne && [referents.object, referents.planted].some((one) => one && !isPerson(one) && one.plural)) return false;
  return line.flags.has('bare') || !isBodyOfMany(line, referents);
}

/** 'The boys put a hand to their face': what several people do not do together. */
function isBodyOfMany({ tokens }: Line, referents: Referents): boolean {
  return tokens.some((token) => {
    if (token.kind !== 'reference' || !/^(?:actor|other|object|speaker|addressed|recipient)$/.test(token.role)) return false;
    const subject = referents[token.role];
    return (
      typeof subject === 'object' &&
      isPerson(subject) &&
      subject.plural &&
      (token.form === 'his' || token.form === 'he' || token.form === 'himself')
    );
  });
}

function isMute(referents: Referents, role: Role): boolean {
  const subject = referents[role];
  return typeof subject === 'object' && isPerson(subject) && !canAct(subject);
}
