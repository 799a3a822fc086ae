import { describe, expect, it } from 'vitest';
import { openWeaveFixture, submit, viewOf } from '../testing/weave-fixture';
import type { Browser } from '../testing/weave-server';

const fixture = openWeaveFixture();

/** Ada has written a part, and Ben and a visitor look on. */
async function afterOnePart(): Promise<{ ada: Browser; ben: Browser; visitor: Browser; roomId: string }> {
  const ada = await fixture.enter(fixture.ada);
  const ben = await fixture.enter(fixture.ben);
  await fixture.turnOf(ada, 'Ada');
  await submit(ada, 'She went in.');
  const { roomId } = viewOf(ada);
  const visitor = fixture.server.connect();
  await visitor.ask('weave:watch', { roomId });
  return { ada, ben, visitor, roomId };
}

describe('a mark', () => {
  it('is given once and taken back, and counts are shown when the room has closed', async () => {
    const { ada, ben, roomId } = await afterOnePart();
    const mark = { roomId, number: 1, kind: 'laughed', on: true };
    for (let again = 0; again < 2; again += 1) expect(await ben.ask('weave:mark', mark)).toEqual({ ok: true });
    await ben.ask('weave:mark', { ...mark, kind: 'loved' });
    await ben.ask('weave:mark', { ...mark, kind: 'loved', on: false });
    const look = (playerId: string) => fixture.server.weave.roomSnapshot(roomId, playerId);
    expect(await look(fixture.ben)).toMatchObject({ ownMarks: [{ number: 1, kind: 'laughed' }], marks: [] });
    expect(await look(fixture.ada)).toMatchObject({ ownMarks: [], marks: [] });
    for (const browser of [ada, ben]) await browser.ask('weave:leave', { roomId });
    for (let waited = 0; waited < 5; waited += 1) await fixture.pass(30_000);
    expect(await look(fixture.ada)).toMatchObject({ status: 'closed', marks: [{ number: 1, kind: 'laughed', count: 1 }] });
    expect(await ben.ask('weave:mark', { ...mark, kind: 'shivered' })).toMatchObject({ code: 'closed' });
  });

  it('is for people with a seat and for fresh parts of others', async () => {
    const { ada, ben, visitor, roomId } = await afterOnePart();
    const mark = { roomId, number: 1, kind: 'loved', on: true };
    expect(await ada.ask('weave:mark', mark)).toMatchObject({ code: 'own-line' });
    expect(await ben.ask('weave:mark', { ...mark, number: 2 })).toMatchObject({ code: 'not-fresh' });
    expect(await ben.ask('weave:mark', { ...mark, kind: 'hated' })).toMatchObject({ code: 'malformed' });
    expect(await ben.ask('weave:mark', { ...mark, roomId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ code: 'no-room' });
    expect(await visitor.ask('weave:mark', mark)).toMatchObject({ code: 'signed-out' });
    await ben.ask('weave:leave', { roomId });
    await fixture.pass(61_000);
    expect(await ben.ask('weave:mark', mark)).toMatchObject({ code: 'no-seat' });
  });
});
