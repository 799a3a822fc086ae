import type { PartView } from '../../protocol/room.contract';

/** What one writer has written of a story. */
export interface WriterShare {
  /** Of their first part. */
  seat: number;
  name: string;
  ai: boolean;
  /** As people count them. */
  characters: number;
  /** In whole percent; all shares together are 100. */
  percent: number;
}

/** Who wrote how much of a story, in the order of their first parts. */
export function writerShares(parts: readonly (Omit<PartView, 'seat'> & { seat: number })[]): WriterShare[] {
  const writers = new Map<string, WriterShare>();
  for (const { seat, kind, writer, playerId, aiWriterId, text } of parts) {
    const key = playerId ?? aiWriterId ?? writer;
    const before = writers.get(key) ?? { seat, name: writer, ai: kind === 'ai', characters: 0, percent: 0 };
    writers.set(key, { ...before, characters: before.characters + [...text].length });
  }
  return withPercent([...writers.values()]);
}

/** Whole percent by largest remainder. */
function withPercent(shares: readonly WriterShare[]): WriterShare[] {
  const total = shares.reduce((sum, { characters }) => sum + characters, 0);
  if (total === 0) return [...shares];
  const exact = shares.map(({ characters }) => (100 * characters) / total);
  const left = 100 - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  const byRemainder = exact.map((_percent, index) => index).sort((one, other) => ((exact[other] ?? 0) % 1) - ((exact[one] ?? 0) % 1));
  const raised = new Set(byRemainder.slice(0, left));
  return shares.map((share, index) => ({ ...share, percent: Math.floor(exact[index] ?? 0) + (raised.has(index) ? 1 : 0) }));
}
