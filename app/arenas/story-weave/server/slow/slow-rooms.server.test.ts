import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { makePlayer } from '~/platform/testing/make-player';
import type { SaveRequest } from '~/stories/saving/save.contract';
import { openWeaveFixture, viewOf } from '../../testing/weave-fixture';
import { openWeave } from '../../testing/weave-server';

const fixture = openWeaveFixture();
const slow = () => fixture.server.weave.slow;

async function opened(isPrivate = true): Promise<string> {
  const choice = {
    format: 'slow',
    isPrivate,
    aiWriters: true,
    moreTime: true,
    rating: 'general',
    prompt: 'A lighthouse with no lamp.',
  } as const;
  return await fixture.server.weave.open(fixture.ada, randomUUID(), choice);
}

async function openedByTwo(isPrivate = true): Promise<string> {
  const roomId = await opened(isPrivate);
  await slow().join(roomId, fixture.ben);
  return roomId;
}

async function save(roomId: string, playerId: string, body: string, purpose: SaveRequest['purpose'] = 'save') {
  const version = (await slow().desk(roomId, playerId))?.version ?? 1;
  return await slow().saveWords(roomId, playerId, { saveId: randomUUID(), title: '', body, baseVersion: version, purpose });
}

async function writes(roomId: string, playerId: string, body: string, last = false): Promise<void> {
  await save(roomId, playerId, body);
  await slow().handIn(roomId, playerId, { submitId: randomUUID(), last });
}

const view = async (roomId: string, playerId: string | undefined) => {
  const seen = await slow().view(roomId, playerId);
  if (!seen) throw new Error('There is no such slow room.');
  return seen;
};

async function noticesOf(playerId: string) {
  const { rows } = await fixture.database.execute('select kind from notice where player_id = $1 and read_at is null order by kind', [
    playerId,
  ]);
  return rows.map((row) => row.kind);
}

describe('a slow room', () => {
  it('is written turn by turn, from each writer’s desk, and tells whose turn it is', async () => {
    const roomId = await openedByTwo();
    expect(await view(roomId, fixture.ada)).toMatchObject({
      prompt: 'A lighthouse with no lamp.',
      turns: 0,
      may: { write: true },
      pen: { name: 'Ada' },
    });
    await writes(roomId, fixture.ada, 'The lamp had been sold in spring.');
    expect(await view(roomId, fixture.ben)).toMatchObject({
      may: { write: true, take: false },
      parts: [{ number: 1, writer: 'Ada', text: 'The lamp had been sold in spring.' }],
    });
    expect(await noticesOf(fixture.ben)).toEqual(['slow-turn']);
    await writes(roomId, fixture.ben, 'Nobody asked to whom.');
    expect(await noticesOf(fixture.ben)).toEqual([]);
    expect(await slow().own(fixture.ada)).toMatchObject([{ id: roomId, state: 'yours', turns: 2 }]);
    expect(await slow().own(fixture.ben)).toMatchObject([{ state: 'waiting', with: 'Ada' }]);
  });

  it('takes a turn once, however often it is handed in, and no turn of a writer without the pen', async () => {
    const roomId = await openedByTwo();
    await save(roomId, fixture.ada, 'Once.');
    const turn = { submitId: randomUUID(), last: false };
    await slow().handIn(roomId, fixture.ada, turn);
    await slow().handIn(roomId, fixture.ada, turn);
    await expect(slow().handIn(roomId, fixture.ada, { ...turn, submitId: randomUUID() })).rejects.toMatchObject({
      reason: 'pen-elsewhere',
    });
    await expect(slow().handIn(roomId, fixture.ben, { ...turn, submitId: randomUUID() })).rejects.toMatchObject({ reason: 'no-words' });
    expect((await view(roomId, fixture.ada)).turns).toBe(1);
  });

  it('keeps words by versions, and the words of two tabs apart', async () => {
    const roomId = await opened();
    expect(await save(roomId, fixture.ada, 'One.')).toMatchObject({ status: 'saved', version: 2 });
    const stale = { saveId: randomUUID(), title: '', body: 'Two.', baseVersion: 1, purpose: 'save' } as const;
    expect(await slow().saveWords(roomId, fixture.ada, stale)).toMatchObject({ status: 'conflict', body: 'One.' });
    expect(await save(roomId, fixture.ada, 'One, two.', 'finish')).toMatchObject({ status: 'finished' });
    expect(await slow().saveWords(roomId, fixture.ben, stale)).toEqual({ status: 'gone' });
  });

  it('lets the pen be taken after 12 hours, in whatever process, and tells the others that it is free', async () => {
    const roomId = await openedByTwo();
    await writes(roomId, fixture.ada, 'Once.');
    await expect(slow().takePen(roomId, fixture.ada)).rejects.toMatchObject({ reason: 'latest-writer' });
    fixture.clock.advance(12 * HOUR_MS + 1_000);
    // The process that knew of it is gone.
    await openWeave(fixture.database, fixture.clock).weave.sweep();
    expect((await view(roomId, fixture.ben)).pen).toMatchObject({ name: 'Ben', free: true });
    await writes(roomId, fixture.ben, 'Late, but there.');
    expect((await view(roomId, fixture.ada)).turns).toBe(2);
  });

  it('shows strangers no word before its writers open it, and then tells those who follow it of each part', async () => {
    const roomId = await openedByTwo(false);
    await writes(roomId, fixture.ada, 'Once.');
    const reader = await fixture.server.weave.slow.view(roomId, undefined);
    expect(reader).toMatchObject({ parts: null, desk: '' });
    expect(JSON.stringify(reader)).not.toContain('Once.');
    for (const writer of [fixture.ada, fixture.ben]) await slow().say(roomId, writer, 'readers-let', true);
    const eve = (await makePlayer(fixture.database, fixture.clock, 'Eve')).id;
    expect((await view(roomId, eve)).parts).toHaveLength(1);
    expect(await slow().growing(eve)).toMatchObject([{ id: roomId, writers: ['Ada', 'Ben'] }]);
    await slow().follow(roomId, eve, true);
    await writes(roomId, fixture.ben, 'Then.');
    expect(await noticesOf(eve)).toEqual(['slow-part']);
  });

  it('is no room that a live connection watches, and none that the lobby leads into', async () => {
    const roomId = await opened(false);
    const browser = fixture.server.connect(fixture.ben);
    expect(await browser.ask('weave:watch', { roomId })).toMatchObject({ ok: false, code: 'no-room' });
    expect(viewOf(await fixture.enter(fixture.ada)).roomId).not.toBe(roomId);
  });

  it('leaves its story with its writers when it ends, unlisted where it was private', async () => {
    const roomId = await openedByTwo();
    await writes(roomId, fixture.ada, 'Once there was a lamp.');
    fixture.clock.advance(14 * DAY_MS + 1_000);
    await fixture.server.weave.sweep();
    expect(await noticesOf(fixture.ben)).toContain('slow-ending');
    await slow().say(roomId, fixture.ada, 'end-wanted', true);
    await writes(roomId, fixture.ben, 'And then there was none.', true);
    expect(await slow().view(roomId, fixture.ada)).toBeUndefined();
    const storyId = await fixture.server.weave.storyOf(roomId);
    const { rows } = await fixture.database.execute('select status, body from story where id = $1', [storyId]);
    expect(rows).toEqual([{ status: 'unlisted', body: 'Once there was a lamp.\n\nAnd then there was none.' }]);
    expect(await fixture.server.weave.partsOfStory(storyId ?? '')).toHaveLength(2);
  });
});
