import type { RoomView } from '../../../app/arenas/story-weave/protocol/room.contract.ts';

/** The phases of games that people play together, in the order in which they come. */
export const TABLE_PHASES = [
  'waiting room',
  ...['battle rounds: writing', 'battle rounds: picking', 'battle rounds: outcome'],
  ...['Fold: writing', 'Fold: reading out', 'Fold: the vote'],
  ...['room of words: waiting', 'room of words: about to begin', 'room of words: playing'],
  ...['room of words: between two games', 'room of words: podium'],
] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** Where the games of a site are, as people see it. */
export interface TablePhases {
  saw(phase: TablePhase | undefined): void;
  /** Resolves when anyone sees this phase. @throws if nobody does for `timeoutMs`. */
  next(phase: TablePhase, timeoutMs: number): Promise<void>;
}

export function createTablePhases(): TablePhases {
  const waiting = new Map<TablePhase, () => void>();
  return {
    saw(phase) {
      if (phase) waiting.get(phase)?.();
    },
    next: (phase, timeoutMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Nobody saw '${phase}' for ${timeoutMs} ms.`)), timeoutMs);
        waiting.set(phase, () => {
          clearTimeout(timer);
          waiting.delete(phase);
          resolve();
        });
      }),
  };
}

/** The phase that a room is in; undefined between phases. */
export function phaseOf({ waiting, battle, fold }: RoomView): TablePhase | undefined {
  if (waiting) return 'waiting room';
  if (battle?.phase === 'writing') return 'battle rounds: writing';
  if (battle?.phase === 'picking') return 'battle rounds: picking';
  if (battle?.phase === 'rest' && battle.outcome) return 'battle rounds: outcome';
  if (fold?.phase === 'writing') return 'Fold: writing';
  if (fold?.phase === 'reading') return 'Fold: reading out';
  if (fold?.phase === 'voting') return 'Fold: the vote';
  return undefined;
}
