/** What a key does at the desk. Enter is the browser's own: it opens the link and sends the form that has the focus. */
export type DeskAction =
  /** To the next case or to the one before, in the queue and from a case. */
  | { do: 'move'; by: 1 | -1 }
  /** Chooses the measure of this place in its form, so that Enter sends it. */
  | { do: 'measure'; place: number }
  /** Chooses the row with the focus, or no longer. */
  | { do: 'choose' }
  /** Chooses all rows of the page. */
  | { do: 'choose-all' };

/** The keys of the desk. @returns undefined for all others. @see docs/product/moderation.md */
export function deskAction(key: string): DeskAction | undefined {
  if (/^[1-9]$/.test(key)) return { do: 'measure', place: Number(key) - 1 };
  switch (key.toLowerCase()) {
    case 'j':
      return { do: 'move', by: 1 };
    case 'k':
      return { do: 'move', by: -1 };
    case 'x':
      return { do: 'choose' };
    case 'a':
      return { do: 'choose-all' };
    default:
      return undefined;
  }
}
