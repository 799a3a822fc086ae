import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { makePlayer } from '~/platform/testing/make-player';
import { MINUTE, onWeaveGround, SECOND, submit, viewOf } from './testing/weave-fixture';
import { openWeave, shortWriter } from './testing/weave-server';
import { refusals } from './texts';

const ground = onWeaveGround();

describe('a room', () => {
  it('opens for the first who comes, with an opening, and their turn begins', async () => {
    const browser = await ground.enter(ground.ada);
    expect(viewOf(browser)).toMatchObject({ status: 'open', viewerId: ground.ada, turn: null, parts: [] });
    expect(viewOf(browser).opening).toEqual({ prompt: 'A gate', starter: 'The gate stood open, as it had all winter.', isDefault: false });
    expect(viewOf(browser).seats.map(({ name }) => name)).toEqual(['Ada', 'Emma', 'Noah', 'Olivia']);
    const turn = await ground.turnOf(browser, 'Ada');
    expect(turn).toMatchObject({ kind: 'person', number: 1, playerId: ground.ada });
    await ground.expectFresh(browser);
  });

  it('goes from writer to writer, and everybody who watches sees what is so', async () => {
    const browser = await ground.enter(ground.ada);
    const reader = ground.stage.connect();
    await reader.ask('weave:watch', { roomId: viewOf(browser).roomId });
    await ground.turnOf(browser, 'Ada');
    expect(await submit(browser, ' She went in. ')).toEqual({ ok: true, turn: 1, text: 'She went in.' });
    for (const writer of ['Emma', 'Noah', 'Olivia', 'Ada']) await ground.turnOf(browser, writer);
    expect(viewOf(browser).parts.map(({ writer, kind }) => [writer, kind])).toEqual([
      ['Ada', 'person'],
      ['Emma', 'ai'],
      ['Noah', 'ai'],
      ['Olivia', 'ai'],
    ]);
    await ground.expectFresh(browser);
    await ground.expectFresh(reader);
  });

  it('is there for ids of rooms alone', async () => {
    for (const roomId of ['not-a-uuid', randomUUID(), '%00', ground.ada])
      await expect(ground.stage.weave.join(roomId, ground.ada, 'tab')).rejects.toMatchObject({ reason: 'no-room' });
  });

  it('has a spare opening when none can be made', async () => {
    ground.stage = openWeave(ground.database, ground.clock, {
      ...shortWriter(),
      generateStoryStarter: () => Promise.reject(new Error('No.')),
    });
    const browser = ground.stage.connect(ground.ada);
    await browser.ask('weave:enter', {});
    await ground.pass(6 * SECOND);
    expect(viewOf(browser).opening).toMatchObject({ isDefault: true, starter: expect.stringMatching(/\w/) });
    expect(viewOf(browser).turn?.writer).toBe('Ada');
  });

  it('passes on when an AI writer fails, and says so', async () => {
    ground.stage = openWeave(ground.database, ground.clock, {
      ...shortWriter(),
      generateStoryContent: () => Promise.reject(new Error('No.')),
    });
    const browser = await ground.enter(ground.ada);
    await ground.turnOf(browser, 'Ada');
    await submit(browser, 'She went in.');
    await ground.turnOf(browser, 'Ada');
    expect(viewOf(browser).parts).toHaveLength(1);
  });

  it('cannot have two writers, whatever a program does', async () => {
    const browser = await ground.enter(ground.ada);
    await ground.turnOf(browser, 'Ada');
    const { roomId } = viewOf(browser);
    const second = ground.database.execute(
      `insert into weave_turn (room_id, number, seat, player_id, started_at, ends_at) values ($1, 99, 1, $2, $3, $3)`,
      [roomId, ground.ben, ground.clock.now()],
    );
    await expect(second).rejects.toSatisfy((error) => isUniqueViolation(error));
  });
});

