import { numberText } from '~/platform/text/format';

/** Texts of lists of stories. */
export const listingTexts = {
  counts: {
    words: { one: 'word', other: 'words' },
    kudos: { one: 'kudos', other: 'kudos' },
    comments: { one: 'comment', other: 'comments' },
    bookmarks: { one: 'bookmark', other: 'bookmarks' },
  },
  toFirstPage: 'Back to the first page',
  loadMore: 'Load more',
  loaded: (count: number) => (count === 1 ? '1 more story loaded.' : `${numberText(count)} more stories loaded.`),
} as const;
