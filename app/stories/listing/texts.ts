import { countText } from '~/platform/text/format';

/** Texts of lists of stories. */
export const listingTexts = {
  toFirstPage: 'Back to the first page',
  loadMore: 'Load more',
  loaded: (count: number) => countText(count, { one: 'more story loaded.', other: 'more stories loaded.' }),
} as const;
