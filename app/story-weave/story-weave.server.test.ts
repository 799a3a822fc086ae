import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { onTestDatabase } from '~/platform/testing/test-database';
import { createProgressService } from '~/progress/progress.server';
import type { RoomView } from './room-view';
import { type Browser, openWeave, shortWriter, type WeaveStage } from './testing/weave-stage';
import { refusals } from './texts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let database: OpenDatabase;
let clock: TestClock;
let stage: WeaveStage;
let ada: string;
let ben: string;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
});
beforeEach(async () => {
  stage = openWeave(database, clock);
  ada = (await makePlayer(database, clock, 'Ada')).id;
  ben = (await makePlayer(database, clock, 'Ben')).id;
});

/** Lets time pass and everything happen that is due by then. */
async function pass(ms: number, weave = stage.weave): Promise<void> {
  clock.advance(ms);
  await weave.sweep();
}

/** A browser in a room of which it has seen the opening. */
async function enter(playerId: string): Promise<Browser> {
  const browser = stage.connect(playerId);
  const answer = await browser.ask('weave:enter', {});
  if (!answer.ok) throw new Error(answer.text);
  await vi.waitFor(() => expect(viewOf(browser).opening).not.toBeNull());
  return browser;
}

function viewOf(browser: Browser): RoomView {
  if (browser.view === undefined || browser.view === 'gap') throw new Error(`The view is ${browser.view}.`);
  return browser.view;
}

/** Waits until a turn of the named writer runs in what a browser shows. */
async function turnOf(browser: Browser, writer: string): Promise<NonNullable<RoomView['turn']>> {
  for (let waited = 0; waited < 20; waited += 1) {
    await pass(2 * SECOND);
    await settled(browser);
    const { turn } = viewOf(browser);
    if (turn?.writer === writer) return turn;
  }
  throw new Error(`It is never the turn of ${writer}.`);
}

/** Texts of AI writers come by themselves: waits until the room's view no longer waits for one. */
async function settled(browser: Browser): Promise<void> {
  const { rows } = await database.execute(`select asked_by from weave_room where id = $1`, [viewOf(browser).roomId]);
  if (rows[0]?.asked_by)
    await vi.waitFor(async () =>
      expect(
        (await database.execute(`select 1 from weave_room where id = $1 and asked_by is null`, [viewOf(browser).roomId])).rows,
      ).toHaveLength(1),
    );
}

async function submit(browser: Browser, text: string, submitId = randomUUID()) {
  const view = viewOf(browser);
  return await browser.ask('weave:submit', { roomId: view.roomId, turn: view.turn?.number ?? 0, text, submitId });
}

async function expectFresh(browser: Browser): Promise<void> {
  const view = viewOf(browser);
  const fresh = await stage.weave.roomSnapshot(view.roomId, view.viewerId ?? undefined);
  expect({ ...view, serverTime: 0 }).toEqual({ ...fresh, serverTime: 0 });
}

