import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isListedFor } from '../../content-rating/listed-for.server';
import { coverOfRow, withCardColumns } from '../../listing/list-stories.server';
import type { StoryLink } from '../../story';
import { writersIn } from '../../writers/story-writers.server';
import { bylineOf } from '../../writers/writers';

/** A story to read next, with its cover. */
export interface NextStory extends Omit<StoryLink, 'draft'> {
  cover: string;
}

export interface NextStoryOptions {
  id: string;
  publishedAt: Date;
  /** Of fan fiction. Stories of this fandom come before all others. */
  fandomId?: string | null | undefined;
  viewerId: string | undefined;
}

/**
 * The story that was published just before another one, as one person sees the library; undefined on the oldest.
 * @see docs/product/stories.md
 */
export async function nextStory(executor: Executor, { fandomId, ...options }: NextStoryOptions): Promise<NextStory | undefined> {
  const ofFandom = fandomId ? await storyBefore(executor, options).where('story.fandom_id', '=', fandomId).executeTakeFirst() : undefined;
  const row = ofFandom ?? (await storyBefore(executor, options).executeTakeFirst());
  if (!row) return undefined;
  const author = bylineOf(row.author, writersIn(row.writers));
  return { id: row.id, arena: row.arena, title: row.title, author, cover: coverOfRow(row) };
}

function storyBefore(executor: Executor, { id, publishedAt, viewerId }: NextStoryOptions) {
  const earlier = executor
    .selectFrom('story')
    .where('story.status', '=', sql.lit('published'))
    .where(sql<boolean>`(story.published_at, story.id) < (${publishedAt}, ${id}::uuid)`)
    .where(isListedFor(viewerId))
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(1);
  return withCardColumns(earlier, undefined);
}

/** What the `author` of a query says of themselves, for below their story; null while a door stands before it. @see docs/product/trust.md */
export function authorBio() {
  return sql<string | null>`case when author.door_about is null then author.bio end`;
}

/** Whether a person follows the author of a query's story. */
export function followsAuthor(viewerId: string | undefined) {
  return sql<boolean>`exists (
    select from player_follow where follower_id = ${viewerId ?? null}::uuid and followed_id = story.author_id)`;
}
