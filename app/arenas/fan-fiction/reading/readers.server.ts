import type { Db } from '~/platform/database/database.server';
import type { ReadCounter } from '~/stories/reading/counting/reads.server';
import { keepPosition, positionOf, type StoppedReading } from './position/positions.server';
import type { ReadingPosition } from './position/reading-position';

export interface Readers {
  /** Counts a read once per story, day and reader, and remembers what a player has seen. */
  countRead: ReadCounter['countRead'];
  /** Counts that a reader has come to another chapter. */
  countTurned: ReadCounter['countTurned'];
  /** Keeps where a player stopped in a story that they have opened. */
  keepPosition(stopped: StoppedReading): Promise<void>;
  /** Where a player stopped; undefined while that is not known. */
  positionOf(reading: { playerId: string; storyId: string }): Promise<ReadingPosition | undefined>;
}

/** @see docs/product/fan-fiction.md */
export function createReaders({ db, reads }: { db: Db; reads: ReadCounter }): Readers {
  return {
    countRead: reads.countRead,
    countTurned: reads.countTurned,
    async keepPosition(stopped) {
      // The opening may wait to be stored, and without it nothing is remembered.
      await reads.settle(stopped.playerId);
      await keepPosition(db, stopped);
    },
    positionOf: (reading) => positionOf(db, reading),
  };
}
