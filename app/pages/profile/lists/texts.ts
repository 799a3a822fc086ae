import { numberText } from '~/platform/text/format';

/** Texts of a player's bookmarks, words and blocked players. */
export const listsTexts = {
  allLists: 'All your lists, with filters, notes and tags',
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
  noRoom: (kept: number, of: number) =>
    `This device has no room for more: it keeps ${numberText(kept)} of your ${numberText(of)} stories for later, the ones you marked last, to read without a network.`,
  narrowed: 'Nothing in this list matches your filters.',
  latest: 'Latest ones',
  older: 'Older ones',
  remove: 'Remove',
  playWordGames: 'Play Word Games',
};
