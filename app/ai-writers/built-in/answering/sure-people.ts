import type { Person, Story } from '../story/story';

/** Whether somebody can do and say things. */
export const canAct = ({ pronoun, mute }: Person): boolean => pronoun !== 'it' && !mute;

/** What is said indirectly may be said by telephone, or in a letter. */
const isIndirect = (answers: string) => answers === 'indirect';

/** Two who have a story to themselves. */
const MOST_ALONE = 2;

const isTeller = ({ pronoun }: Person) => /^(?:I|we|you)$/.test(pronoun);

/** Whether the people's last turn calls somebody by name or role. */
function isCalled({ name, also }: Person, { lastWords }: Story): boolean {
  return [name, also].some((one) => one !== undefined && lastWords.has(one.split(' ').at(-1)?.toLowerCase() ?? ''));
}

/** Whether the last turn means nobody else by what it says of somebody: nobody who may have the same pronoun, unless it names only this one. */
export function isSurely(person: Person, story: Story): boolean {
  if (isTeller(person)) return true;
  const rivals = story.people.filter(
    (one) => one.name !== person.name && canAct(one) && !isTeller(one) && (!one.pronounKnown || one.pronoun === person.pronoun),
  );
  return rivals.length === 0 || (isCalled(person, story) && !rivals.some((one) => isCalled(one, story)));
}

/** Whether somebody is certainly at hand: they do or say something in the last turn, or did lately in a story that has nobody else. */
export function isAtHand(person: Person, story: Story): boolean {
  if (isTeller(person)) return true;
  const isIn = story.facts.some(
    ({ answers, actor, speaker, addressed, told }) =>
      !isIndirect(answers) && [actor, speaker, told ? addressed : undefined].some((one) => one?.name === person.name),
  );
  return story.present.has(person.name) && (isIn || isOnlyOther(person, story));
}

/** One of two, in a story that has nobody else. */
function isOnlyOther(person: Person, { people }: Story): boolean {
  return people.filter(canAct).length <= MOST_ALONE && people.includes(person);
}
