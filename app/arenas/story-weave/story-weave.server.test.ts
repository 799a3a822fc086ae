import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { makePlayer } from '~/platform/testing/make-player';
import { MINUTE, openWeaveFixture, SECOND, submit, viewOf } from './testing/weave-fixture';
import { openWeave, shortWriter } from './testing/weave-server';
import { refusals } from './texts';

const fixture = openWeaveFixture();

describe('a room', () => {
  it('opens for the first person who arrives, with an opening, and their turn begins', async () => {
    const browser = await fixture.enter(fixture.ada);
    expect(viewOf(browser)).toMatchObject({ status: 'open', viewerId: fixture.ada, turn: null, parts: [] });
    expect(viewOf(browser).opening).toEqual({ prompt: 'A gate', starter: 'The gate stood open, as it had all winter.', isDefault: false });
    expect(viewOf(browser).seats.map(({ name }) => name)).toEqual(['Ada', 'Emma', 'Noah', 'Olivia']);
    const turn = await fixture.turnOf(browser, 'Ada');
    expect(turn).toMatchObject({ kind: 'person', number: 1, playerId: fixture.ada });
    await fixture.expectFresh(browser);
  });

  it('goes from writer to writer, and every watcher sees the actual state', async () => {
    const browser = await fixture.enter(fixture.ada);
    const reader = fixture.server.connect();
    await reader.ask('weave:watch', { roomId: viewOf(browser).roomId });
    await fixture.turnOf(browser, 'Ada');
    expect(await submit(browser, ' She went in. ')).toEqual({ ok: true, turn: 1, text: 'She went in.' });
    for (const writer of ['Emma', 'Noah', 'Olivia', 'Ada']) await fixture.turnOf(browser, writer);
    expect(viewOf(browser).parts.map(({ writer, kind }) => [writer, kind])).toEqual([
      ['Ada', 'person'],
      ['Emma', 'ai'],
      ['Noah', 'ai'],
      ['Olivia', 'ai'],
    ]);
    await fixture.expectFresh(browser);
    await fixture.expectFresh(reader);
  });

  it('exists only for ids of rooms', async () => {
    for (const roomId of ['not-a-uuid', randomUUID(), '%00', fixture.ada])
      await expect(fixture.server.weave.join(roomId, fixture.ada, 'tab')).rejects.toMatchObject({ reason: 'no-room' });
  });

  it('has a spare opening when none can be made', async () => {
    fixture.server = openWeave(fixture.database, fixture.clock, {
      ...shortWriter(),
      generateStoryStarter: () => Promise.reject(new Error('No.')),
    });
    const browser = fixture.server.connect(fixture.ada);
    await browser.ask('weave:enter', {});
    await fixture.pass(6 * SECOND);
    expect(viewOf(browser).opening).toMatchObject({ isDefault: true, starter: expect.stringMatching(/\w/) });
    expect(viewOf(browser).turn?.writer).toBe('Ada');
  });

  it('passes on when an AI writer fails, and says so', async () => {
    fixture.server = openWeave(fixture.database, fixture.clock, {
      ...shortWriter(),
      generateStoryContent: () => Promise.reject(new Error('No.')),
    });
    const browser = await fixture.enter(fixture.ada);
    await fixture.turnOf(browser, 'Ada');
    await submit(browser, 'She went in.');
    await fixture.turnOf(browser, 'Ada');
    expect(viewOf(browser).parts).toHaveLength(1);
  });

  it('cannot have two writers, whatever a program does', async () => {
    const browser = await fixture.enter(fixture.ada);
    await fixture.turnOf(browser, 'Ada');
    const { roomId } = viewOf(browser);
    const second = fixture.database.execute(
      `insert into weave_turn (room_id, number, seat, player_id, started_at, ends_at) values ($1, 99, 1, $2, $3, $3)`,
      [roomId, fixture.ben, fixture.clock.now()],
    );
    await expect(second).rejects.toSatisfy((error) => isUniqueViolation(error));
  });
});

