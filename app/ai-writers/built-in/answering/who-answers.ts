import type { Person, Story, Utterance } from '../story/story';

/** Whether somebody can do and say things. */
const canAct = ({ pronoun, mute }: Person): boolean => pronoun !== 'it' && !mute;

/** Who answers a speech: whom the text names, or the only other one of the story who is there; undefined where that is not certain. */
export function answererOf(story: Story, { speaker, addressed, told, isSure }: Utterance): Person | undefined {
  if (!speaker || !isSure) return undefined;
  const listens = told === undefined ? onlyOther(story, speaker) : told ? addressed : undefined;
  return listens && !listens.plural && canAct(listens) && story.areApart(speaker, listens) ? listens : undefined;
}

/** The other one of a story that has two people and never had a third. */
function onlyOther({ everybody, present }: Story, speaker: Person): Person | undefined {
  const [other, third] = everybody.filter((person) => canAct(person) && person.name !== speaker.name);
  if (third || !other || other.name === other.pronoun || !present.has(other.name)) return undefined;
  // Xanthe, who has just come, may be the goalkeeper.
  const isTold = speaker.name === speaker.pronoun || speaker.named === other.named;
  return isTold ? other : undefined;
}

/** Whether somebody speaks whom nobody of the story could answer. */
export function speaksAlone(story: Story, { speaker }: Utterance): boolean {
  return speaker !== undefined && !story.people.some((person) => canAct(person) && person.name !== speaker.name);
}
