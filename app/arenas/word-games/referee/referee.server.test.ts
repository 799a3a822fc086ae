import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GAME, refereeStage, SECOND } from '../testing/referee-fixture';

const on = refereeStage();

describe('a run', () => {
  it('begins with the first puzzle, no points and all of its time', async () => {
    const run = await on().referee.start(GAME, on().player);
    expect(run).toMatchObject({ game: GAME, nextMove: 1, score: 0, msLeft: 60 * SECOND });
    expect(run.view).toEqual({ first: (await on().nextWord(run.runId))[0], length: (await on().nextWord(run.runId)).length, round: 0 });
    expect(run.result).toBeUndefined();
  });

  it('goes on after a reload where it was, with the time that is left', async () => {
    const run = await on().referee.start(GAME, on().player);
    await on().spell(run, 1);
    on().clock.advance(10 * SECOND);
    for (const by of [on().referee, on().another()]) {
      expect(await by.resume(GAME, on().player)).toMatchObject({
        runId: run.runId,
        key: run.key,
        nextMove: 2,
        score: 10,
        msLeft: 50 * SECOND,
      });
    }
    expect(await on().referee.resume(GAME, on().guest)).toBeUndefined();
    expect(await on().referee.resume('word-chain', on().player)).toBeUndefined();
  });

  it('can only be seen by its owner', async () => {
    const run = await on().referee.start(GAME, on().player);
    expect(await on().referee.runOf(run.runId, on().player)).toMatchObject({ runId: run.runId });
    expect(await on().referee.runOf(run.runId, on().guest)).toBeUndefined();
    expect(await on().referee.runOf(run.runId, { playerId: randomUUID() })).toBeUndefined();
    expect(await on().referee.runOf('nothing', on().player)).toBeUndefined();
  });

  it('is settled when its owner starts another one of the same game', async () => {
    const first = await on().referee.start(GAME, on().player);
    await on().spell(first, 1);
    const second = await on().referee.start(GAME, on().player);
    expect(second.runId).not.toBe(first.runId);
    expect((await on().row(first.runId)).settled_at).not.toBeNull();
    expect((await on().standing()).progress).toMatchObject({ games_played: 1 });
    expect(await on().referee.resume(GAME, on().player)).toMatchObject({ runId: second.runId });
  });

  it('is one when it is started twice at once', async () => {
    const [one, other] = await Promise.all([on().referee.start(GAME, on().guest), on().another().start(GAME, on().guest)]);
    const open = await on().database.db.selectFrom('game_run').select('id').where('settled_at', 'is', null).execute();
    expect(open).toHaveLength(1);
    expect([one.runId, other.runId]).toContain(open[0]?.id);
  });

  it('of the daily set and an ordinary one leave each other alone', async () => {
    const ordinary = await on().referee.start(GAME, on().player);
    const daily = await on().referee.start(GAME, on().player, { seed: 7, day: '2026-03-01' });
    expect(await on().referee.resume(GAME, on().player)).toMatchObject({ runId: ordinary.runId });
    expect(await on().referee.resume(GAME, on().player, '2026-03-01')).toMatchObject({ runId: daily.runId });
    await on().referee.start(GAME, on().player);
    expect((await on().row(daily.runId)).settled_at).toBeNull();
    expect((await on().row(ordinary.runId)).settled_at).not.toBeNull();
  });

  it('does not deal what was met in the last 20 runs, as long as there is something else', async () => {
    const met = new Set<string>();
    for (let count = 0; count < 6; count += 1) {
      const { runId } = await on().referee.start(GAME, on().player);
      const { words } = await on().state(runId);
      for (const word of words) expect(met).not.toContain(word);
      for (const word of words) met.add(word);
    }
    const { words } = await on().state((await on().referee.start(GAME, on().player)).runId);
    expect(words.filter((word) => met.has(word))).toHaveLength(2);
  });
});

