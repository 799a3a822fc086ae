import { sql } from 'kysely';
import type { Detector } from '~/platform/feature/detector';

/** People who choose each other in duels more often than chance allows. */
export const ringDetector: Detector = {
  kind: 'ring',
  async find(trx, { id }) {
    const { rows } = await sql<{ name: string }>`
      select player.name from duel_ring_member own
      join duel_ring_member other on other.ring_id = own.ring_id join player on player.id = other.player_id
      where own.player_id = ${id} order by player.name`.execute(trx);
    if (rows.length < 2) return [];
    const details = `In duels they choose each other more often than chance allows: ${rows.map(({ name }) => `“${name}”`).join(', ')}.`;
    return [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: 'ring', details }];
  },
};
