import { href } from 'react-router';
import type { StoryArena } from './story';

/**
 * The address of the page where a story is read: fan fiction has one of its own, with chapters.
 * @see docs/product/stories.md
 */
export function storyAddress(arena: StoryArena, storyId: string): string {
  return arena === 'fan_fic' ? href('/fan-fiction/story/:storyId', { storyId }) : href('/story/:storyId', { storyId });
}

/** The address of a published story as an EPUB file. @see docs/product/feeds-and-books.md */
export function bookAddress(arena: StoryArena, storyId: string): string {
  return `${storyAddress(arena, storyId)}.epub`;
}

/** Where programs ask how to show a story on other sites. @see docs/product/feeds-and-books.md */
export function embedAddress(siteOrigin: string, arena: StoryArena, storyId: string): string {
  return `${siteOrigin}/oembed?${new URLSearchParams({ url: siteOrigin + storyAddress(arena, storyId), format: 'json' })}`;
}
