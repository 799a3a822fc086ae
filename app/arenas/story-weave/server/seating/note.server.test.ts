import { expect, it } from 'vitest';
import { openWeaveFixture, viewOf } from '../../testing/weave-fixture';

const fixture = openWeaveFixture();
const note = { tone: 'eerie' as const, jokes: true, words: 'It is  winter.', writers: 2 };

it('the note of a room is its opener’s, jokes are for anybody with a seat to turn off', async () => {
  const choice = { format: 'turns' as const, isPrivate: false, aiWriters: true, moreTime: false, rating: 'general' as const, prompt: '' };
  const roomId = await fixture.server.weave.open(fixture.ada, 'page', choice);
  const [ada, ben, eve] = [fixture.server.connect(fixture.ada), fixture.server.connect(fixture.ben), fixture.server.connect()];
  for (const browser of [ada, ben]) await browser.ask('weave:join', { roomId });
  expect(await ada.ask('weave:note', { roomId, note })).toEqual({ ok: true });
  expect(viewOf(ben).note).toEqual({ ...note, words: 'It is winter.' });
  expect(await ben.ask('weave:note', { roomId, note })).toMatchObject({ code: 'not-opener' });
  expect(await ada.ask('weave:note', { roomId, note: { ...note, words: 'What the fuck' } })).toMatchObject({ code: 'crude' });
  expect(await ada.ask('weave:note', { roomId, note: { ...note, words: 'x'.repeat(161) } })).toMatchObject({ code: 'malformed' });
  expect(await ada.ask('weave:note', { roomId, note: { ...note, writers: 4 } })).toMatchObject({ code: 'malformed' });
  expect(await ada.ask('weave:note', { roomId, note: { ...note, writers: 0 } })).toEqual({ ok: true });
  expect(viewOf(ben).setting.aiWriters).toBe(false);
  expect(await eve.ask('weave:jokes', { roomId, on: false })).toMatchObject({ code: 'signed-out' });
  expect(await ben.ask('weave:jokes', { roomId, on: false })).toEqual({ ok: true });
  expect(viewOf(ada).note.jokes).toBe(false);
});
