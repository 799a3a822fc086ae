import type { Random } from '~/platform/random/random';
import general from '~content/story-writer/cards/general.txt?raw';
import scenery from '~content/story-writer/cards/scenes.txt?raw';
import tones from '~content/story-writer/cards/tones.txt?raw';
import { type Card, cardKinds, type StoryTone } from '../../card';
import { classOfNoun } from '../language/noun-classes';
import { MODERN, scenes } from '../story/manner/scene';
import type { Thing } from '../story/story';
import { escapedForPattern, hashOf } from '../text-tools';
import { portable } from './occasions';

interface StockedCard extends Card {
  /** Stable while its words stay the same. */
  id: number;
  place: string;
  tone: string;
  /** Whether it has something in it that older times had not. */
  isModern: boolean;
  /** Every card that is drawn from it. */
  drawn: RegExp;
  /** What it brings that a hand could hold, in the singular. */
  brings: readonly string[];
}

/** What stands for a thing of the story at hand, and for somebody in it. */
const THING = '[thing]';
const PERSON = '[person]';
/** Somebody else in it. */
const OTHER = '[other]';
const ANY = 'any';
/** Before a card with something in it that older times had not. */
const MARK_OF_MODERN = '{modern} ';
/** In what share of draws a card is of the story's scene, and about somebody in it, where there is one. */
const MOSTLY = 3 / 4;
/** In what share of draws a card is between two people, where there are two. */
const OFTEN = 1 / 3;

/** The cards of the content: a paragraph begins with kind, place and tone of the lines below it. */
export const everyCard: readonly StockedCard[] = [general, tones, scenery]
  .flatMap((source) => source.trim().split(/\n{2,}/))
  .flatMap((paragraph) => {
    const [head = '', ...texts] = paragraph.split('\n');
    const [kind, place = '', tone = ''] = head.split(' ');
    const known = cardKinds.find((one) => one === kind);
    if (!known) throw new Error(`A card of no known kind: ${head}`);
    return texts.map((line) => {
      const text = line.replace(MARK_OF_MODERN, '');
      const isModern = place === MODERN || text !== line;
      return { id: hashOf(text), kind: known, place, tone, text, isModern, drawn: patternOf(known, text), brings: broughtBy(text) };
    });
  });

function patternOf(kind: Card['kind'], text: string): RegExp {
  const words = text
    .split(/\[(?:thing|person|other)\]/)
    .map(escapedForPattern)
    .join('.+');
  return new RegExp(`^${kind === 'want' ? '.+ wants ' : ''}${words}$`, 'u');
}

