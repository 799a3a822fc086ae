import { describe, expect, it } from 'vitest';
import { listNotices } from '~/notifications/list/list-notices.server';
import { putDoor } from '~/stories/door/doors.server';
import { hideStory } from '~/stories/own/hide-story.server';
import { storyForReading } from '~/stories/reading/read-story.server';
import { openWeaveFixture, start, submit, viewOf } from '../../testing/weave-fixture';
import type { Browser } from '../../testing/weave-server';
import { asRead } from '../../woven-stories/parts-of-story.server';
import { publishReminder } from '../seating/notice-kinds';
import { newVisit } from '../seating/presence.server';

const fixture = openWeaveFixture();
const DAY = 24 * 3_600_000;

/** A closed room in which Ada and Ben wrote. */
async function closed(isPrivate = true): Promise<{ ada: Browser; ben: Browser; roomId: string; storyId: string }> {
  const choice = { format: 'turns', isPrivate, aiWriters: false, moreTime: false, rating: 'general', prompt: '' } as const;
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), choice);
  const [ada, ben] = [fixture.server.connect(fixture.ada), fixture.server.connect(fixture.ben)];
  for (const browser of [ada, ben]) await browser.ask('weave:join', { roomId });
  await start(ada);
  await fixture.turnOf(ada, 'Ada');
  await submit(ada, 'She went in.');
  await fixture.turnOf(ben, 'Ben');
  await submit(ben, 'He stayed out.');
  await ada.ask('weave:close', { roomId });
  const { storyId } = viewOf(ada);
  if (!storyId) throw new Error('There is no story.');
  return { ada, ben, roomId, storyId };
}

const say = (browser: Browser, publish: boolean) => browser.ask('weave:publish', { roomId: viewOf(browser).roomId, publish });
const publishing = async (roomId: string, viewerId?: string) =>
  (await fixture.server.weave.roomSnapshot(roomId, viewerId))?.ending?.publishing;
const statusOf = async () => (await fixture.database.db.selectFrom('story').select('status').executeTakeFirstOrThrow()).status;
const publishedOf = async (playerId: string) => {
  const { rows } = await fixture.database.execute('select stories_published from player_progress where player_id = $1', [playerId]);
  return (rows[0] as { stories_published: number } | undefined)?.stories_published ?? 0;
};

