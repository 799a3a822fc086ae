import { randomUUID } from 'node:crypto';
import type { WriterModel } from '~/ai-writers/writer-model';
import type { Clock } from '~/platform/clock/clock';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { seededRandom } from '~/platform/random/random';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createProgressService } from '~/progress/progress.server';
import type { SavePurpose } from '~/stories/saving/save.contract';
import { createWritingService, type WritingService } from '../creative-writing.server';

export const MINUTE = 60_000;

/** A writer model that always says the same. */
export const model: WriterModel = {
  generateCreativePrompt: async () => ({ prompt: 'A gate.' }),
  generateStoryStarter: async () => ({ storyStarter: 'The gate stood open.' }),
  generateStoryContent: async () => ({ generatedContent: 'It led nowhere.' }),
};

type Writer = Awaited<ReturnType<typeof makePlayer>>;

/** Creative Writing on an empty database, with two players who have never written. */
export interface WritingFixture extends TestDatabaseFixture {
  writing: WritingService;
  ann: Writer;
  bob: Writer;
  /** Creates Creative Writing as another process would. @param fewestWords from which a session's end publishes; default: 1. */
  makeService(clock?: Clock, writerModel?: WriterModel, fewestWords?: number): WritingService;
  /** Starts a session. @returns its story's id. */
  start(player?: Writer): Promise<string>;
  save(
    storyId: string,
    body: string,
    baseVersion: number,
    purpose?: SavePurpose,
    player?: Writer,
    title?: string,
  ): ReturnType<WritingService['saveWords']>;
  storyRow: ReturnType<typeof storyRows>;
  progressOf(player?: Writer): Promise<{ gamesPlayed: number; storiesPublished: number }>;
}

/** Sets up the fixture for every test of a file; the returned object is filled before each. */
export function onWritingFixture(): WritingFixture {
  const fixture = { makeService, start, save, progressOf } as WritingFixture;
  onTestDatabase(async ({ database, clock }) => {
    Object.assign(fixture, { database, clock, storyRow: storyRows(database) });
    fixture.writing = makeService();
    fixture.ann = await makePlayer(database, clock, 'Ann');
    fixture.bob = await makePlayer(database, clock, 'Bob');
  });
  return fixture;

  function makeService(clock: Clock = fixture.clock, writerModel = model, fewestWords = 1): WritingService {
    const { db } = fixture.database;
    return createWritingService({
      db,
      clock,
      random: seededRandom(1),
      writerModel,
      progress: createProgressService({ db, clock }),
      limiter: createRateLimiter(db, clock, 'secret'),
      fewestWords,
    });
  }

  async function start(player = fixture.ann): Promise<string> {
    return (await fixture.writing.startSession(player, { prompt: 'A gate.', timeZone: 'UTC', parentId: undefined })).storyId;
  }

  function save(
    storyId: string,
    body: string,
    baseVersion: number,
    purpose: SavePurpose = 'save',
    player = fixture.ann,
    title = 'The Ninth Gate',
  ): ReturnType<WritingService['saveWords']> {
    return fixture.writing.saveWords(player, storyId, { saveId: randomUUID(), title, body, baseVersion, purpose });
  }

  async function progressOf(player = fixture.ann): Promise<{ gamesPlayed: number; storiesPublished: number }> {
    const progress = createProgressService({ db: fixture.database.db, clock: fixture.clock });
    const { gamesPlayed, storiesPublished } = await progress.progressOf(player.id);
    return { gamesPlayed, storiesPublished };
  }
}

function storyRows({ db }: TestDatabaseFixture['database']) {
  return (id: string) => db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
