/** A comment as one reader sees it; safe to send to anybody who may read the story. */
export interface FanComment {
  id: string;
  author: string;
  /** Such as 'Mar 1, 2026'. */
  date: string;
  text: string;
  /** Whether it was changed after it was posted. */
  edited: boolean;
  /** The number of its chapter; undefined for the story as a whole. */
  chapter: number | undefined;
  may: { edit: boolean; remove: boolean };
}

/** Comments, newest first. */
export interface CommentPage {
  comments: FanComment[];
  /** The cursor of the next page; undefined on the last. */
  next: string | undefined;
}

/** Joins two lists of comments, newest first, without duplicates. */
export function joinComments(above: readonly FanComment[], below: readonly FanComment[]): FanComment[] {
  const there = new Set(above.map(({ id }) => id));
  return [...above, ...below.filter(({ id }) => !there.has(id))];
}
