import { cutToLength } from '~/ai-writers/sentences';
import { seededRandom } from '~/platform/random/random';
import type { SeatNumber } from '../../protocol/room.contract';
import { EMPTY_TURNS, NEXT_TURN_MS } from '../limits';
import { type Moment, type Person, type Room, real, seatNumbers, seatOf, type Turn, withPerson } from '../room';
import { settingOf, timeFactor } from '../room-setting';
import { hasAiWriter, isDeserted, writingPerson } from '../seats/seats';
import type { RoomEffect, RoomStep } from '../turns/running-turn';
import {
  ALONE_OUTCOME_MS,
  ANSWERING_MS,
  type Battle,
  type BattleEntry,
  candidates,
  freshBattle,
  isAlone,
  JOIN_WRITING_MS,
  MAX_PASSAGE,
  OUTCOME_MS,
  PICKING_MS,
  WRITING_MS,
  writerOf,
} from './battle';
import { awardsOf, isWoven, votesFor, winnerOf } from './decide';

const MAX_ID = 2 ** 31;
/** When to request an AI writer's passage again, in ms of real time. */
const ASK_AGAIN_MS = 20_000;
/** After this many failures an AI writer has no passage in the round. */
const ATTEMPTS = 3;

/** The battle of a room. */
export function battleOf(room: Room): Battle {
  return room.battle ?? freshBattle;
}

/** A room with its battle changed. */
export function withBattle(room: Room, change: Partial<Battle>): Room {
  return { ...room, battle: { ...battleOf(room), ...change } };
}

/** A room with one entry of the round changed. */
export function withEntry(room: Room, id: number, change: Partial<BattleEntry>): Room {
  return withBattle(room, { entries: battleOf(room).entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) });
}

/** A passage as it counts: at most 280 characters, without white space around. */
export function passageText(words: string): string {
  return words.slice(0, MAX_PASSAGE).trim();
}

/** The people who can pick a passage that is not their own: present, or lost since the round began. */
export function voters(room: Room): string[] {
  const open = candidates(battleOf(room));
  return room.seats.flatMap(({ person }) =>
    person && isStillAsked(room, person) && open.some(({ playerId }) => playerId !== person.playerId) ? [person.playerId] : [],
  );
}

function isStillAsked(room: Room, person: Person): boolean {
  return isExpected(person) && wasThere(room, person);
}

/** Whether a person is present, or was when the running round began. */
export function wasThere(room: Room, { awaySince }: Person): boolean {
  return awaySince === null || awaySince >= battleOf(room).startedAt;
}

/** Whether a person who is away will be back soon: they lost their connection, and have not left. */
function isExpected({ awaySince, lost }: Person): boolean {
  return awaySince === null || lost;
}

/** Begins the next round: everyone who is present or only lost writes, and AI writers in the seats that are left. */
export function beginRound(room: Room, moment: Moment): RoomStep {
  const round = room.round + 1;
  const random = seededRandom(moment.seed);
  const entries = seatNumbers.flatMap((seat): BattleEntry[] => {
    const id = random.integer(MAX_ID);
    const person = writingPerson(room, seat, round);
    if (person) return isExpected(person) ? [newEntry(id, seat, { playerId: person.playerId, aiWriterId: null })] : [];
    const aiWriterId = room.seats[seat]?.aiWriterId;
    const writes = room.seats[seat]?.person ? settingOf(room).aiWriters : hasAiWriter(room, seat);
    return writes && aiWriterId ? [newEntry(id, seat, { playerId: null, aiWriterId })] : [];
  });
  const endsAt = moment.now + real(moment, WRITING_MS * timeFactor(room));
  const begun = withBattle(
    { ...room, round, nextAt: null },
    { phase: 'writing', startedAt: moment.now, endsAt, entries, votes: [], winner: null, ready: [] },
  );
  const started: RoomEffect = { type: 'round-begun', round, entries };
  // The answers to one person are asked for once there is something to answer.
  if (isAlone(battleOf(begun))) return { room: begun, effects: [started] };
  const asked = askAll(begun, moment);
  return { room: asked.room, effects: [started, ...asked.effects] };
}

