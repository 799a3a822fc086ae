import { setTimeout as pause } from 'node:timers/promises';
import type { Bus } from '../bus/bus.server';
import type { OpenDatabase } from '../database/database.server';
import type { InvalidatedCache } from './tagged-cache';

/** Triggers of the database name here, once a change is committed, what has changed. */
const CHANNEL = 'page_changed';
/** Named when everything may have changed. */
const EVERYTHING = 'all';
/** Pause between two questions whether pages can be read again, in ms. */
const ASK_AGAIN_MS = 200;

/**
 * Drops cached values as the database names changes, whichever process made them. After an outage the caches go on with what
 * they had until pages can be read again: the connection that listens may be back before the others.
 * Call before the bus starts.
 */
export function dropChangedPages(
  bus: Pick<Bus, 'onTrigger'>,
  { ping }: Pick<OpenDatabase, 'ping'>,
  caches: readonly InvalidatedCache[],
): void {
  const each = (change: (cache: InvalidatedCache) => void) => caches.forEach(change);
  const answers = () =>
    ping().then(
      () => true,
      () => false,
    );
  /** How often the connection was lost or regained. */
  let turns = 0;

  async function listenAgain(): Promise<void> {
    const turn = turns;
    while (!(await answers())) {
      await pause(ASK_AGAIN_MS, undefined, { ref: false });
      if (turn !== turns) return;
    }
    if (turn === turns) each((cache) => cache.listening(true));
  }

  bus.onTrigger(CHANNEL, {
    dispatch: (tag) => each((cache) => (tag === EVERYTHING ? cache.clear() : cache.drop(tag))),
    onLink(up) {
      turns += 1;
      if (up) void listenAgain();
      else each((cache) => cache.listening(false));
    },
  });
}
