import type { StoryArena } from '~/site/arenas';
import type { Credit } from '~/stories/writers/writers';

/** A story in a feed. */
export interface FeedEntry {
  id: string;
  arena: StoryArena;
  title: string;
  credits: readonly Credit[];
  publishedAt: Date;
  updatedAt: Date;
  /** Its beginning as plain text. */
  preview: string;
}
