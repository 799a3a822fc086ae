import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import { openChallengesFixture } from '../testing/challenges-fixture';
import { GAME } from '../testing/referee-fixture';
import type { BeeState } from '../testing/spelling-bee';

const fixture = openChallengesFixture();

it('goes on for the best of three rounds, each dealt once, and then asks for a rematch', async () => {
  const of = fixture();
  const { challenges, ann, bob } = of;
  const id = await of.sent(1);
  await expect(challenges.goOn(id, bob, 'b', 'round')).rejects.toThrow('Play your own run first');
  await of.answer(id, bob, 3);
  expect(await of.look(id, bob)).toMatchObject({ series: { own: 1, other: 0 }, mayGoOn: true, next: undefined });
  const [second = '', again] = [await challenges.goOn(id, bob, 'b', 'round'), await challenges.goOn(id, ann, 'a', 'round')];
  expect(again).toBe(second);
  expect(await of.look(second, ann)).toMatchObject({ round: 2, own: 'open', from: undefined, series: { own: 0, other: 1 } });
  await of.answer(second, bob, 2);
  await of.answer(second, ann, 4);
  expect(await of.look(second, bob)).toMatchObject({ series: { own: 1, other: 1 }, mayGoOn: true });
  const third = await challenges.goOn(second, bob, 'b', 'round');
  await of.answer(third, bob, 4);
  await of.answer(third, ann, 0);
  expect(await of.look(third, ann)).toMatchObject({ round: 3, series: { own: 1, other: 2 }, mayGoOn: false });
  await expect(challenges.goOn(third, bob, 'b', 'round')).rejects.toThrow('decided');
  const rematch = await challenges.goOn(third, bob, 'b', 'rematch');
  expect(await of.look(rematch, bob)).toMatchObject({ round: 1, own: 'open' });
});

it('goes on after a guest of it has signed in, who has all that they played as a guest', async () => {
  const of = fixture();
  const guest = { guestId: randomUUID() };
  const id = await of.sent(1);
  await of.answer(id, guest, 3, guest.guestId);
  const second = await of.challenges.goOn(id, guest, guest.guestId, 'round');
  await of.answer(second, guest, 1, guest.guestId);
  await of.answer(second, of.ann, 3);
  await of.challenges.claim(second, of.bob.playerId, guest.guestId);
  expect(await of.look(second, of.bob)).toMatchObject({ isMaker: true, series: { own: 1, other: 1 }, mayGoOn: true });
  expect(await of.boardOf(id, of.bob)).toEqual(['1 Bob 30', '2 Ann 10']);
  await expect(of.challenges.goOn(second, of.ann, 'a', 'round')).resolves.toEqual(expect.any(String));
});

it('gives an account nothing of a guest where a player who dealt in it blocks them', async () => {
  const of = fixture();
  const guest = { guestId: randomUUID() };
  const id = await of.sent(1);
  await of.answer(id, guest, 3, guest.guestId);
  const second = await of.challenges.goOn(id, guest, guest.guestId, 'round');
  await of.answer(second, guest, 1, guest.guestId);
  await of.block(of.ann, of.bob);
  await of.challenges.claim(second, of.bob.playerId, guest.guestId);
  expect(await of.look(second, of.bob)).toMatchObject({ isMaker: false, own: 'open' });
});

it('tells the other one of each further round, once, and that it was played', async () => {
  const of = fixture();
  const id = await of.sent();
  await of.answer(id, of.bob, 1);
  const second = await of.challenges.goOn(id, of.ann, 'a', 'round');
  expect(await of.challenges.goOn(id, of.bob, 'b', 'round')).toBe(second);
  const ofAnn = { count: 1, actor_id: of.ann.playerId, detail: second };
  const dealt = { ...ofAnn, params: { game: GAME, round: 2, dealt: true } };
  expect(await of.toldTo(of.bob)).toEqual([dealt]);
  await of.answer(second, of.ann, 2);
  const told = await of.toldTo(of.bob);
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([dealt, { ...ofAnn, params: { game: GAME, round: 2 } }]));
});

it('deals no puzzle again that either has just met', async () => {
  const of = fixture();
  const wordsOf = async (challengeId: string) => {
    const row = of.base.database.db.selectFrom('word_challenge').select('deal').where('id', '=', challengeId);
    return ((await row.executeTakeFirstOrThrow()).deal as BeeState).words;
  };
  const id = await of.sent();
  await of.answer(id, of.bob, 1);
  const second = await of.challenges.goOn(id, of.bob, 'b', 'round');
  for (const owner of [of.ann, of.bob]) await of.answer(second, owner, 1);
  const rematch = await of.challenges.goOn(second, of.ann, 'a', 'rematch');
  const words = [...(await wordsOf(id)), ...(await wordsOf(second)), ...(await wordsOf(rematch))];
  expect(new Set(words).size).toBe(words.length);
});

