import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';

/** Inserts a player who is not a newcomer: a day old, with one game. @returns the player as loaders see them. */
export async function makeTrustedPlayer(database: OpenDatabase, clock: Clock, name: string): Promise<{ id: string; name: string }> {
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  const player = await makePlayer(database, { ...clock, now: () => yesterday }, name);
  await database.execute('insert into player_progress (player_id, games_played) values ($1, 1)', [player.id]);
  return player;
}
