import type { Readable } from 'node:stream';
import { createContext } from 'react-router';
import { hasStories } from '~/arenas/fan-fiction/fandom-page/fandom-stories.server';
import { pageOfFandom } from '~/arenas/fan-fiction/fandoms/fandom-page';
import { fandomById, nameOfFandom } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { writableFandom } from '~/arenas/fan-fiction/fandoms/named-fandoms.server';
import { storyPicture } from '~/covers/story/story-picture.server';
import type { Db } from '~/platform/database/database.server';
import { isNamedFandom } from '~/site/named-fandom';
import { collectionAddress } from '~/stories/collections/collection';
import { shownCollection } from '~/stories/collections/read-collections.server';
import { libraryAddress } from '~/stories/listing/library-address';
import { cardOf, coverOfRow, storyListQuery } from '~/stories/listing/list-stories.server';
import { previewOf } from '~/stories/listing/preview';
import type { FeedOf } from '~/stories/sharing/heads/feed-links';
import { writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf } from '~/stories/writers/writers';
import { aboutTag } from '~/tags/about/about-tag.server';
import { countedAs } from '~/tags/naming/named-tags.server';
import { tagAddress } from '~/tags/rules/tag-address';
import { tagsIn } from '~/tags/story-tags/story-tags.server';
import { atomFeed, type StoryFeed } from './feeds/atom-feed';
import { factsOf, feedEntries, playerName } from './feeds/feeds.server';
import { type EmbeddedStory, type OEmbed, oembedOf, roomOf, storyIdIn } from './oembed/oembed';
import { robotsText } from './sitemap/robots';
import { sitemapIndex, sitemapPart } from './sitemap/sitemap.server';
import type { SitemapPart } from './sitemap/sitemap-part';

/** Feeds, site map and embedding for other sites. */
export interface SyndicationService {
  /** A feed as an Atom document; undefined if there is no such fandom, tag, series, collection or player. */
  feed(feed: FeedOf): Promise<string | undefined>;
  /** The index of the site map, as a stream. */
  sitemapIndex(): Promise<Readable>;
  /** A part of the site map, as a stream; undefined if it has no addresses. */
  sitemapPart(part: SitemapPart): Promise<Readable | undefined>;
  /** The oEmbed response to `url`, `maxwidth` and `maxheight`; undefined if that is not a published story. */
  oembed(asked: URLSearchParams): Promise<OEmbed | undefined>;
  /** The text of robots.txt. */
  robots(): string;
}

/** Where loaders, actions and other features find it. */
export const syndicationContext = createContext<SyndicationService>();

interface SyndicationDependencies {
  db: Db;
  siteUrl: URL;
  /** Of the public pages without parameters. */
  addresses: readonly string[];
  /** Beginnings of addresses that crawlers skip. */
  uncrawled: readonly string[];
}

/** @see docs/product/feeds-and-books.md */
export function createSyndicationService({ db, siteUrl, addresses, uncrawled }: SyndicationDependencies): SyndicationService {
  return {
    async feed(asked) {
      const of = asked.kind === 'tag' ? { ...asked, tagId: (await countedAs(db, [asked.tagId]))[0] ?? asked.tagId } : asked;
      const about = await aboutFeed(db, of);
      return about && atomFeed({ of, ...about, entries: await feedEntries(db, of) }, siteUrl.origin);
    },
    sitemapIndex: () => sitemapIndex(db, siteUrl.origin),
    sitemapPart: (part) => sitemapPart(db, part, { siteOrigin: siteUrl.origin, pages: addresses }),
    async oembed(asked) {
      const storyId = storyIdIn(asked.get('url') ?? '', siteUrl.origin);
      const story = storyId && (await embeddedStory(db, storyId));
      const room = { width: roomOf(asked.get('maxwidth')), height: roomOf(asked.get('maxheight')) };
      return story ? oembedOf(story, siteUrl.origin, room) : undefined;
    },
    robots: () => robotsText(siteUrl.origin, uncrawled),
  };
}

async function embeddedStory(db: Db, storyId: string): Promise<EmbeddedStory | undefined> {
  const row = await storyListQuery(db, { sort: 'latest', limit: 1 }).where('story.id', '=', storyId).executeTakeFirst();
  if (!row) return undefined;
  const { id, arena, title, author_id: authorId } = row;
  const picture = storyPicture(coverOfRow(row), arena).address;
  return {
    id,
    arena,
    title,
    author: bylineOf(row.author, writersIn(row.writers)),
    // There is one address for an author, and none for several.
    authorId: row.writers ? null : authorId,
    preview: row.summary || previewOf(row.preview),
    facts: factsOf(cardOf(row)),
    tags: tagsIn(row.tags).map(({ name }) => name),
    picture,
    series: row.series,
  };
}

async function aboutFeed(db: Db, of: FeedOf): Promise<Pick<StoryFeed, 'name' | 'page'> | undefined> {
  if (of.kind === 'all' || of.kind === 'arena') {
    return { name: '', page: libraryAddress(of.kind === 'arena' ? of.arena : undefined) };
  }
  if (of.kind === 'tag') {
    const tag = await aboutTag(db, of.tagId, undefined);
    return tag && { name: tag.name, page: tagAddress(tag.id) };
  }
  if (of.kind === 'series') {
    const series = await shownCollection(db, { kind: 'series', id: of.seriesId, viewerId: undefined });
    return series && { name: series.title, page: collectionAddress('series', series.id) };
  }
  if (of.kind === 'collection') {
    const shared = await shownCollection(db, { kind: 'shared', id: of.collectionId, viewerId: undefined });
    return shared && { name: shared.title, page: collectionAddress('shared', shared.id) };
  }
  if (of.kind === 'player') {
    const name = await playerName(db, of.playerId);
    return name === undefined ? undefined : { name, page: `/players/${of.playerId}` };
  }
  if (!fandomById(of.fandomId) && !(await hasStories(db, of.fandomId))) return undefined;
  const named = isNamedFandom(of.fandomId) ? await writableFandom(db, of.fandomId) : undefined;
  const { id, name } = named ?? { id: of.fandomId, name: nameOfFandom(of.fandomId) };
  return { name, page: pageOfFandom(id) };
}
