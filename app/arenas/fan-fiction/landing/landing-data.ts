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
  /** The name of its cover. */
  cover: string;
  fandomId: string;
}

/** A fandom that waits for its first story. */
export interface OpenFandom {
  id: string;
  name: string;
  genre: GenreId;
}

/** The newest stories, and where there are few, fandoms to begin; undefined when they could not be read. */
export type LatestStories = { stories: LatestStory[]; open: OpenFandom[] } | undefined;

/** A fandom of a genre's title grid. */
export interface GenreTitle {
  id: string;
  name: string;
  /** The genre that its cover's style comes from. */
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

/** The data of the landing page, with or without a genre. */
export interface LandingData {
  followed: FollowedTitle[];
  /** Loaded when the query is quick, else a promise. */
  latest: LatestStories | Promise<LatestStories>;
}
