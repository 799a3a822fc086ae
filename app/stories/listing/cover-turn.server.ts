import { sql, type Transaction } from 'kysely';
import { lookOf } from '~/covers/story/cover-name';
import { turnApart } from '~/covers/story/covers-apart';
import type { Tables } from '~/platform/database/database.server';
import type { StoryArena } from '~/site/arenas';
import { coverOfRow, PAGE_SIZE } from './list-stories.server';

/**
 * Turns the colours of a newly published story's cover so that it looks like no other of a page of the newest stories,
 * of all arenas or of its own. To be called in the transaction that publishes it.
 * @see docs/product/covers.md
 */
export async function setCoverApart(trx: Transaction<Tables>, storyId: string): Promise<void> {
  const story = await coverQuery(trx).where('story.id', '=', storyId).executeTakeFirst();
  if (!story) return;
  const newest = (arena?: StoryArena) =>
    coverQuery(trx)
      .where('story.status', '=', sql.lit('published'))
      .where('story.id', '!=', storyId)
      .$if(arena !== undefined, (query) => query.where('story.arena', '=', arena as StoryArena))
      .orderBy('story.published_at', 'desc')
      .orderBy('story.id', 'desc')
      .limit(PAGE_SIZE - 1)
      .execute();
  const neighbours = [...(await newest()), ...(await newest(story.arena))];
  const turn = turnApart(
    coverOf(story),
    neighbours.map((neighbour) => lookOf(coverOf(neighbour))),
  );
  await trx.updateTable('story').set({ cover_turn: turn }).where('id', '=', storyId).where('cover_turn', '!=', turn).execute();
}

/** Threads are left out: two covers that differ by them alone are of one look. */
function coverOf(row: Omit<Parameters<typeof coverOfRow>[0], 'writers'>): string {
  return coverOfRow({ ...row, writers: null });
}

function coverQuery(trx: Transaction<Tables>) {
  return trx
    .selectFrom('story')
    .select(['story.id', 'story.arena', 'story.title', 'story.prompt', 'story.preview', 'story.fandom_id', 'story.cover_turn']);
}
