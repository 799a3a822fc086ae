import type { Socket } from 'socket.io-client';
import {
  LIVE_PATH,
  type LiveAnswer,
  type LiveEventName,
  type LiveEvents,
  type LiveGreeting,
  type LivePayload,
  type LiveQuestion,
  type LiveRequestName,
  RECONNECT_DELAYS_MS,
  SESSION_ENDED,
} from './events';

/** How the connection stands. `until` is when the next attempt is made, in ms since 1970 of this browser's clock. */
export type LiveState =
  | { kind: 'connecting' }
  | { kind: 'connected' }
  | { kind: 'waiting'; seconds: number; until: number }
  /** The session has ended, or nobody on the page uses the connection any more. */
  | { kind: 'closed' };

/** Raised when a question got no answer: there was no connection, it broke, or it took too long. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The page's one live connection, shared by everything on the page that uses it. */
export interface LiveConnection {
  state(): LiveState;
  /** Calls back at every change of state. @returns a function that ends it. */
  onState(changed: (state: LiveState) => void): () => void;
  /** Hears an event of the server's. @returns a function that ends it. */
  on<Name extends LiveEventName>(event: Name, heard: (...payload: LivePayload<Name>) => void): () => void;
  /**
   * Asks the server something.
   * @param timeoutMs how long to wait for the answer, in ms.
   * @throws {NoAnswer} at once while there is no connection; nothing is kept to be sent later.
   */
  ask<Name extends LiveRequestName>(request: Name, question: LiveQuestion<Name>, timeoutMs?: number): Promise<LiveAnswer<Name>>;
  /** Tries at once instead of after the wait. */
  reconnectNow(): void;
}

export interface LiveUse {
  /** Whose page it is; undefined for a visitor, who may only watch. */
  viewerId: string | undefined;
  /** Do not wait until the page is idle. */
  soon?: boolean;
  /** Called when the server no longer takes this browser's session for the current one. */
  onSessionEnded?: () => void;
}

export interface HeldLiveConnection {
  connection: LiveConnection;
  /** Says that it is used no longer; the last one to say so closes it. */
  release(): void;
}

interface Shared {
  connection: LiveConnection & { start(soon: boolean): void; close(): void };
  endings: Set<() => void>;
  holders: number;
}

/** How long a page is left alone before the connection's code is loaded, in ms, where the browser cannot tell. */
const IDLE_FALLBACK_MS = 1_000;
const ANSWER_TIMEOUT_MS = 8_000;
/** A connection that does not stand after so many ms is tried anew. */
const CONNECT_TIMEOUT_MS = 8_000;

const open = new Map<string | undefined, Shared>();

/**
 * Uses the page's live connection, opening it when nobody has yet. It is opened again after 1, 2, 5, then every
 * 10 s when it breaks. Release it when done.
 */
export function holdLiveConnection({ viewerId, soon = false, onSessionEnded }: LiveUse): HeldLiveConnection {
  const shared = open.get(viewerId) ?? openShared(viewerId);
  shared.holders += 1;
  // A function of its own for each holder, so that two may hand in the same one.
  const ended = () => onSessionEnded?.();
  shared.endings.add(ended);
  shared.connection.start(soon);
  let released = false;
  return {
    connection: shared.connection,
    release() {
      if (released) return;
      released = true;
      shared.endings.delete(ended);
      shared.holders -= 1;
      if (shared.holders > 0) return;
      if (open.get(viewerId) === shared) open.delete(viewerId);
      shared.connection.close();
    },
  };
}

function openShared(viewerId: string | undefined): Shared {
  const endings = new Set<() => void>();
  const connection = createConnection({ visitor: viewerId === undefined }, () => {
    // It stays closed for those who hold it; whoever asks for one from now on gets another.
    open.delete(viewerId);
    for (const ended of [...endings]) ended();
  });
  const shared = { connection, endings, holders: 0 };
  open.set(viewerId, shared);
  return shared;
}

function createConnection(greeting: LiveGreeting, onSessionEnded: () => void): Shared['connection'] {
  const stateListeners = new Set<(state: LiveState) => void>();
  const heard = new Map<string, Set<(...payload: never[]) => void>>();
  let state: LiveState = { kind: 'connecting' };
  let socket: Socket | undefined;
  let started: 'no' | 'idle' | 'soon' = 'no';
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: LiveState) => {
    if (state.kind === 'closed') return;
    state = next;
    for (const changed of [...stateListeners]) changed(next);
  };
  const tryAgain = () => {
    clearTimeout(timer);
    become({ kind: 'connecting' });
    if (socket) socket.connect();
    else void connect().catch(later);
  };
  const later = () => {
    if (state.kind === 'closed') return;
    const delay = RECONNECT_DELAYS_MS[Math.min(attempts, RECONNECT_DELAYS_MS.length - 1)] ?? 0;
    attempts += 1;
    clearTimeout(timer);
    timer = setTimeout(tryAgain, delay);
    become({ kind: 'waiting', seconds: delay / 1000, until: Date.now() + delay });
  };
  // A browser that has lost its network says so at once; the connection itself would notice in a minute.
  const offline = () => {
    if (state.kind !== 'connected') return;
    socket?.disconnect();
    later();
  };
  const online = () => {
    if (state.kind === 'waiting') tryAgain();
  };
  const close = () => {
    clearTimeout(timer);
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
    become({ kind: 'closed' });
    socket?.close();
  };
  const endSession = () => {
    close();
    onSessionEnded();
  };

  async function connect(): Promise<void> {
    if (socket || state.kind === 'closed') return;
    const { io } = await import('socket.io-client');
    if (socket || (state as LiveState).kind === 'closed') return;
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    const made = io({
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnection: false,
      timeout: CONNECT_TIMEOUT_MS,
      auth: { ...greeting },
    });
    socket = made;
    made.on('connect', () => {
      attempts = 0;
      become({ kind: 'connected' });
    });
    made.on('session-ended' satisfies keyof LiveEvents, endSession);
    made.on('connect_error', (error) => (error.message === SESSION_ENDED ? endSession() : later()));
    made.on('disconnect', (reason) => {
      if (reason !== 'io client disconnect') later();
    });
    made.onAny((event: string, ...payload: unknown[]) => {
      for (const hear of heard.get(event) ?? []) hear(...(payload as never[]));
    });
  }

  return {
    state: () => state,
    onState(changed) {
      stateListeners.add(changed);
      return () => stateListeners.delete(changed);
    },
    on(event, hear) {
      const hearers = heard.get(event) ?? new Set();
      heard.set(event, hearers.add(hear as (...payload: never[]) => void));
      return () => hearers.delete(hear as (...payload: never[]) => void);
    },
    async ask(request, question, timeoutMs = ANSWER_TIMEOUT_MS) {
      if (!socket?.connected) throw new NoAnswer('There is no connection.');
      try {
        return await socket.timeout(timeoutMs).emitWithAck(request, question);
      } catch (error) {
        throw new NoAnswer('The server did not answer.', { cause: error });
      }
    },
    reconnectNow() {
      if (state.kind === 'waiting') tryAgain();
    },
    start(soon) {
      if (started === 'soon' || (started === 'idle' && !soon)) return;
      started = soon ? 'soon' : 'idle';
      // Code that cannot be loaded is a connection that cannot be made.
      const begin = () => connect().catch(later);
      if (soon) void begin();
      else whenIdle(begin);
    },
    close,
  };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_FALLBACK_MS });
  else setTimeout(work, IDLE_FALLBACK_MS);
}
