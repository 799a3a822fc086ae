/** Texts of what a story says of others, on its page and its cards. @see docs/product/acknowledgements.md */
export const acknowledgementTexts = {
  gift: 'For <people/>',
  and: ' and ',
  comma: ', ',
} as const;

/** Names as they are listed in a sentence, such as 'Ada, Ben and Cleo'. */
export function listed(names: readonly string[]): string {
  return names.map((name, at) => separatorBefore(at, names.length) + name).join('');
}

/** What stands between the things of a list, before the one at a position. */
export function separatorBefore(at: number, count: number): string {
  if (at === 0) return '';
  return at === count - 1 ? acknowledgementTexts.and : acknowledgementTexts.comma;
}
