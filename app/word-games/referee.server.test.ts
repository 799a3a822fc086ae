import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { emptyTables, openTestDatabase } from '~/platform/testing/test-database';
import { createProgressService } from '~/progress/progress.server';
import { createReferee, type Referee, type RefereeDoors } from './referee.server';
import type { MoveAnswer, RunOwner, RunView } from './referee-types';
import { movesOf, replay } from './replay';
import { type BeeState, everywhere, spellingBee, spellingLexicon } from './testing/spelling-bee';
import type { ScoredState } from './word-game';

const SECOND = 1_000;
const WORDS = Array.from({ length: 26 }, (_, letter) => `${String.fromCharCode(97 + letter)}${'word'.slice(0, 2 + (letter % 3))}`);
const GAME = 'word-guess';
const bee = spellingBee();

let database: OpenDatabase;
let clock: TestClock;
let referee: Referee;
let ann: { id: string; name: string };
let player: RunOwner;
const guest: RunOwner = { guestId: randomUUID() };

const makeReferee = (doors: Partial<RefereeDoors> = {}) =>
  createReferee({
    database,
    clock,
    secret: 'a secret of some length for tests',
    games: everywhere(bee),
    lexicon: spellingLexicon(WORDS),
    progress: createProgressService({ db: database.db, clock }),
    ...doors,
  });

const runRow = (runId: string) => database.db.selectFrom('game_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();

async function stateOf(runId: string): Promise<BeeState> {
  const row = await runRow(runId);
  return replay(bee, row.deal as ScoredState, movesOf(row.moves)).state as BeeState;
}

async function nextWord(runId: string): Promise<string> {
  const { words, at } = await stateOf(runId);
  return words[at] ?? '';
}

const answer = (run: RunView, number: number, text: string, by = referee) =>
  by.move(run.runId, { key: run.key, number, move: { type: 'answer', text } });

const spell = async (run: RunView, number: number, by = referee) => answer(run, number, await nextWord(run.runId), by);

async function spellAll(run: RunView, from = run.nextMove): Promise<MoveAnswer | undefined> {
  let last: MoveAnswer | undefined;
  for (let number = from; number < from + 4; number += 1) last = await spell(run, number);
  return last;
}

/** Everything that settling may change. */
async function standing(playerId = ann.id) {
  const { db } = database;
  const [ledger, progress, best, board] = await Promise.all([
    db.selectFrom('xp_entry').select(['amount', 'source', 'source_id']).where('player_id', '=', playerId).execute(),
    db.selectFrom('player_progress').select(['xp', 'games_played', 'games_won']).where('player_id', '=', playerId).executeTakeFirst(),
    db.selectFrom('game_best').select(['best_score', 'runs', 'total_score']).where('player_id', '=', playerId).executeTakeFirst(),
    db.selectFrom('board_row').select(['board', 'score']).where('player_id', '=', playerId).orderBy('board').execute(),
  ]);
  return { ledger, progress, best, board };
}

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  clock = createTestClock();
  referee = makeReferee();
  ann = await makePlayer(database, clock, 'Ann');
  player = { playerId: ann.id };
});

