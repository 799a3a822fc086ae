import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { BetaChapter, BetaWork } from './work.server';

/**
 * The chapters of a work that a person may read before they are public: all of their own; of somebody else's those that are shared
 * with them now. None where one of them blocks the other, because a block ends what they share.
 * @see docs/product/beta-readers.md
 */
export async function readableChapters(
  executor: Executor,
  work: BetaWork,
  { playerId, now }: { playerId: string; now: Date },
): Promise<readonly BetaChapter[]> {
  if (work.authorIds.includes(playerId)) return work.chapters;
  if (work.ownerHidden) return [];
  const { rows } = await sql<{ chapter_id: string | null }>`
    select share.chapter_id from beta_share as share join beta_reader as reader on reader.share_id = share.id
    where share.work_id = ${work.id} and share.owner_id = ${work.ownerId} and share.ends_at > ${now} and share.hidden_at is null
      and reader.player_id = ${playerId} and reader.removed_at is null`.execute(executor);
  if (rows.some(({ chapter_id: chapterId }) => chapterId === null)) return work.chapters;
  const shared = new Set(rows.map(({ chapter_id: chapterId }) => chapterId));
  return work.chapters.filter(({ id }) => shared.has(id));
}
