import { sql } from 'kysely';
import { z } from 'zod';
import { type Detector, type FoundReason, wordsFor } from '~/platform/feature/detector';

const favours: FoundReason = {
  id: 'ring',
  label: 'People who favour each other in duels',
  weight: 120,
  measures: ['take-ratings'],
  words: wordsFor(z.array(z.string()), (names) => {
    return `In duels they choose each other more often than chance allows: ${names.map((name) => `“${name}”`).join(', ')}.`;
  }),
};

/** People who choose each other in duels more often than chance allows. */
export const ringDetector: Detector = {
  kind: 'ring',
  finds: [favours],
  async find(trx, { id }) {
    const { rows } = await sql<{ name: string }>`
      select player.name from duel_ring_member own
      join duel_ring_member other on other.ring_id = own.ring_id join player on player.id = other.player_id
      where own.player_id = ${id} order by player.name`.execute(trx);
    if (rows.length < 2) return [];
    return [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: favours, params: rows.map(({ name }) => name) }];
  },
};
