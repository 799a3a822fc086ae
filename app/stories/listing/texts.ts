import { numberText } from '~/platform/text/format';

/** Texts of lists of stories. */
export const listingTexts = {
  toFirstPage: 'Back to the first page',
  loadMore: 'Load more',
  loaded: (count: number) => (count === 1 ? '1 more story loaded.' : `${numberText(count)} more stories loaded.`),
} as const;
