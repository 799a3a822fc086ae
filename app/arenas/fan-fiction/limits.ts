import { HOUR_S } from '~/platform/clock/durations';

/** Most characters (UTF-16 units, as browsers count them) of a chapter. */
export const MAX_CHAPTER = 200_000;
/** Most characters of a title, of a story or a chapter. */
export const MAX_TITLE = 120;
/** Most characters of a comment. */
export const MAX_COMMENT = 5_000;
/** Most chapters of a story. */
export const MAX_CHAPTERS = 500;
/** Comments that come at once. */
export const COMMENTS_PAGE = 20;
/** How often a person may do what costs others something. */
export const storyLimit = { max: 10, windowSeconds: HOUR_S };
export const chapterLimit = { max: 60, windowSeconds: HOUR_S };
export const commentLimit = { max: 20, windowSeconds: 5 * 60 };
