import type { Bus } from '~/platform/bus/bus.server';
import type { Db } from '~/platform/database/database.server';
import type { Live, LiveSession } from '~/platform/live/live.server';
import type { Log } from '~/platform/log/log.server';

/** The channel of database notifications: versions that run side by side need the same one. */
const CHANNEL = 'session_ended';

interface SessionEndsDependencies {
  db: Db;
  bus: Pick<Bus, 'channel'>;
  live: Pick<Live, 'endSession' | 'sessions'>;
  log: Pick<Log, 'warn'>;
}

/**
 * Notifies the open tabs of a session that it has ended, in any process. A process that may
 * have missed a message checks which of its sessions are still current.
 * @returns a function that announces an end. It never throws: a tab that misses it finds out with its next request.
 * @see docs/product/accounts.md
 */
export function createSessionEnds({ db, bus, live, log }: SessionEndsDependencies): (sessionId: string) => void {
  const channel = bus.channel<{ sessionId: string }>(CHANNEL);

  async function endReplaced(): Promise<void> {
    for (const sessionId of await replacedAmong(db, live.sessions())) live.endSession(sessionId);
  }

  channel.subscribe({
    dispatch: ({ sessionId }) => live.endSession(sessionId),
    onGap: () => void endReplaced().catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked up after a break')),
  });
  return (sessionId) => {
    live.endSession(sessionId);
    channel
      .publish(db, [{ sessionId }])
      .catch((error: unknown) => log.warn({ err: error }, 'other processes were not told that a session has ended'));
  };
}

/** The sessions that are no longer their player's current one. */
async function replacedAmong(db: Db, open: readonly LiveSession[]): Promise<string[]> {
  if (open.length === 0) return [];
  const ids = [...new Set(open.map(({ playerId }) => playerId))];
  const players = await db.selectFrom('player').select('current_session_id').where('id', 'in', ids).execute();
  const current = new Set(players.map(({ current_session_id }) => current_session_id));
  return [...new Set(open.map(({ sessionId }) => sessionId))].filter((sessionId) => !current.has(sessionId));
}
