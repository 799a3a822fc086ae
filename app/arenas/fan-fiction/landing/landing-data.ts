import type { GenreId } from '~content/fandoms/fandom';

/** A story of the landing page's newest six. */
export interface LatestStory {
  id: string;
  title: string;
  author: string;
  /** Undefined while nobody has rated it. */
  average: number | undefined;
  chapterCount: number;
  /** Plain text; empty when there is none. */
  preview: string;
}

/** What came of asking for the newest stories; undefined when they could not be had. */
export type LatestStories = LatestStory[] | undefined;

/** A fandom of a genre's title grid. */
export interface GenreTitle {
  id: string;
  name: string;
  /** In whose manner its cover is drawn. */
  genre: GenreId;
  description: string;
}

/** A fandom that the viewer follows. */
export interface FollowedTitle {
  id: string;
  name: string;
  genre: GenreId;
  hasNew: boolean;
}

/** What the landing page shows, with or without a genre. */
export interface LandingData {
  followed: FollowedTitle[];
  /** Here at once when they are quick, else on their way. */
  latest: LatestStories | Promise<LatestStories>;
}
