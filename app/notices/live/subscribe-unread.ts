import { holdLiveConnection } from '~/platform/live/live-connection';
import { askUnread, type UnreadNotices, unreadNoticesEvent } from './notices.contract';

/**
 * Learns how many notices a player has not read whenever it changes, and once there is a connection: what came between the
 * page and it, or during a break, was missed.
 * @returns a function that ends it.
 */
export function subscribeUnread(viewerId: string, onCount: (notices: UnreadNotices) => void): () => void {
  const { connection, release } = holdLiveConnection({ viewerId });
  // Not answered: the connection is lost again, and the next one asks.
  const ask = () => void connection.ask(askUnread, null).catch(() => {});
  const stopListening = connection.on(unreadNoticesEvent, onCount);
  const stopWatching = connection.onState(({ kind }) => {
    if (kind === 'connected') ask();
  });
  if (connection.state().kind === 'connected') ask();
  return () => {
    stopListening();
    stopWatching();
    release();
  };
}
