import { type DuelCard, duelCards } from '~content/duels/cards';

const byId = new Map(duelCards.map((card) => [card.id, card]));

/** A card by its id. @throws where it was taken out of the list, which must not happen while texts name it. */
export function cardOf(id: string): DuelCard {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}
