/** The page on which an author tags a story. */
export function taggingAddress(storyId: string): string {
  return `/story/${storyId}/tags`;
}
