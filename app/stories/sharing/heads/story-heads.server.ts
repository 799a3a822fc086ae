import { createContext, type MetaDescriptor } from 'react-router';
import type { StoryArena } from '~/site/arenas';
import { storyAddress } from '../story-address';
import type { DescribedStory } from './described-story';
import { storyHead } from './story-head';

export interface StoryHeads {
  /**
   * What the head of a published story's page holds. Made here rather than in the browser, whose readers would load
   * the script for it. @see docs/product/feeds-and-books.md
   */
  of(story: DescribedStory): MetaDescriptor[];
  /** The whole address of a story, to be shared. */
  addressOf(story: { arena: StoryArena; id: string }): string;
}

export const storyHeadsContext = createContext<StoryHeads>();

export function createStoryHeads({ siteUrl }: { siteUrl: URL }): StoryHeads {
  return {
    of: (story) => storyHead(story, siteUrl.origin),
    addressOf: ({ arena, id }) => siteUrl.origin + storyAddress(arena, id),
  };
}
