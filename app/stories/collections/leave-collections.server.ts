import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/**
 * Takes the name of an author who leaves a story from the collections to which they added it. It stays there, as added by one who goes on with
 * it; what the one who leaves claimed with it, they claim no longer.
 * @param left.heirId the name of that one; null where nobody goes on.
 * @see docs/product/collections.md
 */
export async function leaveCollections(
  trx: Transaction<Tables>,
  { storyId, nameId, heirId }: { storyId: string; nameId: string; heirId: string | null },
): Promise<void> {
  await sql`
    delete from prompt_claim as claim using shared_work as work
    where work.story_id = ${storyId} and work.player_id = ${nameId} and claim.prompt_id = work.prompt_id and claim.player_id = ${nameId}`.execute(
    trx,
  );
  const added = trx.updateTable('shared_work').set({ player_id: heirId }).where('story_id', '=', storyId);
  await added.where('player_id', '=', nameId).execute();
}
