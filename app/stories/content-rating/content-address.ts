/** The page on which an author rates a story, and others are asked before a Mature one. */
export function contentAddress(storyId: string): string {
  return `/story/${storyId}/content`;
}
