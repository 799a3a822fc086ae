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

/** What one writer has in a part: all of it, or their share of one that a person changed. */
type Piece = Pick<PartView, 'kind' | 'writer' | 'playerId' | 'aiWriterId'> & { seat: number; characters: number };

/** The parts of a story by who wrote what of them: a person who changed an AI writer's words has those that are theirs. */
export function piecesOf(parts: readonly (Omit<PartView, 'seat'> & { seat: number })[]): Piece[] {
  return parts.flatMap(({ kind, writer, playerId, aiWriterId, seat, text, changed }): Piece[] => {
    const characters = [...text].length;
    const own = { kind, writer, playerId, aiWriterId, seat };
    if (!changed || changed.characters === 0) return [{ ...own, characters }];
    const theirs: Piece = {
      kind: 'person',
      writer: changed.writer,
      playerId: changed.playerId,
      aiWriterId: null,
      seat,
      characters: changed.characters,
    };
    return [{ ...own, characters: characters - changed.characters }, theirs].filter((piece) => piece.characters > 0);
  });
}

/** Who wrote how much of a story, in the order of their first parts. */
export function writerShares(parts: readonly (Omit<PartView, 'seat'> & { seat: number })[]): WriterShare[] {
  const writers = new Map<string, WriterShare>();
  for (const { seat, kind, writer, playerId, aiWriterId, characters } of piecesOf(parts)) {
    const key = playerId ?? aiWriterId ?? writer;
    const before = writers.get(key) ?? { seat, name: writer, ai: kind === 'ai', characters: 0, percent: 0 };
    writers.set(key, { ...before, characters: before.characters + characters });
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
