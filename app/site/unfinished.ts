/** Something that a person has begun and can go on with: each arena lists its own. */
export interface Unfinished {
  /** What it is, such as 'Draft'. */
  what: string;
  title: string;
  /** What there is of it, or how long it lasts. */
  detail: string;
  /** Where it goes on. */
  to: string;
}

/** Something that happened to a person's stories. */
export interface Happening {
  /** A sentence without its full stop, such as '2 new comments on “The Ninth Gate”'. */
  text: string;
  /** Where it can be seen. */
  to: string;
}
