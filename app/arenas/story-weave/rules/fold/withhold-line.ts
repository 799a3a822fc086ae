import { type Fold, type FoldLine, inReadingOrder, isSameLine, type LineKey } from './fold';

/** A game without a line that was read out; nobody has marked it, or found it the best. */
export function withoutLine(fold: Fold, key: LineKey): Fold {
  const isOther = (one: LineKey) => !isSameLine(one, key);
  const place = inReadingOrder(fold).findIndex((line) => !isOther(line));
  return {
    ...fold,
    lines: fold.lines.filter(isOther),
    marks: fold.marks.filter(isOther),
    votes: fold.votes.filter(isOther),
    read: place !== -1 && place < fold.read ? fold.read - 1 : fold.read,
  };
}

/** The same game with such a line again. */
export function withLineAgain(fold: Fold, line: FoldLine): Fold {
  return { ...fold, lines: [...fold.lines, line], read: fold.read + 1 };
}
