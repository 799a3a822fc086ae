import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { nameInRow } from '~/stories/co-authors/authors-of.server';
import { shareDraft } from '../shares/keep-shares.server';
import { HOLD_MS, type Holder, holdTexts } from './hold';

/** A chapter on which an author writes. */
interface HeldChapter {
  chapterId: string;
  /** Null for a story that is not published yet, which is one person's. */
  storyId: string | null;
  playerId: string;
}

/**
 * Makes a chapter an author's for three minutes, as each save of theirs does, unless it is another's now. Chapters of stories by one are
 * held by nobody.
 * @returns who holds it instead; undefined when it is theirs.
 * @see docs/product/co-authors.md
 */
export async function claimChapter(trx: Transaction<Tables>, held: HeldChapter, now: Date): Promise<Holder | undefined> {
  const { chapterId, storyId, playerId } = held;
  if (storyId === null || !(await isJoint(trx, storyId, playerId))) return undefined;
  const before = await trx
    .selectFrom('chapter_hold')
    .select(['player_id', 'until'])
    .where('chapter_id', '=', chapterId)
    .forUpdate()
    .executeTakeFirst();
  const isOthers = before?.player_id !== playerId;
  // What stands there counts for the one who wrote it, before another author goes on.
  if (isOthers && (!before || before.until <= now)) await shareDraft(trx, { chapterId, storyId });
  const until = new Date(now.getTime() + HOLD_MS);
  await sql`
    insert into chapter_hold (chapter_id, story_id, player_id, until) values (${chapterId}, ${storyId}, ${playerId}, ${until})
    on conflict (chapter_id) do update set player_id = excluded.player_id, until = excluded.until
    where chapter_hold.player_id = excluded.player_id or chapter_hold.until <= ${now}`.execute(trx);
  return isOthers ? holderOf(trx, held, now) : undefined;
}

/** Whether a person writes a story with others, and not alone under a pen name. */
async function isJoint(trx: Transaction<Tables>, storyId: string, playerId: string): Promise<boolean> {
  const all = trx.selectFrom('co_author').select('player_id').where('story_id', '=', storyId).where('joined_at', 'is not', null);
  const authors = await all.execute();
  return authors.length > 1 && authors.some(({ player_id: id }) => id === playerId);
}

/** Who writes on a chapter now, by their name on the story; undefined when nobody does. @param held `playerId`: who asks, and is not meant. */
export async function holderOf(
  executor: Executor,
  { chapterId, playerId }: { chapterId: string; playerId?: string },
  now: Date,
): Promise<Holder | undefined> {
  const row = await executor
    .selectFrom('chapter_hold as hold')
    .innerJoin('co_author', (join) =>
      join.onRef('co_author.story_id', '=', 'hold.story_id').onRef('co_author.player_id', '=', 'hold.player_id'),
    )
    .innerJoin('player', (join) => join.on('player.id', '=', nameInRow))
    .where('co_author.joined_at', 'is not', null)
    .select(['player.name', 'hold.until'])
    .where('hold.chapter_id', '=', chapterId)
    .where('hold.player_id', 'is distinct from', playerId ?? null)
    .where('hold.until', '>', now)
    .executeTakeFirst();
  return row && { name: row.name, until: row.until.toISOString() };
}

/** Part of a change of a chapter as a whole. @throws {Refusal} while another author writes on it (409). */
export async function requireFree(trx: Transaction<Tables>, chapter: { chapterId: string; playerId: string }, now: Date): Promise<void> {
  const by = await holderOf(trx, chapter, now);
  if (by) throw new Refusal(holdTexts.held(by.name), { status: 409 });
}

/** Part of a change of a chapter's words. @throws {Refusal} while another author writes on it (409). */
export async function requireClaimed(trx: Transaction<Tables>, chapter: HeldChapter, now: Date): Promise<void> {
  const by = await claimChapter(trx, chapter, now);
  if (by) throw new Refusal(holdTexts.held(by.name), { status: 409 });
}

/** Part of publishing or deleting a chapter: the one who wrote on it is done. */
export async function releaseChapter(trx: Transaction<Tables>, chapterId: string): Promise<void> {
  await trx.deleteFrom('chapter_hold').where('chapter_id', '=', chapterId).execute();
}
