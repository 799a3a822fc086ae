import type { Random } from '~/platform/random/random';
import source from '~content/story-writer/cards.txt?raw';
import { type Card, cardKinds, type StoryTone } from '../../card';
import type { Thing } from '../story/story';
import { escapedForPattern, hashOf } from '../text-tools';

interface StockedCard extends Card {
  /** Stable while its words stay the same. */
  id: number;
  place: string;
  tone: string;
  /** Every card that is drawn from it. */
  drawn: RegExp;
}

/** What stands for a thing of the story at hand. */
const THING = '[thing]';

/** The cards of the content: a paragraph begins with kind, place and tone of the lines below it. */
export const everyCard: readonly StockedCard[] = source
  .trim()
  .split(/\n{2,}/)
  .flatMap((paragraph) => {
    const [head = '', ...texts] = paragraph.split('\n');
    const [kind, place = '', tone = ''] = head.split(' ');
    const known = cardKinds.find((one) => one === kind);
    if (!known) throw new Error(`A card of no known kind: ${head}`);
    return texts.map((text) => ({ id: hashOf(text), kind: known, place, tone, text, drawn: patternOf(known, text) }));
  });

function patternOf(kind: Card['kind'], text: string): RegExp {
  const words = text.split(THING).map(escapedForPattern).join('.+');
  return new RegExp(`^${kind === 'want' ? '.+ wants ' : ''}${words}$`, 'u');
}

/** Which card of the content lies on a table; undefined where the content has none like it. */
export function cardIdOf(text: string): number | undefined {
  return everyCard.find(({ drawn }) => drawn.test(text))?.id;
}

/** In place of a place: for the last rounds of any story. */
const ENDS = 'end';
/** The same for a thing of the story that comes back, in its middle or in the last rounds. */
const AGAIN = 'again';
const AGAIN_AT_END = 'again-end';

interface Table {
  tone: StoryTone;
  /** Undefined where the story does not tell. */
  place: 'indoors' | 'outdoors' | undefined;
  /** The texts of cards that lie on the table already. */
  laid: readonly string[];
  /** The ids of cards, among others, that the players met in their last games. */
  met?: ReadonlySet<number>;
  /** A thing of this story that has been forgotten, where it is time that it came back. */
  thread?: Thing | undefined;
  /** The names of those of whom somebody may want something. */
  people?: readonly string[];
  /** Whether the story is coming to its end, so that a card closes. */
  isClosing?: boolean;
  random: Random;
}

/** A card for a story's place and tone, none of those that lie there already or were met lately while there are others. */
export function drawCard({ tone, place, laid, met = new Set(), thread, people = [], isClosing = false, random }: Table): Card {
  const isFresh = ({ id, drawn }: StockedCard) => !met.has(id) && !laid.some((text) => drawn.test(text));
  if (thread && !laid.some((text) => text.includes(`the ${thread.words}`))) {
    const again = everyCard.filter((card) => card.place === (isClosing ? AGAIN_AT_END : AGAIN) && isFresh(card));
    if (again.length > 0) return { kind: 'thing', text: random.pick(again).text.replace(THING, thread.words) };
  }
  const fitting = everyCard.filter((card) =>
    isClosing ? card.place === ENDS : card.tone === tone && (card.place === 'any' || card.place === place),
  );
  const last = everyCard.find(({ drawn }) => drawn.test(laid.at(-1) ?? ''))?.kind;
  const kind = random.pick(cardKinds.filter((one) => one !== last));
  const notLaid = fitting.filter(({ drawn }) => !laid.some((text) => drawn.test(text)));
  const fresh = notLaid.filter(isFresh);
  const ofKind = fresh.filter((card) => card.kind === kind);
  const choice = [ofKind, fresh, notLaid].find(({ length }) => length > 0) ?? fitting;
  const { kind: drawn, text } = random.pick(choice);
  const who = drawn === 'want' && people.length > 0 ? random.pick(people) : undefined;
  return { kind: drawn, text: drawn === 'want' ? `${who ?? 'somebody'} wants ${text}` : text };
}

/** Words of stories that are meant to frighten. */
const EERIE =
  /\b(?:ghosts?|graves?|graveyard|haunted|corpse|coffin|shadows?|scream(?:s|ed|ing)?|blood|whisper(?:s|ed|ing)?|cellar|darkness|demon|witch|skull|bones?|fog|cold breath)\b/giu;
const FEWEST_EERIE = 3;

/** How a story sounds, as far as its words tell, where nobody has said how it is to sound. */
export function toneOfText(text: string): StoryTone {
  return (text.match(EERIE)?.length ?? 0) >= FEWEST_EERIE ? 'eerie' : 'plain';
}
