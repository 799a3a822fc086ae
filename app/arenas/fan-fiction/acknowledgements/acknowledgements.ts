/** The most people whom one story is for, asked ones among them. */
export const MOST_GIFTS = 10;
/** The most people whom one story thanks, asked ones among them. */
export const MOST_THANKED = 50;

/** The most sources of one story, asked ones among them. */
export const MOST_SOURCES = 10;

const ACKNOWLEDGEMENTS = '/fan-fiction/acknowledgements';

/** The page on which authors name others on a story. @param done what was done, for the page to say so. */
export function acknowledgementsAddress(storyId: string, done?: string): string {
  const address = `${ACKNOWLEDGEMENTS}/${storyId}`;
  return done === undefined ? address : `${address}?${new URLSearchParams({ done })}`;
}

/** The page of everything that names a player. */
export function namedAddress(): string {
  return ACKNOWLEDGEMENTS;
}

/** A piece of a line on a story's page: words, or a link. */
export type LinePiece = string | { text: string; to: string; elsewhere?: true };

/** What a story says of others, a line each. */
export type AcknowledgedLine = readonly LinePiece[];
