import { randomUUID } from 'node:crypto';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/test-database';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import { createFanFictionService, type FanFictionService } from '../fan-fiction.server';

export const FANDOM = { id: 'the-long-voyage', name: 'The Long Voyage' };

/** The arena on a test's database. */
export interface FanStage {
  service: FanFictionService;
  progress: ProgressService;
  /** Publishes a story of somebody's. @returns its id. */
  publish(author: Viewer, story?: { title?: string; content?: string; fandom?: typeof FANDOM }): Promise<string>;
  /** The ids of a story's chapters, in their order. */
  chapterIds(storyId: string): Promise<string[]>;
}

/** Gives every test of a file the arena on an empty database, with two people in it. */
export function onFanStage(
  setUp: (ground: TestDatabaseFixture & { stage: FanStage; mara: Viewer; ivo: Viewer }) => void | Promise<void>,
): void {
  onTestDatabase(async (ground) => {
    const { database, clock } = ground;
    await setUp({
      ...ground,
      stage: fanStage(ground),
      mara: await makePlayer(database, clock, 'Mara'),
      ivo: await makePlayer(database, clock, 'Ivo'),
    });
  });
}

/** Makes the arena's service on a test's dependencies. */
export function fanStage({ database, clock }: TestDatabaseFixture): FanStage {
  const { db } = database;
  const progress = createProgressService({ db, clock });
  const service = createFanFictionService({
    db,
    clock,
    progress,
    limiter: createRateLimiter(db, clock, 'secret'),
    secret: 'a secret for tests',
    baseOf: () => 40,
  });
  return {
    service,
    progress,
    async publish(author, { title = 'A Harbour', content = 'The harbour was empty.', fandom = FANDOM } = {}) {
      const { storyId } = await service.stories.create(author, { id: randomUUID(), fandom, title, content });
      return storyId;
    },
    async chapterIds(storyId) {
      const story = await service.reading.story({ storyId, chapterNumber: 1, viewerId: undefined });
      return story?.chapters.map(({ id }) => id) ?? [];
    },
  };
}
