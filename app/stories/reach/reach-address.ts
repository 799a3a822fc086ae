/** The page on which an author says who reads a story, and on which visitors learn that one is for members only. */
export function reachAddress(storyId: string): string {
  return `/story/${storyId}/readers`;
}
