import type { Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { CaseSubject } from './open-case.server';

/**
 * What moderators read of a work that was brought from elsewhere and waits for them, because it names another author than its own, or
 * somebody else has brought it too.
 * @see docs/product/importing.md
 */
export async function findImport(executor: Executor, id: string): Promise<(CaseSubject & { reason: 'import'; details: string })[]> {
  const work = await executor
    .selectFrom('imported_work as work')
    .innerJoin('story', 'story.id', 'work.story_id')
    .innerJoin('player', 'player.id', 'work.player_id')
    .select(['work.byline', 'work.address', 'work.player_id', 'player.name'])
    .where('work.id', '=', id)
    .where('work.held', '=', true)
    .where('story.status', '=', 'hidden')
    .executeTakeFirst();
  if (!work) return [];
  const { byline, address, name, player_id: ownerId } = work;
  const from = address === null ? 'It comes from a file without an address.' : `It comes from ${address}`;
  const details = `Imported by “${name}”; its file names “${byline || 'nobody'}”. ${from}`;
  return [{ kind: 'story', thingId: id, ownerId, storyId: id, reason: 'import', details }];
}

/** Has the decision about a work that waits show it again, unless it is hidden by it. */
export async function holdUntilDecided(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({ hidden_at_once: true, hidden_story: id })
    .where('kind', '=', 'story')
    .where('thing_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}
