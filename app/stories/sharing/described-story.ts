import type { StoryArena } from '~/site/arenas';
import type { PreviewPicture } from '~/site/page-head';
import type { StoryLink } from '../story';
import type { StoryWriter } from '../writers/writers';

/** What search engines and link previews are told of a story. */
export interface DescribedStory {
  id: string;
  arena: StoryArena;
  title: string;
  /** Whom it is by, in one line. */
  author: string;
  writers: readonly Pick<StoryWriter, 'name' | 'playerId' | 'isAi'>[];
  /** How it begins. */
  text: string;
  /** Where this page of it is read, from the site's root. */
  address: string;
  /** A picture of its own; else it has that of its arena. */
  picture?: PreviewPicture | undefined;
  /** Times as ISO 8601. */
  publishedAt: string;
  updatedAt: string;
  chapterCount: number;
  average: number | undefined;
  ratingCount: number;
  /** What it belongs to, such as its arena or its fandom, and where that is, from the site's root. */
  partOf: { name: string; address: string };
  parent: StoryLink | undefined;
}
