import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '~/platform/bus/bus.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { LIVE_PATH } from '~/platform/live/events';
import { createLive } from '~/platform/live/live.server';
import { createLog } from '~/platform/log/log.server';
import { createMetrics } from '~/platform/log/metrics.server';
import { cutListeners } from '~/platform/testing/database/cut-listeners';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { noTracing } from '~/platform/tracing/tracing.server';
import { createSessionEnds } from './session-ends.server';

const SERVER = process.env.TEST_DATABASE_URL;
const PHONE = '00000000-0000-4000-8000-000000000001';
const LAPTOP = '00000000-0000-4000-8000-000000000002';

/** An open tab, and whether it was notified of the end of its session. */
interface Tab {
  socket: Socket;
  ended: boolean;
}

describe('the end of a session', () => {
  let database: OpenDatabase;
  let playerId: string;
  const closing: (() => unknown)[] = [];
  onTestDatabase(async (fixture) => {
    ({ database } = fixture);
    playerId = (await makePlayer(database, fixture.clock, 'Ada')).id;
  });
  beforeEach(() => signIn(PHONE));
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** Makes this the player's current session. */
  async function signIn(sessionId: string): Promise<void> {
    await database.execute('update player set current_session_id = $1 where id = $2', [sessionId, playerId]);
  }

  /** A process that accepts any session id as signed in. */
  async function openProcess() {
    const log = createLog({ level: 'silent' });
    const bus = createBus(database, log);
    const identify = async ({ cookie }: { cookie?: string | undefined }) => ({ playerId, sessionId: cookie ?? '' });
    const live = createLive({ identify, isOwnOrigin: () => true, metrics: createMetrics(), tracing: noTracing, log });
    const announce = createSessionEnds({ db: database.db, bus, live, log });
    const http = createServer();
    live.attach(http);
    await bus.start();
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    closing.push(bus.stop, live.close);

    async function openTab(sessionId: string): Promise<Tab> {
      const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
      const socket = io(url, { path: LIVE_PATH, transports: ['websocket'], reconnection: false, extraHeaders: { cookie: sessionId } });
      const tab: Tab = { socket, ended: false };
      socket.on('session-ended', () => {
        tab.ended = true;
      });
      closing.push(() => socket.close());
      await new Promise((connected) => socket.once('connect', () => connected(undefined)));
      return tab;
    }
    return { announce, openTab };
  }

  const untilEnded = (...tabs: Tab[]) =>
    vi.waitFor(() => expect(tabs.map(({ ended, socket }) => ended && socket.disconnected)).toEqual(tabs.map(() => true)));

  it('reaches every tab of that session, and no other', async () => {
    const { announce, openTab } = await openProcess();
    const older = [await openTab(PHONE), await openTab(PHONE), await openTab(PHONE)];
    const newer = await openTab(LAPTOP);
    announce(PHONE);
    await untilEnded(...older);
    expect([newer.ended, newer.socket.connected]).toEqual([false, true]);
  });

  it.runIf(SERVER)('reaches tabs that are connected to another process', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    const tabs = [await one.openTab(PHONE), await other.openTab(PHONE), await other.openTab(PHONE)];
    const newer = await other.openTab(LAPTOP);
    one.announce(PHONE);
    await untilEnded(...tabs);
    expect(newer.ended).toBe(false);
  });

  it.runIf(SERVER)('reaches tabs of a process that missed it, once that listens again', async () => {
    const { openTab } = await openProcess();
    const [older, newer] = [await openTab(PHONE), await openTab(LAPTOP)];
    await signIn(LAPTOP);
    await cutListeners(database);
    await untilEnded(older);
    expect([newer.ended, newer.socket.connected]).toEqual([false, true]);
  });
});
