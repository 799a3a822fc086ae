/*
 * Texts of a story's page, which is read most: constants, so that builds put them where they are used.
 */
export const STORY_PAGE = 'Story';
export const ALL_STORIES = 'All stories';
export const SERIES = 'Series';
export const BACK_TO_ALL_STORIES = 'Back to all stories';
export const DRAFT = 'Draft';
export const BY = 'By <author/>';

/** How long a story takes to read. */
export function readingTimeText(minutes: number): string {
  return `${minutes} min read`;
}
