import { randomUUID } from 'node:crypto';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import type { ReadCounter } from '~/stories/reading/counting/reads.server';
import { makeReadCounter } from '~/stories/testing/make-read-counter';
import type { CommentPage, FanComment } from '../comments/comment.contract';
import { createFanFictionService, type FanFictionService } from '../fan-fiction.server';

export const FANDOM = { id: 'the-long-voyage', name: 'The Long Voyage' };

/** The arena's services on a test's database. */
export interface FanFixture {
  service: FanFictionService;
  progress: ProgressService;
  /** It stores what it counted when it is stopped. */
  reads: ReadCounter;
  /** Publishes a story. @returns its id. */
  publish(author: Viewer, story?: { title?: string; content?: string; fandom?: typeof FANDOM }): Promise<string>;
  /** The ids of a story's chapters, in order. */
  chapterIds(storyId: string): Promise<string[]>;
}

/** Sets up, for every test of a file, the arena on an empty database with two people. */
export function onFanFixture(
  setUp: (context: TestDatabaseFixture & { fixture: FanFixture; mara: Viewer; ivo: Viewer }) => void | Promise<void>,
): void {
  onTestDatabase(async (context) => {
    const { database, clock } = context;
    await setUp({
      ...context,
      fixture: createFanFixture(context),
      mara: await makePlayer(database, clock, 'Mara'),
      ivo: await makePlayer(database, clock, 'Ivo'),
    });
  });
}

/** The comments of a page without their answers. */
export function commentsOn({ threads }: CommentPage): FanComment[] {
  return threads.flatMap(({ comment }) => comment ?? []);
}

/** Creates the arena's services on a test's database. */
export function createFanFixture({ database, clock }: TestDatabaseFixture): FanFixture {
  const { db } = database;
  const progress = createProgressService({ db, clock });
  const reads = makeReadCounter(db, clock);
  const service = createFanFictionService({
    db,
    clock,
    secret: 'secret',
    progress,
    reads,
    limiter: createRateLimiter(db, clock, 'secret'),
    baseOf: () => 40,
  });
  return {
    service,
    progress,
    reads,
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