describe('a room', () => {
  it('opens for the first who comes, with an opening, and their turn begins', async () => {
    const browser = await enter(ada);
    expect(viewOf(browser)).toMatchObject({ status: 'open', viewerId: ada, turn: null, parts: [] });
    expect(viewOf(browser).opening).toEqual({ prompt: 'A gate', starter: 'The gate stood open, as it had all winter.', isDefault: false });
    expect(viewOf(browser).seats.map(({ name }) => name)).toEqual(['Ada', 'Emma', 'Noah', 'Olivia']);
    const turn = await turnOf(browser, 'Ada');
    expect(turn).toMatchObject({ kind: 'person', number: 1, playerId: ada });
    await expectFresh(browser);
  });

  it('goes from writer to writer, and everybody who watches sees what is so', async () => {
    const browser = await enter(ada);
    const reader = stage.connect();
    await reader.ask('weave:watch', { roomId: viewOf(browser).roomId });
    await turnOf(browser, 'Ada');
    expect(await submit(browser, ' She went in. ')).toEqual({ ok: true, turn: 1, text: 'She went in.' });
    for (const writer of ['Emma', 'Noah', 'Olivia', 'Ada']) await turnOf(browser, writer);
    expect(viewOf(browser).parts.map(({ writer, kind }) => [writer, kind])).toEqual([
      ['Ada', 'person'],
      ['Emma', 'ai'],
      ['Noah', 'ai'],
      ['Olivia', 'ai'],
    ]);
    await expectFresh(browser);
    await expectFresh(reader);
  });

  it('has a spare opening when none can be made', async () => {
    stage = openWeave(database, clock, { ...shortWriter(), generateStoryStarter: () => Promise.reject(new Error('No.')) });
    const browser = stage.connect(ada);
    await browser.ask('weave:enter', {});
    await pass(6 * SECOND);
    expect(viewOf(browser).opening).toMatchObject({ isDefault: true, starter: expect.stringMatching(/\w/) });
    expect(viewOf(browser).turn?.writer).toBe('Ada');
  });

  it('passes on when an AI writer fails, and says so', async () => {
    stage = openWeave(database, clock, { ...shortWriter(), generateStoryContent: () => Promise.reject(new Error('No.')) });
    const browser = await enter(ada);
    await turnOf(browser, 'Ada');
    await submit(browser, 'She went in.');
    await turnOf(browser, 'Ada');
    expect(viewOf(browser).parts).toHaveLength(1);
  });

  it('cannot have two writers, whatever a program does', async () => {
    const browser = await enter(ada);
    await turnOf(browser, 'Ada');
    const { roomId } = viewOf(browser);
    const second = database.execute(
      `insert into weave_turn (room_id, number, seat, player_id, started_at, ends_at) values ($1, 99, 1, $2, $3, $3)`,
      [roomId, ben, clock.now()],
    );
    await expect(second).rejects.toSatisfy((error) => isUniqueViolation(error));
  });
});

describe('the lobby', () => {
  it('sends people into the newest room with a free seat', async () => {
    const first = await enter(ada);
    const second = await enter(ben);
    expect(viewOf(second).roomId).toBe(viewOf(first).roomId);
    expect(viewOf(second).seats.map(({ name }) => name)).toEqual(['Ada', 'Emma', 'Noah', 'Ben']);
  });

  it('opens a new one with 5 minutes left or less', async () => {
    const first = await enter(ada);
    clock.advance(20 * MINUTE);
    const second = await enter(ben);
    expect(viewOf(second).roomId).not.toBe(viewOf(first).roomId);
  });

  it('opens one room for people who come at the same moment', async () => {
    const browsers = await Promise.all([ada, ben].map((player) => enter(player)));
    expect(new Set(browsers.map((browser) => viewOf(browser).roomId)).size).toBe(1);
  });

  it('shows the room one would enter, and changes nothing', async () => {
    expect(await stage.weave.roomForLobby(ada)).toBeUndefined();
    const { roomId, version } = viewOf(await enter(ada));
    expect(await stage.weave.roomForLobby(ben)).toMatchObject({ roomId, version, viewerId: ben });
    expect((await database.execute('select 1 from weave_room')).rows).toHaveLength(1);
  });

  it('brings people back to the room they sit in', async () => {
    const first = viewOf(await enter(ada)).roomId;
    clock.advance(20 * MINUTE);
    expect(viewOf(await enter(ada)).roomId).toBe(first);
  });

  it('opens no more than 12 rooms in an hour for one person', async () => {
    const browser = stage.connect(ada);
    for (let room = 0; room < 12; room += 1) {
      const answer = await browser.ask('weave:enter', {});
      if (!answer.ok) throw new Error(answer.text);
      await browser.ask('weave:unwatch', { roomId: answer.view.roomId });
      await database.execute('delete from weave_room');
    }
    expect(await browser.ask('weave:enter', {})).toEqual({ ok: false, code: 'too-many-rooms', text: refusals['too-many-rooms'] });
  });
});

