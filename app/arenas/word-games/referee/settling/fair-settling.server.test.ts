import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '~/platform/clock/durations';
import { dateBegan } from '~/platform/clock/local-days';
import { backfills as worthOfBestRuns } from '../../../../../migrations/0031-word-games-scores';
import { backfills as recordsByTheirClock } from '../../../../../migrations/0542-records-by-their-clock';
import { boardPoints } from '../../fair-play/par';
import { dealtOn, GAME, openRefereeFixture, SECOND } from '../../testing/referee-fixture';
import { everywhere, spellingBee } from '../../testing/spelling-bee';
import type { MoveAnswer } from '../moves.contract';
import { ghostOfPeriod, ghostSince } from '../replay/ghost.server';
import { renewBoardScores } from './board-score.server';
import type { Judge } from './settle-run.server';

const fixture = openRefereeFixture();
const tooFast: Judge = () => 'too-fast';

/** Spells one word in a new run and ends it. */
async function playOnce(by = fixture().referee): Promise<MoveAnswer> {
  const run = await by.start(GAME, fixture().player);
  await fixture().spell(run, 1, by);
  return fixture().end(run, by);
}

describe('a run that is too fast to count', () => {
  it('is finished and shown with its reason, and earns nothing', async () => {
    const answered = await playOnce(fixture().another({ judge: tooFast }));
    expect(answered).toMatchObject({
      status: 'over',
      score: 10,
      result: { score: 10, xp: 0, isBest: false, fault: expect.stringContaining('faster') },
    });
    expect(await fixture().standing()).toEqual({
      ledger: [],
      progress: { xp: 0, games_played: 1, games_won: 0 },
      best: undefined,
      board: [],
    });
  });

  it('is none of the ten runs that earn XP, and leaves the best score as it was', async () => {
    expect(await playOnce()).toMatchObject({ result: { xp: 1, earningLeft: 9 } });
    expect(await playOnce(fixture().another({ judge: tooFast }))).toMatchObject({ result: { best: 10, earningLeft: 9 } });
    expect(await fixture().standing()).toMatchObject({ best: { best_score: 10, runs: 1, total_score: 10 } });
  });

  it('of the daily set stands on no board of the day', async () => {
    const strict = fixture().another({ judge: tooFast });
    const run = await strict.start(GAME, fixture().player, dealtOn('2026-03-01'));
    await fixture().spell(run, 1, strict);
    expect(await fixture().end(run, strict)).toMatchObject({ result: { score: 10, fault: expect.any(String) } });
    expect(await fixture().database.db.selectFrom('daily_score').selectAll().execute()).toEqual([]);
  });

  it('is told to a guest, too', async () => {
    const strict = fixture().another({ judge: () => 'guessing' });
    const run = await strict.start(GAME, fixture().guest);
    await fixture().spell(run, 1, strict);
    expect(await fixture().end(run, strict)).toMatchObject({ result: { fault: expect.stringContaining('guesses') } });
  });

  it('is judged by the times of its moves in real time, at whatever speed the game’s clock goes', async () => {
    const judged: Parameters<Judge>[0][] = [];
    const judge: Judge = (run) => void judged.push(run);
    const clock = Object.assign(Object.create(fixture().clock), { gameSpeed: 20 });
    const quick = fixture().another({ judge, clock });
    const run = await quick.start(GAME, fixture().player);
    fixture().clock.advance(2 * SECOND);
    await fixture().spell(run, 1, quick);
    await fixture().end(run, quick);
    expect(judged).toMatchObject([
      { game: GAME, realPerGameMs: 1 / 20, moves: [{ elapsedMs: 40 * SECOND, kind: 'right', typed: expect.any(Number) }] },
    ]);
  });
});

