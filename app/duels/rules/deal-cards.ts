import { seededRandom } from '~/platform/random/random';
import type { DuelCard } from '~content/duels/cards';

/** The forms of cards, in words: one of each is dealt. */
export const FORMS = [100, 250, 500] as const;
/** How often a writer may draw again on one day. */
export const DRAWS_AGAIN = 2;
/** How many cards of each form lie on the table: each day one of them makes room for the next. */
const ON_TABLE = 3;
/** Shuffles all cards, always in the same way. */
const ORDER = 34;

/**
 * The cards on the table: few, so that texts meet. Each lies there for three days.
 * @param day days since 1970, UTC.
 */
export function cardsOnTable(cards: readonly DuelCard[], day: number): DuelCard[] {
  return FORMS.flatMap((words) => {
    const form = seededRandom(ORDER).shuffle(cards.filter((card) => card.words === words));
    return Array.from({ length: Math.min(ON_TABLE, form.length) }, (_, place) => form[(day + place) % form.length]).filter(isCard);
  });
}

function isCard(card: DuelCard | undefined): card is DuelCard {
  return card !== undefined;
}

/** What is dealt from. */
export interface CardTable {
  cards: readonly DuelCard[];
  /** Days since 1970, UTC. */
  day: number;
  /** How many texts of others have no partner yet, by card: such a card lives on when it has left the table. */
  unpaired: ReadonlyMap<string, number>;
}

/**
 * Deals three cards, one of each form: those first on which most texts have no partner, then the others in an order of the
 * person's own. The same draw of a day deals the same cards, while the same texts wait.
 * @param draw from 0.
 */
export function dealCards({ cards, day, unpaired }: CardTable, seed: number, draw: number): DuelCard[] {
  const onTable = new Set(cardsOnTable(cards, day));
  const random = seededRandom(seed);
  const waiting = (card: DuelCard) => unpaired.get(card.id) ?? 0;
  return FORMS.flatMap((words) => {
    const form = cards.filter((card) => card.words === words && (onTable.has(card) || waiting(card) > 0));
    const order = random.shuffle(form).sort((one, other) => waiting(other) - waiting(one));
    return order[draw % order.length] ?? [];
  });
}
