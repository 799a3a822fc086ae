import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { seededRandom } from '~/platform/random/random';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { createFirstReaders, type FirstReaders } from '~/stories/first-readers/first-readers.server';
import type { ReadCounter } from '~/stories/reading/counting/reads.server';
import { makeReadCounter } from '~/stories/testing/make-read-counter';
import type { Anthology } from '../anthology/read-anthology.server';
import { type ChallengeService, createChallenge } from '../challenge.server';
import { mondayOf } from '../rules/weeks';

interface Person {
  id: string;
  name: string;
}

/** The challenge on a database and a clock that tests move, with people who write and read. */
export interface ChallengeFixture {
  database: OpenDatabase;
  clock: TestClock;
  challenge: ChallengeService;
  firstReaders: FirstReaders;
  /** The week that runs when a test begins. */
  week: string;
  person(name: string): Promise<Person>;
  enter(player: Person, title: string, body?: string): Promise<void>;
  /** Lets the week end and its entries appear. */
  reveal(): Promise<void>;
  /** The anthology of the first week, as a viewer sees it. @throws where there is none. */
  anthology(player?: Person): Promise<Anthology>;
  /** Reads all entries by others to their ends. */
  readAll(player: Person): Promise<void>;
}

/** Starts on a Sunday at noon. */
export function onChallengeFixture(): ChallengeFixture {
  const fixture = {
    person: (name: string) => makePlayer(fixture.database, fixture.clock, name),
    async enter(player: Person, title: string, body = `It began with ${title}, and nobody could say why.`) {
      const week = mondayOf(fixture.clock.now());
      await fixture.challenge.enter(player, { week, title, body, rating: 'general', warnings: [] });
    },
    async reveal() {
      fixture.clock.advance(DAY_MS);
      await fixture.challenge.turn();
    },
    async anthology(player?: Person) {
      const found = await fixture.challenge.anthology(fixture.week, { playerId: player?.id, seed: player?.id ?? 'a visitor' });
      if (typeof found !== 'object') throw new Error('There is no anthology.');
      return found;
    },
    async readAll(player: Person) {
      const { stories } = await fixture.anthology(player);
      const reader = { player, clientAddress: '192.0.2.1' };
      for (const { id } of stories) await reads.countRead(reader, id);
      fixture.clock.advance(HOUR_MS);
      for (const { id } of stories) await fixture.firstReaders.finished(player, id);
    },
  } as ChallengeFixture;
  let reads: ReadCounter;
  onTestDatabase(({ database, clock }) => {
    const { db } = database;
    const limiter = createRateLimiter(db, clock, 'secret');
    const progress = createProgressService({ db, clock });
    reads = makeReadCounter(db, clock);
    const firstReaders = createFirstReaders({ db, clock, secret: 'secret', reads });
    const challenge = createChallenge({ db, clock, random: seededRandom(7), limiter, progress, firstReaders });
    Object.assign(fixture, { database, clock, challenge, firstReaders, week: mondayOf(clock.now()) });
  });
  return fixture;
}
