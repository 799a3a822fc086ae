/** For how many days something can be shared; it ends by itself. */
export const sharedDays = [7, 30, 90] as const;
export type SharedDays = (typeof sharedDays)[number];

/** The most people and links that one work is shared with at a time. */
export const MOST_SHARES = 50;
/** The most people who come by one link. */
export const MOST_BY_LINK = 50;
/** The value of `passage` for a page with all notes. */
export const ALL = 'all';
/** The value of a form that stands for the whole work instead of a chapter. */
export const WHOLE_WORK = 'work';

const BETA = '/fan-fiction/beta';

/** What a page about a work shows. */
interface BetaView {
  /** The chapter that is read. */
  chapter?: string | undefined;
  /** The paragraph whose notes are open, or which marks stand beside them. */
  passage?: string | undefined;
  /** What the link holds by which a reader comes. */
  link?: string | undefined;
  /** What was done, for the page to say so. */
  done?: string | undefined;
}

/** The page on which a work is shared with beta readers and read by them. @param workId undefined: that of all works. */
export function betaAddress(workId?: string, view: BetaView = {}): string {
  const address = workId === undefined ? BETA : `${BETA}/${workId}`;
  const query = new URLSearchParams(Object.entries(view).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return query.size > 0 ? `${address}?${query}` : address;
}
