import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { ANSWER_MS, atOnce, connectAs, PEOPLE_A_ROOM, type Person, type RoomLoad } from './load-people.ts';

/** Characters that a writer types per second. */
const PACE = 5;
const TEXT = 'the lamp went out and somebody laughed in the dark ';
const MAX_CHARACTERS = 1_900;
/** People who join at once: more would spread over more rooms than they fill. */
const AT_ONCE = 4;

interface Seated {
  socket: Socket;
  roomId: string;
  playerId: string;
}

/** The fields of a room view that a page needs. */
interface SeenView {
  roomId: string;
  viewerId: string;
  turn: { kind: string; number: number; playerId: string } | null;
}

/** People in rooms of turns, one of whom types: measured is the delay of each keystroke to each reader. */
export function roomLoad(): RoomLoad {
  const seated: Seated[] = [];
  const turns = new Map<string, { number: number; playerId: string }>();
  /** When a room's text reached a length, by room. */
  const sent = new Map<string, Map<number, number>>();
  let times: number[] = [];

  async function come(person: Person): Promise<void> {
    const socket = await connectAs(person);
    socket.on('weave:draft', ({ roomId, keep, add }: { roomId: string; keep: number; add: string }) => {
      const sentAt = sent.get(roomId)?.get(keep + add.length);
      if (sentAt !== undefined) times.push(performance.now() - sentAt);
    });
    socket.on('weave:change', ({ roomId, parts }: { roomId: string; parts: { type: string; turn?: SeenView['turn'] }[] }) => {
      for (const part of parts) if (part.type === 'turn-started' && part.turn?.kind === 'person') turns.set(roomId, part.turn);
    });
    const answer: { ok: boolean; text?: string; view: SeenView } = await socket.timeout(ANSWER_MS).emitWithAck('weave:enter', {});
    if (!answer.ok) throw new Error(answer.text);
    const { roomId, viewerId, turn } = answer.view;
    // The bare server has no player ids and calls each writer 'me'.
    if (turn && (turn.playerId === viewerId || !turns.has(roomId)))
      turns.set(roomId, { ...turn, playerId: turn.playerId === 'me' ? (socket.id ?? '') : turn.playerId });
    seated.push({ socket, roomId, playerId: viewerId === 'me' ? (socket.id ?? '') : viewerId });
  }

  function writers(): Seated[] {
    return seated.filter(({ roomId, playerId }) => turns.get(roomId)?.playerId === playerId);
  }

  return {
    async come(people) {
      await atOnce(AT_ONCE, people, come);
      const rooms = new Set(seated.map(({ roomId }) => roomId)).size;
      const until = performance.now() + ANSWER_MS * 3;
      while (writers().length < rooms && performance.now() < until) await sleep(200);
      if (writers().length < rooms) throw new Error(`${writers().length} of ${rooms} rooms have a writer.`);
    },
    rooms: () => new Set(seated.map(({ roomId }) => roomId)).size,
    async type(ms) {
      times = [];
      const timers = writers().map(({ socket, roomId }, index, all) => {
        let length = 0;
        const sentAt = sent.get(roomId) ?? new Map<number, number>();
        sentAt.clear();
        sent.set(roomId, sentAt);
        const type = () => {
          const whole = length >= MAX_CHARACTERS;
          const keep = whole ? 0 : length;
          const add = length === 0 || whole ? (TEXT[0] ?? '') : (TEXT[length % TEXT.length] ?? '');
          if (whole) sentAt.clear();
          length = keep + add.length;
          sentAt.set(length, performance.now());
          socket.emit('weave:draft', { roomId, turn: turns.get(roomId)?.number, keep, add }, () => undefined);
        };
        // Evenly spread over time, as people are.
        return setTimeout(
          () => {
            type();
            timers[index] = setInterval(type, 1_000 / PACE);
          },
          (index / all.length) * (1_000 / PACE),
        );
      });
      await sleep(ms);
      for (const timer of timers) clearTimeout(timer);
      await sleep(500);
      return { delays: times, decisions: [], outcomes: [], keystrokes: times.length / (PEOPLE_A_ROOM - 1) };
    },
    close() {
      for (const { socket } of seated) socket.close();
    },
  };
}
