import { randomUUID } from 'node:crypto';
import { beforeEach, expect, vi } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/test-database';
import type { RoomView } from '../protocol/room-view';
import type { SubmitAnswer } from '../protocol/weave-events';
import { type Browser, openWeave, type WeaveStage } from './weave-server';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/** Story Weave on an empty database, with two people who have never been in a room. */
export interface WeaveGround extends TestDatabaseFixture {
  stage: WeaveStage;
  ada: string;
  ben: string;
  /** Lets time pass and everything happen that is due by then. */
  pass(ms: number, weave?: WeaveStage['weave']): Promise<void>;
  /** A browser in a room of which it has seen the opening. */
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

/** Ends the running turn with these words. */
export async function submit(browser: Browser, text: string, submitId = randomUUID()): Promise<SubmitAnswer> {
  const view = viewOf(browser);
  return await browser.ask('weave:submit', { roomId: view.roomId, turn: view.turn?.number ?? 0, text, submitId });
}

/** Gives every test of a file such a ground; what it returns is filled before each. */
export function onWeaveGround(): WeaveGround {
  const ground = { pass, enter, turnOf, settled, expectFresh } as WeaveGround;
  onTestDatabase(({ database, clock }) => {
    Object.assign(ground, { database, clock });
  });
  beforeEach(async () => {
    const { database, clock } = ground;
    ground.stage = openWeave(database, clock);
    ground.ada = (await makePlayer(database, clock, 'Ada')).id;
    ground.ben = (await makePlayer(database, clock, 'Ben')).id;
  });
  return ground;

  async function pass(ms: number, weave = ground.stage.weave): Promise<void> {
    ground.clock.advance(ms);
    await weave.sweep();
  }

  async function enter(playerId: string): Promise<Browser> {
    const browser = ground.stage.connect(playerId);
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
    const { rows } = await ground.database.execute(`select asked_by from weave_room where id = $1`, [viewOf(browser).roomId]);
    if (rows[0]?.asked_by)
      await vi.waitFor(async () =>
        expect(
          (await ground.database.execute(`select 1 from weave_room where id = $1 and asked_by is null`, [viewOf(browser).roomId])).rows,
        ).toHaveLength(1),
      );
  }

  async function expectFresh(browser: Browser): Promise<void> {
    const view = viewOf(browser);
    const fresh = await ground.stage.weave.roomSnapshot(view.roomId, view.viewerId ?? undefined);
    expect({ ...view, serverTime: 0 }).toEqual({ ...fresh, serverTime: 0 });
  }
}