describe('the story of a private room', () => {
  it('is unlisted until all who wrote say yes, and again once one of them says no; who has the link reads it', async () => {
    const { ada, ben, roomId, storyId } = await closed();
    const read = () => storyForReading(fixture.database.db, storyId, undefined);
    expect(await read()).toMatchObject({ status: 'unlisted', body: 'She went in.\n\nHe stayed out.' });
    expect(await publishing(roomId, fixture.ada)).toEqual({ own: null, yes: 0, of: 2, isListed: false });
    expect(await publishing(roomId)).toBeNull();
    expect(await publishedOf(fixture.ada)).toBe(0);
    expect(await say(ada, true)).toEqual({ ok: true });
    expect(await say(ada, true)).toEqual({ ok: true });
    expect(await statusOf()).toBe('unlisted');
    expect(await say(ben, true)).toEqual({ ok: true });
    expect(await read()).toMatchObject({ status: 'published' });
    expect(await publishing(roomId, fixture.ben)).toEqual({ own: true, yes: 2, of: 2, isListed: true });
    expect([await publishedOf(fixture.ada), await publishedOf(fixture.ben)]).toEqual([1, 1]);
    expect(await say(ada, false)).toEqual({ ok: true });
    expect(await statusOf()).toBe('unlisted');
    expect([await publishedOf(fixture.ada), await publishedOf(fixture.ben)]).toEqual([0, 0]);
    expect(await say(ada, true)).toEqual({ ok: true });
    expect(await statusOf()).toBe('published');
  });

  it('is published without the name of who wants that, wherever it and its room are shown, and has it back when it is taken out', async () => {
    const { ada, ben, roomId, storyId } = await closed();
    expect(await ada.ask('weave:publish', { roomId, publish: true, named: false })).toEqual({ ok: true });
    await say(ben, true);
    const shown = async (viewerId: string | undefined) =>
      JSON.stringify([
        await storyForReading(fixture.database.db, storyId, viewerId),
        await fixture.server.weave.partsOfStory(storyId),
        await fixture.server.weave.roomSnapshot(roomId, viewerId),
      ]);
    for (const viewer of [undefined, fixture.ben]) {
      expect(await shown(viewer)).not.toContain('Ada');
      expect(await shown(viewer)).not.toContain(fixture.ada);
    }
    expect((await fixture.server.weave.partsOfStory(storyId)).map(({ writer }) => writer)).toEqual(['Anonymous', 'Ben']);
    expect([await publishedOf(fixture.ada), await publishedOf(fixture.ben)]).toEqual([0, 1]);
    expect(await publishing(roomId, fixture.ada)).toMatchObject({ own: true, isListed: true });
    // Its credits stay while it is there.
    await say(ada, true);
    expect(await shown(undefined)).not.toContain('Ada');
    await say(ada, false);
    expect((await fixture.server.weave.partsOfStory(storyId)).map(({ writer }) => writer)).toEqual(['Ada', 'Ben']);
    expect([await publishedOf(fixture.ada), await publishedOf(fixture.ben)]).toEqual([0, 0]);
    await say(ada, true);
    expect(await shown(undefined)).toContain('Ada');
    expect([await publishedOf(fixture.ada), await publishedOf(fixture.ben)]).toEqual([1, 1]);
  });

  it('stays theirs who left their name out: they title it, come into its room behind a door and know their part', async () => {
    const { ada, ben, roomId, storyId } = await closed();
    await ada.ask('weave:publish', { roomId, publish: true, named: false });
    await say(ben, true);
    expect(await ada.ask('weave:title', { roomId, title: 'All winter' })).toEqual({ ok: true });
    const own = async (viewerId: string) =>
      asRead(await fixture.server.weave.partsOfStory(storyId, viewerId), viewerId).map(({ writer, report }) => [
        writer,
        report === undefined,
      ]);
    expect(await own(fixture.ada)).toEqual([
      ['Anonymous', true],
      ['Ben', false],
    ]);
    expect(await own(fixture.ben)).toEqual([
      ['Anonymous', false],
      ['Ben', true],
    ]);
    await fixture.database.db.transaction().execute((trx) => putDoor(trx, storyId, 'threat', fixture.clock.now()));
    const room = await fixture.server.weave.roomSnapshot(roomId, fixture.ada);
    expect(room?.parts.map(({ writer, playerId }) => [writer, playerId])).toEqual([
      ['Anonymous', fixture.ada],
      ['Ben', fixture.ben],
    ]);
    expect(await fixture.server.weave.roomSnapshot(roomId, undefined)).toBeUndefined();
  });

  it('is decided about by nobody else', async () => {
    const { ada, roomId } = await closed();
    const stranger = fixture.server.connect('00000000-0000-4000-8000-000000000009');
    expect(await stranger.ask('weave:publish', { roomId, publish: true })).toMatchObject({ code: 'not-writer' });
    expect(await ada.ask('weave:publish', { roomId: '00000000-0000-4000-8000-000000000009', publish: true })).toMatchObject({
      code: 'no-room',
    });
  });

  it('stays hidden when moderators hid it, and is then as its writers left it', async () => {
    const { ada, ben, storyId } = await closed();
    await hideStory(fixture.database.db, storyId, true);
    await say(ada, true);
    await say(ben, true);
    expect(await statusOf()).toBe('hidden');
    await say(ben, false);
    await hideStory(fixture.database.db, storyId, false);
    expect(await statusOf()).toBe('unlisted');
  });

  it('reminds those once who have said nothing, after seven days', async () => {
    const { ada, roomId } = await closed();
    await say(ada, true);
    const told = async (playerId: string) =>
      (await listNotices(fixture.database.db, [publishReminder], { playerId })).notices.map(({ to }) => to);
    await fixture.server.weave.remindOfPublishing();
    expect(await told(fixture.ben)).toEqual([]);
    fixture.clock.advance(7 * DAY);
    for (let day = 0; day < 3; day += 1) {
      await fixture.server.weave.remindOfPublishing();
      fixture.clock.advance(DAY);
    }
    expect(await told(fixture.ben)).toEqual([`/storyweave/${roomId}#publish`]);
    expect(await told(fixture.ada)).toEqual([]);
  });

  it('is taken back by one of its writers when it was published before anybody was asked, which they are told', async () => {
    const { ben, roomId } = await closed();
    await fixture.database.execute(`update story set status = 'published', unlisted = false`);
    fixture.clock.advance(8 * DAY);
    await fixture.server.weave.remindOfPublishing();
    const { notices } = await listNotices(fixture.database.db, [publishReminder], { playerId: fixture.ada });
    expect(notices.map(({ text, to }) => [text.map((piece) => piece.text).join(''), to])).toEqual([
      ['A story you wrote in a private room is in the library. You can take it back', `/storyweave/${roomId}#publish`],
    ]);
    expect(await say(ben, false)).toEqual({ ok: true });
    expect(await statusOf()).toBe('unlisted');
  });
});

it('a story of a public room is in the library at once, and stays there', async () => {
  const { ada, roomId } = await closed(false);
  expect(await statusOf()).toBe('published');
  expect(await publishing(roomId, fixture.ada)).toBeNull();
  expect(await say(ada, false)).toMatchObject({ code: 'not-private' });
});
