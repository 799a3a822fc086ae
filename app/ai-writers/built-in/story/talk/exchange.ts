import type { Cast } from '../people/cast';
import type { Person } from '../story';
import type { Speech } from './speech';

/** Two people who talk without anybody being named, for replies that say 'I' and 'you'. */
const unnamed = (name: string): Person => ({ name, pronoun: 'they', named: false, pronounKnown: false, plural: false });
export const someSpeaker = unnamed('the speaker of a bare speech');
export const someListener = unnamed('the listener of a bare speech');

/** What one calls somebody who has no name in the story. */
const TITLE = /\b(?:father|mother|sister|brother|sir|madam|signora?|doctor|captain|nana|grandma|grandpa|mum|mom|dad)\b/i;
/** Words outside the speeches of a turn that is nothing but an exchange. */
const MOST_BETWEEN = 3;

/**
 * Who says a speech in a turn that is nothing but speeches: two people take turns, and a name that one calls out is the other's.
 * @returns nothing where the story has others, or the turn calls nobody by name.
 */
export function speakerInExchange(
  text: string,
  speech: Speech,
  speeches: readonly Speech[],
  cast: Cast,
): { speaker: Person; addressed: Person } | undefined {
  const between = speeches.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
  if (between.replace(/[^\p{L}]/gu, '').length > MOST_BETWEEN) return undefined;
  const people = cast.met().filter(({ named, plural }) => named && !plural);
  const [one, two] = people;
  if (!one || !two || people.length > 2 || cast.narrator) return undefined;
  const calls = ({ words }: Speech) => people.find(({ name }) => new RegExp(`(?:^|[,.!?] )${name}(?:[,.!?]|$)`, 'u').test(words));
  const known = speeches.findIndex((each) => calls(each) !== undefined);
  const called = speeches[known] && calls(speeches[known]);
  // 'Father' is somebody, too, and so is a third whom one of them greets.
  if (!called || speeches.some(({ words }) => TITLE.test(words))) return undefined;
  const isSame = (speeches.indexOf(speech) - known) % 2 === 0;
  const other = called === one ? two : one;
  return isSame ? { speaker: other, addressed: called } : { speaker: called, addressed: other };
}