function newEntry(id: number, seat: SeatNumber, writer: Pick<BattleEntry, 'playerId' | 'aiWriterId'>): BattleEntry {
  return { id, seat, ...writer, text: null, submitId: null, asked: null };
}

/**
 * Lets a person who sits down while a round is being written write in it, instead of an AI writer in their seat, whose
 * passage nobody has read. Nothing changes where too little time is left, or somebody who left has a passage in that seat.
 */
export function joinRound(room: Room, playerId: string, moment: Moment): RoomStep {
  const { phase, startedAt, endsAt, entries } = battleOf(room);
  const seat = seatOf(room, playerId);
  const isTaken = entries.some((entry) => entry.playerId === playerId || (entry.seat === seat && entry.playerId !== null));
  const isTooLate = moment.now + real(moment, JOIN_WRITING_MS * timeFactor(room)) > (endsAt ?? 0);
  if (phase !== 'writing' || seat === undefined || isTaken || isTooLate) return { room, effects: [] };
  const random = seededRandom(moment.seed);
  let id = random.integer(MAX_ID);
  while (entries.some((entry) => entry.id === id)) id = random.integer(MAX_ID);
  const own = newEntry(id, seat, { playerId, aiWriterId: null });
  const others = entries.filter((entry) => entry.seat !== seat);
  return {
    room: withBattle(withPerson(room, seat, { fromRound: room.round }), {
      entries: [...others, own].sort((one, other) => one.seat - other.seat),
    }),
    effects: [{ type: 'round-joined', round: room.round, begunAt: startedAt, entry: own }],
  };
}

/** Ends the writing: what stands in a person's box counts, and who wrote nothing is counted too. */
export function endWriting(room: Room, moment: Moment): RoomStep {
  let handed = room;
  for (const { id, playerId, text } of battleOf(room).entries) {
    if (playerId === null) continue;
    const words = text ?? passageText(moment.drafts?.[playerId] ?? '');
    handed = withEntry(handed, id, { text: words });
    const seat = seatOf(handed, playerId);
    const empty = (seat === undefined ? undefined : handed.seats[seat]?.person?.emptyTurns) ?? 0;
    if (seat !== undefined) handed = withPerson(handed, seat, { emptyTurns: words === '' ? Math.min(EMPTY_TURNS, empty + 1) : 0 });
  }
  if (!isAlone(battleOf(handed))) return beginPicking(withoutMissing(handed), moment);
  return answered(handed, moment);
}

/** The one person's passage goes into the story, and the AI writers answer it. */
function answered(room: Room, moment: Moment): RoomStep {
  const own = battleOf(room).entries.find(({ playerId }) => playerId !== null);
  const first = own?.text ? woven(room, own, moment) : { room, effects: [] };
  if (isDeserted(first.room)) {
    const rested = decided(withoutMissing(first.room), moment);
    return { room: rested.room, effects: [...first.effects, ...rested.effects] };
  }
  const asked = askAll(withBattle(first.room, { phase: 'answering', endsAt: moment.now + ANSWERING_MS }), moment);
  return { room: asked.room, effects: [...first.effects, ...asked.effects] };
}

/** Opens the passages to everyone's pick, or decides at once where there is nothing to pick. */
export function beginPicking(room: Room, moment: Moment): RoomStep {
  const picking = withBattle(withoutMissing(room), { phase: 'picking', endsAt: moment.now + real(moment, PICKING_MS * timeFactor(room)) });
  const open = candidates(battleOf(picking));
  const people = open.filter(({ playerId }) => playerId !== null);
  const able = voters(picking);
  // Nobody has to vote against the only passage of a person.
  const ownOnly = people.length === 1 && able.every((voter) => voter === people[0]?.playerId);
  return open.length < 2 || able.length === 0 || ownOnly ? decided(picking, moment) : { room: picking, effects: [] };
}