describe('a run', () => {
  it('begins with the first puzzle, no points and all of its time', async () => {
    const run = await referee.start(GAME, player);
    expect(run).toMatchObject({ game: GAME, nextMove: 1, score: 0, msLeft: 60 * SECOND });
    expect(run.view).toEqual({ first: (await nextWord(run.runId))[0], length: (await nextWord(run.runId)).length, round: 0 });
    expect(run.result).toBeUndefined();
  });

  it('goes on after a reload where it was, with the time that is left', async () => {
    const run = await referee.start(GAME, player);
    await spell(run, 1);
    clock.advance(10 * SECOND);
    for (const by of [referee, makeReferee()]) {
      expect(await by.resume(GAME, player)).toMatchObject({ runId: run.runId, key: run.key, nextMove: 2, score: 10, msLeft: 50 * SECOND });
    }
    expect(await referee.resume(GAME, guest)).toBeUndefined();
    expect(await referee.resume('word-chain', player)).toBeUndefined();
  });

  it('can only be seen by its owner', async () => {
    const run = await referee.start(GAME, player);
    expect(await referee.runOf(run.runId, player)).toMatchObject({ runId: run.runId });
    expect(await referee.runOf(run.runId, guest)).toBeUndefined();
    expect(await referee.runOf(run.runId, { playerId: randomUUID() })).toBeUndefined();
    expect(await referee.runOf('nothing', player)).toBeUndefined();
  });

  it('is settled when its owner starts another one of the same game', async () => {
    const first = await referee.start(GAME, player);
    await spell(first, 1);
    const second = await referee.start(GAME, player);
    expect(second.runId).not.toBe(first.runId);
    expect((await runRow(first.runId)).settled_at).not.toBeNull();
    expect((await standing()).progress).toMatchObject({ games_played: 1 });
    expect(await referee.resume(GAME, player)).toMatchObject({ runId: second.runId });
  });

  it('is one when it is started twice at once', async () => {
    const [one, other] = await Promise.all([referee.start(GAME, guest), makeReferee().start(GAME, guest)]);
    const open = await database.db.selectFrom('game_run').select('id').where('settled_at', 'is', null).execute();
    expect(open).toHaveLength(1);
    expect([one.runId, other.runId]).toContain(open[0]?.id);
  });

  it('of the daily set and an ordinary one leave each other alone', async () => {
    const ordinary = await referee.start(GAME, player);
    const daily = await referee.start(GAME, player, { seed: 7, day: '2026-03-01' });
    expect(await referee.resume(GAME, player)).toMatchObject({ runId: ordinary.runId });
    expect(await referee.resume(GAME, player, '2026-03-01')).toMatchObject({ runId: daily.runId });
    await referee.start(GAME, player);
    expect((await runRow(daily.runId)).settled_at).toBeNull();
    expect((await runRow(ordinary.runId)).settled_at).not.toBeNull();
  });

  it('does not deal what was met in the last 20 runs, as long as there is something else', async () => {
    const met = new Set<string>();
    for (let count = 0; count < 6; count += 1) {
      const { runId } = await referee.start(GAME, player);
      const { words } = await stateOf(runId);
      for (const word of words) expect(met).not.toContain(word);
      for (const word of words) met.add(word);
    }
    const { words } = await stateOf((await referee.start(GAME, player)).runId);
    expect(words.filter((word) => met.has(word))).toHaveLength(2);
  });
});

