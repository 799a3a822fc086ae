/** What a list can hold: it is known again by its id. */
export interface Listed {
  id: string;
}

/** Cards with more of them below; one that is there already is brought up to date where it stands. */
export function withMoreCards<Card extends Listed>(cards: readonly Card[], more: readonly Card[]): Card[] {
  const there = new Set(cards.map(({ id }) => id));
  return [...renewed(cards, more), ...more.filter(({ id }) => !there.has(id))];
}

/**
 * Cards that were fetched again in part. All stay where they stand, also one that a rating would put elsewhere: a card
 * must not leave from under the hand. What is new stands behind the card it came behind, or before the first.
 * @param cards as they are shown, over several pages.
 * @param fresh one of these pages, as it is now.
 */
export function upToDate<Card extends Listed>(cards: readonly Card[], fresh: readonly Card[]): Card[] {
  const list = renewed(cards, fresh);
  const isThere = (id: string) => list.some((card) => card.id === id);
  const placeOf = (id: string | undefined) => list.findIndex((card) => card.id === id);
  for (const [place, card] of fresh.entries()) {
    if (isThere(card.id)) continue;
    const before = fresh[place - 1];
    const at = before ? placeOf(before.id) + 1 : Math.max(0, placeOf(fresh.find(({ id }) => isThere(id))?.id));
    list.splice(at, 0, card);
  }
  return list;
}

function renewed<Card extends Listed>(cards: readonly Card[], fresh: readonly Card[]): Card[] {
  const newer = new Map(fresh.map((card) => [card.id, card]));
  return cards.map((card) => newer.get(card.id) ?? card);
}
