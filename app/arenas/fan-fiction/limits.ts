import { DAY_MS, HOUR_S } from '~/platform/clock/durations';

/** The longest chapter, in characters (UTF-16 units, as browsers count them). */
export const MAX_CHAPTER = 200_000;
/** The longest title of a story or a chapter, in characters. */
export const MAX_TITLE = 120;
/** The longest comment, in characters. */
export const MAX_COMMENT = 5_000;
/** The most chapters of a story. */
export const MAX_CHAPTERS = 500;
/** The most chapters that a person is writing at a time. */
export const MAX_DRAFTS = 100;
/** How far in the future a chapter may be scheduled, in ms: a year. */
export const MAX_SCHEDULE_MS = 366 * DAY_MS;
/** Comments on a page. */
export const COMMENTS_PAGE = 20;
/** Answers shown with a comment, and fetched at a time. */
export const ANSWERS_PAGE = 10;
/** How often a person may add what takes up other people's attention. */
export const storyLimit = { max: 10, windowSeconds: HOUR_S };
export const chapterLimit = { max: 60, windowSeconds: HOUR_S };
/** The highest number of a part of an imported series. */
export const MAX_PART = 9_999;
