import type { StoryArena } from '~/site/arenas';
import type { PreviewPicture } from '~/site/page-head';
import type { SeriesPart } from '../../collections/collection';
import type { FactsOfPage } from '../../facts/counted-facts';
import type { StoryLink } from '../../story';
import type { StoryWriter } from '../../writers/writers';

/** What search engines and link previews learn about a story. */
export interface DescribedStory {
  id: string;
  arena: StoryArena;
  title: string;
  /** Its authors, in one line. */
  author: string;
  writers: readonly Pick<StoryWriter, 'name' | 'playerId' | 'isAi'>[];
  /** Its beginning. */
  text: string;
  /** The address of this page of it, from the site's root. */
  address: string;
  /** What other sites show with a link to it. */
  picture: PreviewPicture;
  /** Times as ISO 8601. */
  publishedAt: string;
  updatedAt: string;
  chapterCount: number;
  average: number | undefined;
  ratingCount: number;
  /** What it belongs to, such as its arena or its fandom, with the address of that from the site's root. */
  partOf: { name: string; address: string };
  parent: StoryLink | undefined;
  /** Its audience and warnings, such as 'Teen. Warnings: death'; undefined where its author has not said. */
  content?: string | undefined;
  /** How far it is, such as '8/12 chapters · Complete'; undefined of a story without chapters. */
  progress?: string | undefined;
  /** The names of its tags. */
  tags: readonly string[];
  counted: FactsOfPage | undefined;
  /** The series that it is part of. */
  series: readonly SeriesPart[];
}
