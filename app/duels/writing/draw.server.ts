import { sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { type DuelCard, duelCards } from '~content/duels/cards';
import { cardOf } from '../cards';
import { DRAWS_AGAIN, dealCards } from '../rules/deal-cards';
import { texts } from '../texts';

/** The cards before a writer. */
export interface Draw {
  cards: readonly DuelCard[];
  /** How often they can draw again today. */
  left: number;
}

/** Days since 1970, UTC. */
const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);

/** A card of each form that is on the table, the same for everybody who has none of their own. */
export function cardsOfDay(now: Date): DuelCard[] {
  return dealCards({ cards: duelCards, day: dayOf(now), unpaired: new Map() }, 0, 0);
}

/** The cards of the day before a writer, who keeps them until they draw again. @param again whether they do. @throws {Refusal} for the third time. */
export async function drawCards(executor: Executor, playerId: string, now: Date, again: boolean): Promise<Draw> {
  const number = dayOf(now);
  const day = now.toISOString().slice(0, 10);
  const drawn = await executor
    .selectFrom('duel_draw')
    .select(['draws', 'cards'])
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .executeTakeFirst();
  if (drawn && !again) return { cards: drawn.cards.map(cardOf), left: DRAWS_AGAIN - drawn.draws };
  const draws = drawn ? drawn.draws + 1 : 0;
  if (draws > DRAWS_AGAIN) throw new Refusal(texts.drawnAgain, { status: 409 });
  const unpaired = await countUnpaired(executor, playerId);
  const cards = dealCards({ cards: duelCards, day: number, unpaired }, seedOf(playerId, number), draws);
  const row = { player_id: playerId, day, draws, cards: cards.map(({ id }) => id) };
  await executor
    .insertInto('duel_draw')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'day']).doUpdateSet({ draws, cards: row.cards }).where('duel_draw.draws', '<', draws),
    )
    .execute();
  return { cards, left: DRAWS_AGAIN - draws };
}

/** How many texts of others have no partner yet, by card; those that are being written count, too. */
async function countUnpaired(executor: Executor, playerId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ card: string; texts: number }>`
    select card, count(*)::integer as texts from duel_text
    where duel_id is null and hidden_at is null and rematch_id is null and player_id <> ${playerId}
    group by card`.execute(executor);
  return new Map(rows.map((row) => [row.card, row.texts]));
}

function seedOf(playerId: string, day: number): number {
  return Number.parseInt(playerId.slice(0, 8), 16) ^ day;
}
