import { shareBrowser } from '~/accounts/traces/share-browser.server';
import type { Executor } from '~/platform/database/database.server';
import type { Seat } from '../rules/word-room';

/** Whether two of a room's players have lately signed in with the same browser: they may be one person. */
export async function haveSharedBrowser(executor: Executor, seats: readonly Pick<Seat, 'playerId'>[]): Promise<boolean> {
  const players = seats.flatMap(({ playerId }) => playerId ?? []);
  return players.length > 1 && (await shareBrowser(executor, players));
}
