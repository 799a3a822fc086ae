import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { openWeaveFixture, SECOND, start, viewOf } from '../../testing/weave-fixture';
import { type Browser, openWeave, shortWriter } from '../../testing/weave-server';
import { promptReportable } from '../prompt-reportable.server';
import type { RoomChoice } from './lobby';
import { newVisit } from './presence.server';

const fixture = openWeaveFixture();
const choice: RoomChoice = {
  ...{ format: 'turns', isPrivate: false, aiWriters: false, moreTime: false, rating: 'general', prompt: 'A lighthouse with no lamp.' },
};

async function joined(playerId: string, roomId: string): Promise<Browser> {
  const browser = fixture.server.connect(playerId);
  await browser.ask('weave:join', { roomId });
  return browser;
}

/** Ada and Ben in a room of Ada's that waits. */
async function waiting(differences: Partial<RoomChoice> = {}): Promise<{ ada: Browser; ben: Browser; roomId: string }> {
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), { ...choice, ...differences });
  return { ada: await joined(fixture.ada, roomId), ben: await joined(fixture.ben, roomId), roomId };
}

it('is prepared by everybody, begun by its opener alone, and then by nobody', async () => {
  const { ada, ben, roomId } = await waiting();
  expect(viewOf(ada)).toMatchObject({ opening: null, waiting: { prompts: { length: 4 }, votes: [{ seat: 0, prompt: 0 }] } });
  expect(await ben.ask('weave:prompt', { roomId, text: ' A gate\nthat sings. ' })).toEqual({ ok: true });
  expect(await ben.ask('weave:scribble', { roomId, text: 'Hats.' })).toEqual({ ok: true });
  expect(await ben.ask('weave:readied', { roomId, ready: true })).toEqual({ ok: true });
  expect(viewOf(ada).waiting?.prompts.at(-1)).toMatchObject({ text: 'A gate that sings.' });
  expect(viewOf(ada).waiting).toMatchObject({ lines: [{ text: 'Hats.' }], ready: [viewOf(ada).seats[1]?.seat] });
  expect(await ben.ask('weave:head', { roomId, head: 12 })).toMatchObject({ code: 'malformed' });
  expect(await ben.ask('weave:head', { roomId, head: 3 })).toEqual({ ok: true });
  expect(viewOf(ada).seats.map(({ head }) => head)).toEqual([null, 3]);
  const { setting } = viewOf(ada);
  const { openerId: _opener, ...chosen } = setting;
  expect(await ben.ask('weave:choose', { roomId, setting: { ...chosen, format: 'battle' } })).toMatchObject({ code: 'not-opener' });
  expect(await ada.ask('weave:choose', { roomId, setting: { ...chosen, format: 'battle', moreTime: true } })).toEqual({ ok: true });
  expect(viewOf(ben).setting).toEqual({ ...setting, format: 'battle', moreTime: false });
  expect(await ben.ask('weave:start', { roomId })).toMatchObject({ code: 'not-opener' });
  const prompt = viewOf(ada).waiting?.prompts.at(-1)?.id;
  expect(await ada.ask('weave:prompt-vote', { roomId, prompt })).toEqual({ ok: true });
  await start(ada);
  expect(viewOf(ben)).toMatchObject({ waiting: null, waitsUntil: null, opening: { prompt: 'A gate that sings.' } });
  for (const browser of [ada, ben])
    expect(await browser.ask('weave:prompt', { roomId, text: 'Too late' })).toMatchObject({ code: 'begun' });
  expect(await ada.ask('weave:start', { roomId })).toMatchObject({ code: 'begun' });
  await fixture.expectFresh(ben);
});

it('does not begin with one person alone', async () => {
  const roomId = await fixture.server.weave.open(fixture.ada, randomUUID(), choice);
  const ada = await joined(fixture.ada, roomId);
  expect(await ada.ask('weave:start', { roomId })).toMatchObject({ code: 'too-few' });
});

it('takes no words from people without a seat, and no crude ones where anybody may come', async () => {
  const { ben, roomId } = await waiting();
  const passer = fixture.server.connect(randomUUID());
  for (const [request, question] of [
    ['weave:prompt', { text: 'A gate' }],
    ['weave:prompt-vote', { prompt: 0 }],
    ['weave:scribble', { text: 'A gate' }],
    ['weave:readied', { ready: true }],
  ] as const)
    expect(await passer.ask(request, { roomId, ...question })).toMatchObject({ code: 'no-seat' });
  expect(await ben.ask('weave:scribble', { roomId, text: 'What the fuck' })).toMatchObject({ code: 'crude' });
  expect(await ben.ask('weave:prompt', { roomId, text: ' ' })).toMatchObject({ code: 'malformed' });
  expect(await ben.ask('weave:prompt', { roomId, text: 'x'.repeat(301) })).toMatchObject({ code: 'malformed' });
});

