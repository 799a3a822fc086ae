import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { storyArena } from '~/site/arenas';
import { collectedTexts } from '~/stories/collections/texts';
import { cardOf, storyListQuery, wholePage } from '~/stories/listing/list-stories.server';
import type { ListedAsked } from '~/stories/listing/listed/is-listed.server';
import { previewOf } from '~/stories/listing/preview';
import type { FeedOf } from '~/stories/sharing/heads/feed-links';
import type { StoryCard } from '~/stories/story';
import { aiShareText } from '~/stories/writers/ai-share';
import { creditsOfRow } from '~/stories/writers/credits-of-row.server';
import { allTags, namesOfAll } from '~/tags/story-tags/story-tags.server';
import type { FeedEntry } from './feed-entry';

/** Number of stories in a feed. */
const FEED_LENGTH = 30;

/** The newest stories of a feed. @see docs/product/feeds-and-books.md */
export async function feedEntries(executor: Executor, feed: FeedOf): Promise<FeedEntry[]> {
  const list = { sort: 'latest', limit: FEED_LENGTH, ...askedBy(feed) } as const;
  const rows = await wholePage(list, (reach) =>
    storyListQuery(executor, { ...list, reach })
      .select(allTags())
      .execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    arena: row.arena,
    title: row.title,
    credits: creditsOfRow(row),
    publishedAt: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    tags: namesOfAll(row),
    facts: [row.series ? collectedTexts.part(row.series) : '', ...factsOf(cardOf(row))].filter((fact) => fact !== ''),
    preview: row.summary || previewOf(row.preview),
  }));
}

/** What a card says of a story besides its title, its tags and what it is about; some are written to a fandom. */
export function factsOf({ arena, prompt, content, progress = [], aiPercent, counts, language }: StoryCard): string[] {
  const share = aiPercent === undefined ? '' : aiShareText(aiPercent);
  const facts = [storyArena(arena).hasFandoms ? prompt : '', content ?? '', ...progress, share, ...counts, language ?? ''];
  return facts.filter((fact) => fact !== '');
}

/** What a feed asks of its stories. */
function askedBy(feed: FeedOf): ListedAsked {
  if (feed.kind === 'tag') return { tags: [feed.tagId] };
  if (feed.kind === 'collection') return { collection: { id: feed.collectionId } };
  if (feed.kind === 'series') return { collection: { id: feed.seriesId } };
  if (feed.kind === 'fandom') return { filters: { fandom: feed.fandomId } };
  if (feed.kind === 'player') return { authorId: feed.playerId };
  return feed.kind === 'arena' ? { arena: feed.arena } : {};
}

/** The name of a player with a public page; undefined for others. */
export async function playerName(executor: Executor, playerId: string): Promise<string | undefined> {
  if (!isUuid(playerId)) return undefined;
  const verified = executor.selectFrom('player').select('name').where('id', '=', playerId).where('email_verified', '=', true);
  return (await verified.where('hidden_at', 'is', null).executeTakeFirst())?.name;
}
