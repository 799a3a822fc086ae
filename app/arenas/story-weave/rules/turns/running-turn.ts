import type { Card } from '~/ai-writers/card';
import { PART_MS } from '~/ai-writers/waiting-times';
import { cutAt } from '~/platform/text/printable';
import type { SeatNumber } from '../../protocol/seat.contract';
import { findAiWriter } from '../ai-writers';
import type { Award } from '../awards';
import type { BattleEntry } from '../battle/battle';
import type { PassageMarks } from '../battle/decide';
import type { FoldEnd } from '../fold/fold';
import { EMPTY_TURNS, LATE_WORDS_MS, MAX_TURN_LENGTH, NEXT_TURN_MS, TURN_MS, WAITED_FOR_PACE } from '../limits';
import { inWholeSentences } from '../reveal/reveal';
import {
  type AiTurn,
  type Asked,
  type Moment,
  noAnswers,
  type PersonTurn,
  type Prepared,
  type Room,
  real,
  seatOf,
  type Turn,
  withPerson,
} from '../room';
import { isWaitingForPeople, timeFactor } from '../room-setting';
import { movedPast, type NextWriter, nextWriter } from '../seats/next-writer';
import { isDeserted } from '../seats/seats';
import type { SlowEffect } from '../slow/slow-events';
import type { LastPart } from '../steering/last-part';
import { fitToTurn, typingSchedule } from './typing-rhythm';

/** The effects of a step, in this order. */
export type RoomEffect =
  /** The game has begun: an opening is made, for this prompt if there is one. */
  | { type: 'ask-opening'; prompt: string | undefined }
  | { type: 'turn-started'; turn: Turn }
  /** `text` is empty when the turn brought no words. */
  | { type: 'turn-ended'; turn: Turn; text: string; submitId: string | null }
  /** `withinMs`: the time that the writer has for it, in ms of real time. */
  | { type: 'ask-writer'; asked: Asked; seed: number; withinMs: number }
  | { type: 'writer-failed'; aiWriterId: string }
  /** Another part is wanted in place of the newest. */
  | { type: 'ask-another'; part: LastPart; seed: number }
  /** The newest part has other words now; none where it is struck. `characters`: how many of them are the person's who changed it. */
  | { type: 'part-became'; number: number; text: string; changedBy: string | null; characters: number }
  /** Everybody in it writes a passage. */
  | { type: 'round-begun'; round: number; entries: readonly BattleEntry[] }
  /** A person came while it was being written. `begunAt`: when the round began, in ms since 1970. */
  | { type: 'round-joined'; round: number; begunAt: number; entry: BattleEntry }
  | { type: 'ask-passage'; round: number; entry: number; seat: SeatNumber; aiWriterId: string; seed: number }
  /** `begunAt`: as of `round-joined`; a standstill moves it together with the turns of the round. */
  | {
      type: 'round-decided';
      round: number;
      begunAt: number;
      passages: readonly (BattleEntry & { votes: number; won: boolean } & PassageMarks)[];
    }
  /** What everybody wrote in a round of Fold, with the story that it goes onto; without words where they had none. */
  | { type: 'fold-round-ended'; round: number; begunAt: number; lines: readonly (BattleEntry & { text: string; sheet: number })[] }
  | SlowEffect
  /** `awards`: the XP that its votes bring. `fold`: what became of its stories. */
  | { type: 'closed'; awards: readonly Award[]; fold?: FoldEnd };

/** A room and the effects to carry out. */
export interface RoomStep {
  room: Room;
  effects: readonly RoomEffect[];
}

/** A step that asks for nothing besides. */
export function same(room: Room): RoomStep {
  return { room, effects: [] };
}

/** More steps than any moment can bring, from one phase to the next. */
const MOST_STEPS = 8;

/** Everything that is due in a moment, step by step, until nothing more is. */
export function untilNothingIsDue(room: Room, moment: Moment, proceedOnce: (room: Room, moment: Moment) => RoomStep): RoomStep {
  let step = same(room);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const next = proceedOnce(step.room, moment);
    if (next.room === step.room) return step;
    step = { room: next.room, effects: [...step.effects, ...next.effects] };
  }
  return step;
}

/** No turn begins with less time than this until the room closes, in ms of game time. */
const SHORTEST_TURN_MS = 10_000;
/** When to request an AI writer's text again, in ms of real time. */
const ASK_AGAIN_MS = 20_000;
/** After this many failures the turn passes to the next writer. */
const ATTEMPTS = 3;

/** When a running turn ends by itself, in ms since 1970. The last words of a person who is present may still be in transit. */
export function turnEndsAt(room: Room, turn: Turn): number {
  if (turn.kind === 'ai') return turn.endsAt;
  const seat = seatOf(room, turn.playerId);
  const away = seat === undefined || room.seats[seat]?.person?.awaySince !== null;
  return away ? turn.endsAt : turn.endsAt + LATE_WORDS_MS;
}

