import { io, type Socket } from 'socket.io-client';

/** Characters that a writer types per second. */
const PACE = 5;
const TEXT = 'the lamp went out and somebody laughed in the dark ';
const MAX_CHARACTERS = 1_900;
const ANSWER_MS = 60_000;
/** People who join at once: more would spread over more rooms than they fill. */
const AT_ONCE = 4;

export interface Person {
  url: string;
  cookie?: string;
}

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

/** People in rooms of four, one of whom types. */
export interface RoomLoad {
  /** Seats more people; every four of them fill a room. */
  come(people: readonly Person[]): Promise<void>;
  rooms(): number;
  /** Lets one person in each room type. @returns the delay of each keystroke to each reader, in ms. */
  type(ms: number): Promise<number[]>;
  close(): void;
}

export function roomLoad(): RoomLoad {
  const seated: Seated[] = [];
  const turns = new Map<string, { number: number; playerId: string }>();
  /** When a room's text reached a length, by room. */
  const sent = new Map<string, Map<number, number>>();
  let times: number[] = [];

  async function come({ url, cookie }: Person): Promise<void> {
    const socket = io(url, {
      path: '/live',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin: url, ...(cookie && { cookie }) },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
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
      const waiting = [...people];
      const one = async () => {
        for (let person = waiting.shift(); person; person = waiting.shift()) await come(person);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
      const rooms = new Set(seated.map(({ roomId }) => roomId)).size;
      const until = performance.now() + ANSWER_MS * 3;
      while (writers().length < rooms && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 200));
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
      await new Promise((resolve) => setTimeout(resolve, ms));
      for (const timer of timers) clearTimeout(timer);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return times;
    },
    close() {
      for (const { socket } of seated) socket.close();
    },
  };
}
