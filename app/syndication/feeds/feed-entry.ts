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
  /** The names of its tags. */
  tags?: readonly string[];
  /** What its author says of it and what is counted, such as 'Teen' and '12,345 words'. */
  facts?: readonly string[];
  /** What it is about, or its beginning, as plain text. */
  preview: string;
}
