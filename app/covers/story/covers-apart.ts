import { lookOf, TURNS, turnedCover } from './cover-name';

/**
 * How far to turn a cover's colours so that it shares scene and colours with no neighbour; where all colours are taken,
 * the ones that were taken longest ago.
 * @param name a cover, turned or not.
 * @param neighbours the looks of others, those to differ from most first.
 * @returns 0 to 23.
 * @see docs/product/covers.md
 */
export function turnApart(name: string, neighbours: readonly string[]): number {
  const nearest = TURNS.map((turn) => {
    const at = neighbours.indexOf(lookOf(turnedCover(name, turn)));
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  });
  return nearest.indexOf(Math.max(...nearest));
}

/**
 * The cards of a list, of which no 24 in a row have two covers alike: the later of two such covers is shown in other
 * colours. A card's cover depends on those before it alone, so cards that are appended change none.
 * @see docs/product/covers.md
 */
export function withCoversApart<Card extends { cover: string }>(cards: readonly Card[]): Card[] {
  const looks: string[] = [];
  return cards.map((card) => {
    const before = looks.slice(0, TURNS.length - 1);
    const cover = before.includes(lookOf(card.cover)) ? turnedCover(card.cover, turnApart(card.cover, before)) : card.cover;
    looks.unshift(lookOf(cover));
    return cover === card.cover ? card : { ...card, cover };
  });
}
