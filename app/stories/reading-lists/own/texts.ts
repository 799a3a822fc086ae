import { numberText } from '~/platform/text/format';

/** Texts of the lists that a player keeps, as their profile shows them. */
export const ownListTexts = {
  allLists: 'All your lists, with filters, notes and tags',
  readStories: 'Read stories',
  pages: 'Pages',
  noRoom: (kept: number, of: number) =>
    `This device has no room for more: it keeps ${numberText(kept)} of your ${numberText(of)} stories for later, the ones you marked last, to read without a network.`,
  narrowed: 'Nothing in this list matches your filters.',
  latest: 'Latest ones',
  older: 'Older ones',
  remove: 'Remove',
};
