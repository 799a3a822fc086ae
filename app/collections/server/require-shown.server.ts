import type { Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { texts } from '../texts';

/** @throws {Refusal} for somebody whom moderators have hidden: nothing that they would say to others is shown. */
export async function requireShown(executor: Executor, playerId: string): Promise<void> {
  const row = await executor.selectFrom('player').select('hidden_at').where('id', '=', playerId).executeTakeFirst();
  if (row?.hidden_at) throw new Refusal(texts.hiddenPlayer, { status: 403 });
}
