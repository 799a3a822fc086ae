import { randomUUID } from 'node:crypto';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { createFanFictionService } from '../../../fan-fiction.server';
import { type FanFixture, onFanFixture } from '../../../testing/fan-fixture';
import type { SentWork } from '../backlist.contract';

/** The batch that works come in, unless a test says another. */
export const BATCH = randomUUID();
export const AO3 = 'https://archiveofourown.org/works/';

interface Brought extends Partial<SentWork['origin']> {
  title?: string;
  player?: Viewer;
  batchId?: string;
  fandom?: string;
  said?: SentWork['said'];
  bodies?: readonly string[];
}

/** The arena with two people, and works that they bring along. */
export interface BacklistFixture {
  database: OpenDatabase;
  clock: TestClock;
  fixture: FanFixture;
  mara: Viewer;
  ivo: Viewer;
  arena: ReturnType<typeof createFanFictionService>;
  /** Imports a work whole; Mara's, unless it says whose. @returns its id. */
  bring(work?: Brought): Promise<string>;
  stories(): Promise<{ id: string; title: string; status: string; published_at: Date | null }[]>;
  /** The titles of Mara's works, and what has become of each. */
  states(): Promise<[title: string, state: string][]>;
  /** YYYY-MM-DD. */
  today(): string;
}

/** Sets it up for every test of a file. */
export function onBacklistFixture(): BacklistFixture {
  const site = {
    async bring(work = {}) {
      const { title = 'Tides', player = site.mara, batchId = BATCH, said, fandom = 'Tidewater (TV)', ...more } = work;
      const { bodies = ['It was empty.', 'They came.'], ...from } = more;
      const id = randomUUID();
      const origin = { byline: player.name, firstPublished: '2019-05-05', series: [], ...from };
      await site.arena.backlist.begin(player, id, { batchId, title, fandom, chapters: bodies.length, said, origin });
      for (const [index, body] of bodies.entries()) {
        await site.arena.backlist.add(player, id, {
          from: index + 1,
          chapters: [{ title: `Part ${index + 1}`, body, noteBefore: 'Before.' }],
        });
      }
      return id;
    },
    stories: () => site.database.db.selectFrom('story').select(['id', 'title', 'status', 'published_at']).orderBy('title').execute(),
    states: async () => (await site.arena.backlist.list(site.mara.id)).map(({ title, state }) => [title, state]),
    today: () => site.clock.now().toISOString().slice(0, 10),
  } as BacklistFixture;
  onFanFixture((context) => {
    const { database, clock, fixture } = context;
    const { db } = database;
    const limiter = createRateLimiter(db, clock, 'secret');
    const arena = createFanFictionService({
      ...{ db, clock, limiter, secret: 'secret', progress: fixture.progress, reads: fixture.reads },
      baseOf: () => 40,
    });
    Object.assign(site, context, { arena });
  });
  return site;
}
