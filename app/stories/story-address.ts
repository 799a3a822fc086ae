import { href } from 'react-router';
import type { StoryArena } from './story';

/**
 * The address of the page where a story is read: fan fiction has one of its own, with chapters.
 * @see docs/product/stories.md
 */
export function storyAddress(arena: StoryArena, storyId: string): string {
  return arena === 'fan_fic' ? href('/fan-fiction/story/:storyId', { storyId }) : href('/story/:storyId', { storyId });
}
