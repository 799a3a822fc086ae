import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/in-transaction.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { unnamedWorksOf } from '../collections/held-works.server';
import type { StoryStatus } from '../story';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { bylineOf } from '../writers/writers';

export interface HiddenStory {
  title: string;
  /** The author as named on the story's page. */
  author: string;
  /** Whether this changed anything. */
  changed: boolean;
  /** Whether the story stays hidden because its author is. */
  withPlayer: boolean;
}

/**
 * For moderators: hides a published story from everybody except its author, or shows it again. Either takes the door away.
 * @throws {Refusal} when there is no such story, or it is a draft.
 * @see docs/product/hiding.md
 */
export function hideStory(executor: Executor, storyId: string, hidden: boolean): Promise<HiddenStory> {
  return inTransaction(executor, async (trx) => {
    const row = isUuid(storyId)
      ? await trx
          .selectFrom('story')
          .leftJoin('player as author', 'author.id', 'story.author_id')
          .select(['story.title', 'story.status', 'story.given_back', 'story.hidden_with_player'])
          .select(['author.name as author', storyWriters().as('writers')])
          .where('story.id', '=', storyId)
          .forUpdate('story')
          .executeTakeFirst()
      : undefined;
    if (!row) throw new Refusal(`There is no story with the id ${storyId}.`, { status: 404 });
    if (row.status === 'draft' && !row.given_back)
      throw new Refusal('This story is a draft: nobody but its author sees it.', { status: 409 });
    const before = { status: row.status, hidden_with_player: row.hidden_with_player };
    // The story of a hidden player stays hidden with them even when set to published: a trigger of the database ensures it.
    const status = hidden ? sql.lit<StoryStatus>('hidden') : inSight(sql`false`);
    await trx.deleteFrom('story_door').where('story_id', '=', storyId).execute();
    const now = await trx
      .updateTable('story')
      .set({ status, hidden_with_player: false })
      .where('id', '=', storyId)
      .returning(['status', 'hidden_with_player'])
      .executeTakeFirstOrThrow();
    return {
      title: row.title,
      author: bylineOf(row.author, writersIn(row.writers)),
      changed: now.status !== before.status || now.hidden_with_player !== before.hidden_with_player,
      withPlayer: now.hidden_with_player,
    };
  });
}

/** The status of a story that is hidden no longer: one that a collection gave back meanwhile is its author's alone. @param hasDoor whether a door stands before it. */
function inSight(hasDoor: RawBuilder<unknown>): RawBuilder<StoryStatus> {
  return sql<StoryStatus>`case when given_back then 'draft' when ${hasDoor} then 'behind_door'
    when unlisted then 'unlisted' else 'published' end`;
}

/** Hides a player's published and unlisted stories with them, or shows those again that were hidden so. @returns how many. */
export async function hideStoriesOf(trx: Transaction<Tables>, playerId: string, hidden: boolean): Promise<number> {
  // A door that stood before a story stands there again.
  const shown = inSight(sql`exists (select from story_door where story_id = story.id)`);
  const own = trx
    .updateTable('story')
    .set({ status: hidden ? sql.lit<StoryStatus>('hidden') : shown, hidden_with_player: hidden })
    .where((story) => story.or([story('author_id', '=', playerId), sql<boolean>`id = any(${unnamedWorksOf(playerId)})`]));
  const moved = hidden ? own.where('status', 'in', ['published', 'unlisted', 'behind_door']) : own.where('hidden_with_player', '=', true);
  return Number((await moved.executeTakeFirstOrThrow()).numUpdatedRows);
}
