import { beforeEach, expect, it } from 'vitest';
import { foldIn, handInLine, openFold, readOn } from '../../testing/fold-moves';
import { openWeaveFixture } from '../../testing/weave-fixture';
import type { Browser } from '../../testing/weave-server';
import { foldLineReportable as reportable } from './fold-line-reportable.server';

const fixture = openWeaveFixture();
let roomId: string;
let people: Browser[];

/** Ada, Ben and Cleo have written all lines, and the first two were read out: Ada's and Ben's of Ada's story. */
beforeEach(async () => {
  ({ people, roomId } = await openFold(fixture));
  for (let round = 1; round <= 6; round += 1)
    for (const [seat, browser] of people.entries()) await handInLine(browser, `Seat ${seat} in round ${round}.`);
  for (let read = 0; read < 2; read += 1) await readOn(people);
});

const find = (round: number, seat: number, reader: 'anybody' | 'moderator' = 'anybody') =>
  reportable.find(fixture.database.db, `${roomId}.${round}.${seat}`, reader);
const setHidden = (hidden: boolean, storyId: string | null = null) =>
  fixture.database.db
    .transaction()
    .execute((trx) => reportable.setHidden({ trx, clock: fixture.clock }, { id: `${roomId}.2.1`, storyId }, hidden));
const linesRead = async () => {
  await people[0]?.ask('weave:watch', { roomId });
  return foldIn(people[0] as Browser).lines.map(({ text }) => text);
};

it('a line can be reported once it is read out, and not before', async () => {
  expect(await find(1, 0)).toMatchObject({ author: 'Ada', ownerId: fixture.ada, excerpt: 'Seat 0 in round 1.', storyId: null });
  expect(await find(2, 1)).toMatchObject({ author: 'Ben', address: `/storyweave/${roomId}` });
  expect(await find(3, 2)).toBeUndefined();
  expect(await find(1, 1)).toBeUndefined();
  expect(await reportable.find(fixture.database.db, `${roomId}.9.9`, 'anybody')).toBeUndefined();
  expect(await reportable.around?.(fixture.database.db, `${roomId}.2.1`)).toMatchObject({
    before: [{ author: 'Ada', text: 'Seat 0 in round 1.' }],
    after: [{ text: 'Seat 2 in round 3.' }, { text: 'Seat 0 in round 4.' }, { text: 'Seat 1 in round 5.' }],
  });
});

it('taken out while stories are read, it is neither read nor published, and others are read on; put back, it stands where it was', async () => {
  expect([await setHidden(true), await setHidden(true)]).toEqual([true, false]);
  expect(await linesRead()).toEqual(['Seat 0 in round 1.']);
  expect([await find(2, 1), (await find(2, 1, 'moderator'))?.excerpt]).toEqual([undefined, 'Seat 1 in round 2.']);
  await readOn(people);
  expect(await linesRead()).toEqual(['Seat 0 in round 1.', 'Seat 2 in round 3.']);
  expect(await setHidden(false)).toBe(true);
  expect(await linesRead()).toEqual(['Seat 0 in round 1.', 'Seat 1 in round 2.', 'Seat 2 in round 3.']);
});

it('the story is published without what was taken out, and has it again once it is put back', async () => {
  await setHidden(true);
  await people[0]?.ask('weave:close', { roomId });
  const { storyId = '' } = (await fixture.server.weave.roomSnapshot(roomId, fixture.ada))?.folded[0] ?? {};
  const words = async () => (await fixture.server.weave.partsOfStory(storyId)).map(({ text }) => text);
  expect(await words()).toHaveLength(5);
  const [part] = await fixture.server.weave.partsOfStory(storyId);
  expect(part?.reported).toEqual({ kind: 'fold-line', thingId: `${roomId}.1.0` });
  expect(await find(1, 0)).toMatchObject({ storyId, address: `/story/${storyId}` });
  expect(await setHidden(false, storyId)).toBe(true);
  expect(await words()).toContain('Seat 1 in round 2.');
  const { rows } = await fixture.database.execute('select body from story where id = $1', [storyId]);
  expect(JSON.stringify(rows)).toContain('Seat 1 in round 2.');
  expect(await setHidden(true, storyId), 'after the room has closed the whole story is hidden').toBe(true);
  expect(await find(1, 0)).toBeUndefined();
});
