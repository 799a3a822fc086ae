import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { ANSWER_MS, atOnce, connectAs, PEOPLE_A_ROOM, type Person, type RoomLoad } from './load-people.ts';

const TEXT = 'the lamp went out and somebody laughed in the dark ';
const MAX_CHARACTERS = 270;
/** Characters a second, as a round of 135 s takes 280 of them at most. */
const PACE = 2;
/** Rooms that are filled at once. */
const AT_ONCE = 4;
/** A round takes at most 90 s of writing and 45 s of picking, in which everybody hands in once and picks once. */
const DECISIONS_A_SECOND = (PEOPLE_A_ROOM * 2) / 135;

interface Fighter {
  socket: Socket;
  room: BattleRoom;
  handedIn: boolean;
  /** When somebody handed in whom this person's page does not show yet. */
  waitsSince: number | undefined;
}

interface BattleRoom {
  id: string;
  round: number;
  writing: boolean;
  people: Fighter[];
}

interface SeenBattle {
  round: number;
  phase: string;
}

/**
 * People in battle rounds, all of whom type, and hand in as often as people do: measured are the answer to what is typed, and
 * when the others see that somebody handed in.
 * @param openRoom opens a room for a person and gives its id.
 */
export function battleLoad(openRoom: (person: Person) => Promise<string>): RoomLoad {
  const rooms: BattleRoom[] = [];
  let delays: number[] = [];
  let decisions: number[] = [];

  async function sit(person: Person, room: BattleRoom): Promise<void> {
    const socket = await connectAs(person);
    const fighter: Fighter = { socket, room, handedIn: false, waitsSince: undefined };
    room.people.push(fighter);
    socket.on('weave:change', ({ parts }: { parts: { type: string; battle?: SeenBattle }[] }) => {
      for (const { battle } of parts) if (battle) Object.assign(room, { round: battle.round, writing: battle.phase === 'writing' });
      if (fighter.waitsSince !== undefined) decisions.push(performance.now() - fighter.waitsSince);
      fighter.waitsSince = undefined;
    });
    const answer: { ok: boolean; text?: string; view: { battle: SeenBattle } } = await socket
      .timeout(ANSWER_MS)
      .emitWithAck('weave:join', { roomId: room.id });
    if (!answer.ok) throw new Error(answer.text);
    const { round, phase } = answer.view.battle;
    Object.assign(room, { round, writing: phase === 'writing' });
  }

  async function fill(people: readonly Person[]): Promise<void> {
    const [opener] = people;
    if (!opener) return;
    const room: BattleRoom = { id: await openRoom(opener), round: 0, writing: false, people: [] };
    for (const person of people) await sit(person, room);
    await room.people[0]?.socket.timeout(ANSWER_MS).emitWithAck('weave:start', { roomId: room.id });
    rooms.push(room);
  }

  /** @returns how to stop. */
  function typing(fighter: Fighter, delayMs: number, typed: () => void): () => void {
    let length = 0;
    let timer = setTimeout(() => {
      timer = setInterval(() => {
        if (fighter.handedIn) return;
        length = (length % MAX_CHARACTERS) + 1;
        const { id: roomId, round } = fighter.room;
        const sentAt = performance.now();
        typed();
        const text = TEXT.repeat(6).slice(0, length);
        fighter.socket.emit('weave:passage-draft', { roomId, round, text }, () => delays.push(performance.now() - sentAt));
      }, 1_000 / PACE);
    }, delayMs);
    return () => clearTimeout(timer);
  }

  /** The next person of a room who has not handed in, but never the last one: the round goes on. */
  function handIn(room: BattleRoom): void {
    const left = room.people.filter(({ handedIn }) => !handedIn);
    const [fighter] = left;
    if (!fighter || left.length < 2) return;
    fighter.handedIn = true;
    const now = performance.now();
    for (const other of room.people) if (other !== fighter) other.waitsSince = now;
    fighter.socket.emit('weave:passage', { roomId: room.id, round: room.round, text: TEXT, submitId: randomUUID() });
  }

  return {
    async come(people) {
      const groups = Array.from({ length: people.length / PEOPLE_A_ROOM }, (_none, place) =>
        people.slice(place * PEOPLE_A_ROOM, (place + 1) * PEOPLE_A_ROOM),
      );
      await atOnce(AT_ONCE, groups, fill);
      const until = performance.now() + ANSWER_MS * 3;
      while (rooms.some(({ writing }) => !writing) && performance.now() < until) await sleep(200);
      const idle = rooms.filter(({ writing }) => !writing).length;
      if (idle > 0) throw new Error(`In ${idle} of ${rooms.length} rooms nobody writes.`);
    },
    rooms: () => rooms.length,
    async type(ms) {
      delays = [];
      decisions = [];
      let keystrokes = 0;
      const everyone = rooms.flatMap(({ people }) => people);
      // Evenly spread over time, as people are.
      const stops = everyone.map((fighter, place) =>
        typing(fighter, (place / everyone.length) * (1_000 / PACE), () => {
          keystrokes += 1;
        }),
      );
      let next = Math.floor(Math.random() * rooms.length);
      const handingIn = setInterval(
        () => {
          next = (next + 1) % rooms.length;
          const room = rooms[next];
          if (room) handIn(room);
        },
        1_000 / (rooms.length * DECISIONS_A_SECOND),
      );
      await sleep(ms);
      clearInterval(handingIn);
      for (const stop of stops) stop();
      await sleep(500);
      return { delays, decisions, keystrokes };
    },
    close() {
      for (const { people } of rooms) for (const { socket } of people) socket.close();
    },
  };
}
