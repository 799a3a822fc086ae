import type { Transaction } from 'kysely';
import { shareBrowser } from '~/accounts/traces/share-browser.server';
import type { Tables } from '~/platform/database/database.server';
import { rateContest } from '~/progress/ratings/rate-contest.server';
import { placesOf } from '../../rules/battle/places';
import type { Room } from '../../rules/room';
import { settingOf } from '../../rules/room-setting';
import type { RoomEffect } from '../../rules/turns/running-turn';

/**
 * Rates the people of rounds that a step has decided. Not in private rooms, where people can agree on who wins, nor where two of
 * them use the same browser and may be one.
 */
export async function rateRounds(trx: Transaction<Tables>, room: Room, effects: readonly RoomEffect[], now: number): Promise<void> {
  if (settingOf(room).isPrivate) return;
  for (const effect of effects) {
    if (effect.type !== 'round-decided') continue;
    const placed = placesOf(effect.passages);
    const writers = placed.map(({ playerId }) => playerId);
    if (await shareBrowser(trx, writers)) continue;
    await rateContest(trx, { ladder: 'battle', sourceId: room.id, part: effect.round, placed }, new Date(now));
  }
}
