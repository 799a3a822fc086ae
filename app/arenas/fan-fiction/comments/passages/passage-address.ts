/** The value of `passage` for what is about passages that have changed. */
export const CHANGED = 'changed';

/** The value of `passage` for a page on which a paragraph is chosen. */
export const CHOOSE = 'choose';

/**
 * The passage that an address names: the place of a paragraph in its chapter, or those that have changed.
 * @returns undefined where it names none.
 */
export function passageAsked(query: URLSearchParams): number | typeof CHANGED | undefined {
  const asked = query.get('passage') ?? '';
  if (asked === CHANGED) return asked;
  return /^\d{1,5}$/.test(asked) ? Number(asked) : undefined;
}
