import type { StoryArena } from '~/site/arenas';
import type { Credit } from '~/stories/writers/writers';

/** A story as a feed tells of it. */
export interface FeedEntry {
  id: string;
  arena: StoryArena;
  title: string;
  credits: readonly Credit[];
  publishedAt: Date;
  updatedAt: Date;
  /** Its beginning, plain. */
  preview: string;
}
