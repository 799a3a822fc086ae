import { describe, expect, it } from 'vitest';
import { boardPoints } from '../../fair-play/par';
import { dealtOn, GAME, openRefereeFixture, SECOND } from '../../testing/referee-fixture';
import { removeGuestRuns } from '../run-store.server';

const fixture = openRefereeFixture();

describe('the end of a run', () => {
  it('gives XP, counts the game, keeps the best score and updates the boards, all at once', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    const last = await fixture().spellAll(run);
    // 40 points: floor(4 × 1.1 × 2), as every word was spelled.
    expect(last).toMatchObject({
      status: 'played',
      msLeft: 0,
      result: { score: 40, xp: 8, best: 40, isBest: true, unsolved: [], progress: { xp: 8, level: 1 } },
    });
    expect(await fixture().standing()).toEqual({
      ledger: [{ amount: 8, source: 'game-run', source_id: run.runId }],
      progress: { xp: 8, games_played: 1, games_won: 1 },
      best: { best_score: 40, runs: 1, total_score: 40 },
      board: [
        { board: 'all', score: 8 },
        { board: 'word_games', score: boardPoints(GAME, 40) },
      ],
    });
    expect(await fixture().referee.resume(GAME, fixture().player)).toBeUndefined();
  });

  it('comes when the page says that the time is up', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(run, 1);
    const word = await fixture().nextWord(run.runId);
    fixture().clock.advance(60 * SECOND);
    expect(await fixture().end(run)).toMatchObject({
      status: 'over',
      score: 10,
      result: { score: 10, xp: 1, unsolved: [word] },
    });
    expect(await fixture().referee.runOf(run.runId, fixture().player)).toMatchObject({ msLeft: 0, result: { score: 10, xp: 1 } });
  });

  it('says whether its player had left it by half of its time', async () => {
    const left = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(left, 1);
    fixture().clock.advance(60 * SECOND);
    await fixture().end(left);
    expect((await fixture().row(left.runId)).abandoned).toBe(true);
    const played = await fixture().referee.start(GAME, fixture().player);
    fixture().clock.advance(40 * SECOND);
    await fixture().spell(played, 1);
    fixture().clock.advance(20 * SECOND);
    await fixture().end(played);
    expect((await fixture().row(played.runId)).abandoned).toBe(false);
    const finished = await fixture().referee.start(GAME, fixture().player);
    await fixture().spellAll(finished);
    expect((await fixture().row(finished.runId)).abandoned).toBe(false);
  });

  it('leaves everything unchanged when something fails on the way', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(run, 1);
    const progress = fixture().progress();
    const failing = fixture().another({ progress: { ...progress, setScores: () => Promise.reject(new Error('no board')) } });
    await expect(fixture().end(run, failing)).rejects.toThrow('no board');
    expect(await fixture().standing()).toEqual({ ledger: [], progress: undefined, best: undefined, board: [] });
    expect((await fixture().row(run.runId)).settled_at).toBeNull();
    expect(await fixture().end(run)).toMatchObject({ status: 'over', result: { xp: 1 } });
  });

  it('is settled once when several requests come at the same time', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(run, 1);
    fixture().clock.advance(run.msLeft);
    const answers = await Promise.all(
      [fixture().referee, fixture().another(), fixture().another(), fixture().referee].map((by) => by.end(run.runId, run.key)),
    );
    for (const each of answers) expect(each).toMatchObject({ status: 'over', score: 10, result: { xp: 1 } });
    expect(await fixture().standing()).toMatchObject({ ledger: [{ amount: 1 }], progress: { xp: 1, games_played: 1 }, best: { runs: 1 } });
  });

  it('is settled by another process when one dies between the last move and the settlement', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    const killed = () => Promise.reject(new Error('killed'));
    const progress = fixture().progress();
    const dying = fixture().another({ progress: { ...progress, recordXp: killed, countGamePlayed: killed } });
    for (let number = 1; number < 4; number += 1) await fixture().spell(run, number);
    await expect(fixture().spell(run, 4, dying)).rejects.toThrow('killed');
    expect(await fixture().row(run.runId)).toMatchObject({ move_count: 4, score: 40, settled_at: null });

    const another = fixture().another();
    expect(await fixture().answer(run, 4, 'sent again', another)).toMatchObject({
      status: 'over',
      score: 40,
      result: { xp: 8, isBest: true },
    });
    expect(await another.resume(GAME, fixture().player)).toBeUndefined();
    expect(await fixture().standing()).toMatchObject({ ledger: [{ amount: 8 }], progress: { games_played: 1 } });
  });

  it('comes by itself for a run that nobody finishes', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(run, 1);
    expect(await fixture().referee.settleDueRuns()).toBe(0);
    fixture().clock.advance(61 * SECOND);
    expect(await fixture().referee.settleDueRuns()).toBe(0);
    fixture().clock.advance(1);
    expect(await fixture().referee.settleDueRuns()).toBe(1);
    expect(await fixture().referee.settleDueRuns()).toBe(0);
    expect(await fixture().standing()).toMatchObject({ progress: { xp: 1, games_played: 1 } });
    expect(await fixture().spell(run, 2)).toMatchObject({ status: 'over', score: 10 });
  });

  it('comes for a thousand runs at once, despite one that cannot be settled', async () => {
    const run = await fixture().referee.start(GAME, fixture().guest);
    await fixture().database.execute(
      `insert into game_run (id, game, guest_id, deal, puzzle_keys, started_at, ends_at)
       select gen_random_uuid(), game, gen_random_uuid(), deal, puzzle_keys, started_at, ends_at from game_run, generate_series(1, 1000)`,
    );
    await fixture().database.execute(`update game_run set deal = 'null', ends_at = ends_at - interval '1 s' where id = $1`, [run.runId]);
    fixture().clock.advance(62 * SECOND);
    expect(await fixture().referee.settleDueRuns()).toBe(1000);
    const open = fixture().database.db.selectFrom('game_run').select('id').where('settled_at', 'is', null);
    expect(await open.execute()).toEqual([{ id: run.runId }]);
    expect(await fixture().referee.settleDueRuns()).toBe(0);
  });

  it('gives nothing without an accepted move', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().answer(run, 1, 'xyzzy');
    expect(await fixture().end(run)).toMatchObject({ status: 'over', result: { score: 0, xp: 0, isBest: false } });
    expect(await fixture().standing()).toEqual({ ledger: [], progress: undefined, best: undefined, board: [] });
  });

  it('without a point counts as a game played but not won', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().referee.move(run.runId, { key: run.key, number: 1, move: { type: 'skip' } });
    await fixture().end(run);
    expect(await fixture().standing()).toMatchObject({ ledger: [], progress: { games_played: 1, games_won: 0 }, best: { best_score: 0 } });
  });

  it('gives a guest a score and no XP', async () => {
    const run = await fixture().referee.start(GAME, fixture().guest);
    expect(await fixture().spellAll(run)).toMatchObject({ result: { score: 40, xp: 0, isBest: false } });
    expect(await fixture().database.db.selectFrom('xp_entry').select('id').execute()).toEqual([]);
    expect(await fixture().database.db.selectFrom('board_row').select('score').execute()).toEqual([]);
  });

  it('is a new best only when it beats every earlier run', async () => {
    const scores = [];
    for (const words of [2, 1, 2, 3]) {
      const run = await fixture().referee.start(GAME, fixture().player);
      for (let number = 1; number <= words; number += 1) await fixture().spell(run, number);
      fixture().clock.advance(SECOND);
      const ended = await fixture().end(run);
      scores.push(ended.status === 'over' && [ended.result.isBest, ended.result.best]);
    }
    expect(scores).toEqual([
      [true, 20],
      [false, 20],
      [false, 20],
      [true, 30],
    ]);
    expect(await fixture().standing()).toMatchObject({ best: { best_score: 30, runs: 4, total_score: 80 } });
  });

  it('counts for its day when it belongs to the daily set, which is played once', async () => {
    const daily = dealtOn('2026-03-01');
    const run = await fixture().referee.start(GAME, fixture().player, daily);
    await fixture().spellAll(run);
    expect(await fixture().database.db.selectFrom('daily_score').select(['daily_on', 'score', 'games']).execute()).toEqual([
      { daily_on: '2026-03-01', score: 40, games: 1 },
    ]);
    expect(await fixture().referee.start(GAME, fixture().player, daily)).toMatchObject({ runId: run.runId, result: { score: 40 } });
    expect(await fixture().database.db.selectFrom('game_run').select('id').execute()).toHaveLength(1);
  });

  it('is deleted after long when it was a guest’s; a player’s is kept', async () => {
    const { runId: old } = await fixture().referee.start(GAME, fixture().guest);
    await fixture().referee.start(GAME, fixture().player);
    const runEnded = new Date(fixture().clock.now().getTime() + 121 * SECOND);
    expect(await removeGuestRuns(fixture().database.db, fixture().clock.now())).toBe(0);
    expect(await removeGuestRuns(fixture().database.db, runEnded)).toBe(1);
    expect(await fixture().referee.runOf(old, fixture().guest)).toBeUndefined();
    expect(await fixture().referee.resume(GAME, fixture().player)).toBeDefined();
  });
});