describe('a move', () => {
  it('scores and shows the next puzzle', async () => {
    const run = await referee.start(GAME, player);
    clock.advance(3 * SECOND);
    const word = await nextWord(run.runId);
    expect(await answer(run, 1, word)).toEqual({
      status: 'played',
      number: 1,
      verdict: { kind: 'right', text: 'Correct!', points: 10, answer: word },
      score: 10,
      msLeft: 57 * SECOND,
      view: { first: (await nextWord(run.runId))[0], length: (await nextWord(run.runId)).length, round: 1 },
    });
  });

  it('that is refused says why and changes nothing but the count', async () => {
    const run = await referee.start(GAME, player);
    expect(await answer(run, 1, 'xyzzy')).toMatchObject({
      status: 'played',
      score: 0,
      verdict: { kind: 'refused', text: 'Not in word list!' },
    });
    expect(await spell(run, 2)).toMatchObject({ status: 'played', score: 10 });
  });

  it('counts once when it is sent again, and says the same again', async () => {
    const run = await referee.start(GAME, player);
    const word = await nextWord(run.runId);
    const first = await answer(run, 1, word);
    for (const by of [referee, makeReferee()]) {
      expect(await answer(run, 1, word, by)).toEqual({ ...first, status: 'repeated' });
    }
    await spell(run, 2);
    expect(await answer(run, 1, word)).toMatchObject({ status: 'repeated', number: 2, score: 20, verdict: { points: 0 } });
    expect((await runRow(run.runId)).move_count).toBe(2);
  });

  it('counts once when it is sent twice at the same time', async () => {
    const run = await referee.start(GAME, player);
    const word = await nextWord(run.runId);
    const answers = await Promise.all([referee, makeReferee(), referee].map((by) => answer(run, 1, word, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['played', 'repeated', 'repeated']);
    expect(await runRow(run.runId)).toMatchObject({ move_count: 1, score: 10 });
  });

  it('out of its turn changes nothing and says which is next', async () => {
    const run = await referee.start(GAME, player);
    expect(await spell(run, 3)).toEqual({ status: 'skipped', text: expect.any(String), nextMove: 1 });
    expect(await runRow(run.runId)).toMatchObject({ move_count: 0, score: 0 });
  });

  it('goes on where another process has left off', async () => {
    const run = await referee.start(GAME, player);
    const elsewhere = makeReferee();
    await spell(run, 1);
    await spell(run, 2, elsewhere);
    await spell(run, 3, elsewhere);
    expect(await spell(run, 4)).toMatchObject({ status: 'played', number: 4, score: 40 });
  });

  it.each([[null], ['answer'], [{}], [{ type: 'cheat' }], [{ type: 'answer' }], [{ type: 'answer', text: 7 }], [[]]])(
    'that makes no sense (%j) changes nothing',
    async (move) => {
      const run = await referee.start(GAME, player);
      expect(await referee.move(run.runId, { key: run.key, number: 1, move })).toMatchObject({ status: 'malformed', nextMove: 1 });
      expect(await spell(run, 1)).toMatchObject({ status: 'played', score: 10 });
    },
  );

  it('by somebody else is refused', async () => {
    const run = await referee.start(GAME, player);
    const other = await referee.start(GAME, guest);
    for (const key of [other.key, '', 'x', `${run.key.slice(0, -2)}AA`]) {
      expect(await referee.move(run.runId, { key, number: 1, move: { type: 'skip' } })).toMatchObject({ status: 'forbidden' });
      expect(await referee.end(run.runId, key)).toMatchObject({ status: 'forbidden' });
    }
    expect(await referee.move('not-a-run', { key: run.key, number: 1, move: {} })).toMatchObject({ status: 'forbidden' });
    expect(await runRow(run.runId)).toMatchObject({ move_count: 0, settled_at: null });
  });

  it('on a run that is gone says so', async () => {
    const run = await referee.start(GAME, player);
    await database.db.deleteFrom('game_run').execute();
    const elsewhere = makeReferee();
    expect(await answer(run, 1, 'x', elsewhere)).toMatchObject({ status: 'unknown' });
    expect(await elsewhere.end(run.runId, run.key)).toMatchObject({ status: 'unknown' });
  });

  it('may come a second late, and no later', async () => {
    const run = await referee.start(GAME, player);
    clock.advance(61 * SECOND);
    expect(await spell(run, 1)).toMatchObject({ status: 'played', score: 10, msLeft: 0 });
    clock.advance(1);
    expect(await spell(run, 2)).toMatchObject({ status: 'over', score: 10, result: { score: 10 } });
    expect(await runRow(run.runId)).toMatchObject({ move_count: 1, score: 10 });
  });

  it('after the end changes nothing', async () => {
    const run = await referee.start(GAME, player);
    await spellAll(run);
    const before = await standing();
    expect(await answer(run, 5, 'more')).toMatchObject({ status: 'over', score: 40, result: { score: 40, xp: 8 } });
    expect(await standing()).toEqual(before);
  });
});

describe('the end of a run', () => {
  it('gives XP, counts the game, keeps the best score and moves the boards, all at once', async () => {
    const run = await referee.start(GAME, player);
    const last = await spellAll(run);
    // 40 points: floor(4 × 1.1 × 2), as every word was spelled.
    expect(last).toMatchObject({
      status: 'played',
      msLeft: 0,
      result: { score: 40, xp: 8, best: 40, isBest: true, unsolved: [], progress: { xp: 8, level: 1 } },
    });
    expect(await standing()).toEqual({
      ledger: [{ amount: 8, source: 'game-run', source_id: run.runId }],
      progress: { xp: 8, games_played: 1, games_won: 1 },
      best: { best_score: 40, runs: 1, total_score: 40 },
      board: [
        { board: 'all', score: 8 },
        { board: 'word_games', score: 40 },
      ],
    });
    expect(await referee.resume(GAME, player)).toBeUndefined();
  });

  it('comes when the page says that the time is up', async () => {
    const run = await referee.start(GAME, player);
    await spell(run, 1);
    const word = await nextWord(run.runId);
    clock.advance(60 * SECOND);
    expect(await referee.end(run.runId, run.key)).toMatchObject({
      status: 'over',
      score: 10,
      result: { score: 10, xp: 1, unsolved: [word] },
    });
    expect(await referee.runOf(run.runId, player)).toMatchObject({ msLeft: 0, result: { score: 10, xp: 1 } });
  });

  it('leaves everything as it was when something fails on the way', async () => {
    const run = await referee.start(GAME, player);
    await spell(run, 1);
    const progress = createProgressService({ db: database.db, clock });
    const failing = makeReferee({ progress: { ...progress, addRunScore: () => Promise.reject(new Error('no board')) } });
    await expect(failing.end(run.runId, run.key)).rejects.toThrow('no board');
    expect(await standing()).toEqual({ ledger: [], progress: undefined, best: undefined, board: [] });
    expect((await runRow(run.runId)).settled_at).toBeNull();
    expect(await referee.end(run.runId, run.key)).toMatchObject({ status: 'over', result: { xp: 1 } });
  });

  it('is settled once when several ask for it at the same time', async () => {
    const run = await referee.start(GAME, player);
    await spell(run, 1);
    const answers = await Promise.all([referee, makeReferee(), makeReferee(), referee].map((by) => by.end(run.runId, run.key)));
    for (const each of answers) expect(each).toMatchObject({ status: 'over', score: 10, result: { xp: 1 } });
    expect(await standing()).toMatchObject({ ledger: [{ amount: 1 }], progress: { xp: 1, games_played: 1 }, best: { runs: 1 } });
  });

  it('is settled by another process when one dies between the last move and the settlement', async () => {
    const run = await referee.start(GAME, player);
    const killed = () => Promise.reject(new Error('killed'));
    const progress = createProgressService({ db: database.db, clock });
    const dying = makeReferee({ progress: { ...progress, recordXp: killed, countGamePlayed: killed } });
    for (let number = 1; number < 4; number += 1) await spell(run, number);
    await expect(spell(run, 4, dying)).rejects.toThrow('killed');
    expect(await runRow(run.runId)).toMatchObject({ move_count: 4, score: 40, settled_at: null });

    const another = makeReferee();
    expect(await answer(run, 4, 'sent again', another)).toMatchObject({ status: 'over', score: 40, result: { xp: 8, isBest: true } });
    expect(await another.resume(GAME, player)).toBeUndefined();
    expect(await standing()).toMatchObject({ ledger: [{ amount: 8 }], progress: { games_played: 1 } });
  });

  it('comes by itself for a run that nobody finishes', async () => {
    const run = await referee.start(GAME, player);
    await spell(run, 1);
    expect(await referee.settleDueRuns()).toBe(0);
    clock.advance(61 * SECOND);
    expect(await referee.settleDueRuns()).toBe(0);
    clock.advance(1);
    expect(await referee.settleDueRuns()).toBe(1);
    expect(await referee.settleDueRuns()).toBe(0);
    expect(await standing()).toMatchObject({ progress: { xp: 1, games_played: 1 } });
    expect(await spell(run, 2)).toMatchObject({ status: 'over', score: 10 });
  });

  it('gives nothing without an accepted move', async () => {
    const run = await referee.start(GAME, player);
    await answer(run, 1, 'xyzzy');
    expect(await referee.end(run.runId, run.key)).toMatchObject({ status: 'over', result: { score: 0, xp: 0, isBest: false } });
    expect(await standing()).toEqual({ ledger: [], progress: undefined, best: undefined, board: [] });
  });

  it('without a point is a game played and not won', async () => {
    const run = await referee.start(GAME, player);
    await referee.move(run.runId, { key: run.key, number: 1, move: { type: 'skip' } });
    await referee.end(run.runId, run.key);
    expect(await standing()).toMatchObject({ ledger: [], progress: { games_played: 1, games_won: 0 }, best: { best_score: 0 } });
  });

  it('gives a guest a score and no XP', async () => {
    const run = await referee.start(GAME, guest);
    expect(await spellAll(run)).toMatchObject({ result: { score: 40, xp: 0, isBest: false } });
    expect(await database.db.selectFrom('xp_entry').select('id').execute()).toEqual([]);
    expect(await database.db.selectFrom('board_row').select('score').execute()).toEqual([]);
  });

  it('is a new best only when it is better than every run before', async () => {
    const scores = [];
    for (const words of [2, 1, 2, 3]) {
      const run = await referee.start(GAME, player);
      for (let number = 1; number <= words; number += 1) await spell(run, number);
      clock.advance(SECOND);
      const ended = await referee.end(run.runId, run.key);
      scores.push(ended.status === 'over' && [ended.result.isBest, ended.result.best]);
    }
    expect(scores).toEqual([
      [true, 20],
      [false, 20],
      [false, 20],
      [true, 30],
    ]);
    expect(await standing()).toMatchObject({ best: { best_score: 30, runs: 4, total_score: 80 } });
  });

  it('counts for its day when it belongs to the daily set, which is played once', async () => {
    const daily = { seed: 7, day: '2026-03-01' };
    const run = await referee.start(GAME, player, daily);
    await spellAll(run);
    expect(await database.db.selectFrom('daily_score').select(['daily_on', 'score', 'games']).execute()).toEqual([
      { daily_on: '2026-03-01', score: 40, games: 1 },
    ]);
    await expect(referee.start(GAME, player, daily)).rejects.toThrow();
  });
});

describe('whatever is sent', () => {
  it('a stored run replays to the score that was shown', async () => {
    for (const [index, move] of [{ type: 'skip' }, { type: 'answer', text: 'xyzzy' }, { type: 'answer', text: WORDS[3] }].entries()) {
      const run = await referee.start(GAME, player);
      await referee.move(run.runId, { key: run.key, number: 1, move });
      await spell(run, 2);
      if (index > 0) await spell(run, 3);
      const { score, move_count, deal, moves } = await runRow(run.runId);
      expect(movesOf(moves)).toHaveLength(move_count);
      expect(replay(bee, deal as ScoredState, movesOf(moves)).state.score).toBe(score);
    }
  });

  it('no random move makes a wrong point or breaks anything', async () => {
    const long = spellingBee(400);
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`);
    const known = new Set(words);
    const strict = makeReferee({ games: everywhere(long), lexicon: spellingLexicon(words) });
    const foreign = await strict.start(GAME, guest);
    const statuses = new Set<string>();

    for (let round = 0; round < 10; round += 1) {
      const run = await strict.start(GAME, player);
      let state = (await runRow(run.runId)).deal as BeeState;
      let next = 1;
      await fc.assert(
        fc.asyncProperty(randomMove(run, foreign, words), async ({ runId, key, number, move: chosen }) => {
          const own = runId === run.runId && key === run.key;
          const move = chosen === 'right' ? { type: 'answer', text: state.words[state.at] } : throughJson(chosen);
          const answered = await strict.move(runId, { key, number: number ?? next, move });
          statuses.add(answered.status);
          const read = long.readMove(move);
          if (own && (number ?? next) === next && read) {
            const isWord = read.type === 'answer' && known.has(read.text.toLowerCase());
            state = long.play(state, read, { elapsedMs: 0 }, { isWord }).state;
            next += 1;
            expect(answered).toMatchObject({ status: 'played', score: state.score });
          } else if (own) {
            expect(['repeated', 'skipped', 'malformed']).toContain(answered.status);
          }
        }),
        { numRuns: 500, endOnFailure: true },
      );
      expect(await runRow(run.runId)).toMatchObject({ move_count: next - 1, score: state.score });
      expect(await strict.runOf(run.runId, player)).toMatchObject({ score: state.score, view: long.view(state) });
    }
    expect([...statuses].sort()).toEqual(['forbidden', 'malformed', 'played', 'repeated', 'skipped']);
    expect(await strict.runOf(foreign.runId, guest)).toMatchObject({ nextMove: 1, score: 0 });
  }, 300_000);
});

/** Anything that somebody might send; without a number it is the next one. */
function randomMove(run: RunView, foreign: RunView, words: readonly string[]) {
  return fc.record({
    runId: fc.oneof({ weight: 8, arbitrary: fc.constant(run.runId) }, fc.uuid(), fc.string()),
    key: fc.oneof({ weight: 8, arbitrary: fc.constant(run.key) }, fc.constant(foreign.key), fc.string()),
    number: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: fc.integer({ min: -1, max: 500 }) },
      fc.maxSafeInteger(),
    ),
    move: fc.oneof(
      { weight: 2, arbitrary: fc.constant('right') },
      fc.anything(),
      fc.constant({ type: 'skip' }),
      fc.record({ type: fc.constant('answer'), text: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...words)) }),
      fc.record({ type: fc.constantFrom('answer', 'hint', 'end', 'start'), text: fc.anything() }),
    ),
  });
}

/** A value as it arrives in a request. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
