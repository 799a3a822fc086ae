import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { ReadCounter } from '~/stories/reading/counting/reads.server';
import { keepPosition, positionOf, type StoppedReading } from './position/positions.server';
import type { ReadingPosition } from './position/reading-position';

export interface Readers {
  /** Counts a read once per story, day and reader, and remembers what a player has seen. */
  countRead(...read: Parameters<ReadCounter['countRead']>): Promise<void>;
  /** Counts that a reader has come to another chapter. */
  countTurned: ReadCounter['countTurned'];
  /** Keeps where a player stopped in a story that they have opened. */
  keepPosition(stopped: StoppedReading): Promise<void>;
  /** Where a player stopped; undefined while that is not known. */
  positionOf(reading: { playerId: string; storyId: string }): Promise<ReadingPosition | undefined>;
}

/** @see docs/product/fan-fiction.md */
export function createReaders({ db, clock, reads }: { db: Db; clock: Clock; reads: ReadCounter }): Readers {
  return {
    countTurned: reads.countTurned,
    keepPosition: (stopped) => keepPosition(db, stopped),
    positionOf: (reading) => positionOf(db, reading),

    async countRead(reader, storyId, facts) {
      const arena = await reads.countRead(reader, storyId, facts);
      if (arena !== 'fan_fic' || !reader.player) return;
      const now = clock.now();
      await db
        .insertInto('story_seen')
        .values({ player_id: reader.player.id, story_id: storyId, seen_at: now })
        .onConflict((conflict) => conflict.columns(['player_id', 'story_id']).doUpdateSet({ seen_at: now }))
        .execute();
    },
  };
}
