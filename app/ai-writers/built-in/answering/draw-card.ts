import type { Random } from '~/platform/random/random';
import source from '~content/story-writer/cards.txt?raw';
import { type Card, cardKinds, type StoryTone } from '../../card';
import type { Thing } from '../story/story';

interface StockedCard extends Card {
  place: string;
  tone: string;
}

/** The cards of the content: a paragraph begins with kind, place and tone of the lines below it. */
export const everyCard: readonly StockedCard[] = source
  .trim()
  .split(/\n{2,}/)
  .flatMap((paragraph) => {
    const [head = '', ...texts] = paragraph.split('\n');
    const [kind, place = '', tone = ''] = head.split(' ');
    const known = cardKinds.find((one) => one === kind);
    if (!known) throw new Error(`A card of no known kind: ${head}`);
    return texts.map((text) => ({ kind: known, place, tone, text }));
  });

/** In place of a place: for the last rounds of any story. */
const ENDS = 'end';

interface Table {
  tone: StoryTone;
  /** Undefined where the story does not tell. */
  place: 'indoors' | 'outdoors' | undefined;
  /** The texts of cards that lie on the table already. */
  laid: readonly string[];
  /** A thing of this story that has been forgotten, where it is time that it came back. */
  thread?: Thing | undefined;
  /** The names of those of whom somebody may want something. */
  people?: readonly string[];
  /** Whether the story is coming to its end, so that a card closes. */
  isClosing?: boolean;
  random: Random;
}

/** A card for a story's place and tone, none of those that lie there already while there are others. */
export function drawCard({ tone, place, laid, thread, people = [], isClosing = false, random }: Table): Card {
  const again = thread && `the ${thread.words}${isClosing ? ', one last time' : ' again'}`;
  if (again && !laid.includes(again)) return { kind: 'thing', text: again };
  const fitting = everyCard.filter((card) =>
    isClosing ? card.place === ENDS : card.tone === tone && (card.place === 'any' || card.place === place),
  );
  const kind = random.pick(cardKinds);
  const fresh = fitting.filter(({ text }) => !laid.some((one) => one === text || one.endsWith(` wants ${text}`)));
  const ofKind = fresh.filter((card) => card.kind === kind);
  const { kind: drawn, text } = random.pick(ofKind.length > 0 ? ofKind : fresh.length > 0 ? fresh : fitting);
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
