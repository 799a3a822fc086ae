import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { ANSWER_MS, atOnce, connectAs, PEOPLE_A_ROOM, type Person, type RoomLoad } from './load-people.ts';

const TEXT = 'the lamp went out and somebody laughed in the dark ';
const MAX_CHARACTERS = 250;
/** Characters a second, as a round of 135 s takes 280 of them at most. */
const PACE = 2;
/** Rooms that are filled at once. */
const AT_ONCE = 4;
/** A round takes at most 90 s of writing and 45 s of picking, in which everybody hands in, picks and goes on once. */
const DECISIONS_A_SECOND = (PEOPLE_A_ROOM * 3) / 135;
/** Begins what somebody types, and stands in no passage: in no frame of another page may it ever be. */
const DRAFT = /draft of (\d+):/g;

interface Fighter {
  socket: Socket;
  room: BattleRoom;
  number: number;
  handedIn: boolean;
  /** When somebody handed in whom this person's page does not show yet. */
  waitsSince: number | undefined;
  /** When the phase ended whose outcome this page does not show yet. */
  endedAt: number | undefined;
}

interface BattleRoom {
  id: string;
  seen: SeenBattle;
  /** How many people have done what the phase asks of them. */
  done: number;
  people: Fighter[];
}

interface SeenBattle {
  round: number;
  phase: string;
  passages: readonly { id: number; text: string }[];
}

function passageOf({ number }: Fighter): string {
  return `${TEXT}${number}`;
}

/** @throws where a page is sent what somebody else types. */
function mustHideDrafts(frame: string, { number }: Fighter): void {
  for (const [, writer] of frame.matchAll(DRAFT))
    if (Number(writer) !== number) throw new Error(`A page of ${number} was sent what ${writer} types.`);
}

/**
 * People in battle rounds, all of whom type, and hand in as often as people do: measured are the answer to what is typed, and
 * when the others see that somebody handed in, and what came of a phase. A frame with what somebody else types ends the load.
 * @param openRoom opens a room for a person and gives its id.
 */
export function battleLoad(openRoom: (person: Person) => Promise<string>): RoomLoad {
  const rooms: BattleRoom[] = [];
  let delays: number[] = [];
  let decisions: number[] = [];
  let outcomes: number[] = [];
  let fighters = 0;

  async function sit(person: Person, room: BattleRoom): Promise<void> {
    const socket = await connectAs(person);
    const fighter: Fighter = { socket, room, number: fighters, handedIn: false, waitsSince: undefined, endedAt: undefined };
    fighters += 1;
    room.people.push(fighter);
    socket.io.engine.on('packet', ({ data }) => mustHideDrafts(String(data ?? ''), fighter));
    socket.on('weave:change', ({ parts }: { parts: { type: string; battle?: SeenBattle }[] }) => {
      for (const { battle } of parts) if (battle) see(fighter, battle);
      if (fighter.waitsSince !== undefined) decisions.push(performance.now() - fighter.waitsSince);
      fighter.waitsSince = undefined;
    });
    const answer: { ok: boolean; text?: string; view: { battle: SeenBattle } } = await socket
      .timeout(ANSWER_MS)
      .emitWithAck('weave:join', { roomId: room.id });
    if (!answer.ok) throw new Error(answer.text);
    room.seen = answer.view.battle;
  }

  function see(fighter: Fighter, battle: SeenBattle): void {
    const { room } = fighter;
    if (battle.phase !== room.seen.phase) room.done = 0;
    if (battle.phase === 'writing' && battle.round !== room.seen.round) for (const one of room.people) one.handedIn = false;
    room.seen = battle;
    if (fighter.endedAt === undefined || battle.phase === 'writing') return;
    outcomes.push(performance.now() - fighter.endedAt);
    fighter.endedAt = undefined;
  }

  async function fill(people: readonly Person[]): Promise<void> {
    const [opener] = people;
    if (!opener) return;
    const seen = { round: 0, phase: 'rest', passages: [] };
    const room: BattleRoom = { id: await openRoom(opener), seen, done: 0, people: [] };
    for (const person of people) await sit(person, room);
    await room.people[0]?.socket.timeout(ANSWER_MS).emitWithAck('weave:start', { roomId: room.id });
    rooms.push(room);
  }

  /** @returns how to stop. */
  function typing(fighter: Fighter, delayMs: number, typed: () => void): () => void {
    let length = 0;
    let timer = setTimeout(() => {
      timer = setInterval(() => {
        if (fighter.handedIn || fighter.room.seen.phase !== 'writing') return;
        length = (length % MAX_CHARACTERS) + 1;
        const { id: roomId, seen } = fighter.room;
        const sentAt = performance.now();
        typed();
        const text = `draft of ${fighter.number}: ${TEXT.repeat(6)}`.slice(0, 20 + length);
        fighter.socket.emit('weave:passage-draft', { roomId, round: seen.round, text }, () => delays.push(performance.now() - sentAt));
      }, 1_000 / PACE);
    }, delayMs);
    return () => clearTimeout(timer);
  }

  /** The next person of a room does what its phase asks for: hands in, picks, or goes on. */
  function proceed(room: BattleRoom): void {
    const { id: roomId, seen } = room;
    const fighter = room.people[room.done];
    if (!fighter) return;
    room.done += 1;
    const now = performance.now();
    if (room.done === PEOPLE_A_ROOM && seen.phase !== 'rest') for (const one of room.people) one.endedAt = now;
    const { round } = seen;
    if (seen.phase === 'rest') return void fighter.socket.emit('weave:ready', { roomId, round }, () => undefined);
    if (seen.phase === 'picking') {
      const passage = seen.passages.find(({ text }) => text !== passageOf(fighter))?.id;
      return void fighter.socket.emit('weave:pick', { roomId, round, passage }, () => undefined);
    }
    fighter.handedIn = true;
    for (const other of room.people) if (other !== fighter) other.waitsSince = now;
    fighter.socket.emit('weave:passage', { roomId, round, text: passageOf(fighter), submitId: randomUUID() }, () => undefined);
  }

  return {
    async come(people) {
      const groups = Array.from({ length: people.length / PEOPLE_A_ROOM }, (_none, place) =>
        people.slice(place * PEOPLE_A_ROOM, (place + 1) * PEOPLE_A_ROOM),
      );
      await atOnce(AT_ONCE, groups, fill);
      const until = performance.now() + ANSWER_MS * 3;
      const isIdle = ({ seen }: BattleRoom) => seen.round === 0;
      while (rooms.some(isIdle) && performance.now() < until) await sleep(200);
      const idle = rooms.filter(isIdle).length;
      if (idle > 0) throw new Error(`In ${idle} of ${rooms.length} rooms nobody writes.`);
    },
    rooms: () => rooms.length,
    async type(ms) {
      delays = [];
      decisions = [];
      outcomes = [];
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
          if (room) proceed(room);
        },
        1_000 / (rooms.length * DECISIONS_A_SECOND),
      );
      await sleep(ms);
      clearInterval(handingIn);
      for (const stop of stops) stop();
      await sleep(500);
      return { delays, decisions, outcomes, keystrokes };
    },
    close() {
      for (const { people } of rooms) for (const { socket } of people) socket.close();
    },
  };
}