describe('seats', () => {
  it('are one for all tabs of a person, and kept while one is open', async () => {
    const tab = await enter(ada);
    const { roomId } = viewOf(tab);
    const other = stage.connect(ada);
    await other.ask('weave:join', { roomId });
    expect(viewOf(other).seats.filter(({ playerId }) => playerId === ada)).toHaveLength(1);
    tab.close();
    await pass(SECOND);
    expect(viewOf(other).seats[0]?.away).toBe(false);
    const reader = stage.connect();
    await reader.ask('weave:watch', { roomId });
    other.close();
    await vi.waitFor(() => expect(viewOf(reader).seats[0]?.away).toBe(true));
  });

  it('are taken again within a minute, and given up after it', async () => {
    const first = await enter(ada);
    const { roomId } = viewOf(first);
    const second = await enter(ben);
    first.close();
    await vi.waitFor(() => expect(viewOf(second).seats[0]?.away).toBe(true));
    clock.advance(50 * SECOND);
    const back = stage.connect(ada);
    await back.ask('weave:join', { roomId });
    expect(viewOf(second).seats[0]).toMatchObject({ name: 'Ada', away: false });
    back.close();
    await vi.waitFor(() => expect(viewOf(second).seats[0]?.away).toBe(true));
    for (let waited = 0; waited < 5; waited += 1) await pass(31 * SECOND);
    expect(viewOf(second).seats[0]?.kind).toBe('ai');
  });

  it('are given up by leaving, with the turn and its words', async () => {
    const first = await enter(ada);
    const second = await enter(ben);
    const { roomId } = viewOf(first);
    await turnOf(first, 'Ada');
    await first.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'Half a' });
    expect(await first.ask('weave:leave', { roomId })).toEqual({ ok: true });
    expect(viewOf(second)).toMatchObject({ turn: null, parts: [{ text: 'Half a', writer: 'Ada' }] });
    expect(viewOf(second).seats[0]?.away).toBe(true);
  });

  it('are refused in words', async () => {
    const { roomId } = viewOf(await enter(ada));
    const people = await Promise.all(['Cleo', 'Dan', 'Eve'].map((name) => makePlayer(database, clock, name)));
    for (const { id } of people) await stage.connect(id).ask('weave:join', { roomId });
    expect(await stage.connect(ben).ask('weave:join', { roomId })).toEqual({ ok: false, code: 'full', text: refusals.full });
    expect(await stage.connect(ben).ask('weave:join', { roomId: randomUUID() })).toMatchObject({ code: 'no-room' });
    expect(await stage.connect(ben).ask('weave:join', { roomId: 'room' })).toMatchObject({ code: 'malformed' });
  });

  it('are for people who are signed in; visitors watch, and nothing else', async () => {
    const browser = await enter(ada);
    const { roomId } = viewOf(browser);
    await turnOf(browser, 'Ada');
    const visitor = stage.connect();
    expect(await visitor.ask('weave:watch', { roomId })).toMatchObject({ ok: true, view: { viewerId: null } });
    const no = { ok: false, code: 'signed-out', text: refusals['signed-out'] };
    for (const request of ['weave:enter', 'weave:join', 'weave:leave', 'weave:here'] as const) {
      expect(await visitor.ask(request, { roomId })).toEqual(no);
    }
    expect(await visitor.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'Mine' })).toEqual(no);
    expect(await visitor.ask('weave:submit', { roomId, turn: 1, text: 'Mine', submitId: randomUUID() })).toEqual({ ...no, left: 'Mine' });
  });
});

