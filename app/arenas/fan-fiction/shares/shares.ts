import type { Passage } from '~/stories/history/compare-words';

/** Characters of a text that one writer wrote, one after the other. */
export interface Run {
  /** The writer's place among the credits of the story. */
  place: number;
  /** In UTF-16 units. */
  length: number;
}

/**
 * Whose words a text is made of after an author changed it: what they put in is theirs, and what they left stays whose it was.
 * @param runs whose words it was made of before. @param changes how it differs from that, as `compareWords` has it.
 * @returns runs as long as the text after the change, no two neighbours of one place.
 */
export function carryRuns(runs: readonly Run[], changes: readonly Passage[], place: number): Run[] {
  const after: Run[] = [];
  let rest = runs.filter(({ length }) => length > 0);
  for (const { kind, text } of changes) {
    if (kind === 'added') {
      push(after, { place, length: text.length });
      continue;
    }
    const [taken, left] = takeFrom(rest, text.length);
    rest = left;
    if (kind === 'same') for (const run of taken) push(after, run);
  }
  return after;
}

/** How many characters of some runs each place has. */
export function lengthsOf(runs: readonly Run[]): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const { place, length } of runs) lengths.set(place, (lengths.get(place) ?? 0) + length);
  return lengths;
}

/** The first characters of some runs, and the rest. */
function takeFrom(runs: readonly Run[], length: number): [taken: Run[], left: Run[]] {
  const taken: Run[] = [];
  let wanted = length;
  for (const [index, run] of runs.entries()) {
    if (wanted === 0) return [taken, runs.slice(index)];
    const part = Math.min(wanted, run.length);
    taken.push({ ...run, length: part });
    wanted -= part;
    if (part < run.length) return [taken, [{ ...run, length: run.length - part }, ...runs.slice(index + 1)]];
  }
  return [taken, []];
}

function push(runs: Run[], run: Run): void {
  if (run.length === 0) return;
  const last = runs.at(-1);
  if (last?.place === run.place) last.length += run.length;
  else runs.push({ ...run });
}
