import type { Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { texts } from '../texts';

/** @throws {Refusal} for a player whom moderators have hidden: nothing that they would say to others is shown. */
export async function requireShown(executor: Executor, playerId: string): Promise<void> {
  if (await isHiddenPlayer(executor, playerId)) throw new Refusal(texts.hiddenPlayer, { status: 403 });
}

/** Whether moderators have hidden a player, or the one whose pen name it is: all names of a person are hidden together. */
export async function isHiddenPlayer(executor: Executor, playerId: string): Promise<boolean> {
  const row = await executor.selectFrom('player').select('hidden_at').where('id', '=', playerId).executeTakeFirst();
  return row?.hidden_at != null;
}