describe('words being typed', () => {
  it('reach everybody else at once, and later comers too', async () => {
    const writer = await enter(ada);
    const reader = await enter(ben);
    const { roomId } = viewOf(writer);
    await turnOf(writer, 'Ada');
    await writer.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'She wnt' });
    await writer.ask('weave:draft', { roomId, turn: 1, keep: 5, add: 'ent in 🪶' });
    expect(viewOf(reader).turn).toMatchObject({ draft: 'She went in 🪶' });
    expect(writer.drafts).toBe(0);
    const late = stage.connect();
    await late.ask('weave:watch', { roomId });
    expect(viewOf(late).turn).toMatchObject({ draft: 'She went in 🪶' });
  });

  it('become the part when the time is up', async () => {
    const writer = await enter(ada);
    const { roomId } = viewOf(writer);
    await turnOf(writer, 'Ada');
    await writer.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'She went\u0000 in' });
    await pass(62 * SECOND);
    expect(viewOf(writer).parts).toMatchObject([{ number: 1, text: 'She went in' }]);
  });

  it('are refused to everybody whose turn it is not', async () => {
    const writer = await enter(ada);
    const other = await enter(ben);
    const { roomId } = viewOf(writer);
    await turnOf(writer, 'Ada');
    expect(await other.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'Mine' })).toMatchObject({ code: 'turn-over' });
    expect(await other.ask('weave:draft', { roomId, turn: 2, keep: 0, add: 'Mine' })).toMatchObject({ code: 'not-your-turn' });
    expect(viewOf(writer).turn).toMatchObject({ draft: '' });
  });

  it('are asked for whole when something is missing, or another tab begins to type', async () => {
    const tab = await enter(ada);
    const { roomId } = viewOf(tab);
    const other = stage.connect(ada);
    await other.ask('weave:join', { roomId });
    await turnOf(tab, 'Ada');
    await tab.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'One' });
    expect(await tab.ask('weave:draft', { roomId, turn: 1, keep: 9, add: 'x' })).toEqual({ ok: false, code: 'draft-again' });
    expect(await other.ask('weave:draft', { roomId, turn: 1, keep: 3, add: ' two' })).toEqual({ ok: false, code: 'draft-again' });
    expect(await other.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'One two' })).toEqual({ ok: true });
    expect(viewOf(tab).turn).toMatchObject({ draft: 'One two' });
  });

  it('are limited in length and pace', async () => {
    const writer = await enter(ada);
    const { roomId } = viewOf(writer);
    await turnOf(writer, 'Ada');
    const send = (add: string, keep = 0) => writer.ask('weave:draft', { roomId, turn: 1, keep, add });
    expect(await send('a'.repeat(2_001))).toEqual({ ok: false, code: 'too-long', text: refusals['too-long'] });
    expect(await send(7 as never)).toMatchObject({ code: 'malformed' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => send('a')));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(100);
    expect(answers.at(-1)).toEqual({ ok: false, code: 'too-fast', text: refusals['too-fast'] });
  });
});

describe('submitting a turn', () => {
  it('counts once, however often it is sent', async () => {
    const writer = await enter(ada);
    const { roomId } = viewOf(writer);
    await turnOf(writer, 'Ada');
    const sent = { roomId, turn: 1, text: 'Once.', submitId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => writer.ask('weave:submit', sent)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, turn: 1, text: 'Once.' })));
    await turnOf(writer, 'Noah');
    expect(await writer.ask('weave:submit', sent)).toEqual({ ok: true, turn: 1, text: 'Once.' });
    expect(viewOf(writer).parts.filter(({ text }) => text === 'Once.')).toHaveLength(1);
  });

  it('takes the last words for a second after the end, and gives later ones back', async () => {
    const writer = await enter(ada);
    const { roomId } = viewOf(writer);
    await turnOf(writer, 'Ada');
    await writer.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'She went' });
    await pass(62 * SECOND);
    const late = { roomId, turn: 1, text: 'She went in at last', submitId: randomUUID() };
    expect(await writer.ask('weave:submit', late)).toEqual({
      ok: false,
      code: 'turn-over',
      text: refusals['turn-over'],
      left: 'in at last',
    });
    expect(await writer.ask('weave:submit', { ...late, text: 'She went ' })).toMatchObject({ ok: true, text: 'She went' });
  });

  it('is refused to others', async () => {
    const writer = await enter(ada);
    const other = await enter(ben);
    await turnOf(writer, 'Ada');
    expect(await submit(other, 'Mine')).toMatchObject({ ok: false, code: 'turn-over', left: 'Mine' });
    expect(viewOf(writer).parts).toEqual([]);
  });
});

