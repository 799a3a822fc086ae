import type { Bus } from '~/platform/bus/bus.server';
import type { Clock } from '~/platform/clock/clock';
import type { Live, LivePeer } from '~/platform/live/live.server';
import type { Log } from '~/platform/log/log.server';
import { askUnread, unreadNoticesEvent } from './notices.contract';

/** The channel on which the database announces, once a change is committed, whose notices have changed. */
const CHANNEL = 'notices_changed';

interface LiveCountDependencies {
  bus: Pick<Bus, 'onTrigger'>;
  live: Pick<Live, 'toRoomHere' | 'sessions'>;
  log: Pick<Log, 'warn'>;
  clock: Clock;
  unreadCount(playerId: string): Promise<number>;
}

const roomOf = (playerId: string) => `notices:${playerId}`;

/**
 * Sends players' pages the number of their unread notices when it changes, whichever process changed it. Changes that come
 * while one is being counted are sent together.
 * @returns what a new connection needs. Call before the bus starts.
 */
export function createLiveCount({ bus, live, log, clock, unreadCount }: LiveCountDependencies): (peer: LivePeer) => void {
  /** Players whose notices are being counted, and whether to count them again. */
  const counting = new Map<string, boolean>();

  async function send(playerId: string): Promise<void> {
    if (counting.has(playerId)) return void counting.set(playerId, true);
    try {
      do {
        counting.set(playerId, false);
        const countedAt = clock.now().getTime();
        live.toRoomHere(roomOf(playerId), unreadNoticesEvent, { unread: await unreadCount(playerId), countedAt });
      } while (counting.get(playerId));
    } catch (error) {
      log.warn({ err: error }, 'unread notices could not be counted');
    } finally {
      counting.delete(playerId);
    }
  }

  const isHere = (playerId: string) => live.sessions().some((session) => session.playerId === playerId);

  bus.onTrigger(CHANNEL, {
    dispatch: (playerId) => void (isHere(playerId) && send(playerId)),
    // What was announced during a break is lost.
    onLink: (up) => {
      if (up) for (const playerId of new Set(live.sessions().map((session) => session.playerId))) void send(playerId);
    },
  });
  return (peer) => {
    const { playerId } = peer;
    if (!playerId) return;
    peer.enter(roomOf(playerId));
    // However often a player asks, they are counted once at a time.
    peer.answer(askUnread, () => {
      void send(playerId);
      return null;
    });
  };
}
