/** Texts of a player's bookmarks, words and blocked players. */
export const listsTexts = {
  blocksTitle: 'Players you mute or block',
  unblocked: 'Undone: you will see this player again.',
  howToBlock: 'You can do that on a player’s page.',
  noBlocks: 'You haven’t muted or blocked anyone',
  olderBlocks: 'Older ones',
  muted: 'muted',
  blocked: 'blocked',
  unmute: 'Unmute',
  unblock: 'Unblock',
  readStories: 'Read stories',
  pages: 'Pages',
  latest: 'Latest ones',
  older: 'Older ones',
  by: (author: string) => `By ${author}`,
  remove: 'Remove',
  playWordGames: 'Play Word Games',
};