function broughtBy(text: string): string[] {
  return (text.match(/(?<!\[)\b\p{Ll}{3,}\b/gu) ?? []).flatMap((word) => {
    const singular = word.replace(/s$/u, '');
    return portable.has(classOfNoun(word, singular) ?? '') ? [singular] : [];
  });
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

/** How many people a card names: who wants something, and those in its words. */
function peopleIn({ kind, text }: StockedCard): 0 | 1 | 2 {
  if (text.includes(OTHER)) return 2;
  return kind === 'want' || text.includes(PERSON) ? 1 : 0;
}

interface Table {
  tone: StoryTone;
  /** The scenes whose cards fit, as far as the story tells. */
  places: readonly string[];
  /** The texts of cards that lie on the table already. */
  laid: readonly string[];
  /** The ids of cards, among others, that the players met in their last games. */
  met?: ReadonlySet<number>;
  /** A thing of this story that has been forgotten, where it is time that it came back. */
  thread?: Thing | undefined;
  /** The names of those who are there, each certainly somebody else. */
  people?: readonly string[];
  /** Whether the story plays where nothing is modern. */
  isOlder?: boolean;
  /** The words of the story, in the singular: a card brings nothing that is there. */
  told?: ReadonlySet<string>;
  /** Whether the story is coming to its end, so that a card closes. */
  isClosing?: boolean;
  random: Random;
}

/** A card for a story's scene and tone, none of those that lie there already or were met lately while there are others. */
export function drawCard({
  tone,
  places,
  laid,
  met = new Set(),
  thread,
  people = [],
  isOlder = false,
  told = new Set(),
  isClosing = false,
  random,
}: Table): Card {
  const isPlayable = (card: StockedCard) =>
    people.length >= peopleIn(card) && !(isOlder && card.isModern) && !card.brings.some((noun) => told.has(noun));
  const isFresh = ({ id, drawn }: StockedCard) => !met.has(id) && !laid.some((text) => drawn.test(text));
  if (thread && !laid.some((text) => text.includes(`the ${thread.words}`))) {
    const place = isClosing ? AGAIN_AT_END : AGAIN;
    const again = everyCard.filter((card) => card.place === place && isPlayable(card) && isFresh(card));
    if (again.length > 0) return laidOut(random.pick(again));
  }
  const isHere = ({ place }: StockedCard) => place === ANY || places.includes(place);
  const isInTone = (card: StockedCard) => card.tone === tone || card.tone === ANY;
  const fitting = everyCard.filter(isPlayable).filter((card) => (isClosing ? card.place === ENDS : isHere(card) && isInTone(card)));
  const last = everyCard.find(({ drawn }) => drawn.test(laid.at(-1) ?? ''))?.kind;
  const notLaid = fitting.filter(({ drawn }) => !laid.some((text) => drawn.test(text)));
  const fresh = notLaid.filter(isFresh);
  const ofOtherKind = fresh.filter(({ kind }) => kind !== last);
  const choice = [ofOtherKind, fresh, notLaid].find(({ length }) => length > 0) ?? fitting;
  // Phones and cars make no scene: their cards come as seldom as others that fit anywhere.
  const isOfScene = ({ place }: StockedCard) => place !== MODERN && scenes.includes(place);
  const ofScene = inShare(MOSTLY, isOfScene, choice);
  const aboutSomebody = inShare(MOSTLY, (card) => peopleIn(card) > 0, ofScene);
  return laidOut(random.pick(inShare(OFTEN, (card) => peopleIn(card) > 1, aboutSomebody)));

  /** Those of a sort, in a share of draws, where there are any. */
  function inShare(share: number, isOfSort: (card: StockedCard) => boolean, cards: readonly StockedCard[]): readonly StockedCard[] {
    const ofSort = random.next() < share ? cards.filter(isOfSort) : [];
    return ofSort.length > 0 ? ofSort : cards;
  }

  function laidOut({ kind, text }: StockedCard): Card {
    const [who = '', other = ''] = random.shuffle(people);
    const words = text
      .replace(THING, thread?.words ?? '')
      .replace(PERSON, who)
      .replace(OTHER, other);
    return { kind, text: kind === 'want' ? `${who} wants ${words}` : words };
  }
}

/** Words of stories that are meant to frighten. */
const EERIE =
  /\b(?:ghosts?|graves?|graveyard|haunted|corpse|coffin|shadows?|scream(?:s|ed|ing)?|blood|whisper(?:s|ed|ing)?|cellar|darkness|demon|witch|skull|bones?|fog|cold breath)\b/giu;
const FEWEST_EERIE = 3;
/** A deathbed, and no fire or phone. */
const DYING =
  /(?<!\b(?:phone|battery|fire|light|engine|wind|music|plant|tree)s? )\b(?:is|was|are|were|lay|lies|lying) dying\b(?! (?:of|to|for|down|away|out|off)\b)/u;

/** How a story sounds, as far as its words tell, where nobody has chosen it. @param wishes what its players wish for, in which one word tells. */
export function toneOfText(text: string, wishes = ''): StoryTone {
  if (DYING.test(text)) return 'tender';
  return (text.match(EERIE)?.length ?? 0) >= FEWEST_EERIE || (wishes.match(EERIE)?.length ?? 0) > 0 ? 'eerie' : 'plain';
}
