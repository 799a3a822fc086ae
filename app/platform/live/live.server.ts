import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import {
  LIVE_PATH,
  type LiveAnswer,
  type LiveEventName,
  type LiveEvents,
  type LiveGreeting,
  type LivePayload,
  type LiveRequestName,
  SESSION_ENDED,
} from './events';

/** Most bytes that a browser may send in one message. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** The player's session that authenticated a connection. */
export interface LiveSession {
  playerId: string;
  sessionId: string;
}

/** The session behind a connection; undefined when there is no current one. */
export type LiveIdentity = LiveSession | undefined;

export interface LiveOptions {
  identify(headers: IncomingHttpHeaders): Promise<LiveIdentity>;
  isOwnOrigin(origin: string): boolean;
  metrics: Metrics;
  log: Log;
}

/** One connection of a browser, as features see it. */
export interface LivePeer {
  id: string;
  /** Undefined for a visitor. */
  playerId: string | undefined;
  /** Answers a request, whose question is unchecked. The handler must catch its own errors. */
  answer<Name extends LiveRequestName>(request: Name, handler: (question: unknown) => LiveAnswer<Name> | Promise<LiveAnswer<Name>>): void;
  /** Joins a room: this connection then receives what is sent to it. */
  enter(room: string): void;
  exit(room: string): void;
  onClose(closed: () => void): void;
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
  /** Sends an event to this process's connections in a room, except one. */
  toRoomHere<Name extends LiveEventName>(room: string, event: Name, payload: LivePayload<Name>, exceptPeerId?: string): void;
  close(): Promise<void>;
}

type Data = Partial<LiveSession>;
type LiveSocket = Socket<Record<string, never>, LiveEvents, LiveEvents, Data>;

/**
 * Creates the live server; connections are authenticated by the session cookie when they open. A page that says
 * it is a visitor's is accepted without one, and may then do what features let visitors do.
 */
export function createLive({ identify, isOwnOrigin, metrics, log }: LiveOptions): Live {
  const opened: ((peer: LivePeer) => void)[] = [];
  const io = new Server<Record<string, never>, LiveEvents, LiveEvents, Data>({
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers.origin ?? '')),
  });

  io.use(async (socket, next) => {
    try {
      const identity = await identify(socket.handshake.headers);
      if (!identity && !(socket.handshake.auth as LiveGreeting).visitor) return next(new Error(SESSION_ENDED));
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
    const peer = peerOf(socket);
    for (const open of opened) open(peer);
  });

  return {
    attach: (http) => {
      io.attach(http);
    },
    endSession: (sessionId) => {
      io.to(`session:${sessionId}`).emit('session-ended');
      io.in(`session:${sessionId}`).disconnectSockets();
    },
    sessions: () =>
      [...io.of('/').sockets.values()].flatMap(({ data: { playerId, sessionId } }) =>
        playerId && sessionId ? [{ playerId, sessionId }] : [],
      ),
    onPeer: (open) => void opened.push(open),
    toRoomHere: (room, event, payload, exceptPeerId) => {
      const here = io.to(room);
      (exceptPeerId ? here.except(exceptPeerId) : here).emit(event, ...(payload as never));
    },
    close: async () => {
      await io.close();
    },
  };
}

function peerOf(socket: LiveSocket): LivePeer {
  return {
    id: socket.id,
    playerId: socket.data.playerId,
    answer(request, handler) {
      const listener = async (question: unknown, reply: unknown) => {
        const given = await handler(question);
        if (typeof reply === 'function') reply(given);
      };
      socket.on(request as never, listener as never);
    },
    enter: (room) => void socket.join(room),
    exit: (room) => void socket.leave(room),
    onClose: (closed) => void socket.on('disconnect', closed),
  };
}
