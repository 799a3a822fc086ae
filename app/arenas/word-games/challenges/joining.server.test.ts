import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { removeGuestRuns } from '../referee/run-store.server';
import { type ChallengesFixture, openChallengesFixture } from '../testing/challenges-fixture';
import { dealtOn, GAME } from '../testing/referee-fixture';
import { MOST_ANSWERS } from './challenge';

const fixture = openChallengesFixture();
let of: ChallengesFixture;
let guest: { guestId: string };

beforeEach(() => {
  of = fixture();
  guest = { guestId: randomUUID() };
});

/** A challenge of Ann's run of today's set. */
async function sentDaily(): Promise<string> {
  const run = await of.base.referee.start(GAME, of.ann, dealtOn('2026-03-01'));
  await of.playOut(run, 2);
  return of.challenges.send(run.runId, run.key, randomUUID());
}

describe('an account that played as a guest', () => {
  it('has no second run in a challenge that it sent', async () => {
    const id = await of.sent(1, guest.guestId);
    await of.answer(id, of.bob, 2);
    await of.answer(id, guest, 4, guest.guestId);
    await of.challenges.claim(id, of.ann.playerId, guest.guestId);
    expect(await of.boardOf(id, of.ann)).toEqual(['same-browser guest 40', '1 Bob 20', '2 Ann 10']);
    expect((await of.challenges.look(id, { owner: of.ann, guestId: guest.guestId }))?.board.find(({ own }) => own)?.name).toBe('Ann');
  });

  it('goes on with the run that it began so', async () => {
    const id = await of.sent(1);
    const run = await of.challenges.start(id, guest, guest.guestId);
    await of.base.spell(run, 1);
    await of.challenges.claim(id, of.bob.playerId, guest.guestId);
    expect(await of.challenges.look(id, { owner: of.bob, guestId: guest.guestId })).toMatchObject({ own: 'running' });
    expect(await of.challenges.runOf(id, of.bob)).toMatchObject({ runId: run.runId, score: 10 });
    expect(await of.challenges.start(id, of.bob, guest.guestId)).toMatchObject({ runId: run.runId });
    expect(await of.challenges.runOf(id, of.ann)).not.toMatchObject({ runId: run.runId });
  });

  it('looks at what it played so where that is not its own, and is offered nothing that comes next', async () => {
    const id = await of.sent(1);
    await of.answer(id, guest, 3, guest.guestId);
    await of.block(of.ann, of.bob);
    await of.challenges.claim(id, of.bob.playerId, guest.guestId);
    const seen = await of.challenges.look(id, { owner: of.bob, guestId: guest.guestId });
    expect(seen).toMatchObject({ own: 'played', mayGoOn: false, mayRematch: false });
    expect(await of.look(id, guest)).toMatchObject({ own: 'played', mayGoOn: true, mayRematch: true });
  });

  it('has its own run of the daily set in a challenge of it, and not the one that it played again as a guest', async () => {
    const id = await sentDaily();
    await of.playOut(await of.base.referee.start(GAME, of.bob, dealtOn('2026-03-01')), 1);
    await of.answer(id, guest, 4, guest.guestId);
    await of.challenges.claim(id, of.bob.playerId, guest.guestId);
    expect(await of.boardOf(id, of.bob)).toEqual(['same-browser guest 40', '1 Ann 20', 'same-browser Bob 10']);
  });

  it('has no run of puzzles that it has played elsewhere, and none elsewhere of puzzles that it played so', async () => {
    const { day: pastOn, ...dealt } = dealtOn('2026-02-01');
    const sentPast = async (playerId: string) => {
      const run = await of.base.referee.start(GAME, { playerId }, { pastOn, ...dealt });
      await of.playOut(run, 1);
      return of.challenges.send(run.runId, run.key, randomUUID());
    };
    const [id, other] = [await sentPast(of.ann.playerId), await sentPast((await of.person('Cleo')).playerId)];
    await of.answer(id, guest, 3, guest.guestId);
    await of.challenges.claim(id, of.bob.playerId, guest.guestId);
    expect(await of.boardOf(id, of.bob)).toEqual(['1 Bob 30', '2 Ann 10']);
    await expect(of.challenges.start(other, of.bob, randomUUID())).rejects.toThrow('You have played these puzzles before');
    const again = { guestId: randomUUID() };
    await of.answer(other, again, 4, again.guestId);
    await of.challenges.claim(other, of.bob.playerId, again.guestId);
    expect(await of.boardOf(other, again)).toEqual(['1 guest 40', '2 Cleo 10']);
  });

  it('has the challenge that it sent so, with its run: it can close it, and is told of answers', async () => {
    const id = await of.sent(2, guest.guestId, guest);
    await of.challenges.claim(id, of.ann.playerId, guest.guestId);
    expect(await of.look(id, of.ann)).toMatchObject({ isMaker: true, own: 'played', from: { name: 'Ann', score: 20 } });
    await of.answer(id, of.bob, 1);
    expect(await of.toldTo(of.ann)).toMatchObject([{ count: 1, actor_id: of.bob.playerId, detail: id }]);
    await of.challenges.close(id, of.ann);
    expect(await of.look(id, of.ann)).toMatchObject({ closed: true });
  });
});

