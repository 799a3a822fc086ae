import { Feed } from 'feed';
import { escaped } from '~/platform/text/markup';
import { printableLine } from '~/platform/text/printable';
import { claims } from '~/site/claims';
import { FEED_FRAGMENT } from '~/stories/reading/counting/origin';
import { type FeedOf, feedAddress, feedTitle } from '~/stories/sharing/heads/feed-links';
import { storyAddress } from '~/stories/sharing/story-address';
import { creditName } from '~/stories/writers/credit-name';
import { DIGITAL_SOURCES, PARTLY_MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import type { FeedEntry } from './feed-entry';

/** The content of a feed. */
export interface StoryFeed {
  of: FeedOf;
  /** The name of its fandom or player; empty for other feeds. */
  name: string;
  /** Path of the page that shows the same stories. */
  page: string;
  entries: readonly FeedEntry[];
}

/**
 * The newest stories as an Atom document (RFC 4287).
 * @param siteOrigin the site's origin, without a trailing slash.
 * @see docs/product/feeds-and-books.md
 */
export function atomFeed({ of, name, page, entries }: StoryFeed, siteOrigin: string): string {
  const address = siteOrigin + feedAddress(of);
  const feed = new Feed({
    id: address,
    title: printableLine(feedTitle(of, name)),
    updated: newest(entries),
    link: siteOrigin + page,
    feedLinks: { atom: address },
    author: { name: claims.name, link: `${siteOrigin}/` },
    generator: claims.name,
    favicon: `${siteOrigin}/favicon.svg`,
  });
  for (const entry of entries) {
    feed.addItem({
      id: `urn:uuid:${entry.id}`,
      title: escaped(printableLine(entry.title)),
      link: siteOrigin + storyAddress(entry.arena, entry.id) + FEED_FRAGMENT,
      date: entry.updatedAt,
      published: entry.publishedAt,
      description: summary([entry.preview, (entry.facts ?? []).join(' · ')].filter(Boolean).join('\n\n')),
      category: categoriesOf(entry),
      author: entry.credits.map((credit) => ({
        name: printableLine(creditName(credit)),
        ...(credit.playerId && { link: `${siteOrigin}/players/${credit.playerId}` }),
      })),
    });
  }
  return feed.atom1();
}

/** Its tags, and that AI writers wrote parts of it. */
function categoriesOf({ credits, tags = [] }: FeedEntry) {
  const named = tags.map((name) => ({ term: printableLine(name), name: printableLine(name) }));
  return credits.some(({ isAi }) => isAi) ? [aiCategory, ...named] : named;
}

/** Marks a story with parts by AI writers. @see docs/product/law.md */
const aiCategory = { term: PARTLY_MACHINE_WRITTEN, scheme: DIGITAL_SOURCES, name: 'Written with AI writers' };

/** A feed without stories is dated to the site's first day. */
function newest(entries: readonly FeedEntry[]): Date {
  const updates = entries.map(({ updatedAt }) => updatedAt.getTime());
  return new Date(Math.max(...updates, Date.UTC(claims.foundingYear, 0, 1)));
}

function summary(preview: string): string {
  return escaped(preview.trim())
    .replaceAll(/\n\s*\n/g, '<br><br>')
    .replaceAll('\n', '<br>');
}