/** Ends the running turn with its words, cut to the length of a turn. */
export function endTurn(room: Room, turn: Turn, words: string, moment: Moment, submitId: string | null = null): RoomStep {
  const sent = (turn.kind === 'ai' ? turn.text : cutAt(words, MAX_TURN_LENGTH)).trim();
  const text = turn.kind === 'person' && submitId === null && isLastTurn(room, moment) ? inWholeSentences(sent) : sent;
  const seat = turn.kind === 'person' ? seatOf(room, turn.playerId) : undefined;
  const emptyTurns = (seat === undefined ? undefined : room.seats[seat]?.person?.emptyTurns) ?? 0;
  const counted =
    seat === undefined ? room : withPerson(room, seat, { emptyTurns: text === '' ? Math.min(EMPTY_TURNS, emptyTurns + 1) : 0 });
  return {
    room: {
      ...counted,
      answers: {
        ...(turn.kind === 'person' && text !== '' ? { ...noAnswers, to: turn.playerId } : room.answers),
        quietSince: moment.now,
      },
      lastPart:
        turn.kind === 'ai' && text !== ''
          ? freshPart(turn, text, counted.answers.to)
          : turn.kind === 'person' && text === ''
            ? room.lastPart
            : null,
      turn: null,
      nextAt: moment.now + real(moment, NEXT_TURN_MS),
    },
    effects: [{ type: 'turn-ended', turn, text, submitId }],
  };
}

function freshPart({ number, seat, aiWriterId }: AiTurn, text: string, answers: string | null): LastPart {
  return {
    number,
    seat,
    aiWriterId,
    first: text,
    own: text,
    text,
    changedBy: null,
    answers,
    asked: 0,
    awaits: null,
    noOther: false,
    done: null,
    settled: false,
  };
}

/** Whether no turn follows before the room closes. */
function isLastTurn(room: Room, moment: Pick<Moment, 'now' | 'gameSpeed'>): boolean {
  return !isTimeForTurn(room, { ...moment, now: moment.now + real(moment, NEXT_TURN_MS) });
}

/** Whether there is time for one more turn before the room closes. */
export function isTimeForTurn(room: Room, moment: Pick<Moment, 'now' | 'gameSpeed'>): boolean {
  return !isWaitingForPeople(room) && room.closesAt - moment.now >= real(moment, SHORTEST_TURN_MS);
}

/**
 * Begins the next turn, or does what it needs first: requests a text from an AI writer, skips one that has failed, or
 * lets the room rest while nobody is present.
 */
export function beginTurn(room: Room, moment: Moment): RoomStep {
  const writer = nextWriter(room);
  if (!writer) return { room: { ...room, nextAt: null, asked: null, prepared: null }, effects: [] };
  if (writer.kind === 'person') return started(room, writer, personTurn(room, writer, moment), moment);
  const { prepared, asked } = room;
  if (prepared && isFor(room, writer, prepared)) {
    if (prepared.passes) return pass(room, writer, prepared.passes.card, moment);
    const turn = aiTurn(room, writer, prepared, moment);
    if (!turn) return passOver(room, writer, moment);
    return turn.endsAt > room.closesAt ? skip(room, writer, moment) : started(room, writer, turn, moment);
  }
  if (!asked || !isFor(room, writer, asked)) return ask(room, writer, 1, moment);
  if (moment.now < asked.until) return { room, effects: [] };
  return asked.attempts >= ATTEMPTS ? passOver(room, writer, moment) : ask(room, writer, asked.attempts + 1, moment);
}

/** Whether the next turn only waits for a text. */
export function waitsForText(room: Room): boolean {
  const writer = room.turn ? undefined : nextWriter(room);
  return writer?.kind === 'ai' && room.asked !== null && isFor(room, writer, room.asked);
}

/** Requests the text of the turn after the running one, if an AI writer will write it and the words before it are known. */
export function askAhead(room: Room, moment: Moment): RoomStep {
  if (room.turn?.kind === 'person') return { room, effects: [] };
  const writer = nextWriter(room);
  if (writer?.kind !== 'ai' || (room.asked && isFor(room, writer, room.asked)) || (room.prepared && isFor(room, writer, room.prepared))) {
    return { room, effects: [] };
  }
  return ask(room, writer, 1, moment);
}

function personTurn(room: Room, { seat, playerId }: NextWriter & { kind: 'person' }, moment: Moment): PersonTurn {
  const endsAt = Math.min(moment.now + real(moment, TURN_MS * timeFactor(room)), room.closesAt);
  return { kind: 'person', number: room.lastNumber + 1, seat, playerId, startedAt: moment.now, endsAt };
}

/**
 * An AI writer's turn, with as much of its text as can be typed in a turn; undefined when nothing can. Where people wait
 * for it, it is typed faster, and the text is the same.
 */
