/** A pattern of letters as it is read out and printed: in capitals, with spaces between them. */
export const spaced = (pattern: string) => [...pattern].join(' ').toUpperCase();
