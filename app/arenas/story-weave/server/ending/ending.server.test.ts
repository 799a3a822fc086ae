import { describe, expect, it, vi } from 'vitest';
import { openWeaveFixture, start, submit, viewOf } from '../../testing/weave-fixture';
import type { Browser } from '../../testing/weave-server';

const fixture = openWeaveFixture();

/** A room that has closed: Ada wrote, and Ben sat there. */
async function closed(): Promise<{ ada: Browser; ben: Browser; roomId: string; storyId: string }> {
  const ada = await fixture.enter(fixture.ada);
  const ben = await fixture.enter(fixture.ben);
  const { roomId } = viewOf(ada);
  await fixture.turnOf(ada, 'Ada');
  await submit(ada, 'She went in.');
  fixture.clock.advance(35 * 60_000);
  for (let swept = 0; swept < 4; swept += 1) await fixture.pass(2_000);
  const storyId = viewOf(ada).storyId;
  if (!storyId) throw new Error('There is no story.');
  return { ada, ben, roomId, storyId };
}
const endingFor = async (roomId: string, playerId: string | undefined) =>
  (await fixture.server.weave.roomSnapshot(roomId, playerId))?.ending;

describe('a story whose last writer left in the middle of a sentence', () => {
  it.each([
    ['She went in. And then', 'She went in.', 'And then'],
    ['And then', 'And then', ''],
  ])('ends with a whole one, and the rest stays with its writer: %j', async (draft, text, rest) => {
    const choice = { format: 'turns', isPrivate: false, aiWriters: false, moreTime: false, rating: 'general', prompt: '' } as const;
    const roomId = await fixture.server.weave.open(fixture.ada, 'peer', choice);
    const [ada, ben] = [fixture.server.connect(fixture.ada), fixture.server.connect(fixture.ben)];
    await ada.ask('weave:join', { roomId });
    await ben.ask('weave:join', { roomId });
    await start(ada);
    await fixture.turnOf(ada, 'Ada');
    await ada.ask('weave:draft', { roomId, turn: 1, keep: 0, add: draft });
    await ada.ask('weave:leave', { roomId });
    expect(viewOf(ben).parts).toMatchObject([{ text: draft }]);
    await ben.ask('weave:leave', { roomId });
    await fixture.pass(61_000);
    const turns = await fixture.database.db.selectFrom('weave_turn').select(['text', 'draft']).where('room_id', '=', roomId).execute();
    expect(turns.filter((turn) => turn.text !== '')).toEqual([{ text, draft: rest }]);
    const story = await fixture.database.db.selectFrom('story').select('body').executeTakeFirstOrThrow();
    expect(story.body).toBe(text);
  });
});

it('a story counts for who only changed words of an AI writer in it, too', async () => {
  const ada = await fixture.enter(fixture.ada);
  const ben = await fixture.enter(fixture.ben);
  const { roomId } = viewOf(ada);
  await fixture.turnOf(ada, 'Ada');
  await submit(ada, 'She went in.');
  await fixture.turnOf(ben, 'Ben');
  await submit(ben, '');
  await fixture.turnOf(ada, 'Ada');
  ada.close();
  await vi.waitFor(() => expect(viewOf(ben).seats[0]).toMatchObject({ name: 'Ada', away: true }));
  const number = viewOf(ben).parts.at(-1)?.number ?? 0;
  expect(await ben.ask('weave:change-part', { roomId, number, text: 'Nobody was there.' })).toEqual({ ok: true });
  fixture.clock.advance(35 * 60_000);
  for (let swept = 0; swept < 4; swept += 1) await fixture.pass(2_000);
  const storyId = await fixture.server.weave.storyOf(roomId);
  const writers = await fixture.database.execute('select player_id from story_writer where story_id = $1 and player_id is not null', [
    storyId,
  ]);
  expect(writers.rows).toHaveLength(2);
  const counted = await fixture.database.execute(
    'select player_id, games_played, stories_published from player_progress where player_id = any($1::uuid[])',
    [[fixture.ada, fixture.ben]],
  );
  const once = { games_played: 1, stories_published: 1 };
  expect(counted.rows).toEqual(
    expect.arrayContaining([
      { player_id: fixture.ada, ...once },
      { player_id: fixture.ben, ...once },
    ]),
  );
});

describe('the title of a closed room', () => {
  it('is proposed and voted for by its writers, and the story has it at once', async () => {
    const { ada, ben, roomId, storyId } = await closed();
    expect(await endingFor(roomId, fixture.ada)).toMatchObject({ title: 'The gate stood open', canPropose: true, titles: [] });
    expect(await ada.ask('weave:title', { roomId, title: '  \u200b ' })).toMatchObject({ code: 'no-title' });
    expect(await ada.ask('weave:title', { roomId, title: 'x'.repeat(81) })).toMatchObject({ code: 'malformed' });
    expect(await ben.ask('weave:title', { roomId, title: 'Mine' })).toMatchObject({ code: 'no-writer' });
    expect(await ada.ask('weave:title', { roomId, title: ' All\n winter ' })).toEqual({ ok: true });
    expect(await ada.ask('weave:title', { roomId, title: 'Again' })).toMatchObject({ code: 'no-title' });
    expect(await ada.ask('weave:title-vote', { roomId, place: 2 })).toMatchObject({ code: 'no-title' });
    expect(await ada.ask('weave:title-vote', { roomId, place: 0 })).toEqual({ ok: true });
    expect(await endingFor(roomId, fixture.ada)).toMatchObject({ canPropose: false, ownVote: 0, titles: [{ place: 0, votes: 1 }] });
    const story = await fixture.database.db.selectFrom('story').select('title').where('id', '=', storyId).executeTakeFirstOrThrow();
    expect(story.title).toBe('All winter');
    fixture.clock.advance(10 * 60_000);
    expect(await ada.ask('weave:title-vote', { roomId, place: 0 })).toMatchObject({ code: 'titles-over' });
  });
});

describe('another story with the same people', () => {
  it('is one new room, in which everyone has their seat', async () => {
    const { roomId } = await closed();
    expect(await endingFor(roomId, undefined)).toMatchObject({ canGoOn: false, canVote: false, nextRoomId: null });
    const nextId = await fixture.server.weave.openNext(roomId, fixture.ben);
    expect(await fixture.server.weave.openNext(roomId, fixture.ada)).toBe(nextId);
    expect(await endingFor(roomId, fixture.ada)).toMatchObject({ canGoOn: true, nextRoomId: nextId });
    expect(await endingFor(roomId, undefined)).toMatchObject({ nextRoomId: null });
    const names = async () => (await fixture.server.weave.roomSnapshot(nextId, undefined))?.seats.map(({ name }) => name);
    expect(await names()).toEqual(['Ada', 'Ben', 'Emma', 'Noah']);
    const ben = fixture.server.connect(fixture.ben);
    await ben.ask('weave:join', { roomId: nextId });
    await fixture.pass(61_000);
    expect(await names()).toEqual(['Emma', 'Ben', 'Noah', 'Olivia']);
  });

  it('is refused to others, and while the room is open', async () => {
    const ada = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(ada);
    await expect(fixture.server.weave.openNext(roomId, fixture.ada)).rejects.toThrow('This room is still open.');
    await expect(fixture.server.weave.openNext('nowhere', fixture.ada)).rejects.toThrow('There is no such room.');
  });
});
