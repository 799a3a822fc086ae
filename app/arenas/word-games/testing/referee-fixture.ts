import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { seededRandom } from '~/platform/random/random';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import type { ScoredState } from '../games/word-game';
import type { MoveAnswer } from '../referee/moves.contract';
import { createReferee, type Referee, type RefereeDependencies } from '../referee/referee.server';
import type { RunOwner, RunView } from '../referee/referee-types';
import { replay } from '../referee/replay/replay';
import { movesOf } from '../referee/replay/stored-run';
import { type BeeState, everywhere, spellingBee, spellingLexicon } from './spelling-bee';

/** The id under which the spelling bee is played. */
export const GAME = 'word-guess';
export const SECOND = 1_000;
export const WORDS = Array.from({ length: 26 }, (_, letter) => `${String.fromCharCode(97 + letter)}${'word'.slice(0, 2 + (letter % 3))}`);
export const bee = spellingBee();

/** A game's deal of a date of the daily set. */
export const dealtOn = (day: string) => ({ day, rules: 1, deal: bee.deal(spellingLexicon(WORDS), seededRandom(7), new Set()) });

/** A referee on its own database, with a player, a guest and a stopped clock. */
export class RefereeFixture {
  readonly guest: RunOwner = { guestId: randomUUID() };
  readonly database: OpenDatabase;
  readonly clock: TestClock;
  readonly playerId: string;
  readonly player: RunOwner;
  readonly referee: Referee;

  constructor(database: OpenDatabase, clock: TestClock, playerId: string) {
    this.database = database;
    this.clock = clock;
    this.playerId = playerId;
    this.player = { playerId };
    this.referee = this.another();
  }

  /** Another process's referee on the same database. */
  another(dependencies: Partial<RefereeDependencies> = {}): Referee {
    const { database, clock } = this;
    return createReferee({
      database,
      clock,
      secret: 'a secret of some length for tests',
      games: everywhere(bee),
      lexiconOf: () => spellingLexicon(WORDS),
      progress: this.progress(),
      // The clock stands still between moves.
      judge: () => undefined,
      ...dependencies,
    });
  }

  progress() {
    return createProgressService({ db: this.database.db, clock: this.clock });
  }

  row(runId: string) {
    return this.database.db.selectFrom('game_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
  }

  /** The state of a run of the bee, from what is stored. */
  async state(runId: string): Promise<BeeState> {
    const { deal, moves } = await this.row(runId);
    return replay(bee, deal as ScoredState, movesOf(moves)).state as BeeState;
  }

  async nextWord(runId: string): Promise<string> {
    const { words, at } = await this.state(runId);
    return words[at] ?? '';
  }

  answer(run: RunView, number: number, text: string, by = this.referee): Promise<MoveAnswer> {
    return by.move(run.runId, { key: run.key, number, move: { type: 'answer', text } });
  }

  /** Answers with the right word. */
  async spell(run: RunView, number: number, by = this.referee): Promise<MoveAnswer> {
    return this.answer(run, number, await this.nextWord(run.runId), by);
  }

  /** Spells a whole run. @returns the answer to its last move. */
  async spellAll(run: RunView): Promise<MoveAnswer> {
    for (let number = 1; number < 4; number += 1) await this.spell(run, number);
    return this.spell(run, 4);
  }

  /** Ends a run: lets the time pass that it has left. */
  async end({ runId, key }: RunView, by = this.referee): Promise<MoveAnswer> {
    const answer = await by.end(runId, key);
    if (!('msLeft' in answer)) return answer;
    this.clock.advance(answer.msLeft);
    return by.end(runId, key);
  }

  /** Everything of the player's that settling may change. */
  async standing() {
    const { db } = this.database;
    const own = this.playerId;
    const [ledger, progress, best, board] = await Promise.all([
      db.selectFrom('xp_entry').select(['amount', 'source', 'source_id']).where('player_id', '=', own).execute(),
      db.selectFrom('player_progress').select(['xp', 'games_played', 'games_won']).where('player_id', '=', own).executeTakeFirst(),
      db.selectFrom('game_best').select(['best_score', 'runs', 'total_score']).where('player_id', '=', own).executeTakeFirst(),
      db.selectFrom('board_row').select(['board', 'score']).where('player_id', '=', own).orderBy('board').execute(),
    ]);
    return { ledger, progress, best, board };
  }
}

/** Creates a new fixture before each test of a file. @returns the fixture of the current test. */
export function openRefereeFixture(): () => RefereeFixture {
  let database: OpenDatabase;
  let fixture: RefereeFixture;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database);
    const clock = createTestClock();
    fixture = new RefereeFixture(database, clock, (await makePlayer(database, clock, 'Ann')).id);
  });
  return () => fixture;
}
