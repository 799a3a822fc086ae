import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { RoomView } from '../protocol/room.contract';
import type { SubmitAnswer } from '../protocol/weave.contract';
import { type Browser, openWeave, type WeaveServer } from './weave-server';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/** Story Weave on an empty database, with two people who have never been in a room. */
export interface WeaveFixture extends TestDatabaseFixture {
  server: WeaveServer;
  ada: string;
  ben: string;
  /** Lets time pass and processes everything due by then. */
  pass(ms: number, weave?: WeaveServer['weave']): Promise<void>;
  /** A browser in a room whose opening it has seen. */
  enter(playerId: string): Promise<Browser>;
  /** Waits until a turn of the named writer runs in what a browser shows. */
  turnOf(browser: Browser, writer: string): Promise<NonNullable<RoomView['turn']>>;
  /** Texts of AI writers come by themselves: waits until the room's view no longer waits for one. */
  settled(browser: Browser): Promise<void>;
  expectFresh(browser: Browser): Promise<void>;
}

/** What a browser shows of its room. */
export function viewOf(browser: Browser): RoomView {
  if (browser.view === undefined || browser.view === 'gap') throw new Error(`The view is ${browser.view}.`);
  return browser.view;
}

/** Texts of AI writers come by themselves: waits until a room waits for none. */
export async function untilTextsCame(database: OpenDatabase, roomId: string): Promise<void> {
  const asked = () => database.execute('select from weave_room where id = $1 and asked_by is not null', [roomId]);
  await vi.waitFor(async () => expect((await asked()).rows).toEqual([]));
}

/** Begins the game of a room that waits for it, by the person who opened it. */
export async function start(opener: Browser): Promise<void> {
  expect(await opener.ask('weave:start', { roomId: viewOf(opener).roomId })).toEqual({ ok: true });
  await vi.waitFor(() => expect(viewOf(opener).opening).not.toBeNull());
}

/** Ends the running turn with these words. */
export async function submit(browser: Browser, text: string, submitId = randomUUID()): Promise<SubmitAnswer> {
  const view = viewOf(browser);
  return await browser.ask('weave:submit', { roomId: view.roomId, turn: view.turn?.number ?? 0, text, submitId });
}

/** Gives every test of a file such a fixture; it is filled before each test. */
export function openWeaveFixture(): WeaveFixture {
  const fixture = { pass, enter, turnOf, settled, expectFresh } as WeaveFixture;
  onTestDatabase(({ database, clock }) => {
    Object.assign(fixture, { database, clock });
  });
  beforeEach(async () => {
    const { database, clock } = fixture;
    fixture.server = openWeave(database, clock);
    fixture.ada = (await makePlayer(database, clock, 'Ada')).id;
    fixture.ben = (await makePlayer(database, clock, 'Ben')).id;
  });
  // Drafts that are still to be written are, before the tables are emptied.
  afterEach(() => fixture.server.weave.stop());
  return fixture;

  async function pass(ms: number, weave = fixture.server.weave): Promise<void> {
    fixture.clock.advance(ms);
    await weave.sweep();
  }

  async function enter(playerId: string): Promise<Browser> {
    const browser = fixture.server.connect(playerId);
    const answer = await browser.ask('weave:enter', {});
    if (!answer.ok) throw new Error(answer.text);
    await vi.waitFor(() => expect(viewOf(browser).opening).not.toBeNull());
    return browser;
  }

  async function turnOf(browser: Browser, writer: string): Promise<NonNullable<RoomView['turn']>> {
    for (let waited = 0; waited < 20; waited += 1) {
      await pass(2 * SECOND);
      await settled(browser);
      const { turn } = viewOf(browser);
      if (turn?.writer === writer) return turn;
    }
    throw new Error(`It is never the turn of ${writer}.`);
  }

  async function settled(browser: Browser): Promise<void> {
    await untilTextsCame(fixture.database, viewOf(browser).roomId);
  }

  async function expectFresh(browser: Browser): Promise<void> {
    const view = viewOf(browser);
    const fresh = await fixture.server.weave.roomSnapshot(view.roomId, view.viewerId ?? undefined);
    expect({ ...view, serverTime: 0 }).toEqual({ ...fresh, serverTime: 0 });
  }
}
