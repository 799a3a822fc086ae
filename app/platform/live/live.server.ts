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

/** A browser may not send more than this in one message, in bytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** A player's session, by which a connection was let in. */
export interface LiveSession {
  playerId: string;
  sessionId: string;
}

/** Who stands behind a connection; undefined when nobody's current session does. */
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
  /** Answers a request; what was sent may be anything. An answer that cannot be given is the handler's affair. */
  answer<Name extends LiveRequestName>(request: Name, handler: (question: unknown) => LiveAnswer<Name> | Promise<LiveAnswer<Name>>): void;
  /** From now on this connection is told what is told to a room. */
  enter(room: string): void;
  exit(room: string): void;
  onClose(closed: () => void): void;
}

/** The one Socket.IO server, with the connections that this process has. */
export interface Live {
  attach(http: HttpServer): void;
  /** Tells the connections of a session that it has ended, and closes them. */
  endSession(sessionId: string): void;
  /** The sessions of all connections. */
  sessions(): LiveSession[];
  /** Called for every connection that opens. Call before `attach`. */
  onPeer(opened: (peer: LivePeer) => void): void;
  /** Tells the connections of a room that this process has, but for one. */
  toRoomHere<Name extends LiveEventName>(room: string, event: Name, payload: LivePayload<Name>, exceptPeerId?: string): void;
  close(): Promise<void>;
}

type Data = Partial<LiveSession>;
type LiveSocket = Socket<Record<string, never>, LiveEvents, LiveEvents, Data>;

/**
 * Makes the live server; connections are authenticated by the session cookie when they open. A page that says
 * it is a visitor's is let in without, and may then do what features let visitors do.
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
