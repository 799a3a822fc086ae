import type { Random } from '~/platform/random/random';
import source from '~content/story-writer/cards.txt?raw';
import { type Card, cardKinds, type StoryTone } from '../../card';
import type { Setting, Thing } from '../story/story';
import { escapedForPattern } from '../text-tools';

interface StockedCard extends Card {
  /** Where or when it may be laid: indoors, outdoors, anywhere, in the middle of a story or at its end. */
  place: string;
  tone: string;
  /** Finds it among cards that were laid, whatever it was filled with. */
  laidAs: RegExp;
}

const blank = /<name>|<thing>/;

/** The cards of the content: a paragraph begins with kind, place and tone of the lines below it. */
export const everyCard: readonly StockedCard[] = source
  .trim()
  .split(/\n{2,}/)
  .flatMap((paragraph) => {
    const [head = '', ...texts] = paragraph.split('\n');
    const [kind, place = '', tone = ''] = head.split(' ');
    const known = cardKinds.find((one) => one === kind);
    if (!known) throw new Error(`A card of no known kind: ${head}`);
    return texts.map((text) => ({ kind: known, place, tone, text, laidAs: shapeOf(text) }));
  });

function shapeOf(text: string): RegExp {
  return new RegExp(`^${text.split(blank).map(escapedForPattern).join('.+')}$`, 'u');
}

/** How far a story has come: in its middle what was planted comes back, at its end everything closes. */
export type Stage = 'open' | 'middle' | 'end';

interface Table {
  tone: StoryTone;
  /** Undefined where the story does not tell. */
  place: Setting | undefined;
  stage: Stage;
  /** The texts of cards that lie on the table already, the last one last. */
  laid: readonly string[];
  /** A thing of this story that has been forgotten. */
  thread?: Thing | undefined;
  /** The names of those of whom a card may tell. */
  people?: readonly string[];
  random: Random;
}

/**
 * A card for a story's place, tone and stage. In the middle and at the end the story's own thread comes first; else no kind and
 * nobody comes twice in a row, and none of the cards that lie there comes again while there are others.
 */
export function drawCard(table: Table): Card {
  const { laid, random } = table;
  const fitting = everyCard.filter((card) => isFor(card, table) && isFilled(card, table));
  const fresh = fitting.filter(({ laidAs }) => !laid.some((text) => laidAs.test(text)));
  const threads = fitting.filter(({ text }) => text.includes('<thing>'));
  const isThreaded = threads.some((card) => !fresh.includes(card));
  const plain = fresh.filter((card) => !threads.includes(card));
  const choices = [isThreaded ? [] : threads, plain.filter((card) => differs(card, table)), plain, fitting];
  const { kind, text } = random.pick(choices.find((cards) => cards.length > 0) ?? everyCard.filter((card) => !blank.test(card.text)));
  return { kind, text: filled(text, table) };
}

/** Whether a card is of another manner than the last one: another kind, and not of somebody again. The end has too few for that. */
function differs({ kind, text }: StockedCard, { laid, stage, people = [] }: Table): boolean {
  const last = laid.at(-1) ?? '';
  if (text.includes('<name>') && people.some((name) => last.includes(name))) return false;
  return stage === 'end' || kind !== everyCard.find(({ laidAs }) => laidAs.test(last))?.kind;
}

function isFor({ place, tone, text }: StockedCard, table: Table): boolean {
  if (table.stage === 'end' || place === 'end') return place === table.stage;
  if (place === 'middle') return table.stage === 'middle' && text.includes('<thing>');
  return tone === table.tone && (place === 'any' || place === table.place);
}

function isFilled({ text }: StockedCard, { thread, people = [] }: Table): boolean {
  return (thread !== undefined || !text.includes('<thing>')) && (people.length > 0 || !text.includes('<name>'));
}

/** A card with the thing in it, and the name of whoever of the people the others tell of least. */
function filled(text: string, { thread, people = [], laid }: Table): string {
  const told = (name: string) => laid.filter((other) => other.includes(name)).length;
  const [least = ''] = [...people].sort((one, other) => told(one) - told(other));
  return text.replace('<name>', least).replace('<thing>', `the ${thread?.words}`);
}

/** Words of stories that are meant to frighten. */
const EERIE =
  /\b(?:ghosts?|graves?|graveyard|haunted|corpse|coffin|shadows?|scream(?:s|ed|ing)?|blood|whisper(?:s|ed|ing)?|cellar|darkness|demon|witch|skull|bones?|fog|cold breath)\b/giu;
const FEWEST_EERIE = 3;

/** How a story sounds, as far as its words tell, where nobody has said how it is to sound. */
export function toneOfText(text: string): StoryTone {
  return (text.match(EERIE)?.length ?? 0) >= FEWEST_EERIE ? 'eerie' : 'plain';
}
