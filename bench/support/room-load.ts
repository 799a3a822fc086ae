import { io, type Socket } from 'socket.io-client';

/** Letters a writer types a second. */
const PACE = 5;
const LETTERS = 'the lamp went out and somebody laughed in the dark ';
const MAX_LETTERS = 1_900;
const ANSWER_MS = 60_000;
/** People who come at once: a bigger crowd would be spread over more rooms than it fills. */
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

/** What a page needs to know of a view. */
interface SeenView {
  roomId: string;
  viewerId: string;
  turn: { kind: string; number: number; playerId: string } | null;
}

/** People in rooms, four in each, of whom one types. */
export interface RoomLoad {
  /** Seats more people; each four of them fill a room. */
  come(people: readonly Person[]): Promise<void>;
  rooms(): number;
  /** Lets one person in each room type. @returns how long each letter took to each of the others, in ms. */
  type(ms: number): Promise<number[]>;
  close(): void;
}

export function roomLoad(): RoomLoad {
  const seated: Seated[] = [];
  const turns = new Map<string, { number: number; playerId: string }>();
  /** When the text of a room had a length, by room. */
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
    // Bare rooms know nobody by name: whoever writes says so of themselves.
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
      const timers = writers().map(({ socket, roomId }, place, all) => {
        let length = 0;
        const letters = sent.get(roomId) ?? new Map<number, number>();
        letters.clear();
        sent.set(roomId, letters);
        const type = () => {
          const whole = length >= MAX_LETTERS;
          const keep = whole ? 0 : length;
          const add = length === 0 || whole ? (LETTERS[0] ?? '') : (LETTERS[length % LETTERS.length] ?? '');
          if (whole) letters.clear();
          length = keep + add.length;
          letters.set(length, performance.now());
          socket.emit('weave:draft', { roomId, turn: turns.get(roomId)?.number, keep, add }, () => undefined);
        };
        // Evenly spread, as people are.
        return setTimeout(
          () => {
            type();
            timers[place] = setInterval(type, 1_000 / PACE);
          },
          (place / all.length) * (1_000 / PACE),
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
