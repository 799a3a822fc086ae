import type { Operation, OperationKind, Violation } from '../journal.ts';

/** Texts that never change once written. Comments do change and are checked one by one. */
const WRITTEN_ONCE: readonly OperationKind[] = [
  ...(['story', 'chapter', 'import', 'save', 'note', 'wording'] as const),
  ...(['finish', 'turn', 'passage', 'line', 'duel'] as const),
];
const KEY = /\w+x\d+x/g;

/** Counts how often each key occurs in the texts. */
function countKeys(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key] of texts.join('\n').matchAll(KEY)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Compares what people wrote with what is stored.
 * @param texts all stored texts, each once.
 */
export function auditTexts(operations: readonly Operation[], texts: readonly string[]): Violation[] {
  const counts = countKeys(texts);
  return operations
    .filter(({ kind }) => WRITTEN_ONCE.includes(kind))
    .flatMap((operation): Violation[] => {
      const count = counts.get(operation.key) ?? 0;
      const what = `${operation.kind} ${operation.key} of ${operation.target}`;
      if (count > 1) return [{ kind: 'doubled', what: `${what} is stored ${count} times` }];
      if (count === 0 && operation.state === 'acknowledged') return [{ kind: 'lost', what }];
      if (count === 1 && operation.state === 'refused' && !operation.indeterminate)
        return [{ kind: 'inconsistent', what: `${what} was refused but is stored` }];
      return [];
    });
}

/**
 * Compares values that people change with what is stored. The last acknowledged change holds, unless an unanswered
 * one was carried out after it.
 * @param operations on these values, in the order they were sent.
 * @param stored current value of each target; deleted targets are absent.
 */
export function auditValues(operations: readonly Operation[], stored: ReadonlyMap<string, string>): Violation[] {
  const byTarget = Map.groupBy(operations, ({ target }) => target);
  return [...byTarget].flatMap(([target, changes]): Violation[] => {
    const last = changes.findLast(({ state }) => state === 'acknowledged');
    const value = stored.get(target);
    const wanted = last && last.kind !== 'removal' ? last.value : undefined;
    if (value === wanted) return [];
    const indeterminate = changes.filter((change) => change.indeterminate && change !== last);
    if (indeterminate.some((change) => (change.kind === 'removal' ? value === undefined : change.value === value))) return [];
    const what = `${last?.kind ?? changes[0]?.kind} of ${target}: '${wanted}' was acknowledged, '${value}' is stored`;
    return [{ kind: last ? 'lost' : 'inconsistent', what }];
  });
}
