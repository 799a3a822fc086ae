import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ringDetector } from '~/duels/outcome/ring-detector.server';
import { onDuelFixture } from '~/duels/testing/duel-fixture';
import { openCase, openFinding } from '../cases/open-case.server';
import { testTargets } from '../testing/test-targets';
import { declaredMeasures } from './case-facts.server';
import { measuresFor } from './measures';
import { giveRingRatings, takeRingRatings } from './ring-ratings.server';

const site = onDuelFixture();

it('takes the votes of a ring for each other out of the ratings, and none besides, until they are given back', async () => {
  const [ada, ben, cleo, dan, eve] = await site.people('Ada', 'Ben', 'Cleo', 'Dan', 'Eve');
  if (!ada || !ben || !cleo || !dan || !eve) throw new Error('Nobody is there.');
  for (const writer of [ada, ben]) await site.handIn(writer, { card: 'ferry' });
  await site.turn();
  for (const [index, reader] of [cleo, dan, eve].entries()) {
    await site.handIn(reader, { card: ['moth', 'queue', 'lift'][index] ?? '' });
    await site.judge(reader, (titles) => titles.find((title) => title === (reader === eve ? 'By Ben' : 'By Ada')) ?? '');
  }
  const { db } = site.database;
  const means = async () =>
    Object.fromEntries((await db.selectFrom('skill').select(['player_id', 'mean']).execute()).map((row) => [row.player_id, row.mean]));
  const before = await means();
  expect(before[ada.id]).toBeGreaterThan(before[ben.id] ?? 0);
  const ring_id = randomUUID();
  await db
    .insertInto('duel_ring_member')
    .values([ada, cleo].map(({ id }) => ({ player_id: id, ring_id, found_at: site.clock.now() })))
    .execute();

  const taken = await db.transaction().execute((trx) => takeRingRatings(trx, cleo.id, site.clock.now()));
  expect(taken).toHaveLength(1);
  const without = await means();
  expect(without[ada.id]).toBeLessThan(before[ada.id] ?? 0);
  expect((without[ada.id] ?? 0) + (without[ben.id] ?? 0)).toBeCloseTo(3_000, 0);
  expect(await db.transaction().execute((trx) => takeRingRatings(trx, ada.id, site.clock.now()))).toEqual([]);

  await db.transaction().execute((trx) => giveRingRatings(trx, taken, site.clock.now()));
  expect(await means()).toEqual(before);
});

it('is possible for people who were found as a ring', async () => {
  const { db } = site.database;
  const [ada] = await site.people('Ada');
  const subject = { kind: 'player', thingId: ada?.id ?? '', ownerId: ada?.id ?? null, storyId: null };
  const now = site.clock.now();
  const open = await db.transaction().execute(async (trx) => {
    const tools = { trx, targets: testTargets };
    const { id } = await openCase(tools, subject, now);
    const before = await declaredMeasures(testTargets, trx, { id, kind: 'player' });
    for (const reason of ringDetector.finds) await openFinding(tools, { ...subject, reason }, now);
    return { before, after: await declaredMeasures(testTargets, trx, { id, kind: 'player' }) };
  });
  expect(open.before).not.toContain('take-ratings');
  expect(open.after).toEqual([...open.before, 'take-ratings']);
  const person = { kind: 'player', ownerId: 'ada', hasLeft: false };
  expect(measuresFor({ ...person, declared: open.before })).not.toContain('take-ratings');
  expect(measuresFor({ ...person, declared: open.after })).toContain('take-ratings');
});
