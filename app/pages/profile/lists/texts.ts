/** What people read here. */
export const listsTexts = {
  playersMuteBlock: 'Players you mute or block',
  undoneSeePlayer: 'Undone: you see this player again.',
  playersPage: 'You can do so on a player’s page.',
  mutedBlockedNobody: 'You have muted or blocked nobody',
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