describe('the lobby', () => {
  it('sends people into the newest room with a free seat', async () => {
    const first = await fixture.enter(fixture.ada);
    const second = await fixture.enter(fixture.ben);
    expect(viewOf(second).roomId).toBe(viewOf(first).roomId);
    expect(viewOf(second).seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Emma', 'Noah']);
  });

  it('opens a new one with 5 minutes left or less', async () => {
    const first = await fixture.enter(fixture.ada);
    fixture.clock.advance(20 * MINUTE);
    const second = await fixture.enter(fixture.ben);
    expect(viewOf(second).roomId).not.toBe(viewOf(first).roomId);
  });

  it('opens one room for people who arrive at the same moment', async () => {
    const browsers = await Promise.all([fixture.ada, fixture.ben].map((player) => fixture.enter(player)));
    expect(new Set(browsers.map((browser) => viewOf(browser).roomId)).size).toBe(1);
  });

  it('shows the room that a person would enter, and changes nothing', async () => {
    expect(await fixture.server.weave.roomForLobby(fixture.ada)).toBeUndefined();
    const { roomId, version } = viewOf(await fixture.enter(fixture.ada));
    expect(await fixture.server.weave.roomForLobby(fixture.ben)).toMatchObject({ roomId, version, viewerId: fixture.ben });
    expect((await fixture.database.execute('select 1 from weave_room')).rows).toHaveLength(1);
  });

  it('brings people back to the room they sit in', async () => {
    const first = viewOf(await fixture.enter(fixture.ada)).roomId;
    fixture.clock.advance(20 * MINUTE);
    expect(viewOf(await fixture.enter(fixture.ada)).roomId).toBe(first);
  });

  it('opens no more than 12 rooms in an hour for one person', async () => {
    const browser = fixture.server.connect(fixture.ada);
    for (let room = 0; room < 12; room += 1) {
      const answer = await browser.ask('weave:enter', {});
      if (!answer.ok) throw new Error(answer.text);
      await browser.ask('weave:unwatch', { roomId: answer.view.roomId });
      await fixture.database.execute('delete from weave_room');
    }
    expect(await browser.ask('weave:enter', {})).toEqual({ ok: false, code: 'too-many-rooms', text: refusals['too-many-rooms'] });
  });
});

describe('seats', () => {
  it('are shared by all tabs of a person, and kept while one is open', async () => {
    const tab = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(tab);
    const other = fixture.server.connect(fixture.ada);
    await other.ask('weave:join', { roomId });
    expect(viewOf(other).seats.filter(({ playerId }) => playerId === fixture.ada)).toHaveLength(1);
    tab.close();
    await fixture.pass(SECOND);
    expect(viewOf(other).seats[0]?.away).toBe(false);
    const reader = fixture.server.connect();
    await reader.ask('weave:watch', { roomId });
    other.close();
    await vi.waitFor(() => expect(viewOf(reader).seats[0]?.away).toBe(true));
  });

  it('can be retaken within a minute, and are given up after it', async () => {
    const first = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(first);
    const second = await fixture.enter(fixture.ben);
    await first.ask('weave:unwatch', { roomId });
    expect(viewOf(second).seats[0]).toMatchObject({ away: true, lost: false });
    fixture.clock.advance(50 * SECOND);
    const back = fixture.server.connect(fixture.ada);
    await back.ask('weave:join', { roomId });
    expect(viewOf(second).seats[0]).toMatchObject({ name: 'Ada', away: false });
    await back.ask('weave:unwatch', { roomId });
    expect(viewOf(second).seats[0]?.away).toBe(true);
    for (let waited = 0; waited < 5; waited += 1) await fixture.pass(31 * SECOND);
    expect(viewOf(second).seats[0]?.kind).toBe('ai');
  });

  it('are kept for three minutes when the connection broke, and every page learns that the room stands still', async () => {
    const first = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(first);
    const second = await fixture.enter(fixture.ben);
    const reader = fixture.server.connect();
    await reader.ask('weave:watch', { roomId });
    first.close();
    await vi.waitFor(() => expect(viewOf(second).seats[0]).toMatchObject({ away: true, lost: true }));
    for (let waited = 0; waited < 3; waited += 1) await fixture.pass(50 * SECOND);
    expect(viewOf(second).seats[0]).toMatchObject({ name: 'Ada', lost: true });
    second.close();
    const { stillSince, gameEndsAt, turn } = await vi.waitFor(() => {
      expect(viewOf(reader).stillSince).not.toBeNull();
      return viewOf(reader);
    });
    expect(await fixture.server.weave.roomForLobby((await makePlayer(fixture.database, fixture.clock, 'Cleo')).id)).toBeUndefined();
    await fixture.pass(9 * MINUTE);
    expect(viewOf(reader)).toMatchObject({ stillSince, turn });
    const back = fixture.server.connect(fixture.ben);
    await back.ask('weave:join', { roomId });
    expect(viewOf(reader)).toMatchObject({
      stillSince: null,
      gameEndsAt: gameEndsAt + 9 * MINUTE,
      seats: [{ name: 'Ada' }, { name: 'Ben' }, {}, {}],
    });
    // Between two turns there is none to move.
    expect(viewOf(reader).turn?.endsAt).toBe(turn ? turn.endsAt + 9 * MINUTE : undefined);
    await fixture.expectFresh(reader);
    await fixture.pass(31 * SECOND);
    expect(viewOf(reader).seats[0]?.kind).toBe('ai');
  });

  it('are given up by leaving, with the turn and its words', async () => {
    const first = await fixture.enter(fixture.ada);
    const second = await fixture.enter(fixture.ben);
    const { roomId } = viewOf(first);
    await fixture.turnOf(first, 'Ada');
    await first.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'Half a' });
    expect(await first.ask('weave:leave', { roomId })).toEqual({ ok: true });
    expect(viewOf(second)).toMatchObject({ turn: null, parts: [{ text: 'Half a', writer: 'Ada' }] });
    expect(viewOf(second).seats[0]?.away).toBe(true);
  });

  it('are refused with a reason', async () => {
    const { roomId } = viewOf(await fixture.enter(fixture.ada));
    const people = await Promise.all(['Cleo', 'Dan', 'Eve'].map((name) => makePlayer(fixture.database, fixture.clock, name)));
    for (const { id } of people) await fixture.server.connect(id).ask('weave:join', { roomId });
    expect(await fixture.server.connect(fixture.ben).ask('weave:join', { roomId })).toEqual({
      ok: false,
      code: 'full',
      text: refusals.full,
    });
    expect(await fixture.server.connect(fixture.ben).ask('weave:join', { roomId: randomUUID() })).toMatchObject({ code: 'no-room' });
    expect(await fixture.server.connect(fixture.ben).ask('weave:join', { roomId: 'room' })).toMatchObject({ code: 'malformed' });
  });

  it('are for people who are signed in; visitors watch, and nothing else', async () => {
    const browser = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(browser);
    await fixture.turnOf(browser, 'Ada');
    const visitor = fixture.server.connect();
    expect(await visitor.ask('weave:watch', { roomId })).toMatchObject({ ok: true, view: { viewerId: null } });
    const no = { ok: false, code: 'signed-out', text: refusals['signed-out'] };
    for (const request of ['weave:enter', 'weave:join', 'weave:leave', 'weave:here'] as const) {
      expect(await visitor.ask(request, { roomId })).toEqual(no);
    }
    expect(await visitor.ask('weave:show-all', { roomId, turn: 1 })).toEqual(no);
    expect(await visitor.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'Mine' })).toEqual(no);
    expect(await visitor.ask('weave:submit', { roomId, turn: 1, text: 'Mine', submitId: randomUUID() })).toEqual(no);
  });
});