describe('a move', () => {
  it('scores and shows the next puzzle', async () => {
    const run = await on().referee.start(GAME, on().player);
    on().clock.advance(3 * SECOND);
    const word = await on().nextWord(run.runId);
    expect(await on().answer(run, 1, word)).toEqual({
      status: 'played',
      number: 1,
      verdict: { kind: 'right', text: 'Correct!', points: 10, answer: word },
      score: 10,
      msLeft: 57 * SECOND,
      view: { first: (await on().nextWord(run.runId))[0], length: (await on().nextWord(run.runId)).length, round: 1 },
    });
  });

  it('that is refused says why and changes nothing but the count', async () => {
    const run = await on().referee.start(GAME, on().player);
    expect(await on().answer(run, 1, 'xyzzy')).toMatchObject({
      status: 'played',
      score: 0,
      verdict: { kind: 'refused', text: 'Not in word list!' },
    });
    expect(await on().spell(run, 2)).toMatchObject({ status: 'played', score: 10 });
  });

  it('counts once when it is sent again, and says the same again', async () => {
    const run = await on().referee.start(GAME, on().player);
    const word = await on().nextWord(run.runId);
    const first = await on().answer(run, 1, word);
    for (const by of [on().referee, on().another()]) {
      expect(await on().answer(run, 1, word, by)).toEqual({ ...first, status: 'repeated' });
    }
    await on().spell(run, 2);
    expect(await on().answer(run, 1, word)).toMatchObject({ status: 'repeated', number: 2, score: 20, verdict: { points: 0 } });
    expect((await on().row(run.runId)).move_count).toBe(2);
  });

  it('counts once when it is sent twice at the same time', async () => {
    const run = await on().referee.start(GAME, on().player);
    const word = await on().nextWord(run.runId);
    const answers = await Promise.all([on().referee, on().another(), on().referee].map((by) => on().answer(run, 1, word, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['played', 'repeated', 'repeated']);
    expect(await on().row(run.runId)).toMatchObject({ move_count: 1, score: 10 });
  });

  it('out of its turn changes nothing and says which is next', async () => {
    const run = await on().referee.start(GAME, on().player);
    expect(await on().spell(run, 3)).toEqual({ status: 'skipped', text: expect.any(String), nextMove: 1 });
    expect(await on().row(run.runId)).toMatchObject({ move_count: 0, score: 0 });
  });

  it('goes on where another process has left off', async () => {
    const run = await on().referee.start(GAME, on().player);
    const elsewhere = on().another();
    await on().spell(run, 1);
    await on().spell(run, 2, elsewhere);
    await on().spell(run, 3, elsewhere);
    expect(await on().spell(run, 4)).toMatchObject({ status: 'played', number: 4, score: 40 });
  });

  it.each([[null], ['answer'], [{}], [{ type: 'cheat' }], [{ type: 'answer' }], [{ type: 'answer', text: 7 }], [[]]])(
    'that makes no sense (%j) changes nothing',
    async (move) => {
      const run = await on().referee.start(GAME, on().player);
      expect(await on().referee.move(run.runId, { key: run.key, number: 1, move })).toMatchObject({ status: 'malformed', nextMove: 1 });
      expect(await on().spell(run, 1)).toMatchObject({ status: 'played', score: 10 });
    },
  );

  it('by somebody else is refused', async () => {
    const run = await on().referee.start(GAME, on().player);
    const other = await on().referee.start(GAME, on().guest);
    for (const key of [other.key, '', 'x', `${run.key.slice(0, -2)}AA`]) {
      expect(await on().referee.move(run.runId, { key, number: 1, move: { type: 'skip' } })).toMatchObject({ status: 'forbidden' });
      expect(await on().referee.end(run.runId, key)).toMatchObject({ status: 'forbidden' });
    }
    expect(await on().referee.move('not-a-run', { key: run.key, number: 1, move: {} })).toMatchObject({ status: 'forbidden' });
    expect(await on().row(run.runId)).toMatchObject({ move_count: 0, settled_at: null });
  });

  it('on a run that is gone says so', async () => {
    const run = await on().referee.start(GAME, on().player);
    await on().database.db.deleteFrom('game_run').execute();
    const elsewhere = on().another();
    expect(await on().answer(run, 1, 'x', elsewhere)).toMatchObject({ status: 'unknown' });
    expect(await elsewhere.end(run.runId, run.key)).toMatchObject({ status: 'unknown' });
  });

  it('may come a second late, and no later', async () => {
    const run = await on().referee.start(GAME, on().player);
    on().clock.advance(61 * SECOND);
    expect(await on().spell(run, 1)).toMatchObject({ status: 'played', score: 10, msLeft: 0 });
    on().clock.advance(1);
    expect(await on().spell(run, 2)).toMatchObject({ status: 'over', score: 10, result: { score: 10 } });
    expect(await on().row(run.runId)).toMatchObject({ move_count: 1, score: 10 });
  });

  it('after the end changes nothing', async () => {
    const run = await on().referee.start(GAME, on().player);
    await on().spellAll(run);
    const before = await on().standing();
    expect(await on().answer(run, 5, 'more')).toMatchObject({ status: 'over', score: 40, result: { score: 40, xp: 8 } });
    expect(await on().standing()).toEqual(before);
  });
});