it('has one rematch, whichever of the two asks and however often, and the other one is told', async () => {
  const of = fixture();
  const id = await of.sent();
  await of.answer(id, of.bob, 1);
  const [first, second] = await Promise.all([1, 2].map(() => of.challenges.goOn(id, of.bob, 'b', 'rematch')));
  expect(second).toBe(first);
  expect(await of.challenges.goOn(id, of.ann, 'a', 'rematch')).toBe(first);
  const told = { count: 1, actor_id: of.bob.playerId, detail: first, params: { game: GAME, round: 1, rematch: true } };
  expect((await of.toldTo(of.ann)).filter(({ detail }) => detail === first)).toEqual([told]);
  expect(await of.toldTo(of.bob)).toEqual([]);
});

describe('what comes next and can no longer be answered', () => {
  it('is dealt again, under its address, while nobody has begun it', async () => {
    const of = fixture();
    const { challenges, ann, bob } = of;
    const id = await of.sent(1);
    await of.answer(id, bob, 3);
    for (const what of ['round', 'rematch'] as const) {
      const next = await challenges.goOn(id, ann, 'a', what);
      await challenges.close(next, ann);
      expect(await of.look(id, bob)).toMatchObject(what === 'round' ? { next: undefined, mayGoOn: true } : { mayRematch: true });
      expect(await challenges.goOn(id, bob, 'b', what)).toBe(next);
      expect(await of.look(next, ann)).toMatchObject({ closed: false, own: 'open', isMaker: false });
      expect(await of.look(next, bob)).toMatchObject({ isMaker: true });
      await of.answer(next, ann, 1);
    }
  });

  it('is dealt again where the rules have changed', async () => {
    const of = fixture();
    const id = await of.sent(1);
    await of.answer(id, of.bob, 3);
    const next = await of.challenges.goOn(id, of.ann, 'a', 'round');
    await of.base.database.execute('update word_challenge set rules = 99 where id = $1', [next]);
    expect(await of.look(id, of.bob)).toMatchObject({ next: undefined, mayGoOn: true });
    expect(await of.challenges.goOn(id, of.bob, 'b', 'round')).toBe(next);
    await of.answer(next, of.bob, 1);
  });

  it('is another rematch where others have played one that takes nobody else, the same for all who ask', async () => {
    const of = fixture();
    const [cleo, id] = [await of.person('Cleo'), await of.sent(1)];
    for (const owner of [of.bob, cleo]) await of.answer(id, owner, 2);
    const first = await of.challenges.goOn(id, of.ann, 'a', 'rematch');
    await of.answer(first, of.ann, 1);
    await of.challenges.close(first, of.ann);
    const second = await of.challenges.goOn(id, of.bob, 'b', 'rematch');
    expect(second).not.toBe(first);
    expect(await of.challenges.goOn(id, cleo, 'c', 'rematch')).toBe(second);
    expect(await of.boardOf(first, of.ann)).toEqual(['1 Ann 10']);
  });

  it('is a rematch of one’s own where there is a block towards who dealt the others’', async () => {
    const of = fixture();
    const [cleo, id] = [await of.person('Cleo'), await of.sent(1)];
    for (const owner of [of.bob, cleo]) await of.answer(id, owner, 2);
    const ofBob = await of.challenges.goOn(id, of.bob, 'b', 'rematch');
    await of.block(cleo, of.bob);
    const ofCleo = await of.challenges.goOn(id, cleo, 'c', 'rematch');
    expect(await of.challenges.goOn(id, cleo, 'c', 'rematch'), 'pressed again').toBe(ofCleo);
    await of.answer(ofCleo, cleo, 1);
    expect(await of.challenges.goOn(id, cleo, 'c', 'rematch'), 'and once played').toBe(ofCleo);
    expect(await of.challenges.goOn(id, of.ann, 'a', 'rematch')).toBe(ofBob);
  });
});

it('and challenges are at most sixty an hour of one person', async () => {
  const of = fixture();
  const id = await of.sent();
  for (let made = 1; made < 60; made += 1) await of.limiter.use(`word-challenge:${of.ann.playerId}`, { max: 60, windowSeconds: 3600 });
  await expect(of.sent()).rejects.toThrow(RateLimited);
  await expect(of.challenges.goOn(id, of.ann, 'a', 'rematch')).rejects.toThrow(RateLimited);
  await of.answer(id, of.bob, 1);
  await expect(of.challenges.goOn(id, of.bob, 'b', 'rematch')).resolves.toEqual(expect.any(String));
});
