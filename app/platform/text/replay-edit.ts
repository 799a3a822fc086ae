/**
 * Makes the change from `before` to `after`, which is one edit in one place, to another version of the text. What the
 * edit typed is always in the result: in its place where the other version still has the text around it, otherwise at
 * the end.
 */
export function replayEdit(before: string, after: string, other: string): string {
  if (other === before || other === after) return after;
  const start = commonStart(before, after);
  const end = commonEnd(before.slice(start), after.slice(start));
  const removed = before.slice(start, before.length - end);
  const typed = after.slice(start, after.length - end);
  const rest = before.slice(before.length - end);
  if (rest !== '' && other.startsWith(before.slice(0, start) + removed)) {
    return other.slice(0, start) + typed + other.slice(start + removed.length);
  }
  if (other.endsWith(removed + rest)) {
    const place = other.length - rest.length - removed.length;
    return other.slice(0, place) + typed + rest;
  }
  return other + typed;
}

/** How many characters two texts begin with alike. */
export function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** How many characters two texts end with alike. */
export function commonEnd(one: string, other: string): number {
  const [oneEnd, otherEnd] = [one.length - 1, other.length - 1];
  let length = 0;
  while (length <= oneEnd && length <= otherEnd && one.charCodeAt(oneEnd - length) === other.charCodeAt(otherEnd - length)) length += 1;
  return length;
}