describe('when the process is gone', () => {
  /** The same database, another process; the one before does nothing more. */
  const restart = () => {
    stage = openWeave(database, clock);
  };

  it('the room goes on from every state', async () => {
    const writer = await enter(ada);
    const { roomId } = viewOf(writer);
    await stage.weave.sweep();
    restart();
    const back = stage.connect(ada);
    await back.ask('weave:join', { roomId });
    await turnOf(back, 'Ada');
    await settled(back);
    restart();
    const again = stage.connect(ada);
    await again.ask('weave:join', { roomId });
    expect(await submit(again, 'Still here.')).toMatchObject({ ok: true });
    await settled(again);
    restart();
    const third = stage.connect(ada);
    await third.ask('weave:join', { roomId });
    await turnOf(third, 'Emma');
    await settled(third);
    restart();
    const fourth = stage.connect(ada);
    await fourth.ask('weave:join', { roomId });
    await turnOf(fourth, 'Noah');
    expect(viewOf(fourth).parts.map(({ writer: name }) => name)).toEqual(['Ada', 'Emma']);
  });

  it('a text that it waited for is asked for again', async () => {
    stage = openWeave(database, clock, { ...shortWriter(), generateStoryContent: () => new Promise(() => undefined) });
    const writer = await enter(ada);
    const { roomId } = viewOf(writer);
    await stage.weave.sweep();
    await turnOfOnly(writer);
    await submit(writer, 'She went in.');
    restart();
    await pass(6 * SECOND);
    await vi.waitFor(async () => expect((await stage.weave.roomSnapshot(roomId, ada))?.turn?.writer).toBe('Emma'));
  });

  it('whoever was connected there is away', async () => {
    const { roomId } = viewOf(await enter(ada));
    await stage.weave.sweep();
    restart();
    await pass(6 * SECOND);
    expect((await stage.weave.roomSnapshot(roomId, undefined))?.seats[0]?.away).toBe(true);
  });

  /** The first turn, without waiting for texts. */
  async function turnOfOnly(browser: Browser): Promise<void> {
    await pass(2 * SECOND);
    expect(viewOf(browser).turn?.writer).toBe('Ada');
  }
});

describe('a room that closes', () => {
  async function finish(browser: Browser): Promise<string | null> {
    const { roomId } = viewOf(browser);
    await browser.ask('weave:leave', { roomId });
    for (let waited = 0; waited < 5; waited += 1) {
      await pass(30 * SECOND);
      await settled(browser);
    }
    expect(viewOf(browser).status).toBe('closed');
    return viewOf(browser).storyId;
  }

  it('puts its story into the library, with all its writers, and counts the game', async () => {
    const first = await enter(ada);
    const second = await enter(ben);
    await turnOf(first, 'Ada');
    await submit(first, 'She went in.');
    await turnOf(second, 'Ben');
    await submit(second, 'He did not. 🪶');
    await second.ask('weave:leave', { roomId: viewOf(second).roomId });
    const storyId = await finish(first);
    const [story] = await database.db.selectFrom('story').selectAll().execute();
    const parts = viewOf(first).parts.map(({ text }) => text);
    expect(story).toMatchObject({ id: storyId, arena: 'story_weave', status: 'published', author_id: null, prompt: 'A gate' });
    expect(story).toMatchObject({ title: 'The gate stood open', starter: 'The gate stood open, as it had all winter.' });
    expect(story?.body).toBe(parts.join('\n\n'));
    const writers = await database.db.selectFrom('story_writer').selectAll().orderBy('place').execute();
    expect(writers.slice(0, 2)).toMatchObject([
      { player_id: ada, ai_name: null, is_ai: false, characters: 12 },
      { player_id: null, ai_name: 'Emma', is_ai: true },
    ]);
    expect(writers.find(({ player_id }) => player_id === ben)).toMatchObject({ characters: 13 });
    const progress = createProgressService({ db: database.db, clock });
    for (const person of [ada, ben]) expect(await progress.progressOf(person)).toMatchObject({ gamesPlayed: 1, storiesPublished: 1 });
    const kept = await stage.weave.partsOfStory(storyId ?? '');
    expect(kept.map(({ text }) => text)).toEqual(parts);
  });

  it('keeps no story nobody wrote a word of, and is removed a day later', async () => {
    const browser = await enter(ada);
    await turnOf(browser, 'Ada');
    expect(await finish(browser)).toBeNull();
    expect(await database.db.selectFrom('story').selectAll().execute()).toEqual([]);
    clock.advance(25 * 60 * MINUTE);
    await stage.weave.removeOldRooms();
    expect((await database.execute('select 1 from weave_turn')).rows).toEqual([]);
  });

  it('takes nothing more', async () => {
    const browser = await enter(ada);
    await turnOf(browser, 'Ada');
    await submit(browser, 'She went in.');
    await finish(browser);
    expect(await browser.ask('weave:join', { roomId: viewOf(browser).roomId })).toMatchObject({ code: 'closed' });
    expect(await submit(browser, 'More')).toMatchObject({ ok: false });
  });
});
