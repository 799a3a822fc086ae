import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createBus } from '~/platform/bus/bus.server';
import { openWeaveFixture, start, submit, viewOf } from '../testing/weave-fixture';
import type { Browser } from '../testing/weave-server';
import { passageReportable } from './passage-reportable.server';
import { setPartDoor, withholdPart } from './withhold-part.server';

const fixture = openWeaveFixture();

const withhold = (roomId: string, number: number, withheld = true) =>
  fixture.database.db.transaction().execute((trx) => withholdPart(trx, { roomId, number }, { withheld, now: fixture.clock.now() }));
const textsIn = async (roomId: string) => (await fixture.server.weave.roomSnapshot(roomId, undefined))?.parts.map(({ text }) => text);
const storyOf = async () => (await fixture.database.execute('select body, word_count from story')).rows;

/** A private room with two turns of Ada, the first of which is rude. */
async function written(): Promise<{ ada: Browser; roomId: string; rude: number }> {
  const choice = { format: 'turns', isPrivate: true, aiWriters: false, moreTime: false, rating: 'general', prompt: '' } as const;
  const roomId = await fixture.server.weave.open(fixture.ada, randomUUID(), choice);
  const ada = fixture.server.connect(fixture.ada);
  const ben = fixture.server.connect(fixture.ben);
  for (const browser of [ada, ben]) await browser.ask('weave:join', { roomId });
  await start(ada);
  const { number: rude } = await fixture.turnOf(ada, 'Ada');
  await submit(ada, 'Something rude.');
  await fixture.turnOf(ben, 'Ben');
  await submit(ben, 'She went in.');
  return { ada, roomId, rude };
}

describe('a part of an unfinished room that a moderator takes out', () => {
  it('is in the room no more, once, and pages that show the room are told', async () => {
    const { roomId, rude } = await written();
    const told: string[] = [];
    const bus = createBus(fixture.database, { warn: () => undefined });
    bus.onTrigger('weave_part_withheld', { dispatch: (payload) => void told.push(payload), onLink: () => undefined });
    await bus.start();
    expect(await withhold(roomId, rude)).toBe(true);
    expect(await withhold(roomId, rude)).toBe(false);
    expect(await textsIn(roomId)).toEqual(['She went in.']);
    await vi.waitFor(() => expect(told).toEqual([roomId]));
    await bus.stop();
    expect(await withhold(roomId, rude, false)).toBe(true);
    expect(await textsIn(roomId)).toEqual(['Something rude.', 'She went in.']);
  });

  it('is not in the story, and comes back into it when the decision was wrong', async () => {
    const { ada, roomId, rude } = await written();
    await withhold(roomId, rude);
    await ada.ask('weave:close', { roomId });
    expect(await storyOf()).toEqual([{ body: 'She went in.', word_count: 3 }]);
    await withhold(roomId, rude, false);
    expect(await storyOf()).toEqual([{ body: 'Something rude.\n\nShe went in.', word_count: 5 }]);
  });

  it('is no part that there is not', async () => {
    const { roomId } = await written();
    expect(await withhold(roomId, 99)).toBe(false);
    expect(await withhold(randomUUID(), 1)).toBe(false);
  });
});

describe('a door before a part of an unfinished room', () => {
  const reportable = (hidden: boolean, thingId: string) =>
    fixture.database.db
      .transaction()
      .execute((trx) => passageReportable.setHidden({ trx, clock: fixture.clock }, { id: thingId, storyId: null }, hidden));
  const putDoor = (thingId: string) =>
    fixture.database.db
      .transaction()
      .execute(async (trx) => passageReportable.putDoor?.({ trx, clock: fixture.clock }, { id: thingId, storyId: null }, 'threat'));
  const partsFor = async (viewerId: string | undefined, roomId: string) =>
    (await fixture.server.weave.roomSnapshot(roomId, viewerId))?.parts.map(({ text, door }) => [text, door]);

  it('keeps it from visitors, tells signed-in people of the door, and goes with a decision', async () => {
    const { roomId, rude } = await written();
    expect(await putDoor(`${roomId}.${rude}`)).toBe(true);
    expect(await putDoor(`${roomId}.${rude}`)).toBe(false);
    expect(await partsFor(undefined, roomId)).toEqual([['She went in.', undefined]]);
    expect(await partsFor(fixture.ben, roomId)).toEqual([
      ['Something rude.', 'threat'],
      ['She went in.', undefined],
    ]);
    expect(await passageReportable.find(fixture.database.db, `${roomId}.${rude}`, 'anybody')).toMatchObject({ excerpt: '' });
    expect(await reportable(false, `${roomId}.${rude}`)).toBe(true);
    expect(await textsIn(roomId)).toEqual(['Something rude.', 'She went in.']);
  });

  it('holds for the newest part of an AI writer, which a person has changed: nobody changes it again or shows it to visitors', async () => {
    const ada = await fixture.enter(fixture.ada);
    await fixture.turnOf(ada, 'Ada');
    await submit(ada, 'She went in.');
    await fixture.turnOf(ada, 'Ada');
    const { roomId } = viewOf(ada);
    const part = { roomId, number: viewOf(ada).parts.at(-1)?.number ?? 0 };
    expect(await ada.ask('weave:change-part', { ...part, text: 'Something rude.' })).toEqual({ ok: true });
    const told: string[] = [];
    const bus = createBus(fixture.database, { warn: () => undefined });
    bus.onTrigger('weave_part_withheld', { dispatch: (payload) => void told.push(payload), onLink: () => undefined });
    await bus.start();
    expect(await fixture.database.db.transaction().execute((trx) => setPartDoor(trx, part, 'threat'))).toBe(true);
    await vi.waitFor(() => expect(told).toEqual([roomId]));
    await bus.stop();
    expect(JSON.stringify(await fixture.server.weave.roomSnapshot(roomId, undefined))).not.toContain('Something rude.');
    expect((await fixture.server.weave.roomSnapshot(roomId, fixture.ada))?.steering).toBeNull();
    expect(await ada.ask('weave:change-part', { ...part, text: 'Something ruder.' })).toMatchObject({ code: 'not-last' });
  });

  it('stands before the whole story once the room has closed', async () => {
    const { ada, roomId, rude } = await written();
    await putDoor(`${roomId}.${rude}`);
    await ada.ask('weave:close', { roomId });
    const stories = () => fixture.database.execute('select status, about from story left join story_door on story_id = id');
    expect((await stories()).rows).toEqual([{ status: 'behind_door', about: 'threat' }]);
  });
});