/** Decides the round: the winner goes into the story, and the outcome is shown until the next round. */
export function decided(room: Room, moment: Moment): RoomStep {
  const battle = battleOf(room);
  const winner = winnerOf(battle, moment.seed);
  const outcome = { ...battle, winner: winner?.id ?? null };
  const passages = battle.entries
    .filter(({ text }) => text)
    .map((entry) => ({
      ...entry,
      votes: votesFor(battle, entry),
      won: isWoven(outcome, entry),
    }));
  const step = winner ? woven(room, winner, moment) : { room, effects: [] };
  const wins = winner ? { ...battle.wins, [writerOf(winner)]: (battle.wins[writerOf(winner)] ?? 0) + 1 } : battle.wins;
  const rested = withBattle(step.room, {
    phase: 'rest',
    endsAt: null,
    winner: winner?.id ?? null,
    wins,
    awards: [...battle.awards, ...awardsOf(battle, winner)],
  });
  const pause = winner ? (isAlone(battle) ? ALONE_OUTCOME_MS : OUTCOME_MS) : NEXT_TURN_MS;
  return {
    room: { ...rested, nextAt: moment.now + real(moment, pause) },
    effects: [...step.effects, { type: 'round-decided', round: room.round, begunAt: battle.startedAt, passages }],
  };
}

/** Puts a passage into the story as a turn of its own. */
function woven(room: Room, entry: BattleEntry, moment: Moment): RoomStep {
  const { seat, playerId, aiWriterId } = entry;
  const text = entry.text ?? '';
  const any = { number: room.lastNumber + 1, seat, startedAt: battleOf(room).startedAt, endsAt: moment.now };
  const turn: Turn =
    playerId === null
      ? { ...any, kind: 'ai', aiWriterId: aiWriterId ?? '', text, seed: moment.seed, pace: 1 }
      : { ...any, kind: 'person', playerId };
  return {
    room: { ...room, lastNumber: turn.number },
    effects: [
      { type: 'turn-started', turn },
      { type: 'turn-ended', turn, text, submitId: entry.submitId },
    ],
  };
}

/** Requests every passage of an AI writer that is missing and not being written. */
export function askAll(room: Room, moment: Moment): RoomStep {
  let asking = room;
  const effects: RoomEffect[] = [];
  for (const { id, seat, aiWriterId, text, asked } of battleOf(room).entries) {
    if (aiWriterId === null || text !== null || (asked && moment.now < asked.until)) continue;
    const attempts = (asked?.attempts ?? 0) + 1;
    if (attempts > ATTEMPTS) {
      asking = withEntry(asking, id, { text: '' });
      effects.push({ type: 'writer-failed', aiWriterId });
      continue;
    }
    asking = withEntry(asking, id, { asked: { attempts, until: moment.now + ASK_AGAIN_MS, by: moment.process } });
    effects.push({ type: 'ask-passage', round: room.round, entry: id, seat, aiWriterId, seed: (moment.seed + seat) % 2 ** 32 });
  }
  return { room: asking, effects };
}

/** An AI writer's passage has come, or could not be written. One that somebody has written already is requested again: nobody could choose between the two. */
export function takeAiPassage(room: Room, id: number, text: string | null, moment: Moment): Room {
  const { entries } = battleOf(room);
  const entry = entries.find((one) => one.id === id);
  if (!entry || entry.aiWriterId === null || entry.text !== null) return room;
  const words = cutToLength((text ?? '').trim(), MAX_PASSAGE);
  if (words === '' || entries.some((other) => other.text === words))
    return entry.asked ? withEntry(room, id, { asked: { ...entry.asked, until: moment.now } }) : room;
  return withEntry(room, id, { text: words });
}

function withoutMissing(room: Room): Room {
  return withBattle(room, { entries: battleOf(room).entries.map((entry) => ({ ...entry, text: entry.text ?? '' })) });
}
