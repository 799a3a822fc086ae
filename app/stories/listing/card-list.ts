/** An item of a list, identified by its id. */
export interface Listed {
  id: string;
}

/** Cards with more appended; a card that is already there is updated in place. */
export function withMoreCards<Card extends Listed>(cards: readonly Card[], more: readonly Card[]): Card[] {
  const there = new Set(cards.map(({ id }) => id));
  return [...renewed(cards, more), ...more.filter(({ id }) => !there.has(id))];
}

/**
 * Merges cards of which some were fetched again. All keep their position, even one that a rating would move: a card
 * must not leave from under the hand. A new card follows its predecessor, or comes before the first.
 * @param cards as shown, over several pages.
 * @param fresh one of these pages as it is now.
 */
export function upToDate<Card extends Listed>(cards: readonly Card[], fresh: readonly Card[]): Card[] {
  const list = renewed(cards, fresh);
  const isThere = (id: string) => list.some((card) => card.id === id);
  const indexOf = (id: string | undefined) => list.findIndex((card) => card.id === id);
  for (const [index, card] of fresh.entries()) {
    if (isThere(card.id)) continue;
    const before = fresh[index - 1];
    const at = before ? indexOf(before.id) + 1 : Math.max(0, indexOf(fresh.find(({ id }) => isThere(id))?.id));
    list.splice(at, 0, card);
  }
  return list;
}

function renewed<Card extends Listed>(cards: readonly Card[], fresh: readonly Card[]): Card[] {
  const newer = new Map(fresh.map((card) => [card.id, card]));
  return cards.map((card) => newer.get(card.id) ?? card);
}
