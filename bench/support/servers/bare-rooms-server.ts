import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

// Bare Socket.IO that only relays keystrokes within rooms: the best the machine can do.
const PEOPLE_PER_ROOM = 4;
// The two figures of /metrics that the benchmark reads.
const http = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  response.end(`process_resident_memory_bytes ${process.memoryUsage.rss()}\nprocess_cpu_seconds_total ${(user + system) / 1e6}\n`);
});
const io = new Server(http, { path: '/live', transports: ['websocket'], serveClient: false });
const PHASES = ['writing', 'picking', 'rest'];
/** How often everybody has done what ends a phase, by room. */
const steps = new Map<string, number>();
let people = 0;

function battleAfter(done: number) {
  const phases = Math.floor(done / PEOPLE_PER_ROOM);
  const passages = Array.from({ length: PEOPLE_PER_ROOM }, (_none, id) => ({ id, text: '' }));
  return { round: 1 + Math.floor(phases / PHASES.length), phase: PHASES[phases % PHASES.length], passages };
}

io.on('connection', (socket) => {
  socket.on('weave:enter', async (_question: unknown, answer: (given: unknown) => void) => {
    const roomId = `room ${Math.floor(people / PEOPLE_PER_ROOM)}`;
    const writes = people % PEOPLE_PER_ROOM === 0;
    people += 1;
    await socket.join(roomId);
    const turn = { kind: 'person', number: 1, playerId: writes ? 'me' : 'other' };
    answer({ ok: true, view: { roomId, viewerId: 'me', turn } });
  });
  socket.on('weave:join', async ({ roomId }: { roomId: string }, answer: (given: unknown) => void) => {
    await socket.join(roomId);
    answer({ ok: true, view: { battle: battleAfter(steps.get(roomId) ?? 0) } });
  });
  socket.on('weave:start', (_room: unknown, answer: (given: unknown) => void) => answer({ ok: true }));
  socket.on('weave:passage-draft', (_draft: unknown, answer: (given: unknown) => void) => answer({ ok: true }));
  for (const request of ['weave:passage', 'weave:pick', 'weave:ready'])
    socket.on(request, ({ roomId }: { roomId: string }, answer?: (given: unknown) => void) => {
      const done = (steps.get(roomId) ?? 0) + 1;
      steps.set(roomId, done);
      io.to(roomId).emit('weave:change', { parts: [{ type: 'battle', battle: battleAfter(done) }] });
      // At a round's end passages are handed in without waiting for an answer.
      answer?.({ ok: true });
    });
  socket.on('weave:draft', (change: { roomId: string }, answer: (given: unknown) => void) => {
    socket.to(change.roomId).emit('weave:draft', change);
    answer({ ok: true });
  });
});
http.listen(0, '127.0.0.1');
await once(http, 'listening');
process.stdout.write(`${(http.address() as AddressInfo).port}\n`);
