import { createReadCounter, type ReadDependencies, type Reader } from '~/stories/reading/counting/reads.server';

export interface Readers {
  /** Counts a read once per story, day and reader, and remembers what a player has seen. */
  countRead(reader: Reader, storyId: string): Promise<void>;
}

/** @see docs/product/fan-fiction.md */
export function createReaders(dependencies: ReadDependencies): Readers {
  const { db, clock } = dependencies;
  const reads = createReadCounter(dependencies);

  return {
    async countRead(reader, storyId) {
      const arena = await reads.countRead(reader, storyId);
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
