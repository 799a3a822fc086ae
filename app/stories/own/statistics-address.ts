/** The page with the figures of one's stories, or of one of them. */
export function statisticsAddress(storyId?: string, by?: string): string {
  return `/profile?${new URLSearchParams({ tab: 'statistics', ...(storyId && { story: storyId }), ...(by && { by }) })}`;
}
