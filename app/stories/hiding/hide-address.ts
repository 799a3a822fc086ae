/** The parameter that names a story which a reader is about to hide. */
export const HIDE_PARAMETER = 'hide';

/** The page on which a reader hides a story from themselves. */
export function hideStoryAddress(storyId: string): string {
  return `/profile?tab=settings&${HIDE_PARAMETER}=${storyId}#hidden-stories`;
}
