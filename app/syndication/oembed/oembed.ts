import { isUuid } from '~/platform/ids/uuid';
import { markup } from '~/platform/text/markup';
import { printableLine } from '~/platform/text/printable';
import type { StoryArena } from '~/site/arenas';
import { claims } from '~/site/claims';
import { PREVIEW } from '~/site/page-head';
import type { SeriesPart } from '~/stories/collections/collection';
import { collectedTexts } from '~/stories/collections/texts';
import { storyAddress } from '~/stories/sharing/story-address';

/** Size of the quotation if the other site has the space, in px. */
const WIDTH = 600;
const HEIGHT = 240;

/** A story as embedded on other sites. */
export interface EmbeddedStory {
  id: string;
  arena: StoryArena;
  title: string;
  author: string;
  /** Null if the author has no page. */
  authorId: string | null;
  preview: string;
  /** What a card says of it, such as 'Teen' and '12,345 words', and the names of its first tags. */
  facts: readonly string[];
  tags: readonly string[];
  /** Path of its picture. */
  picture: string;
  /** The series that it is part of. */
  series?: SeriesPart | null;
}

/** The id of the story at an address of this site; undefined for anything else. */
export function storyIdIn(address: string, siteOrigin: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== siteOrigin) return undefined;
  const id = /^(?:\/fan-fiction)?\/story\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  return id !== undefined && isUuid(id) ? id : undefined;
}

/** Space on the other site, in px; undefined for no limit. */
interface Room {
  width: number | undefined;
  height: number | undefined;
}

function fits({ width = PREVIEW.width, height = PREVIEW.height }: Room): boolean {
  return width >= PREVIEW.width && height >= PREVIEW.height;
}

/** Parses a width or height, in px; undefined if it is missing or invalid. */
export function roomOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/**
 * A story as an oEmbed 1.0 response: a quotation with a link.
 * @param room space on the other site.
 * @see docs/product/feeds-and-books.md
 */
export function oembedOf(story: EmbeddedStory, siteOrigin: string, room: Room) {
  const address = siteOrigin + storyAddress(story.arena, story.id);
  const [title, author] = [printableLine(story.title), printableLine(story.author)];
  const part = story.series ? ` (${collectedTexts.part({ ...story.series, title: printableLine(story.series.title) })})` : '';
  const facts = [...story.facts, story.tags.join(', ')].map(printableLine).filter(Boolean).join(' · ');
  const quotation = markup`<blockquote cite="${address}"><p>${story.preview}</p>${facts && markup`<p><small>${facts}</small></p>`}<footer><a href="${address}">${title}</a> by ${author}${part}</footer></blockquote>`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: author,
    ...(story.authorId && { author_url: `${siteOrigin}/players/${story.authorId}` }),
    provider_name: claims.name,
    provider_url: `${siteOrigin}/`,
    cache_age: 3600,
    // Like every picture, it is named only if there is space for it.
    ...(fits(room) && { thumbnail_url: siteOrigin + story.picture, thumbnail_width: PREVIEW.width, thumbnail_height: PREVIEW.height }),
    html: quotation.toString(),
    width: Math.min(WIDTH, room.width ?? WIDTH),
    height: Math.min(HEIGHT, room.height ?? HEIGHT),
  };
}

export type OEmbed = ReturnType<typeof oembedOf>;