describe('the lobby', () => {
  it('sends people into the newest room with a free seat', async () => {
    const first = await ground.enter(ground.ada);
    const second = await ground.enter(ground.ben);
    expect(viewOf(second).roomId).toBe(viewOf(first).roomId);
    expect(viewOf(second).seats.map(({ name }) => name)).toEqual(['Ada', 'Emma', 'Noah', 'Ben']);
  });

  it('opens a new one with 5 minutes left or less', async () => {
    const first = await ground.enter(ground.ada);
    ground.clock.advance(20 * MINUTE);
    const second = await ground.enter(ground.ben);
    expect(viewOf(second).roomId).not.toBe(viewOf(first).roomId);
  });

  it('opens one room for people who come at the same moment', async () => {
    const browsers = await Promise.all([ground.ada, ground.ben].map((player) => ground.enter(player)));
    expect(new Set(browsers.map((browser) => viewOf(browser).roomId)).size).toBe(1);
  });

  it('shows the room one would enter, and changes nothing', async () => {
    expect(await ground.stage.weave.roomForLobby(ground.ada)).toBeUndefined();
    const { roomId, version } = viewOf(await ground.enter(ground.ada));
    expect(await ground.stage.weave.roomForLobby(ground.ben)).toMatchObject({ roomId, version, viewerId: ground.ben });
    expect((await ground.database.execute('select 1 from weave_room')).rows).toHaveLength(1);
  });

  it('brings people back to the room they sit in', async () => {
    const first = viewOf(await ground.enter(ground.ada)).roomId;
    ground.clock.advance(20 * MINUTE);
    expect(viewOf(await ground.enter(ground.ada)).roomId).toBe(first);
  });

  it('opens no more than 12 rooms in an hour for one person', async () => {
    const browser = ground.stage.connect(ground.ada);
    for (let room = 0; room < 12; room += 1) {
      const answer = await browser.ask('weave:enter', {});
      if (!answer.ok) throw new Error(answer.text);
      await browser.ask('weave:unwatch', { roomId: answer.view.roomId });
      await ground.database.execute('delete from weave_room');
    }
    expect(await browser.ask('weave:enter', {})).toEqual({ ok: false, code: 'too-many-rooms', text: refusals['too-many-rooms'] });
  });
});

describe('seats', () => {
  it('are one for all tabs of a person, and kept while one is open', async () => {
    const tab = await ground.enter(ground.ada);
    const { roomId } = viewOf(tab);
    const other = ground.stage.connect(ground.ada);
    await other.ask('weave:join', { roomId });
    expect(viewOf(other).seats.filter(({ playerId }) => playerId === ground.ada)).toHaveLength(1);
    tab.close();
    await ground.pass(SECOND);
    expect(viewOf(other).seats[0]?.away).toBe(false);
    const reader = ground.stage.connect();
    await reader.ask('weave:watch', { roomId });
    other.close();
    await vi.waitFor(() => expect(viewOf(reader).seats[0]?.away).toBe(true));
  });

  it('are taken again within a minute, and given up after it', async () => {
    const first = await ground.enter(ground.ada);
    const { roomId } = viewOf(first);
    const second = await ground.enter(ground.ben);
    first.close();
    await vi.waitFor(() => expect(viewOf(second).seats[0]?.away).toBe(true));
    ground.clock.advance(50 * SECOND);
    const back = ground.stage.connect(ground.ada);
    await back.ask('weave:join', { roomId });
    expect(viewOf(second).seats[0]).toMatchObject({ name: 'Ada', away: false });
    back.close();
    await vi.waitFor(() => expect(viewOf(second).seats[0]?.away).toBe(true));
    for (let waited = 0; waited < 5; waited += 1) await ground.pass(31 * SECOND);
    expect(viewOf(second).seats[0]?.kind).toBe('ai');
  });

  it('are given up by leaving, with the turn and its words', async () => {
    const first = await ground.enter(ground.ada);
    const second = await ground.enter(ground.ben);
    const { roomId } = viewOf(first);
    await ground.turnOf(first, 'Ada');
    await first.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'Half a' });
    expect(await first.ask('weave:leave', { roomId })).toEqual({ ok: true });
    expect(viewOf(second)).toMatchObject({ turn: null, parts: [{ text: 'Half a', writer: 'Ada' }] });
    expect(viewOf(second).seats[0]?.away).toBe(true);
  });

  it('are refused in words', async () => {
    const { roomId } = viewOf(await ground.enter(ground.ada));
    const people = await Promise.all(['Cleo', 'Dan', 'Eve'].map((name) => makePlayer(ground.database, ground.clock, name)));
    for (const { id } of people) await ground.stage.connect(id).ask('weave:join', { roomId });
    expect(await ground.stage.connect(ground.ben).ask('weave:join', { roomId })).toEqual({ ok: false, code: 'full', text: refusals.full });
    expect(await ground.stage.connect(ground.ben).ask('weave:join', { roomId: randomUUID() })).toMatchObject({ code: 'no-room' });
    expect(await ground.stage.connect(ground.ben).ask('weave:join', { roomId: 'room' })).toMatchObject({ code: 'malformed' });
  });

  it('are for people who are signed in; visitors watch, and nothing else', async () => {
    const browser = await ground.enter(ground.ada);
    const { roomId } = viewOf(browser);
    await ground.turnOf(browser, 'Ada');
    const visitor = ground.stage.connect();
    expect(await visitor.ask('weave:watch', { roomId })).toMatchObject({ ok: true, view: { viewerId: null } });
    const no = { ok: false, code: 'signed-out', text: refusals['signed-out'] };
    for (const request of ['weave:enter', 'weave:join', 'weave:leave', 'weave:here'] as const) {
      expect(await visitor.ask(request, { roomId })).toEqual(no);
    }
    expect(await visitor.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'Mine' })).toEqual(no);
    expect(await visitor.ask('weave:submit', { roomId, turn: 1, text: 'Mine', submitId: randomUUID() })).toEqual({ ...no, left: 'Mine' });
  });
});
