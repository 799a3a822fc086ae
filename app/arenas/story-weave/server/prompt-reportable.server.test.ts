import { describe, expect, it } from 'vitest';
import { battleChoice as choice } from '../testing/battle-moves';
import { openWeaveFixture, start, submit, viewOf } from '../testing/weave-fixture';
import type { Browser } from '../testing/weave-server';
import { promptReportable } from './prompt-reportable.server';
import { newVisit } from './seating/presence.server';

const fixture = openWeaveFixture();

const setHidden = (roomId: string, hidden: boolean, storyId: string | null = null) =>
  fixture.database.db
    .transaction()
    .execute((trx) => promptReportable.setHidden({ trx, clock: fixture.clock }, { id: roomId, storyId }, hidden));
const find = (roomId: string, reader: 'anybody' | 'moderator' = 'anybody') => promptReportable.find(fixture.database.db, roomId, reader);
const openingOf = async (roomId: string) => (await fixture.server.weave.roomSnapshot(roomId, fixture.ben))?.opening;
const listed = () => fixture.server.weave.publicRooms(fixture.ben);

/** Ada and Ben in a public room of turns that Ada opened. */
async function room(prompt: string): Promise<{ ada: Browser; roomId: string }> {
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), { ...choice, format: 'turns', isPrivate: false, prompt });
  const [ada, ben] = [fixture.server.connect(fixture.ada), fixture.server.connect(fixture.ben)];
  for (const browser of [ada, ben]) await browser.ask('weave:join', { roomId });
  return { ada, roomId };
}

describe('a prompt that a player brought into a room', () => {
  it('can be reported while the room waits and while people write, is theirs, and says so in the list', async () => {
    const { ada, roomId } = await room('A gate.');
    expect(await find(roomId)).toMatchObject({ excerpt: 'A gate.', author: 'Ada', ownerId: fixture.ada, storyId: null });
    expect(await listed()).toMatchObject([{ prompt: 'A gate.', promptBy: { playerId: fixture.ada, name: 'Ada' } }]);
    await start(ada);
    expect(await find(roomId)).toMatchObject({ excerpt: 'A gate.', ownerId: fixture.ada });
    expect(viewOf(ada).opening).toMatchObject({ prompt: 'A gate.', by: fixture.ada });
  });

  it('is taken out of the room and its list, stays evidence, and comes back', async () => {
    const { ada, roomId } = await room('A gate.');
    await start(ada);
    expect([await setHidden(roomId, true), await setHidden(roomId, true)]).toEqual([true, false]);
    expect(await openingOf(roomId)).toMatchObject({ prompt: '' });
    expect(await listed()).toMatchObject([{ prompt: null, promptBy: null }]);
    expect(await find(roomId)).toBeUndefined();
    expect(await find(roomId, 'moderator')).toMatchObject({ excerpt: 'A gate.', ownerId: fixture.ada });
    expect(await setHidden(roomId, false)).toBe(true);
    expect(await openingOf(roomId)).toMatchObject({ prompt: 'A gate.' });
  });

  it('is no choice any more in a room that waits, until it is put back', async () => {
    const { ada, roomId } = await room('A gate.');
    const prompts = async () => (await fixture.server.weave.roomSnapshot(roomId, fixture.ada))?.waiting?.prompts.map(({ text }) => text);
    await setHidden(roomId, true);
    expect(await prompts()).not.toContain('A gate.');
    await setHidden(roomId, false);
    expect(await prompts()).toContain('A gate.');
    await start(ada);
  });

  it('is not in the story that was written without it, and comes back into it when the decision was wrong', async () => {
    const { ada, roomId } = await room('A gate.');
    await start(ada);
    await fixture.turnOf(ada, 'Ada');
    await submit(ada, 'She went in.');
    await setHidden(roomId, true);
    await ada.ask('weave:close', { roomId });
    const storyOf = async () => (await fixture.database.execute('select id, prompt, status from story')).rows[0];
    const story = await storyOf();
    expect(story).toMatchObject({ prompt: '', status: 'published' });
    expect(await setHidden(roomId, false, String(story?.id))).toBe(true);
    expect(await storyOf()).toMatchObject({ prompt: 'A gate.', status: 'published' });
    expect(await find(roomId), 'what it has become is reported').toBeUndefined();
  });
});

it('a prompt of the site is nobody’s to report', async () => {
  const { ada, roomId } = await room('');
  expect(await find(roomId)).toBeUndefined();
  await start(ada);
  expect(await find(roomId)).toBeUndefined();
  expect(await setHidden(roomId, true)).toBe(false);
});
