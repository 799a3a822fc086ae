import { holdLiveConnection } from '~/platform/live/live-connection';
import { askUnread, unreadNoticesEvent } from './notices.contract';

/**
 * Hears how many notices a player has not read whenever it changes, and after a break of the connection.
 * @returns a function that ends it.
 */
export function hearUnread(viewerId: string, heard: (unread: number) => void): () => void {
  const { connection, release } = holdLiveConnection({ viewerId });
  let hadBreak = false;
  const stopHearing = connection.on(unreadNoticesEvent, ({ unread }) => heard(unread));
  const stopWatching = connection.onState(({ kind }) => {
    // Not answered: the connection is lost again, and the next one asks.
    if (kind === 'connected' && hadBreak) void connection.ask(askUnread, null).catch(() => {});
    hadBreak = kind !== 'connected';
  });
  return () => {
    stopHearing();
    stopWatching();
    release();
  };
}
