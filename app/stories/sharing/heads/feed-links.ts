import type { MetaDescriptor } from 'react-router';
import { arenaLabel, type StoryArena, storyArenas } from '~/site/arenas';
import { claims } from '~/site/claims';
import { tagIdIn } from '~/tags/rules/tag-address';

/** Whose newest stories a feed contains. */
export type FeedOf =
  | { kind: 'all' }
  | { kind: 'arena'; arena: StoryArena }
  | { kind: 'fandom'; fandomId: string }
  | { kind: 'tag'; tagId: number }
  | { kind: 'series'; seriesId: string }
  | { kind: 'collection'; collectionId: string }
  | { kind: 'player'; playerId: string };

const ENDING = '.atom';

/** The address of a feed, from the site's root. @see docs/product/feeds-and-books.md */
export function feedAddress(feed: FeedOf): string {
  return `/feeds/${feedName(feed)}${ENDING}`;
}

function feedName(feed: FeedOf): string {
  if (feed.kind === 'arena') return storyArenas.find(({ id }) => id === feed.arena)?.slug ?? feed.arena;
  if (feed.kind === 'fandom') return `fandom/${encodeURIComponent(feed.fandomId)}`;
  if (feed.kind === 'tag') return `tag/${feed.tagId}`;
  if (feed.kind === 'series') return `series/${feed.seriesId}`;
  if (feed.kind === 'collection') return `collection/${feed.collectionId}`;
  return feed.kind === 'player' ? `player/${feed.playerId}` : 'stories';
}

/** The feed at an address below /feeds/, such as 'stories.atom'; undefined for any other. */
export function feedOf(file: string): FeedOf | undefined {
  if (!file.endsWith(ENDING)) return undefined;
  const [kind = '', id, ...more] = file.slice(0, -ENDING.length).split('/');
  if (more.length > 0) return undefined;
  if (id === undefined) {
    const arena = storyArenas.find(({ slug }) => slug === kind)?.id;
    if (arena) return { kind: 'arena', arena };
    return kind === 'stories' ? { kind: 'all' } : undefined;
  }
  if (kind === 'fandom' && id) return { kind, fandomId: id };
  const tagId = tagIdIn(id);
  if (kind === 'tag' && tagId !== undefined) return { kind, tagId };
  if (kind === 'series' && id) return { kind, seriesId: id.toLowerCase() };
  if (kind === 'collection' && id) return { kind, collectionId: id.toLowerCase() };
  return kind === 'player' && id ? { kind, playerId: id.toLowerCase() } : undefined;
}

/** The title of a feed; takes the name of its fandom, tag, series, collection or player. */
export function feedTitle(feed: FeedOf, name: string): string {
  if (feed.kind === 'all') return `Stories | ${claims.name}`;
  if (feed.kind === 'arena') return `${arenaLabel(feed.arena)} | ${claims.name}`;
  if (feed.kind === 'tag' || feed.kind === 'series' || feed.kind === 'collection') return `${name} | ${claims.name}`;
  return feed.kind === 'fandom' ? `${name} ${arenaLabel('fan_fic')} | ${claims.name}` : `Stories by ${name} | ${claims.name}`;
}

/** Announces a page's feed to feed readers, in the page's head. */
export function feedMeta(feed: FeedOf, name = ''): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: feedTitle(feed, name), href: feedAddress(feed) };
}
