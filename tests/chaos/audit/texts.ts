import type { Deed, DeedKind, Violation } from '../journal.ts';

/** What people wrote once and for all; comments, which change, are looked at one by one. */
const WRITTEN_ONCE: readonly DeedKind[] = ['story', 'chapter', 'save', 'finish', 'turn'];
const KEY = /\w+x\d+x/g;

/** How often each key occurs in texts. */
export function countKeys(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key] of texts.join('\n').matchAll(KEY)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Compares what people wrote with what is stored.
 * @param texts all stored texts, each once.
 */
export function auditTexts(deeds: readonly Deed[], texts: readonly string[]): Violation[] {
  const counts = countKeys(texts);
  return deeds
    .filter(({ kind }) => WRITTEN_ONCE.includes(kind))
    .flatMap((deed): Violation[] => {
      const count = counts.get(deed.key) ?? 0;
      const what = `${deed.kind} ${deed.key} of ${deed.target}`;
      if (count > 1) return [{ kind: 'doubled', what: `${what} is there ${count} times` }];
      if (count === 0 && deed.state === 'acknowledged') return [{ kind: 'lost', what }];
      if (count === 1 && deed.state === 'refused' && !deed.floating)
        return [{ kind: 'inconsistent', what: `${what} was refused, but is there` }];
      return [];
    });
}

/**
 * Compares things that change with what they are now. The last acknowledged change holds, unless one that was
 * never answered was carried out after it.
 * @param deeds about the things, in the order in which they were sent.
 * @param stored what each target is now; those that are gone are not in it.
 */
export function auditValues(deeds: readonly Deed[], stored: ReadonlyMap<string, string>): Violation[] {
  const byTarget = Map.groupBy(deeds, ({ target }) => target);
  return [...byTarget].flatMap(([target, changes]): Violation[] => {
    const last = changes.findLast(({ state }) => state === 'acknowledged');
    const value = stored.get(target);
    const wanted = last && last.kind !== 'removal' ? last.value : undefined;
    if (value === wanted) return [];
    const floating = changes.filter((change) => change.floating && change !== last);
    if (floating.some((change) => (change.kind === 'removal' ? value === undefined : change.value === value))) return [];
    const what = `${last?.kind ?? changes[0]?.kind} of ${target}: '${wanted}' was acknowledged, '${value}' is there`;
    return [{ kind: last ? 'lost' : 'inconsistent', what }];
  });
}
