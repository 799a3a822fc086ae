import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bee, dealtOn, GAME, openRefereeFixture, SECOND } from '../testing/referee-fixture';
import { everywhere } from '../testing/spelling-bee';

const fixture = openRefereeFixture();

describe('a run', () => {
  it('begins with the first puzzle, no points and all of its time', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    expect(run).toMatchObject({ game: GAME, nextMove: 1, score: 0, msLeft: 60 * SECOND });
    expect(run.view).toEqual({
      first: (await fixture().nextWord(run.runId))[0],
      length: (await fixture().nextWord(run.runId)).length,
      round: 0,
    });
    expect(run.result).toBeUndefined();
  });

  it('continues after a reload where it was, with the time that is left', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(run, 1);
    fixture().clock.advance(10 * SECOND);
    for (const by of [fixture().referee, fixture().another()]) {
      expect(await by.resume(GAME, fixture().player)).toMatchObject({
        runId: run.runId,
        key: run.key,
        nextMove: 2,
        score: 10,
        msLeft: 50 * SECOND,
      });
    }
    expect(await fixture().referee.resume(GAME, fixture().guest)).toBeUndefined();
    expect(await fixture().referee.resume('word-chain', fixture().player)).toBeUndefined();
  });

  it('has no index on what a move changes, so that a move writes one row and no index', async () => {
    const { rows } = await fixture().database.execute(
      String.raw`select indexname from pg_indexes where tablename = 'game_run' and indexdef ~ '\y(moves|move_count|score)\y'`,
    );
    expect(rows).toEqual([]);
  });

  it('is visible only to its owner', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    expect(await fixture().referee.runOf(run.runId, fixture().player)).toMatchObject({ runId: run.runId });
    expect(await fixture().referee.runOf(run.runId, fixture().guest)).toBeUndefined();
    expect(await fixture().referee.runOf(run.runId, { playerId: randomUUID() })).toBeUndefined();
    expect(await fixture().referee.runOf('nothing', fixture().player)).toBeUndefined();
  });

  it('is settled when its owner starts another run of the same game', async () => {
    const first = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(first, 1);
    const second = await fixture().referee.start(GAME, fixture().player);
    expect(second.runId).not.toBe(first.runId);
    expect((await fixture().row(first.runId)).settled_at).not.toBeNull();
    expect((await fixture().standing()).progress).toMatchObject({ games_played: 1 });
    expect(await fixture().referee.resume(GAME, fixture().player)).toMatchObject({ runId: second.runId });
  });

  it('is one when it is started twice at once', async () => {
    const [one, other] = await Promise.all([
      fixture().referee.start(GAME, fixture().guest),
      fixture().another().start(GAME, fixture().guest),
    ]);
    const open = await fixture().database.db.selectFrom('game_run').select('id').where('settled_at', 'is', null).execute();
    expect(open).toHaveLength(1);
    expect([one.runId, other.runId]).toContain(open[0]?.id);
  });

  it('of the daily set does not affect an ordinary one', async () => {
    const ordinary = await fixture().referee.start(GAME, fixture().player);
    const daily = await fixture().referee.start(GAME, fixture().player, dealtOn('2026-03-01'));
    expect(await fixture().referee.resume(GAME, fixture().player)).toMatchObject({ runId: ordinary.runId });
    expect(await fixture().referee.resume(GAME, fixture().player, '2026-03-01')).toMatchObject({ runId: daily.runId });
    await fixture().referee.start(GAME, fixture().player);
    expect((await fixture().row(daily.runId)).settled_at).toBeNull();
    expect((await fixture().row(ordinary.runId)).settled_at).not.toBeNull();
  });

  it('does not deal puzzles of the last 20 runs, as long as there are others', async () => {
    const met = new Set<string>();
    for (let count = 0; count < 6; count += 1) {
      const { runId } = await fixture().referee.start(GAME, fixture().player);
      const { words } = await fixture().state(runId);
      for (const word of words) expect(met).not.toContain(word);
      for (const word of words) met.add(word);
    }
    const { words } = await fixture().state((await fixture().referee.start(GAME, fixture().player)).runId);
    expect(words.filter((word) => met.has(word))).toHaveLength(2);
  });
});

