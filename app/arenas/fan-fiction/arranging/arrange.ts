/**
 * A list with one of its items at another place.
 * @param to its new place, from 1; beyond the list means its end.
 */
export function movedTo<Item>(items: readonly Item[], item: Item, to: number): Item[] {
  const others = items.filter((other) => other !== item);
  return others.length === items.length ? [...items] : others.toSpliced(Math.max(0, to - 1), 0, item);
}

/** Where a text can be split: before each paragraph but the first. */
export interface SplitPoint {
  /** Where the paragraph begins, in characters. */
  at: number;
  /** How the paragraph begins. */
  opening: string;
}

/** Most characters of a paragraph's opening. */
const OPENING = 120;

/** The places at which a chapter can be split. @param body its text as stored. */
export function splitPoints(body: string): SplitPoint[] {
  const points: SplitPoint[] = [];
  let isFirst = true;
  for (const { index, 0: line } of body.matchAll(/^.*\S.*$/gm)) {
    const opening = line.trim();
    if (!isFirst && isAfterEmptyLine(body, index)) {
      points.push({ at: index, opening: opening.length > OPENING ? `${opening.slice(0, OPENING).trimEnd()}…` : opening });
    }
    isFirst = false;
  }
  return points;
}

function isAfterEmptyLine(body: string, at: number): boolean {
  const before = body.lastIndexOf('\n', at - 2);
  return before >= 0 && body.slice(before + 1, at - 1).trim() === '';
}

/** Both halves of a chapter; undefined when none of its paragraphs begins there. */
export function splitText(body: string, at: number): [first: string, second: string] | undefined {
  if (!splitPoints(body).some((point) => point.at === at)) return undefined;
  return [body.slice(0, at).replace(/\s+$/, ''), body.slice(at)];
}
