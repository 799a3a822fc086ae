import { LIVE_PATH, type LiveEvents, RECONNECT_DELAYS_MS, SESSION_ENDED } from './events';

export interface LiveConnectionOptions {
  /** Called when the server no longer takes this browser's session for the current one. */
  onSessionEnded(): void;
}

/** How long a page is left alone before the connection's code is loaded, in ms, where the browser cannot tell. */
const IDLE_FALLBACK_MS = 1_000;

/**
 * Opens the page's one live connection once the page is idle, and opens it again after 1, 2, 5, then every 10 s
 * when it breaks.
 * @returns a function that closes it for good.
 */
export function openLiveConnection({ onSessionEnded }: LiveConnectionOptions): () => void {
  let closed = false;
  let close = () => {};
  whenIdle(async () => {
    const { io } = await import('socket.io-client');
    if (closed) return;
    const socket = io({ path: LIVE_PATH, transports: ['websocket'], reconnection: false });
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      const delay = RECONNECT_DELAYS_MS[Math.min(attempts, RECONNECT_DELAYS_MS.length - 1)];
      attempts += 1;
      timer = setTimeout(() => socket.connect(), delay);
    };
    const ended = 'session-ended' satisfies keyof LiveEvents;
    socket.on('connect', () => {
      attempts = 0;
    });
    socket.on(ended, () => {
      socket.close();
      onSessionEnded();
    });
    socket.on('connect_error', (error) => {
      if (error.message === SESSION_ENDED) onSessionEnded();
      else again();
    });
    socket.on('disconnect', (reason) => {
      if (reason !== 'io client disconnect') again();
    });
    close = () => {
      clearTimeout(timer);
      socket.close();
    };
  });
  return () => {
    closed = true;
    close();
  };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_FALLBACK_MS });
  else setTimeout(work, IDLE_FALLBACK_MS);
}
