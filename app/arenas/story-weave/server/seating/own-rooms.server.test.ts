import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { usualTable } from '../../rules/room-setting';
import { openWeaveFixture, SECOND, start, submit, viewOf } from '../../testing/weave-fixture';
import type { Browser } from '../../testing/weave-server';
import type { RoomChoice } from './lobby';
import { newVisit } from './presence.server';

const fixture = openWeaveFixture();
const choice: RoomChoice = {
  format: 'turns',
  isPrivate: true,
  aiWriters: true,
  moreTime: true,
  rating: 'general',
  prompt: 'A lighthouse with no lamp.',
};

async function opened(playerId: string, differences: Partial<RoomChoice> = {}): Promise<Browser> {
  const roomId = await fixture.server.weave.open(playerId, randomUUID(), { ...choice, ...differences });
  return await joined(playerId, roomId);
}

const block = (playerId: string, otherId: string, kind: 'mute' | 'block') =>
  fixture.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, $3, now())`, [
    playerId,
    otherId,
    kind,
  ]);

async function joined(playerId: string, roomId: string): Promise<Browser> {
  const browser = fixture.server.connect(playerId);
  await browser.ask('weave:join', { roomId });
  return browser;
}

describe('a room of one’s own', () => {
  it('has the prompt and the setting that its opener chose, and the opener in it', async () => {
    const ada = await opened(fixture.ada);
    await start(ada);
    const view = viewOf(ada);
    expect(view.opening).toMatchObject({ prompt: choice.prompt, isDefault: false });
    const { prompt: _prompt, ...setting } = choice;
    expect(view.setting).toEqual({ ...setting, table: usualTable, openerId: fixture.ada });
    expect(view.seats[0]).toMatchObject({ playerId: fixture.ada, away: false });
  });

  it('has as many AI writers as its opener chose, and tells them so in the next one with these people', async () => {
    const ada = await opened(fixture.ada, { writers: 1 });
    await start(ada);
    const seated = (browser: Browser) => viewOf(browser).seats.flatMap(({ kind, name }) => (kind === 'ai' ? [name] : []));
    expect(seated(ada)).toEqual(['Emma']);
    const { roomId, note } = viewOf(ada);
    await ada.ask('weave:note', { roomId, note: { ...note, tone: 'eerie', jokes: false, words: 'The dragon dies in it.' } });
    await ada.ask('weave:close', { roomId });
    const nextId = await fixture.server.weave.openNext(roomId, fixture.ada);
    const next = await joined(fixture.ada, nextId);
    expect(viewOf(next).note).toEqual({ writers: 1, tone: 'eerie', jokes: false, words: '' });
    expect(seated(next)).toEqual(['Emma']);
  });

  it('is found by nobody without its link when it is private', async () => {
    const { roomId } = viewOf(await opened(fixture.ada));
    expect(await fixture.server.weave.publicRooms(fixture.ben)).toEqual([]);
    expect(viewOf(await fixture.enter(fixture.ben)).roomId).not.toBe(roomId);
    expect(viewOf(await joined(fixture.ben, roomId)).seats.map(({ playerId }) => playerId)).toContain(fixture.ben);
  });

  it('is listed, and once it has begun found by the lobby, when it is public; more time is not for strangers', async () => {
    const ada = await opened(fixture.ada, { isPrivate: false });
    const { roomId, setting } = viewOf(ada);
    expect(setting.moreTime).toBe(false);
    expect(await fixture.server.weave.roomForLobby(fixture.ben)).toBeUndefined();
    await start(ada);
    expect(await fixture.server.weave.publicRooms(fixture.ben)).toEqual([
      {
        ...{ id: roomId, format: 'turns', rating: 'general', people: [{ name: 'Ada', playerId: fixture.ada }], freeSeats: 3 },
        ...{
          prompt: choice.prompt,
          promptBy: { playerId: fixture.ada, name: 'Ada' },
          round: 0,
          rounds: 8,
          waits: false,
          minutesLeft: 25,
          startsInMs: null,
        },
      },
    ]);
    expect(viewOf(await fixture.enter(fixture.ben)).roomId).toBe(roomId);
  });

  it('is not found by the lobby when it is rated Teen, as nobody chose that who comes that way', async () => {
    const { roomId } = viewOf(await opened(fixture.ada, { isPrivate: false, rating: 'teen' }));
    expect(await fixture.server.weave.publicRooms(fixture.ben)).toMatchObject([{ id: roomId, rating: 'teen' }]);
    expect(viewOf(await fixture.enter(fixture.ben)).roomId).not.toBe(roomId);
  });

  it('is no room for people who block each other, in the list, by its link and in the lobby', async () => {
    const { roomId } = viewOf(await opened(fixture.ada, { isPrivate: false }));
    await block(fixture.ada, fixture.ben, 'block');
    expect(await fixture.server.weave.publicRooms(fixture.ben)).toEqual([]);
    expect(await fixture.server.connect(fixture.ben).ask('weave:join', { roomId })).toMatchObject({ code: 'full' });
    expect(viewOf(await fixture.enter(fixture.ben)).roomId).not.toBe(roomId);
  });

  it('is not found by whom its people are muted for, but their link still opens it', async () => {
    const { roomId } = viewOf(await opened(fixture.ada, { isPrivate: false }));
    await block(fixture.ben, fixture.ada, 'mute');
    expect(await fixture.server.weave.publicRooms(fixture.ben)).toEqual([]);
    expect(viewOf(await joined(fixture.ben, roomId)).seats.map(({ playerId }) => playerId)).toContain(fixture.ben);
  });

  it('knows at once that its opener has gone, who came by a form, or that their connection was lost, and since when', async () => {
    const { weave } = fixture.server;
    const roomId = await weave.open(fixture.ada, newVisit(), choice);
    const ada = await joined(fixture.ada, roomId);
    const seat = async () => (await weave.roomSnapshot(roomId, undefined))?.seats[0];
    await ada.ask('weave:unwatch', { roomId });
    expect(await seat()).toMatchObject({ away: true, lost: false });
    const again = await joined(fixture.ada, roomId);
    again.close(20 * SECOND);
    await vi.waitFor(async () => expect(await seat()).toMatchObject({ away: true, lost: true }));
    const { stillSince } = (await weave.roomSnapshot(roomId, undefined)) ?? {};
    expect(stillSince).toBe(fixture.clock.now().getTime() - 20 * SECOND);
  });

  it('is closed and cleared by its opener alone', async () => {
    const ada = await opened(fixture.ada);
    const { roomId } = viewOf(ada);
    const ben = await joined(fixture.ben, roomId);
    expect(await ben.ask('weave:close', { roomId })).toMatchObject({ code: 'not-opener' });
    expect(await ben.ask('weave:remove', { roomId, playerId: fixture.ada })).toMatchObject({ code: 'not-opener' });
    expect(await ada.ask('weave:remove', { roomId, playerId: fixture.ben })).toEqual({ ok: true });
    expect(await ben.ask('weave:join', { roomId })).toMatchObject({ code: 'removed' });
    const told = viewOf(ben);
    expect(await ben.ask('weave:watch', { roomId })).toMatchObject({
      ok: true,
      view: { removed: true, opening: null, seats: [], parts: [] },
    });
    const removed = async (viewerId: string | undefined) => (await fixture.server.weave.roomSnapshot(roomId, viewerId))?.removed;
    expect([await removed(fixture.ben), await removed(fixture.ada), await removed(undefined)]).toEqual([true, false, false]);
    await start(ada);
    await fixture.turnOf(ada, 'Ada');
    await submit(ada, 'She went in.');
    expect(viewOf(ben)).toMatchObject({ version: told.version, parts: [] });
    expect(await ada.ask('weave:close', { roomId })).toEqual({ ok: true });
    expect(viewOf(ada)).toMatchObject({ status: 'closed', turn: null });
    expect(viewOf(ada).storyId).not.toBeNull();
    expect(await ada.ask('weave:close', { roomId })).toMatchObject({ code: 'closed' });
  });

  it('leaves a story with the rating that its opener chose; once a moderator rates it Mature, its room is for its writers alone', async () => {
    const ada = await opened(fixture.ada, { rating: 'teen' });
    const { roomId } = viewOf(ada);
    await start(ada);
    await fixture.turnOf(ada, 'Ada');
    await submit(ada, 'She went in.');
    await ada.ask('weave:close', { roomId });
    const { rows } = await fixture.database.execute('select id, content_rating from story');
    expect(rows).toEqual([{ id: viewOf(ada).storyId, content_rating: 'teen' }]);
    const seenBy = async (viewerId: string | undefined) => (await fixture.server.weave.roomSnapshot(roomId, viewerId)) !== undefined;
    expect([await seenBy(undefined), await seenBy(fixture.ben)]).toEqual([true, true]);
    await fixture.database.execute(`update story set content_rating = 'mature'`);
    expect([await seenBy(undefined), await seenBy(fixture.ben), await seenBy(fixture.ada)]).toEqual([false, false, true]);
    expect(await fixture.server.weave.storyOf(roomId)).toBe(viewOf(ada).storyId);
    await fixture.database.execute('update player set shows_mature = true, birth_year = 1980 where id = $1', [fixture.ben]);
    expect(await seenBy(fixture.ben)).toBe(true);
  });
});
