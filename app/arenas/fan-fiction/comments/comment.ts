/** A comment as somebody sees it; safe to send to anybody who may read the story. */
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
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
}

/** Comments with more of them appended, and with a newly posted one on top; each one once. */
export function joinComments(above: readonly FanComment[], below: readonly FanComment[]): FanComment[] {
  const there = new Set(above.map(({ id }) => id));
  return [...above, ...below.filter(({ id }) => !there.has(id))];
}
