import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockTexts } from '~/blocks/blocks';
import { DAY_MS } from '~/platform/clock/durations';
import { makePlayer } from '~/platform/testing/make-player';
import type { RunView } from '../referee/referee-types';
import { type ChallengesFixture, openChallengesFixture } from '../testing/challenges-fixture';
import { dealtOn, GAME } from '../testing/referee-fixture';
import { everywhere, spellingBee } from '../testing/spelling-bee';
import { MOST_ANSWERS } from './challenge';
import { challengeRunsQuery, isOutdated, personOf } from './challenge-rows.server';
import type { Challenges } from './challenges.server';
import { challengeTexts } from './texts';

const opened = openChallengesFixture();
let of: ChallengesFixture;
let challenges: Challenges;
let bob: ChallengesFixture['bob'];
const fixture = () => of.base;

beforeEach(() => {
  of = opened();
  ({ challenges, bob } = of);
});

describe('a challenge', () => {
  it('ends with its points alone: no XP, and no best score to compare them with', async () => {
    const run = await of.answer(await of.sent(), bob, 3);
    const ended = await fixture().end(run);
    expect(ended).toMatchObject({ result: { score: 30, xp: 0, isBest: false } });
    expect(ended).not.toHaveProperty('result.best');
    expect(ended).not.toHaveProperty('result.progress');
  });

  it('is named by a run that answers it, and by no other', async () => {
    const id = await of.sent();
    await challenges.start(id, bob, randomUUID());
    expect(await fixture().referee.resume(GAME, bob)).toMatchObject({ challengeId: id });
    expect(await fixture().referee.start(GAME, fixture().player)).toMatchObject({ challengeId: undefined });
  });

  it('names nobody whose name is hidden, not even by an id', async () => {
    const id = await of.sent();
    await of.answer(id, bob, 3);
    await fixture().database.execute('update player set hidden_at = now() where id = $1', [personOf(fixture().player)]);
    const view = await of.look(id, bob);
    expect(view?.board.map(({ name }) => name)).toEqual(['Bob', undefined]);
    expect(JSON.stringify(view)).not.toContain(personOf(fixture().player));
  });

  it('of a shorter round is as short, and so are its further rounds', async () => {
    const { day, rules, deal } = dealtOn('2026-03-01');
    const run = await fixture().referee.start(GAME, fixture().player, { day, rules, deal: { ...deal, share: 0.5 } });
    await of.playOut(run, 2);
    const id = await challenges.send(run.runId, run.key, randomUUID());
    expect(await of.look(id, bob)).toMatchObject({ seconds: 30 });
    expect(await of.answer(id, bob, 1)).toMatchObject({ seconds: 30 });
    const next = await challenges.goOn(id, bob, randomUUID(), 'rematch');
    expect(await challenges.start(next, bob, randomUUID())).toMatchObject({ seconds: 30 });
  });

  it('of a run of the daily set is answered by one’s own run of that set, which counts there, and is played once', async () => {
    const dealt = dealtOn('2026-03-01');
    const { referee, player, database } = fixture();
    const first = await referee.start(GAME, player, dealt);
    await of.playOut(first, 2);
    const id = await challenges.send(first.runId, first.key, randomUUID());
    expect(await of.look(id, bob)).toMatchObject({ own: 'open', daily: true });
    const run = await challenges.start(id, bob, randomUUID());
    expect(run).toMatchObject({ day: '2026-03-01', rival: 'Ann' });
    await of.playOut(run, 3);
    expect(await referee.start(GAME, bob, dealt)).toMatchObject({ runId: run.runId, score: 30 });
    const scores = await database.db.selectFrom('daily_score').select('score').where('player_id', '=', bob.playerId).execute();
    expect(scores).toEqual([{ score: 30 }]);
    expect(await of.boardOf(id, bob)).toEqual(['1 Bob 30', '2 Ann 20']);
    const cleo = { playerId: (await makePlayer(database, fixture().clock, 'Cleo')).id };
    await of.playOut(await referee.start(GAME, cleo, dealt), 1);
    for (let time = 0; time < 2; time += 1) await challenges.claim(id, cleo.playerId, undefined);
    expect(await of.boardOf(id, cleo)).toEqual(['1 Bob 30', '2 Ann 20', '3 Cleo 10']);
    const told = await database.db.selectFrom('notice').select(['count', 'actor_id']).where('player_id', '=', personOf(player)).execute();
    expect(told).toEqual([{ count: 2, actor_id: cleo.playerId }]);
  });

  it('is not for people who have played its puzzles before, and know the answers', async () => {
    const { day: pastOn, ...dealt } = dealtOn('2026-02-01');
    const run = await fixture().referee.start(GAME, fixture().player, { pastOn, ...dealt });
    await of.playOut(run, 1);
    const id = await challenges.send(run.runId, run.key, randomUUID());
    await of.playOut(await fixture().referee.start(GAME, bob, { pastOn, ...dealt }), 1);
    await expect(challenges.start(id, bob, randomUUID())).rejects.toThrow('You have played these puzzles before');
    expect(await of.answer(id, { guestId: randomUUID() }, 1)).toMatchObject({ day: undefined });
  });

  it('comes of the first run of its puzzles alone: one of a past set that was learnt by heart is not sent', async () => {
    const { day: pastOn, ...dealt } = dealtOn('2026-02-01');
    const again = () => fixture().referee.start(GAME, fixture().player, { pastOn, ...dealt });
    const first = await again();
    await of.playOut(first, 1);
    const second = await again();
    await of.playOut(second, 4);
    await expect(challenges.send(second.runId, second.key, 'b')).rejects.toThrow(challengeTexts.repeated);
    const ended = (run: RunView) => fixture().end(run);
    expect([await ended(first), await ended(second)]).toMatchObject([{ result: { repeated: false } }, { result: { repeated: true } }]);
    const id = await challenges.send(first.runId, first.key, 'b');
    expect(await of.look(id, bob)).toMatchObject({ from: { name: 'Ann', score: 10 } });
  });

  it('has the puzzles of the run that was sent, whoever opens it, and shows no answer before it is played', async () => {
    const id = await of.sent();
    expect(await of.look(id, bob)).toMatchObject({
      own: 'open',
      board: [],
      compared: undefined,
      from: { name: 'Ann', score: 20 },
      answers: 0,
    });
    expect(await of.look(id)).toMatchObject({ own: 'open', board: [] });
    const run = await challenges.start(id, bob, randomUUID());
    const original = await fixture().database.db.selectFrom('word_challenge').select('deal').executeTakeFirstOrThrow();
    expect((await fixture().row(run.runId)).deal).toEqual(original.deal);
    expect(run).toMatchObject({ rival: 'Ann', ghost: expect.arrayContaining([20]) });
    expect(await of.look(id, bob)).toMatchObject({ own: 'running', board: [], compared: undefined });
  });

  it('shows both runs puzzle by puzzle once one’s own is over', async () => {
    const id = await of.sent(2);
    await of.answer(id, bob, 3);
    expect(await of.boardOf(id, bob)).toEqual(['1 Bob 30', '2 Ann 20']);
    const { compared } = (await of.look(id, bob)) ?? {};
    expect(compared?.name).toBe('Ann');
    expect(compared?.puzzles.map(({ own, other }) => [own.points, other.points])).toEqual([
      [10, 10],
      [10, 10],
      [10, 0],
      [0, 0],
    ]);
    expect((await of.look(id, fixture().player))?.compared?.name).toBe('Bob');
  });

  it('tells who sent it that it was played, gathered by day, and in a series who dealt the other rounds', async () => {
    const ann = { playerId: fixture().playerId };
    const told = async ({ playerId }: { playerId: string }) => {
      const rows = await fixture()
        .database.db.selectFrom('notice')
        .selectAll()
        .where('player_id', '=', playerId)
        .orderBy('changed_at')
        .execute();
      return rows.map(({ count, actor_id: actor, detail, params }) => ({ count, actor, detail, params }));
    };
    const id = await of.sent();
    await of.answer(id, bob, 3);
    const once = { count: 1, actor: bob.playerId, detail: id, params: { game: GAME, round: 1 } };
    expect(await told(ann)).toEqual([once]);
    const second = await challenges.goOn(id, bob, randomUUID(), 'round');
    await of.answer(second, ann, 1);
    expect(await told(bob)).toEqual([{ count: 1, actor: ann.playerId, detail: second, params: { game: GAME, round: 2 } }]);
    await of.answer(second, bob, 2);
    const [, dealt, played] = await told(ann);
    expect(dealt).toEqual({ ...once, detail: second, params: { game: GAME, round: 2, dealt: true } });
    expect(played).toEqual({ ...once, detail: second, params: { game: GAME, round: 2 } });
    const ofBob = await told(bob);
    await of.answer(id, { guestId: randomUUID() }, 1);
    expect(await told(ann)).toContainEqual({ ...once, count: 2, actor: null });
    expect(await told(bob), 'who dealt another round only').toEqual(ofBob);
  });

  it('is not open to a person between whom and its sender there is a block, but to everybody else', async () => {
    const [ann, id] = [fixture().player, await of.sent()];
    const { database, clock } = fixture();
    for (const [from, to] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      await of.block(from, to);
      await expect(challenges.start(id, bob, randomUUID())).rejects.toThrow(blockTexts.stopped);
      await database.execute('delete from player_block');
    }
    await of.block(ann, bob);
    const guest = { guestId: randomUUID() };
    await of.answer(id, guest, 1);
    await challenges.claim(id, bob.playerId, guest.guestId);
    expect(await of.boardOf(id, ann)).toEqual(['1 Ann 20', '2 guest 10']);
    await of.answer(id, { playerId: (await makePlayer(database, clock, 'Cleo')).id }, 3);
    expect(await of.boardOf(id, ann)).toContain('1 Cleo 30');
  });

  it('has no further round between two of whom one blocks the other; a rematch is a new challenge for anybody', async () => {
    const [ann, id] = [fixture().player, await of.sent()];
    await of.answer(id, bob, 1);
    await of.block(ann, bob);
    for (const owner of [ann, bob]) await expect(challenges.goOn(id, owner, 'b', 'round')).rejects.toThrow(blockTexts.stopped);
    await expect(challenges.goOn(id, bob, 'b', 'rematch')).resolves.toEqual(expect.any(String));
  });

  it('is played once a person, also with presses at the same time', async () => {
    const id = await of.sent();
    const runs = await Promise.all([1, 2, 3].map(() => challenges.start(id, bob, 'one browser')));
    expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1);
    await of.playOut(runs[0] as RunView, 4);
    expect(await challenges.start(id, bob, 'one browser')).toMatchObject({ runId: runs[0]?.runId, result: { score: 40 } });
    expect(await challenges.start(id, fixture().player, 'one browser'), 'its own sender').toMatchObject({ result: { score: 20 } });
    expect((await of.look(id, bob))?.answers).toBe(1);
  });

  it('earns no XP, best score or board, and counts as a game played', async () => {
    const id = await of.sent();
    const before = await fixture().standing();
    const rematch = await of.sent();
    await of.answer(id, bob, 4);
    const db = fixture().database.db;
    const rowsOf = (table: 'game_best' | 'xp_entry' | 'game_record') =>
      db.selectFrom(table).selectAll().where('player_id', '=', bob.playerId).execute();
    expect([await rowsOf('game_best'), await rowsOf('xp_entry'), await rowsOf('game_record')]).toEqual([[], [], []]);
    expect(
      await db.selectFrom('player_progress').select(['games_played', 'games_won']).where('player_id', '=', bob.playerId).execute(),
    ).toEqual([{ games_played: 1, games_won: 1 }]);
    expect([before.best?.best_score, rematch]).toEqual([20, expect.any(String)]);
  });

  it('gives a second account from the same browser no rank', async () => {
    const id = await of.sent(2, 'Ann’s browser');
    await of.answer(id, bob, 4, 'Ann’s browser');
    expect(await of.boardOf(id, bob)).toEqual(['same-browser Bob 40', '1 Ann 20']);
  });

  it('gives it none in the daily set either, whether it comes by the challenge or has played the set', async () => {
    const [dealt, browser] = [dealtOn('2026-03-01'), randomUUID()];
    const { referee, player } = fixture();
    const run = await referee.start(GAME, player, dealt);
    await of.playOut(run, 2);
    const id = await challenges.send(run.runId, run.key, browser);
    await of.answer(id, bob, 4, browser);
    const [cleo, dora] = [await of.person('Cleo'), await of.person('Dora')];
    for (const owner of [cleo, dora]) await of.playOut(await referee.start(GAME, owner, dealt), 3);
    await challenges.claim(id, cleo.playerId, browser);
    await challenges.claim(id, dora.playerId, randomUUID());
    expect(await of.boardOf(id, player)).toEqual(['same-browser Bob 40', 'same-browser Cleo 30', '1 Dora 30', '2 Ann 20']);
  });

  it('welcomes guests, whose result waits for their account', async () => {
    const id = await of.sent();
    const guest = { guestId: randomUUID() };
    await of.answer(id, guest, 3, guest.guestId);
    expect(await of.boardOf(id, guest)).toEqual(['1 guest 30', '2 Ann 20']);
    await challenges.claim(id, bob.playerId, guest.guestId);
    expect(await of.boardOf(id, bob)).toEqual(['1 Bob 30', '2 Ann 20']);
    expect(await challenges.start(id, bob, guest.guestId)).toMatchObject({ score: 30, result: { score: 30 } });
  });

  it('is closed by its sender alone, and takes twenty answers at most', async () => {
    const id = await of.sent();
    await expect(challenges.close(id, bob)).rejects.toMatchObject({ status: 403 });
    for (let count = 0; count < MOST_ANSWERS; count += 1) await of.answer(id, { guestId: randomUUID() }, 0);
    await expect(challenges.start(id, bob, 'late')).rejects.toThrow('Twenty people');
    const other = await of.sent();
    await challenges.close(other, fixture().player);
    await expect(challenges.start(other, bob, 'late')).rejects.toThrow('closed');
    expect(await of.look(other, bob)).toMatchObject({ closed: true });
  });

  it('comes of a finished run with its key, once', async () => {
    const run = await fixture().referee.start(GAME, fixture().player);
    await expect(challenges.send(run.runId, run.key, 'browser')).rejects.toThrow('once it is over');
    await of.playOut(run, 1);
    await expect(challenges.send(run.runId, 'wrong', 'browser')).rejects.toMatchObject({ status: 403 });
    const ids = await Promise.all([1, 2].map(() => challenges.send(run.runId, run.key, 'browser')));
    expect(new Set(ids).size).toBe(1);
    const answered = await of.answer(ids[0] ?? '', bob, 1);
    expect(await challenges.send(answered.runId, answered.key, 'browser'), 'an answer leads to the same one').toBe(ids[0]);
    expect([await of.look('no-challenge'), await of.look(randomUUID())]).toEqual([undefined, undefined]);
  });

  it('is of other rules where its points mean something else by now, or rules that are not known yet', () => {
    const games = everywhere({ ...spellingBee(), version: 3, pointsSince: 2 });
    expect([1, 2, 3, 4].map((rules) => isOutdated({ game: GAME, rules }, games))).toEqual([true, false, false, true]);
  });

  it('is looked at without a look at every run', async () => {
    const [id, runId] = [await of.sent(), randomUUID()];
    const plan = await fixture()
      .database.db.transaction()
      .execute(async (trx) => {
        for (const scan of ['seqscan', 'indexscan', 'indexonlyscan']) await sql`set local ${sql.raw(`enable_${scan}`)} = off`.execute(trx);
        return challengeRunsQuery(trx, { id, runId }).explain('text');
      });
    expect(JSON.stringify(plan)).toContain('BitmapOr');
  });

  it('is deleted after half a year; its runs stay', async () => {
    const id = await of.sent();
    expect(await challenges.removeOld()).toBe(0);
    fixture().clock.advance(181 * DAY_MS);
    expect(await challenges.removeOld()).toBe(1);
    expect(await of.look(id)).toBeUndefined();
  });
});
