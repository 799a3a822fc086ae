import type { Socket } from 'socket.io-client';
import { whenIdle } from '../idle/when-idle';
import { createMachine } from '../machine/machine';
import { withJitter } from '../retry/retry-delay';
import { LIVE_PATH, type LiveEvent, type LiveRequest, SESSION_ENDED } from './events';
import type { LiveGreeting } from './greeting.contract';
import { type LinkEffect, type LinkEvent, type LiveLink, type LiveState, linkStep, newLink } from './live-link';

export type { LiveState } from './live-link';

/** Thrown when a question got no answer: there was no connection, it broke, it timed out, or the answer broke its contract. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The page's one live connection, shared by all its users on the page. */
export interface LiveConnection {
  state(): LiveState;
  /** Subscribes to changes of state. @returns a function that unsubscribes. */
  onState(changed: (state: LiveState) => void): () => void;
  /**
   * Subscribes to an event from the server.
   * @param onUnreadable called in place of the listener for one that breaks its contract; else it is ignored.
   * @returns a function that unsubscribes.
   */
  on<Payload>(event: LiveEvent<Payload>, listener: (payload: Payload) => void, onUnreadable?: () => void): () => void;
  /**
   * Sends a request to the server.
   * @param timeoutMs the timeout of the answer, in ms.
   * @throws {NoAnswer} at once while there is no connection; nothing is queued.
   */
  ask<Question, Answer>(request: LiveRequest<Question, Answer>, question: Question, timeoutMs?: number): Promise<Answer>;
  /** Reconnects at once instead of after the delay. */
  reconnectNow(): void;
}

export interface LiveUse {
  /** The page's viewer; undefined for a visitor, who may only watch. */
  viewerId: string | undefined;
  /** Whether to connect without waiting until the page is idle. */
  soon?: boolean;
  /** Called when this browser's session is no longer the current one. */
  onSessionEnded?: () => void;
}

export interface HeldLiveConnection {
  connection: LiveConnection;
  /** Ends this use; the last release closes the connection. */
  release(): void;
}

interface Shared {
  connection: LiveConnection & { start(soon: boolean): void; close(): void };
  endings: Set<() => void>;
  holders: number;
}

const ANSWER_TIMEOUT_MS = 8_000;
/** How long an attempt to connect may take, in ms, before the next one. */
const CONNECT_TIMEOUT_MS = 8_000;

const open = new Map<string | undefined, Shared>();

/**
 * Uses the page's live connection, opening it when it is not open yet. It reconnects after 1, 2, 5, then every
 * 10 s when it breaks. Release it when done.
 */
export function holdLiveConnection({ viewerId, soon = false, onSessionEnded }: LiveUse): HeldLiveConnection {
  const shared = open.get(viewerId) ?? openShared(viewerId);
  shared.holders += 1;
  // A separate function for each holder, because two may pass the same one.
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
    // It stays closed for its holders; later callers get a new one.
    open.delete(viewerId);
    for (const ended of [...endings]) ended();
  });
  const shared = { connection, endings, holders: 0 };
  open.set(viewerId, shared);
  return shared;
}

function createConnection(greeting: LiveGreeting, onSessionEnded: () => void): Shared['connection'] {
  const subscribers = new Map<string, Set<(payload: unknown) => void>>();
  let socket: Socket | undefined;
  let started: 'no' | 'idle' | 'soon' = 'no';
  const link = createMachine<LiveLink, LinkEvent, LinkEffect>({ initial: newLink, step: linkStep, run });
  const lost = () => link.dispatch({ type: 'lost', now: Date.now() });
  const offline = () => link.dispatch({ type: 'offline', now: Date.now() });
  const online = () => link.dispatch({ type: 'hurried' });

  function run(effect: LinkEffect): void {
    switch (effect.type) {
      case 'connect':
        link.cancel('retry');
        connect();
        break;
      case 'disconnect':
        socket?.disconnect();
        break;
      case 'retry-in':
        link.dispatchIn(withJitter(effect.ms, Math.random()), 'retry', { type: 'retry' });
        break;
      case 'close':
        window.removeEventListener('offline', offline);
        window.removeEventListener('online', online);
        link.stop();
        socket?.close();
        break;
      case 'session-ended':
        onSessionEnded();
    }
  }

  /** Makes the first attempt, unless another caller made it while the page waited to be idle. */
  const begin = () => {
    if (!socket && link.state().state.kind !== 'closed') connect();
  };

  function connect(): void {
    if (socket) socket.connect();
    else void makeSocket().catch(lost);
  }

  async function makeSocket(): Promise<void> {
    const { io } = await import('socket.io-client');
    if (socket || link.state().state.kind === 'closed') return;
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
    made.on('connect', () => link.dispatch({ type: 'connected' }));
    made.on(SESSION_ENDED, () => link.dispatch({ type: 'session-ended' }));
    made.on('connect_error', (error) => (error.message === SESSION_ENDED ? link.dispatch({ type: 'session-ended' }) : lost()));
    made.on('disconnect', (reason) => {
      if (reason !== 'io client disconnect') lost();
    });
    made.onAny((event: string, payload: unknown) => {
      for (const subscriber of subscribers.get(event) ?? []) subscriber(payload);
    });
  }

  return {
    state: () => link.state().state,
    onState: (changed) => link.subscribe(() => changed(link.state().state)),
    on(event, listener, onUnreadable) {
      const subscriber = (payload: unknown) => {
        const read = event.payload.safeParse(payload);
        if (read.success) listener(read.data);
        else onUnreadable?.();
      };
      const ofEvent = subscribers.get(event.name) ?? new Set();
      subscribers.set(event.name, ofEvent.add(subscriber));
      return () => ofEvent.delete(subscriber);
    },
    async ask(request, question, timeoutMs = ANSWER_TIMEOUT_MS) {
      if (!socket?.connected) throw new NoAnswer('There is no connection.');
      try {
        return request.answer.parse(await socket.timeout(timeoutMs).emitWithAck(request.name, question));
      } catch (error) {
        throw new NoAnswer('The server gave no answer that could be read.', { cause: error });
      }
    },
    reconnectNow: () => link.dispatch({ type: 'hurried' }),
    start(soon) {
      if (started === 'soon' || (started === 'idle' && !soon)) return;
      started = soon ? 'soon' : 'idle';
      if (soon) begin();
      else whenIdle(begin);
    },
    close: () => link.dispatch({ type: 'closed' }),
  };
}