describe('a move', () => {
  it('scores and shows the next puzzle', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    fixture().clock.advance(3 * SECOND);
    const word = await fixture().nextWord(run.runId);
    expect(await fixture().answer(run, 1, word)).toEqual({
      status: 'played',
      number: 1,
      verdict: { kind: 'right', text: 'Correct!', points: 10, answer: word },
      score: 10,
      msLeft: 57 * SECOND,
      view: { first: (await fixture().nextWord(run.runId))[0], length: (await fixture().nextWord(run.runId)).length, round: 1 },
    });
  });

  /** The bee, where a wrong word stops the clock for 900 ms. */
  const holding: typeof bee = {
    ...bee,
    best: () => 40,
    play: (state, move, time, facts) => {
      const played = bee.play(state, move, time, facts);
      return played.verdict.kind === 'refused' ? { state, verdict: { kind: 'wrong', text: 'No.', points: 0, holdMs: 900 } } : played;
    },
  };

  it('whose verdict stops the clock moves the deadline as far, once, for every process and for the settled time', async () => {
    const by = fixture().another({ games: everywhere(holding) });
    const run = await by.start(GAME, fixture().player);
    fixture().clock.advance(10 * SECOND);
    expect(await fixture().answer(run, 1, 'xyzzy', by)).toMatchObject({ msLeft: 50 * SECOND + 900 });
    expect(await fixture().answer(run, 1, 'xyzzy', by)).toMatchObject({ status: 'repeated', msLeft: 50 * SECOND + 900 });
    const other = fixture().another({ games: everywhere(holding) });
    fixture().clock.advance(50 * SECOND + 800);
    expect(await other.resume(GAME, fixture().player)).toMatchObject({ msLeft: 100 });
    for (const number of [2, 3, 4, 5]) await fixture().spell(run, number, other);
    expect(await fixture().row(run.runId)).toMatchObject({ finished_ms: 60 * SECOND - 100, most: 40 });
  });

  it('that comes before the stop is over lets the clock go on, for every process and for the settled time', async () => {
    const ending = everywhere({ ...holding, holdEndsByMove: true });
    const by = fixture().another({ games: ending });
    const run = await by.start(GAME, fixture().player);
    fixture().clock.advance(10 * SECOND);
    await fixture().answer(run, 1, 'xyzzy', by);
    fixture().clock.advance(300);
    expect(await fixture().spell(run, 2, by)).toMatchObject({ msLeft: 50 * SECOND });
    await fixture().answer(run, 3, 'xyzzy', by);
    fixture().clock.advance(100);
    const other = fixture().another({ games: ending });
    expect(await fixture().answer(run, 4, 'xyzzy', other)).toMatchObject({ msLeft: 50 * SECOND + 900 });
    fixture().clock.advance(2 * SECOND);
    for (const number of [5, 6, 7]) await fixture().spell(run, number, by);
    expect(await fixture().row(run.runId)).toMatchObject({ finished_ms: 11 * SECOND + 100 });
  });

  it('that is refused says why and changes only the count', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    expect(await fixture().answer(run, 1, 'xyzzy')).toMatchObject({
      status: 'played',
      score: 0,
      verdict: { kind: 'refused', text: 'Not in word list!' },
    });
    expect(await fixture().spell(run, 2)).toMatchObject({ status: 'played', score: 10 });
  });

  it('counts once when it is sent again, and gets the same answer', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    const word = await fixture().nextWord(run.runId);
    const first = await fixture().answer(run, 1, word);
    for (const by of [fixture().referee, fixture().another()]) {
      expect(await fixture().answer(run, 1, word, by)).toEqual({ ...first, status: 'repeated' });
    }
    await fixture().spell(run, 2);
    expect(await fixture().answer(run, 1, word)).toMatchObject({ status: 'repeated', number: 2, score: 20, verdict: { points: 0 } });
    expect((await fixture().row(run.runId)).move_count).toBe(2);
  });

  it('counts once when it is sent twice at the same time', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    const word = await fixture().nextWord(run.runId);
    const answers = await Promise.all(
      [fixture().referee, fixture().another(), fixture().referee].map((by) => fixture().answer(run, 1, word, by)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['played', 'repeated', 'repeated']);
    expect(await fixture().row(run.runId)).toMatchObject({ move_count: 1, score: 10 });
  });

  it('out of order changes nothing and says which number is next', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    expect(await fixture().spell(run, 3)).toEqual({ status: 'skipped', text: expect.any(String), nextMove: 1 });
    expect(await fixture().row(run.runId)).toMatchObject({ move_count: 0, score: 0 });
  });

  it('continues where another process has left off', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    const elsewhere = fixture().another();
    await fixture().spell(run, 1);
    await fixture().spell(run, 2, elsewhere);
    await fixture().spell(run, 3, elsewhere);
    expect(await fixture().spell(run, 4)).toMatchObject({ status: 'played', number: 4, score: 40 });
  });

  it.each([[null], ['answer'], [{}], [{ type: 'cheat' }], [{ type: 'answer' }], [{ type: 'answer', text: 7 }], [[]]])(
    'that makes no sense (%j) changes nothing',
    async (move) => {
      const run = await fixture().referee.start(GAME, fixture().player);
      expect(await fixture().referee.move(run.runId, { key: run.key, number: 1, move })).toMatchObject({
        status: 'malformed',
        nextMove: 1,
      });
      expect(await fixture().spell(run, 1)).toMatchObject({ status: 'played', score: 10 });
    },
  );

  it('by somebody else is refused', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    const other = await fixture().referee.start(GAME, fixture().guest);
    for (const key of [other.key, '', 'x', `${run.key.slice(0, -2)}AA`]) {
      expect(await fixture().referee.move(run.runId, { key, number: 1, move: { type: 'skip' } })).toMatchObject({ status: 'forbidden' });
      expect(await fixture().referee.end(run.runId, key)).toMatchObject({ status: 'forbidden' });
    }
    expect(await fixture().referee.move('not-a-run', { key: run.key, number: 1, move: {} })).toMatchObject({ status: 'forbidden' });
    expect(await fixture().row(run.runId)).toMatchObject({ move_count: 0, settled_at: null });
  });

  it('on a run that no longer exists says so', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().database.db.deleteFrom('game_run').execute();
    const elsewhere = fixture().another();
    expect(await fixture().answer(run, 1, 'x', elsewhere)).toMatchObject({ status: 'unknown' });
    expect(await elsewhere.end(run.runId, run.key)).toMatchObject({ status: 'unknown' });
  });

  it('may arrive a second late, but no later', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    fixture().clock.advance(61 * SECOND);
    expect(await fixture().spell(run, 1)).toMatchObject({ status: 'played', score: 10, msLeft: 0 });
    fixture().clock.advance(1);
    expect(await fixture().spell(run, 2)).toMatchObject({ status: 'over', score: 10, result: { score: 10 } });
    expect(await fixture().row(run.runId)).toMatchObject({ move_count: 1, score: 10 });
  });

  it('may follow a page that says too early that the time is up: the run goes on, with the time that it has', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(run, 1);
    fixture().clock.advance(58 * SECOND);
    for (const by of [fixture().referee, fixture().another()])
      expect(await by.end(run.runId, run.key)).toMatchObject({ status: 'repeated', number: 1, score: 10, msLeft: 2 * SECOND });
    expect((await fixture().row(run.runId)).settled_at).toBeNull();
    expect(await fixture().spell(run, 2)).toMatchObject({ status: 'played', score: 20 });
    fixture().clock.advance(SECOND + 1);
    expect(await fixture().referee.end(run.runId, run.key)).toMatchObject({ status: 'over', score: 20 });
  });

  it('after the end changes nothing', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().spellAll(run);
    const before = await fixture().standing();
    expect(await fixture().answer(run, 5, 'more')).toMatchObject({ status: 'over', score: 40, result: { score: 40, xp: 8 } });
    expect(await fixture().standing()).toEqual(before);
  });
});
