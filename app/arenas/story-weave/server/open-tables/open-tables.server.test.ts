import { expect, it } from 'vitest';
import { listNotices } from '~/notifications/list/list-notices.server';
import { openWeaveFixture, SECOND } from '../../testing/weave-fixture';
import { tableNotice } from '../seating/notice-kinds';

const HOUR = 3_600 * SECOND;
const fixture = openWeaveFixture();

const tables = () => fixture.server.weave.openTables(fixture.ada);
const bells = async (playerId: string) => (await listNotices(fixture.database.db, [tableNotice], { playerId })).notices.length;

/** Announces the tables, and moves to some minutes before the first. @returns when that begins. */
async function firstTable(minutesBefore: number): Promise<Date> {
  await fixture.server.weave.turnTables();
  const [first] = await tables();
  const startsAt = new Date(first?.startsAt ?? '');
  fixture.clock.advance(startsAt.getTime() - fixture.clock.now().getTime() - minutesBefore * 60 * SECOND);
  return startsAt;
}

it('announces three tables a day, once, and counts who comes', async () => {
  const startsAt = await firstTable(60);
  await fixture.server.weave.turnTables();
  expect(await tables()).toHaveLength(3);
  await fixture.server.weave.comeToTable(fixture.ada, startsAt, true);
  await fixture.server.weave.comeToTable(fixture.ada, startsAt, true);
  await fixture.server.weave.comeToTable(fixture.ben, startsAt, true);
  expect((await tables())[0]).toEqual({ startsAt: startsAt.toISOString(), coming: 2, own: true, open: false });
  expect((await fixture.server.weave.openTables(undefined))[0]).toMatchObject({ coming: 2, own: false });
  await fixture.server.weave.comeToTable(fixture.ada, startsAt, false);
  expect((await tables())[0]).toMatchObject({ coming: 1, own: false });
  fixture.clock.advance(24 * HOUR);
  await fixture.server.weave.turnTables();
  expect(await tables()).toHaveLength(3);
});

it('rings ten minutes before, once, for those who come', async () => {
  const startsAt = await firstTable(30);
  await fixture.server.weave.comeToTable(fixture.ada, startsAt, true);
  await fixture.server.weave.turnTables();
  expect(await bells(fixture.ada)).toBe(0);
  fixture.clock.advance(20 * 60 * SECOND);
  await fixture.server.weave.turnTables();
  await fixture.server.weave.turnTables();
  expect([await bells(fixture.ada), await bells(fixture.ben)]).toEqual([1, 0]);
});

it('gathers people in one room that begins at its time, however many are there, and Play now leads there just before it', async () => {
  const startsAt = await firstTable(11);
  const sit = (playerId: string) => fixture.server.weave.sitAtTable(playerId, 'peer', startsAt);
  await expect(sit(fixture.ada)).rejects.toMatchObject({ reason: 'no-table' });
  await fixture.pass(60 * SECOND);
  const roomId = await sit(fixture.ada);
  expect(await fixture.server.weave.soonGame(fixture.ben)).toBeUndefined();
  await fixture.pass(8.5 * 60 * SECOND);
  expect(await fixture.server.weave.soonGame(fixture.ben)).toMatchObject({ people: 1, startsInMs: 90 * SECOND });
  expect(await fixture.server.weave.playNow(fixture.ben, 'peer')).toBe(roomId);
  const waits = async () => (await fixture.server.weave.roomSnapshot(roomId, undefined))?.waiting !== null;
  expect(await waits()).toBe(true);
  await fixture.pass(91 * SECOND);
  expect(await waits()).toBe(false);
  await expect(fixture.server.weave.comeToTable(fixture.ada, startsAt, true)).rejects.toMatchObject({ reason: 'no-table' });
});
