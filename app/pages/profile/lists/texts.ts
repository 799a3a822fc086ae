/** What people read here. */
export const listsTexts = {
  playersMuteBlock: 'Players you mute or block',
  undoneSeePlayer: 'Undone: you will see this player again.',
  playersPage: 'You can do that on a player’s page.',
  mutedBlockedNobody: 'You haven’t muted or blocked anyone',
  olderOnes: 'Older ones',
  muted: 'muted',
  blocked: 'blocked',
  unmute: 'Unmute',
  unblock: 'Unblock',
  readStories: 'Read stories',
  pages: 'Pages',
  latestBookmarks: 'Latest bookmarks',
  olderBookmarks: 'Older bookmarks',
  by: (author: string) => `By ${author}`,
  remove: 'Remove',
  playWordGames: 'Play Word Games',
};
