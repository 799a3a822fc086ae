/** The longest note, in characters as people count them. */
export const MAX_NOTE = 5_000;

/** What an author says before and after a story or a chapter, as plain text; empty for nothing. */
export interface Notes {
  noteBefore: string;
  noteAfter: string;
}

/** Where no author says anything. */
export const NO_NOTES: Notes = { noteBefore: '', noteAfter: '' };
