import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { createLog } from '~/platform/log/log.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import { listCollected } from '~/stories/collections/list-collected.server';
import { storyForReading } from '~/stories/reading/read-story.server';
import { makeStory } from '~/stories/testing/make-story';
import type { Settled } from '../rules/shared-collection';
import type { ShownShared } from '../server/read.server';
import { createSharedCollections, type SharedCollections } from '../shared-collections.server';

interface Person {
  id: string;
  name: string;
}

/** Collections on a database and a clock that tests move, maintained by Kay, with Mara and Ivo who write. */
export interface CollectionsFixture {
  database: OpenDatabase;
  clock: TestClock;
  progress: ProgressService;
  shared: SharedCollections;
  kay: Person;
  mara: Person;
  ivo: Person;
  /** Starts a collection of Kay's, open unless more is said. */
  start(settled?: Partial<Settled & { title: string }>): Promise<ShownShared>;
  /** Publishes a story. */
  write(by: Person, title: string, more?: Parameters<typeof makeStory>[2]): Promise<string>;
  /** Which of these people read the words of a story. */
  readersOf(storyId: string): Promise<string[]>;
  /** The titles that a viewer finds in a collection, with the author on each card. */
  seen(collection: { id: string }, viewer?: Person): Promise<string[]>;
}

export function onCollectionsFixture(): CollectionsFixture {
  const fixture = {
    async start({ title = 'Winter Tales', ...settled } = {}) {
      const started = { title, slug: '', moderated: false, proposals: false, closesAt: null, worksAt: null, authorsAt: null, ...settled };
      const address = await fixture.shared.make(fixture.kay.id, started);
      const found = await fixture.shared.find({ address, viewerId: fixture.kay.id });
      if (!found) throw new Error('The collection is not there.');
      return found;
    },
    async write(by, title, more = {}) {
      fixture.clock.advance(1_000);
      return makeStory(fixture.database, fixture.clock, { author_id: by.id, title, ...more });
    },
    async readersOf(storyId) {
      const people = [fixture.kay, fixture.mara, fixture.ivo, undefined];
      const read = await Promise.all(people.map((person) => storyForReading(fixture.database.db, storyId, person?.id)));
      return people.flatMap((person, index) => (read[index] ? [person?.name ?? 'a visitor'] : []));
    },
    async seen(collection, viewer) {
      const asked = { kind: 'list', sort: undefined, filters: {}, cursor: undefined, viewerId: viewer?.id } as const;
      const { cards } = await listCollected(fixture.database.db, { ...asked, collection: { id: collection.id } });
      return cards.map(({ title, author }) => `${title}, ${author}`);
    },
  } as CollectionsFixture;
  onTestDatabase(async ({ database, clock }) => {
    const { db } = database;
    const progress = createProgressService({ db, clock });
    const limiter = createRateLimiter(db, clock, 'secret');
    const shared = createSharedCollections({ db, clock, limiter, progress, log: createLog({ level: 'silent' }) });
    const [kay, mara, ivo] = [
      await makePlayer(database, clock, 'Kay'),
      await makePlayer(database, clock, 'Mara'),
      await makePlayer(database, clock, 'Ivo'),
    ];
    Object.assign(fixture, { database, clock, progress, shared, kay, mara, ivo });
  });
  return fixture;
}
