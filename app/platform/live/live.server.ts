import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { askingAs } from '../database/query-origin.server';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import { addressBehind, countedAddress } from '../requests/client-address';
import { inSpan, type Tracing } from '../tracing/tracing.server';
import { LIVE_PATH, type LiveEvent, type LiveRequest, MAX_MESSAGE_BYTES, SESSION_ENDED } from './events';
import { liveGreeting } from './greeting.contract';

/** How often a connection is asked for a sign of life, and how long it may take, in ms: so soon is a broken one noticed. */
const PING = { pingInterval: 10_000, pingTimeout: 10_000 };

/** The player's session that authenticated a connection. */
export interface LiveSession {
  playerId: string;
  sessionId: string;
  /** Whether the player may only read: features then serve them like a visitor. */
  readsOnly?: boolean;
}

/** The session behind a connection; undefined when there is no current one. */
export type LiveIdentity = LiveSession | undefined;

export interface LiveOptions {
  identify(headers: IncomingHttpHeaders): Promise<LiveIdentity>;
  isOwnOrigin(origin: string): boolean;
  /** How many proxies stand in front of the site, whose word on a client's address counts. */
  proxies?: number;
  metrics: Metrics;
  tracing: Tracing;
  log: Log;
}

/** One connection of a browser, as features see it. */
export interface LivePeer {
  id: string;
  /** Undefined for a visitor. */
  playerId: string | undefined;
  /** The client's address, as limits count it; never to be stored as such. */
  address: string;
  /** Answers a request, whose question is unchecked: the handler reads it by the request's contract. It must catch its own errors. */
  answer<Question, Answer>(request: LiveRequest<Question, Answer>, handler: (question: unknown) => Answer | Promise<Answer>): void;
  /** Joins a room: this connection then receives what is sent to it. */
  enter(room: string): void;
  exit(room: string): void;
  /** @param closed receives for how long nothing had been heard of the connection when its end was noticed, in ms; 0 where that was at once. */
  onClose(closed: (silentMs: number) => void): void;
}

/** The Socket.IO server with this process's connections. */
export interface Live {
  attach(http: HttpServer): void;
  /** Notifies the connections of a session that it has ended, and closes them. */
  endSession(sessionId: string): void;
  /** The sessions of all connections. */
  sessions(): LiveSession[];
  /** Calls back for every connection that opens. Call before `attach`. */
  onPeer(opened: (peer: LivePeer) => void): void;
  /** Sends an event to this process's connections in a room. @param except a connection by its id, or a room, that does not get it. */
  toRoomHere<Payload>(room: string, event: LiveEvent<Payload>, payload: Payload, except?: string): void;
  close(): Promise<void>;
}

type Data = Partial<LiveSession>;
type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>;

/**
 * Creates the live server; connections are authenticated by the session cookie when they open. A page that says
 * it is a visitor's is accepted without one, and may then do what features let visitors do.
 */
export function createLive({ identify, isOwnOrigin, proxies = 0, metrics, tracing, log }: LiveOptions): Live {
  const opened: ((peer: LivePeer) => void)[] = [];
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>({
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...PING,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers.origin ?? '')),
  });

  io.use(async (socket, next) => {
    try {
      const identity = await identify(socket.handshake.headers);
      const isVisitor = liveGreeting.safeParse(socket.handshake.auth).data?.visitor === true;
      if (!identity && !isVisitor) return next(new Error(SESSION_ENDED));
      socket.data = { ...identity };
      return next();
    } catch (error) {
      log.warn({ err: error }, 'a live connection could not be authenticated');
      return next(new Error('unavailable'));
    }
  });
  io.on('connection', (socket) => {
    metrics.liveConnections.inc();
    socket.on('disconnect', () => metrics.liveConnections.dec());
    const { sessionId } = socket.data;
    if (sessionId) void socket.join(`session:${sessionId}`);
    const peer = peerOf(socket, countedAddress(addressBehind(socket.request, proxies)), { metrics, tracing });
    for (const open of opened) open(peer);
  });

  return {
    attach: (http) => {
      io.attach(http);
    },
    endSession: (sessionId) => {
      io.to(`session:${sessionId}`).emit(SESSION_ENDED);
      io.in(`session:${sessionId}`).disconnectSockets();
    },
    sessions: () =>
      [...io.of('/').sockets.values()].flatMap(({ data: { playerId, sessionId } }) =>
        playerId && sessionId ? [{ playerId, sessionId }] : [],
      ),
    onPeer: (open) => void opened.push(open),
    toRoomHere: (room, event, payload, except) => {
      const here = io.to(room);
      (except ? here.except(except) : here).emit(event.name, payload);
    },
    close: async () => {
      await io.close();
    },
  };
}

function peerOf(socket: LiveSocket, address: string, { metrics, tracing }: Pick<LiveOptions, 'metrics' | 'tracing'>): LivePeer {
  const { liveSeconds } = metrics;
  let heardAt = performance.now();
  socket.conn.on('packet', () => {
    heardAt = performance.now();
  });
  return {
    id: socket.id,
    playerId: socket.data.readsOnly ? undefined : socket.data.playerId,
    address,
    answer(request, handler) {
      const span = { kind: 'server', name: `live ${request.name}`, facts: { 'live.event': request.name } } as const;
      const listener = async (question: unknown, reply: unknown) => {
        const stopTimer = liveSeconds.startTimer({ event: request.name });
        const given = await inSpan(tracing, span, () => askingAs(span.name, () => handler(question)));
        stopTimer();
        if (typeof reply === 'function') reply(given);
      };
      socket.on(request.name, listener);
    },
    enter: (room) => void socket.join(room),
    exit: (room) => void socket.leave(room),
    onClose: (closed) => void socket.on('disconnect', (reason) => closed(reason === 'ping timeout' ? performance.now() - heardAt : 0)),
  };
}