describe('the XP of a day', () => {
  it('comes from the first ten runs of a game with a score; later ones count for the best score alone', async () => {
    const results = [];
    for (let count = 0; count < 12; count += 1) results.push(await playOnce());
    expect(results.map((each) => 'result' in each && [each.result?.xp, each.result?.earningLeft])).toEqual([
      ...Array.from({ length: 10 }, (_, index) => [1, 9 - index]),
      [0, 0],
      [0, 0],
    ]);
    const better = await fixture().referee.start(GAME, fixture().player);
    for (const number of [1, 2]) await fixture().spell(better, number);
    expect(await fixture().end(better)).toMatchObject({ result: { xp: 0, best: 20, isBest: true } });
  });

  it('is counted by game and UTC day, without runs that scored nothing', async () => {
    for (let count = 0; count < 9; count += 1) await playOnce();
    const nothing = await fixture().referee.start(GAME, fixture().player);
    await fixture().referee.move(nothing.runId, { key: nothing.key, number: 1, move: { type: 'skip' } });
    expect(await fixture().end(nothing)).toMatchObject({ result: { earningLeft: 1 } });
    expect(await playOnce()).toMatchObject({ result: { xp: 1, earningLeft: 0 } });

    const other = await fixture().referee.start('word-chain', fixture().player);
    await fixture().spell(other, 1);
    expect(await fixture().end(other)).toMatchObject({ result: { xp: 1, earningLeft: 9 } });
    fixture().clock.advance(12 * 60 * 60 * SECOND);
    expect(await playOnce()).toMatchObject({ result: { xp: 1, earningLeft: 9 } });
  });

  it('does not touch the daily set', async () => {
    for (let count = 0; count < 10; count += 1) await playOnce();
    const daily = await fixture().referee.start(GAME, fixture().player, dealtOn('2026-03-01'));
    await fixture().spell(daily, 1);
    expect(await fixture().end(daily)).toMatchObject({ result: { xp: 1, earningLeft: undefined } });
  });

  it('of one run is never more than three times par gives', async () => {
    const generous = { ...spellingBee(), earnsBonus: () => true, xpMultiplier: 1_000, bonus: 3 };
    const rich = fixture().another({
      games: everywhere({
        ...generous,
        play: (state) => ({ state: { ...state, score: 100_000 }, verdict: { kind: 'right', text: 'Rich.', points: 100_000 } }),
      }),
    });
    const run = await rich.start('speed-typing', fixture().player);
    await fixture().answer(run, 1, 'any', rich);
    expect(await fixture().end(run, rich)).toMatchObject({ result: { xp: 16_000 } });
  });
});

describe('the score on the board of Word Games', () => {
  const score = async () =>
    (await fixture().database.db.selectFrom('board_row').select('score').where('board', '=', 'word_games').executeTakeFirst())?.score;
  const spellIn = async (game: typeof GAME | 'word-chain', words: number) => {
    const run = await fixture().referee.start(game, fixture().player);
    for (let number = 1; number <= words; number += 1) await fixture().spell(run, number);
    await fixture().end(run);
  };

  it('is the sum of what the best run of each game is worth', async () => {
    await spellIn(GAME, 2);
    await spellIn(GAME, 1);
    expect(await score()).toBe(boardPoints(GAME, 20));
    await spellIn('word-chain', 3);
    await spellIn(GAME, 3);
    expect(await score()).toBe(boardPoints(GAME, 30) + boardPoints('word-chain', 30));
  });

  it('counts the time of a finished set, and what its deal could give', async () => {
    const by = fixture().another({ games: everywhere({ ...spellingBee(), best: () => 40 }) });
    // One whose deals are alike, and one whose usual deal gives 1,280 points.
    for (const [game, ms, points] of [
      ['word-chain', 30_000, 40 * 1.125],
      [GAME, 60_000, 1_280],
    ] as const) {
      const before = (await score()) ?? 0;
      const run = await by.start(game, fixture().player);
      fixture().clock.advance(ms);
      for (const number of [1, 2, 3, 4]) await fixture().spell(run, number, by);
      expect(((await score()) ?? 0) - before, game).toBe(boardPoints(game, points));
    }
  });

  it('compares no best run with one under earlier rules: the first run under new ones counts', async () => {
    await spellIn(GAME, 3);
    const by = (version: number) => fixture().another({ games: everywhere({ ...spellingBee(), version }) });
    const spellUnder = async (version: number, words: number) => {
      const run = await by(version).start(GAME, fixture().player);
      for (let number = 1; number <= words; number += 1) await fixture().spell(run, number, by(version));
      await fixture().end(run, by(version));
    };
    await spellUnder(2, 1);
    expect(await score()).toBe(boardPoints(GAME, 10));
    await spellUnder(2, 2);
    await spellUnder(2, 1);
    expect(await score()).toBe(boardPoints(GAME, 20));
    // One that was begun under the earlier rules and ends late.
    await spellIn(GAME, 3);
    expect(await score()).toBe(boardPoints(GAME, 20));
  });

  it('leaves out what was reached under earlier rules, also for a player who has nothing else', async () => {
    await spellIn('word-chain', 3);
    await spellIn(GAME, 2);
    const { db } = fixture().database;
    const best = (game: typeof GAME | 'word-chain') => db.updateTable('game_best').where('game', '=', game);
    await best(GAME).set({ game: 'synonym-finder', rules: 2 }).execute();
    await renewBoardScores(db, fixture().progress());
    expect(await score()).toBe(boardPoints('word-chain', 30));
    await best('word-chain').set({ game: 'definition-match', rules: 1 }).execute();
    await renewBoardScores(db, fixture().progress());
    expect(await score()).toBe(0);
  });

  it('is set again for everybody by the nightly job, with the time at which it was reached', async () => {
    await spellIn(GAME, 2);
    const { db } = fixture().database;
    const before = await db.selectFrom('board_row').selectAll().where('board', '=', 'word_games').execute();
    await db.updateTable('board_row').set({ score: 123_456 }).where('board', '=', 'word_games').execute();
    expect(await renewBoardScores(db, fixture().progress())).toBe(1);
    expect(await db.selectFrom('board_row').selectAll().where('board', '=', 'word_games').execute()).toEqual(before);
  });

  it('is put in the place of the sum of all runs that earlier versions showed', async () => {
    const { db } = fixture().database;
    const best = { player_id: fixture().playerId, reached_at: fixture().clock.now(), runs: 9, total_score: 123_456 };
    await db
      .insertInto('game_best')
      .values([
        { ...best, game: 'speed-typing', best_score: 55 },
        { ...best, game: 'word-chain', best_score: 3_600 },
      ])
      .execute();
    await db
      .insertInto('board_row')
      .values({ board: 'word_games', player_id: fixture().playerId, score: 246_912, reached_at: fixture().clock.now() })
      .execute();
    for (const { fill } of worthOfBestRuns) await db.transaction().execute((trx) => fill(trx, [fixture().playerId]));
    expect(await score()).toBe(1_250);
  });
});

