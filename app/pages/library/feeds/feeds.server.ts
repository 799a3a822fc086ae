import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { cardOf, storyListQuery, storyListRows } from '~/stories/listing/list-stories.server';
import type { ListedAsked } from '~/stories/listing/listed/is-listed.server';
import { previewOf } from '~/stories/listing/preview';
import type { FeedOf } from '~/stories/sharing/feed-links';
import type { StoryCard } from '~/stories/story';
import { tagsIn } from '~/tags/story-tags/story-tags.server';
import { creditsOfRow } from '../credited-stories.server';
import type { FeedEntry } from './feed-entry';

/** Number of stories in a feed. */
const FEED_LENGTH = 30;

/** The newest stories of a feed. @see docs/product/feeds-and-books.md */
export async function feedEntries(executor: Executor, feed: FeedOf): Promise<FeedEntry[]> {
  const narrowed = narrowedTo(feed);
  const rows = narrowed
    ? await storyListRows(executor, { sort: 'latest', limit: FEED_LENGTH, ...narrowed })
    : await feedQuery(executor, feed).execute();
  return rows.map((row) => ({
    id: row.id,
    arena: row.arena,
    title: row.title,
    credits: creditsOfRow(row),
    publishedAt: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    tags: tagsIn(row.tags).map(({ name }) => name),
    facts: factsOf(cardOf(row, undefined)),
    preview: row.summary || previewOf(row.preview),
  }));
}

/** What a card says of a story besides its title, its tags and what it is about; the prompt of fan fiction is its fandom. */
export function factsOf({ arena, prompt, content, progress = [], counts, language }: StoryCard): string[] {
  return [arena === 'fan_fic' ? prompt : '', content ?? '', ...progress, ...counts, language ?? ''].filter((fact) => fact !== '');
}

/** What a feed asks of the rows of `story_listing`; undefined for one that stories' own indexes lead to. */
function narrowedTo(feed: FeedOf): Pick<ListedAsked, 'tags' | 'collection'> | undefined {
  if (feed.kind === 'tag') return { tags: [feed.tagId] };
  if (feed.kind === 'collection') return { collection: { id: feed.collectionId, isWhole: false } };
  return feed.kind === 'series' ? { collection: { id: feed.seriesId, isWhole: true } } : undefined;
}

/** The query of a feed, exported for tests of its plan. */
function feedQuery(executor: Executor, feed: FeedOf) {
  return storyListQuery(executor, {
    sort: 'latest',
    limit: FEED_LENGTH,
    arena: feed.kind === 'arena' ? feed.arena : undefined,
    authorId: feed.kind === 'player' ? feed.playerId : undefined,
    filters: feed.kind === 'fandom' ? { fandom: feed.fandomId } : undefined,
  });
}

/** The name of a player with a public page; undefined for others. */
export async function playerName(executor: Executor, playerId: string): Promise<string | undefined> {
  if (!isUuid(playerId)) return undefined;
  const verified = executor.selectFrom('player').select('name').where('id', '=', playerId).where('email_verified', '=', true);
  return (await verified.where('hidden_at', 'is', null).executeTakeFirst())?.name;
}