it('keeps what was prepared when its process is killed, and still makes an opening when that was killed with the Start', async () => {
  const { ben, roomId } = await waiting();
  await ben.ask('weave:prompt', { roomId, text: 'A gate that sings.' });
  // It never answers.
  fixture.server = openWeave(fixture.database, fixture.clock, {
    ...shortWriter(),
    generateStoryStarter: () => new Promise(() => undefined),
  });
  const ada = await joined(fixture.ada, roomId);
  await joined(fixture.ben, roomId);
  expect(viewOf(ada).waiting).toMatchObject({ prompts: { length: 5 }, votes: { length: 2 } });
  expect(await ada.ask('weave:start', { roomId })).toEqual({ ok: true });
  fixture.server = openWeave(fixture.database, fixture.clock);
  await fixture.pass(6 * SECOND);
  expect((await fixture.server.weave.roomSnapshot(roomId, undefined))?.opening).toMatchObject({ starter: choice.prompt });
});

it.each([
  ['a prompt', 'weave:prompt', { text: 'What the fuck' }],
  ['a line to warm up', 'weave:scribble', { text: 'What the fuck' }],
  ['the note for AI writers', 'weave:note', { note: { tone: null, jokes: true, words: 'What the fuck', writers: 3 } }],
] as const)('does not become a room that anybody may join while %s has words that could not stand there', async (_what, request, words) => {
  const { ada, roomId } = await waiting({ isPrivate: true });
  expect(await ada.ask(request, { roomId, ...words })).toEqual({ ok: true });
  const choose = (chosen: Partial<RoomChoice>) => ada.ask('weave:choose', { roomId, setting: { ...viewOf(ada).setting, ...chosen } });
  expect(await choose({ isPrivate: false })).toMatchObject({ code: 'unfit-here' });
  expect(viewOf(ada).setting.isPrivate).toBe(true);
  expect(await choose({ isPrivate: false, rating: 'teen' })).toEqual({ ok: true });
  expect(await choose({ rating: 'general' })).toMatchObject({ code: 'unfit-here' });
  const fit = 'note' in words ? { note: { ...words.note, words: '' } } : { text: 'What the duck' };
  await ada.ask(request, { roomId, ...fit });
  expect(await choose({ rating: 'general' })).toEqual({ ok: true });
});

it('takes no vote for a prompt that was just replaced', async () => {
  const { ada, ben, roomId } = await waiting();
  await ben.ask('weave:prompt', { roomId, text: 'A gate that sings.' });
  const prompt = viewOf(ada).waiting?.prompts.at(-1)?.id;
  await ben.ask('weave:prompt', { roomId, text: 'A gate that hums.' });
  expect(await ada.ask('weave:prompt-vote', { roomId, prompt })).toMatchObject({ code: 'prompt-gone' });
  expect(viewOf(ada).waiting?.votes).toContainEqual({ seat: 0, prompt: 0 });
});

it('shows in Fold everybody their own prompt alone, and the list of rooms none', async () => {
  const { ada, ben, roomId } = await waiting();
  const fold = { ...viewOf(ada).setting, format: 'fold' };
  expect(await ada.ask('weave:choose', { roomId, setting: fold })).toEqual({ ok: true });
  expect(viewOf(ada).waiting).toMatchObject({ own: choice.prompt, prompts: [] });
  await ben.ask('weave:prompt', { roomId, text: 'A gate that sings.' });
  expect(viewOf(ada).waiting).toMatchObject({ own: choice.prompt, prompts: [], votes: [] });
  expect((await fixture.server.weave.roomSnapshot(roomId, fixture.ben))?.waiting).toMatchObject({ own: 'A gate that sings.', prompts: [] });
  expect(await fixture.server.weave.publicRooms(undefined)).toMatchObject([{ id: roomId, prompt: null, promptBy: null }]);
  expect(await promptReportable.find(fixture.database.db, roomId, 'anybody')).toBeUndefined();
  await ada.ask('weave:choose', { roomId, setting: { ...fold, format: 'turns' } });
  expect(viewOf(ben).waiting).toMatchObject({ prompts: { length: 3 }, votes: [] });
  await fixture.expectFresh(ada);
  await fixture.expectFresh(ben);
});

it('hands the Start over when its opener has gone', async () => {
  const { ada, ben } = await waiting();
  ada.close();
  await vi.waitFor(() => expect(viewOf(ben).seats[0]).toMatchObject({ away: true }));
  await fixture.pass(21 * SECOND);
  expect(viewOf(ben).setting.openerId).toBe(fixture.ben);
  expect(await ben.ask('weave:choose', { roomId: viewOf(ben).roomId, setting: { ...viewOf(ben).setting, aiWriters: true } })).toEqual({
    ok: true,
  });
  await start(ben);
});
