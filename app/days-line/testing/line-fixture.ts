import { randomUUID } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { createDaysLine, type DaysLineService, type Participant } from '../days-line.server';

const ADDRESS = '203.0.113.5';

/** The Day's Line on a database and a clock that tests move, with people who take part. */
export interface LineFixture {
  database: OpenDatabase;
  clock: TestClock;
  line: DaysLineService;
  player(name: string): Promise<Participant>;
  guest(): Participant;
  /** Adds a sentence to the day that runs. */
  add(who: Participant, text: string): Promise<void>;
  /** Picks from all the pairs that a reader gets today. @returns how many. */
  pickAll(who: Participant, better: (bodies: readonly string[]) => string | undefined): Promise<number>;
  /** Lets the day end. */
  nextDay(): Promise<void>;
}

/** Starts at noon on a Wednesday. */
export function onLineFixture(): LineFixture {
  const fixture = {
    async player(name: string): Promise<Participant> {
      return { person: { kind: 'player', id: (await makePlayer(fixture.database, fixture.clock, name)).id }, clientAddress: ADDRESS };
    },
    guest: (): Participant => ({ person: { kind: 'guest', id: randomUUID() }, clientAddress: ADDRESS }),
    async add(who: Participant, text: string) {
      const { day } = await fixture.line.today(who.person);
      await fixture.line.add(who, { day, text });
      fixture.clock.advance(SECOND_MS);
    },
    async pickAll(who: Participant, better: (bodies: readonly string[]) => string | undefined) {
      for (let picked = 0; ; picked += 1) {
        const { day, own } = await fixture.line.today(who.person);
        if (!own.pair && !own.more) return picked;
        if (!own.pair) await fixture.line.deal(who, day);
        const { pair } = (await fixture.line.today(who.person)).own;
        const best = better(pair?.sentences.map(({ body }) => body) ?? []);
        const chosen = pair?.sentences.find(({ body }) => body === best);
        if (!pair || !chosen) throw new Error('There is nothing to pick.');
        await fixture.line.pick(who, { pairId: pair.id, sentenceId: chosen.id });
      }
    },
    async nextDay() {
      fixture.clock.advance(DAY_MS);
      await fixture.line.turn();
    },
  } as LineFixture;
  onTestDatabase(({ database, clock }) => {
    // From Sunday to Wednesday.
    clock.advance(3 * DAY_MS);
    const limiter = createRateLimiter(database.db, clock, 'secret');
    const progress = createProgressService({ db: database.db, clock });
    Object.assign(fixture, { database, clock, line: createDaysLine({ db: database.db, clock, limiter, progress }) });
  });
  return fixture;
}