describe('a challenge', () => {
  it('whose sender has left is there for everybody', async () => {
    const id = await of.sent();
    await of.base.database.execute('delete from player where id = $1', [of.ann.playerId]);
    await of.challenges.claim(id, of.bob.playerId, guest.guestId);
    expect(await of.look(id, of.bob)).toMatchObject({ own: 'open', isMaker: false, from: undefined });
    await of.answer(id, of.bob, 1);
    expect(await of.boardOf(id, of.bob)).toEqual(['1 Bob 10']);
    await expect(of.challenges.close(id, of.bob)).rejects.toMatchObject({ status: 403 });
  });

  it('takes twenty answers also where many begin at once', async () => {
    const id = await of.sent();
    for (let count = 1; count < MOST_ANSWERS; count += 1) await of.challenges.start(id, { guestId: randomUUID() }, 'b');
    const last = await Promise.allSettled([1, 2, 3].map(() => of.challenges.start(id, { guestId: randomUUID() }, 'b')));
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await of.look(id))?.answers).toBe(MOST_ANSWERS);
  });

  it.each(['ordinary', 'daily'])('of %s puzzles that is closed while a player begins has no run of theirs', async (kind) => {
    const id = kind === 'daily' ? await sentDaily() : await of.sent();
    // Closed once the referee has looked whether it may begin.
    const referee: typeof of.base.referee = {
      ...of.base.referee,
      async start(...begun) {
        await of.challenges.close(id, of.ann);
        return of.base.referee.start(...begun);
      },
    };
    await expect(of.challengesWith(referee).start(id, of.bob, 'b')).rejects.toThrow('closed');
    expect((await of.look(id))?.answers).toBe(0);
    const runs = of.base.database.db.selectFrom('game_run').select('id').where('player_id', '=', of.bob.playerId);
    expect(await runs.execute()).toEqual([]);
  });
});

it('a guest’s run stays while it is part of a challenge, and as long as its account where it has one', async () => {
  const { database, clock } = of.base;
  const [id, mine] = [await of.sent(), await of.sent(2, guest.guestId, guest)];
  await of.answer(id, guest, 1, guest.guestId);
  const other = { guestId: randomUUID() };
  await of.answer(id, other, 1);
  await of.challenges.claim(id, of.bob.playerId, guest.guestId);
  const left = async () => (await database.db.selectFrom('game_run').select('id').where('guest_id', 'is not', null).execute()).length;
  const removed = () => removeGuestRuns(database.db, clock.now());
  clock.advance(DAY_MS);
  expect([await removed(), await left()]).toEqual([0, 3]);
  await database.db.deleteFrom('word_challenge').where('id', 'in', [id, mine]).execute();
  expect([await removed(), await left()]).toEqual([2, 1]);
});
