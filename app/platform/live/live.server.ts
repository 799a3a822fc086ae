import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server } from 'socket.io';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import { adapterPool } from './adapter-pool.server';
import { LIVE_PATH, type LiveEvents, SESSION_ENDED } from './events';

/** A browser may not send more than this in one message, in bytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Who stands behind a connection; undefined when nobody's current session does. */
export type LiveIdentity = { playerId: string; sessionId: string } | undefined;

export interface LiveOptions {
  /** Present with a PostgreSQL server: events then reach the browsers of every process. */
  pool: pg.Pool | undefined;
  identify(headers: IncomingHttpHeaders): Promise<LiveIdentity>;
  isOwnOrigin(origin: string): boolean;
  metrics: Metrics;
  log: Log;
}

/** The one Socket.IO server: events for a session or for a player, in whatever process they are connected. */
export interface Live {
  attach(http: HttpServer): void;
  toSession(sessionId: string, event: keyof LiveEvents): void;
  close(): Promise<void>;
}

/** Makes the live door; connections are authenticated by the session cookie when they open. */
export function createLive({ pool, identify, isOwnOrigin, metrics, log }: LiveOptions): Live {
  const io = new Server<Record<string, never>, LiveEvents, LiveEvents, { playerId: string; sessionId: string }>({
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers.origin ?? '')),
  });
  if (pool)
    io.adapter(
      createAdapter(adapterPool(pool) as pg.Pool, {
        errorHandler: (error: Error) => log.warn({ err: error }, 'live events between processes failed'),
      }),
    );

  io.use(async (socket, next) => {
    try {
      const identity = await identify(socket.handshake.headers);
      if (!identity) return next(new Error(SESSION_ENDED));
      socket.data = identity;
      return next();
    } catch (error) {
      log.warn({ err: error }, 'a live connection could not be authenticated');
      return next(new Error('unavailable'));
    }
  });
  io.on('connection', async (socket) => {
    metrics.liveConnections.inc();
    socket.on('disconnect', () => metrics.liveConnections.dec());
    await socket.join([`session:${socket.data.sessionId}`, `player:${socket.data.playerId}`]);
  });

  return {
    attach: (http) => {
      io.attach(http);
    },
    toSession: (sessionId, event) => {
      io.to(`session:${sessionId}`).emit(event);
      io.in(`session:${sessionId}`).disconnectSockets();
    },
    close: async () => {
      await io.close();
    },
  };
}
