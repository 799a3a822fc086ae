import { type StoryArena, storyArena } from '~/site/arenas';

/**
 * The address of a story's page: an arena may have its own, such as fan fiction, with chapters.
 * @param storyId a UUID, which needs no encoding.
 * @see docs/product/stories.md
 */
export function storyAddress(arena: StoryArena, storyId: string): string {
  return `${storyArena(arena).pages ?? '/story'}/${storyId}`;
}

/** The address of a published story as an EPUB file. @see docs/product/feeds-and-books.md */
export function bookAddress(arena: StoryArena, storyId: string): string {
  return `${storyAddress(arena, storyId)}.epub`;
}

/** The oEmbed address, from which programs learn how to show a story on other sites. @see docs/product/feeds-and-books.md */
export function embedAddress(siteOrigin: string, arena: StoryArena, storyId: string): string {
  return `${siteOrigin}/oembed?url=${encodeURIComponent(siteOrigin + storyAddress(arena, storyId))}&format=json`;
}
