import { afterAll, beforeAll, beforeEach } from 'vitest';
import { dateIn } from '~/platform/clock/local-days';
import type { OpenDatabase } from '~/platform/database/database.server';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { createReferee, type Referee } from '../../referee/referee.server';
import type { RunView } from '../../referee/referee-types';
import { everywhere, spellingBee, spellingLexicon } from '../../testing/spelling-bee';
import { createDailySet, type DailySet } from '../daily-set.server';
import { createDailyDeals } from '../deals/daily-deals.server';
import { createPastSets, type PastSets } from '../past/past-sets.server';

export const DAY = 24 * 60 * 60 * 1000;
export const WORDS = Array.from({ length: 500 }, (_, index) => `word${index}`);
export const bee = spellingBee();
export const rules = { games: everywhere(bee), lexiconOf: () => spellingLexicon(WORDS) };
/** What a game that nobody has played has brought. */
export const nothing = { score: 0, keystones: 0, finishedMs: null, faulty: false };

/** A daily set of the bee under all ten names, at noon UTC, with two players. */
export class DailyFixture {
  readonly database: OpenDatabase;
  readonly clock: TestClock;
  readonly ann: string;
  readonly bob: string;
  readonly referee: Referee;
  readonly daily: DailySet;
  readonly pastSets: PastSets;

  constructor(database: OpenDatabase, clock: TestClock, players: { ann: string; bob: string }, secret = 'one secret') {
    this.database = database;
    this.clock = clock;
    this.ann = players.ann;
    this.bob = players.bob;
    const { db } = database;
    const progress = createProgressService({ db, clock });
    this.referee = createReferee({ database, clock, secret, ...rules, progress, judge: () => undefined });
    const deals = createDailyDeals({ db, secret, ...rules });
    this.pastSets = createPastSets({ db, clock, referee: this.referee, deals });
    this.daily = createDailySet({ db, clock, referee: this.referee, deals, ...rules });
  }

  /** The set of a site with another secret. */
  elsewhere(): DailySet {
    return new DailyFixture(this.database, this.clock, this, 'another secret').daily;
  }

  /** The date of a player in UTC. */
  today(): string {
    return dateIn('UTC', this.clock.now());
  }

  async wordsOf({ runId }: RunView): Promise<string[]> {
    const run = this.database.db.selectFrom('game_run').select('deal').where('id', '=', runId);
    return ((await run.executeTakeFirstOrThrow()).deal as { words: string[] }).words;
  }

  /** Spells a number of words in a run and ends it. */
  async play(run: RunView, right: number): Promise<void> {
    const { key } = run;
    const words = await this.wordsOf(run);
    for (let number = 1; number <= right; number += 1)
      await this.referee.move(run.runId, { key, number, move: { type: 'answer', text: words[number - 1] } });
    if (right === 0) await this.referee.move(run.runId, { key, number: 1, move: { type: 'skip' } });
    await this.referee.settle(run.runId);
  }
}

/** Creates a new fixture before each test of a file. @returns the fixture of the current test. */
export function openDailyFixture(): () => DailyFixture {
  let database: OpenDatabase;
  let fixture: DailyFixture;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database);
    const clock = createTestClock(new Date('2026-03-01T12:00:00Z'));
    const ann = (await makePlayer(database, clock, 'Ann')).id;
    fixture = new DailyFixture(database, clock, { ann, bob: (await makePlayer(database, clock, 'Bob')).id });
  });
  return () => fixture;
}