function aiTurn(room: Room, { seat, aiWriterId }: NextWriter & { kind: 'ai' }, prepared: Prepared, moment: Moment): AiTurn | undefined {
  const speed = findAiWriter(aiWriterId)?.typingSpeed;
  const pace = isDeserted(room) ? 1 : WAITED_FOR_PACE;
  const text = speed ? fitToTurn(prepared.text.trim(), prepared.seed, speed) : '';
  if (!speed || text === '') return undefined;
  const endsAt = moment.now + real(moment, typingSchedule(text, prepared.seed, speed).totalMs / pace);
  const { seed } = prepared;
  return { kind: 'ai', number: room.lastNumber + 1, seat, aiWriterId, startedAt: moment.now, endsAt, text, seed, pace };
}

function started(room: Room, writer: NextWriter, turn: Turn, moment: Moment): RoomStep {
  const answers = turn.kind === 'ai' ? { ...room.answers, written: [...room.answers.written, turn.aiWriterId] } : room.answers;
  const begun = movedPast(
    {
      ...room,
      answers,
      ...(turn.kind === 'ai' && { lastPart: null }),
      turn,
      lastNumber: turn.number,
      nextAt: null,
      asked: null,
      prepared: null,
    },
    writer,
  );
  const ahead = askAhead(aloneCounted(begun), moment);
  return { room: ahead.room, effects: [{ type: 'turn-started', turn }, ...ahead.effects] };
}

function aloneCounted(room: Room): Room {
  return isDeserted(room) ? { ...room, aloneTurns: room.aloneTurns + 1 } : room;
}

/**
 * The writer has no sure answer: the turn goes on at once. Where no AI writer of the round has written, the last of them lays
 * a card.
 */
function pass(room: Room, writer: NextWriter & { kind: 'ai' }, card: Card | null, moment: Moment): RoomStep {
  const { aiWriterId } = writer;
  const answers = { ...room.answers, passed: [...room.answers.passed, aiWriterId] };
  const passed = movedPast({ ...aloneCounted(room), answers, asked: null, prepared: null, nextAt: moment.now }, writer);
  const isLast = nextWriter(passed)?.kind !== 'ai';
  const lays = card && isLast && answers.written.length === 0 && !isCardNew(room);
  const laid = lays ? { ...passed, cards: [...passed.cards, { ...card, aiWriterId, after: room.lastNumber }] } : passed;
  return beginTurn(laid, moment);
}

/** Whether a card was laid in the round before: it stays the table's only one for a round, so that people can take it up. */
function isCardNew({ cards, seats, lastNumber }: Room): boolean {
  const last = cards.at(-1);
  return last !== undefined && lastNumber - last.after <= seats.filter(({ person }) => person !== null).length;
}

/** A text that does not fit whole before the room closes is not written. */
function skip(room: Room, writer: NextWriter & { kind: 'ai' }, moment: Moment): RoomStep {
  const nextAt = moment.now + real(moment, NEXT_TURN_MS);
  return { room: movedPast({ ...aloneCounted(room), asked: null, prepared: null, nextAt }, writer), effects: [] };
}

function passOver(room: Room, writer: NextWriter & { kind: 'ai' }, moment: Moment): RoomStep {
  const passed = movedPast({ ...aloneCounted(room), asked: null, prepared: null, nextAt: moment.now + real(moment, NEXT_TURN_MS) }, writer);
  return { room: passed, effects: [{ type: 'writer-failed', aiWriterId: writer.aiWriterId }] };
}

function ask(room: Room, { aiWriterId }: NextWriter & { kind: 'ai' }, attempts: number, moment: Moment): RoomStep {
  if (room.answers.written.includes(aiWriterId)) {
    const passing: Prepared = { number: room.lastNumber + 1, aiWriterId, text: '', seed: 0, passes: { card: null } };
    return { room: { ...room, asked: null, prepared: passing }, effects: [] };
  }
  const asked: Asked = { number: room.lastNumber + 1, aiWriterId, attempts, until: moment.now + ASK_AGAIN_MS, by: moment.process };
  return {
    room: { ...room, asked, prepared: null },
    effects: [{ type: 'ask-writer', asked, seed: moment.seed, withinMs: thinkingTime(room, moment) }],
  };
}

/** How long an AI writer may think: while another types as long as any, between two turns as long as those before it have left. */
function thinkingTime({ turn, answers }: Room, moment: Moment): number {
  const quiet = turn || answers.quietSince === null ? 0 : moment.now - answers.quietSince;
  return Math.max(0, PART_MS - quiet);
}

function isFor(room: Room, writer: NextWriter & { kind: 'ai' }, text: { number: number; aiWriterId: string }): boolean {
  return text.number === room.lastNumber + 1 && text.aiWriterId === writer.aiWriterId;
}