describe('the ghost of the best run', () => {
  const playFor = async (words: number) => {
    const run = await fixture().referee.start(GAME, fixture().player);
    for (let number = 1; number <= words; number += 1) {
      fixture().clock.advance(5 * SECOND);
      await fixture().spell(run, number);
    }
    await fixture().end(run);
    return run;
  };

  it('comes with the next run: how its score grew, and nothing of its puzzles', async () => {
    expect((await playFor(2)).ghost).toBeUndefined();
    expect((await playFor(1)).ghost).toEqual([5, 10, 10, 20]);
    expect((await playFor(3)).ghost).toEqual([5, 10, 10, 20]);
    expect(await fixture().referee.start(GAME, fixture().player)).toMatchObject({ ghost: [5, 10, 10, 20, 15, 30] });
    expect(await fixture().referee.resume(GAME, fixture().player)).toMatchObject({ ghost: [5, 10, 10, 20, 15, 30] });
    expect((await fixture().referee.start(GAME, fixture().guest)).ghost).toBeUndefined();
  });

  it('is none of a run under earlier rules', async () => {
    await playFor(2);
    await fixture().database.execute('update game_best set rules = rules - 1');
    expect((await playFor(1)).ghost).toBeUndefined();
    expect((await playFor(0)).ghost).toEqual([5, 10]);
  });

  it('of a day or a month is replayed, too, where its curve is that of a clock which did not stop', async () => {
    await playFor(2);
    const { db } = fixture().database;
    const { runId } = await playFor(1);
    await db
      .updateTable('game_record')
      .set({ game: 'definition-match', curve: JSON.stringify([9, 20]) })
      .execute();
    await fixture().database.execute(`update game_run set game = 'definition-match', rules = 2 where id <> $1`, [runId]);
    const records = await db.selectFrom('game_record').select(['id']).execute();
    for (const { fill } of recordsByTheirClock)
      await db.transaction().execute((trx) =>
        fill(
          trx,
          records.map(({ id }) => String(id)),
        ),
      );
    await db.updateTable('game_record').set({ rules: 2 }).execute();
    const games = everywhere({ ...spellingBee(), version: 2 });
    for (const period of ['day', 'month'] as const) {
      const board = { game: 'definition-match', period, at: fixture().clock.now() } as const;
      expect(await ghostOfPeriod(db, games, board, fixture().playerId), period).toEqual([5, 10, 10, 20]);
    }
  });

  it('of today is that of the day where the player is, of the runs that began on it', async () => {
    const { clock, playerId, database } = fixture();
    const today = (zone: string) =>
      ghostSince(database.db, everywhere(spellingBee()), { game: GAME, playerId, since: dateBegan(zone, clock.now()) });
    // In UTC+14 a new day begins four hours later, in UTC that of before goes on.
    clock.advance(Date.parse('2026-06-01T08:00Z') - clock.now().getTime());
    await playFor(3);
    clock.advance(4 * HOUR_MS);
    await playFor(1);
    await playFor(2);
    expect([await today('UTC'), await today('Pacific/Kiritimati')]).toEqual([
      [5, 10, 10, 20, 15, 30],
      [5, 10, 10, 20],
    ]);
    await database.execute(`update game_run set fault = 'too-fast' where score = 20`);
    expect(await today('Pacific/Kiritimati')).toEqual([5, 10]);
    clock.advance(24 * HOUR_MS);
    expect(await today('UTC')).toBeUndefined();
  });

  it('of a run that an earlier version settled is replayed', async () => {
    await playFor(2);
    await fixture().database.execute('update game_best set curve = null');
    expect((await playFor(1)).ghost).toEqual([5, 10, 10, 20]);
  });
});
