/** Stands above other stories by the author of one. */
export const moreByAuthorText = 'More from this writer';
