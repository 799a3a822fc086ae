/** The greatest id that a tag can have. */
const MAX_ID = 2 ** 31 - 1;

/** The page of a tag. */
export function tagAddress(id: number): string {
  return `/tags/${id}`;
}

/** The id of a tag in an address; undefined where there can be none. */
export function tagIdIn(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined;
}
