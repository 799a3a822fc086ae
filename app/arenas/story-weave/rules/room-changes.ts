import { initials } from '~/ui/people/initials';
import type { DecidedRound, OwnPassage } from '../protocol/battle.contract';
import type { FoldedStory, OwnFold } from '../protocol/fold.contract';
import type {
  CardView,
  EndingView,
  MarkCount,
  OwnMark,
  PartView,
  RoomChangePart,
  RoomView,
  SteeringView,
  TurnView,
  WaitingView,
} from '../protocol/room.contract';
import type { SeatView } from '../protocol/seat.contract';
import { battleView } from './battle/battle-view';
import { foldLines, foldView } from './fold/fold-view';
import { EMPTY_TURNS } from './limits';
import { memoryView } from './memory/room-memory';
import { noteOf } from './note';
import { aiName, aiPartWriter, GONE, nameIn, partView, personWriter } from './reveal/part-writers';
import { type Room, seatOf, seatsOf, type Turn } from './room';
import { ratingOf, settingOf } from './room-setting';
import { hasAiWriter, isWaiting } from './seats/seats';
import { MOST_ASKED } from './steering/last-part';
import { steerable } from './steering/steering';
import type { RoomEffect } from './turns/running-turn';

/** What a view needs besides the room's state. */
export interface ViewFacts {
  version: number;
  parts: readonly PartView[];
  /** The draft of the person whose turn is running. */
  draft: string;
  /** The viewer's part in the running round of a battle. */
  own?: OwnPassage | null;
  /** The viewer's part in a game of Fold, and the stories of one that has closed. */
  ownFold?: OwnFold | null;
  folded?: readonly FoldedStory[];
  /** The rounds of a closed room of battle rounds. */
  rounds?: readonly DecidedRound[];
  /** What the viewer marked, and in a closed room how often each part was. */
  ownMarks?: readonly OwnMark[];
  marks?: readonly MarkCount[];
  ending?: EndingView | null;
  storyId: string | null;
  viewerId: string | null;
  serverTime: number;
  gameSpeed: number;
}

/** A room as a page shows it, picked field by field. A person who was removed sees only their own parts until it has closed. */
export function roomView(room: Room, facts: ViewFacts): RoomView {
  const view = fullView(room, facts);
  if (!view.removed) return view;
  const own = view.parts.filter(({ playerId }) => playerId === view.viewerId);
  const hidden = {
    opening: null,
    waiting: null,
    seats: [],
    cards: [],
    memory: null,
    steering: null,
    turn: null,
    battle: null,
    fold: null,
    ownMarks: [],
    nextTurnAt: null,
  };
  return { ...view, ...hidden, parts: own };
}

function fullView(room: Room, { draft, ...facts }: ViewFacts): RoomView {
  const { id, status, gameEndsAt, closesAt, opening, nextAt } = room;
  const { version, parts, storyId, viewerId, serverTime, gameSpeed } = facts;
  const turn = room.turn && turnView(room, room.turn, draft);
  const { removed } = settingOf(room);
  const times = { serverTime, gameSpeed, gameEndsAt, closesAt, nextTurnAt: nextAt };
  return {
    roomId: id,
    version,
    setting: settingView(room),
    waiting: ownWaitingView(room, viewerId),
    waitsUntil: room.waitsUntil,
    stillSince: room.stillSince,
    status,
    opening,
    seats: seatViews(room),
    parts,
    note: noteOf(room),
    memory: memoryView(room),
    cards: cardViews(room),
    steering: steeringView(room),
    turn,
    battle: room.battle && status !== 'closed' ? { ...battleView(room), own: facts.own ?? null } : null,
    fold: room.fold && status !== 'closed' ? { ...foldView(room), lines: foldLines(room), own: facts.ownFold ?? null } : null,
    folded: facts.folded ?? [],
    ownMarks: facts.ownMarks ?? [],
    marks: facts.marks ?? [],
    rounds: facts.rounds ?? [],
    ending: facts.ending ?? null,
    storyId,
    viewerId,
    removed: viewerId !== null && removed.includes(viewerId),
    ...times,
  };
}

function settingView(room: Room): RoomView['setting'] {
  const { format, isPrivate, aiWriters, moreTime, openerId, table } = settingOf(room);
  return { format, isPrivate, aiWriters, moreTime, openerId, table, rating: ratingOf(room) };
}

/** What people prepare until the Start, with the viewer's own prompt where all have their own. */
function ownWaitingView(room: Room, viewerId: string | null): WaitingView | null {
  const waiting = waitingView(room);
  const own = room.fold && viewerId !== null && room.waiting?.prompts.find(({ playerId }) => playerId === viewerId);
  return waiting && own ? { ...waiting, own: own.text } : waiting;
}

/** What people prepare until the Start, by their seats. In Fold nobody sees another's prompt before its story is read out. */
function waitingView(room: Room): WaitingView | null {
  const { waiting, status } = room;
  if (!waiting || status === 'closed') return null;
  const seatBy = (playerId: string | null) => (playerId === null ? undefined : seatOf(room, playerId));
  const seated = <Kept extends { playerId: string }>(list: readonly Kept[]) =>
    list.flatMap(({ playerId, ...one }) => {
      const seat = seatBy(playerId);
      return seat === undefined ? [] : [{ ...one, seat }];
    });
  return {
    prompts: room.fold ? [] : waiting.prompts.map(({ id, text, playerId }) => ({ id, text, seat: seatBy(playerId) ?? null })),
    votes: room.fold ? [] : seated(waiting.votes),
    lines: seated(waiting.lines),
    ready: waiting.ready.flatMap((playerId) => seatBy(playerId) ?? []),
    startsAt: waiting.startsAt,
  };
}

/** The differences that a step has made, as sent to pages. */
export function changeParts(before: Room, after: Room, effects: readonly RoomEffect[], storyId: string | null): RoomChangePart[] {
  const parts: RoomChangePart[] = [];
  for (const effect of effects) {
    if (effect.type === 'turn-ended') parts.push(turnEnded(before, effect.turn, effect.text));
    if (effect.type === 'part-became') parts.push(partChanged(before, effect));
    if (effect.type === 'writer-failed') parts.push({ type: 'writer-failed', writer: aiName(effect.aiWriterId) });
  }
  if (after.opening && after.opening !== before.opening) parts.push({ type: 'opening', opening: after.opening });
  if (after.status !== before.status && after.status !== 'closed') parts.push({ type: 'status', status: after.status });
  const prepared = { waiting: waitingView(after), setting: settingView(after) };
  if (JSON.stringify(prepared) !== JSON.stringify({ waiting: waitingView(before), setting: settingView(before) }))
    parts.push({ type: 'waiting', ...prepared });
  const times = timesOf(after);
  if (JSON.stringify(times) !== JSON.stringify(timesOf(before))) parts.push({ type: 'times', ...times });
  const seats = seatViews(after);
  if (JSON.stringify(seats) !== JSON.stringify(seatViews(before))) parts.push({ type: 'seats', seats });
  const steering = steeringView(after);
  if (JSON.stringify(steering) !== JSON.stringify(steeringView(before))) parts.push({ type: 'steering', steering });
  if (after.note && after.note !== before.note) parts.push({ type: 'note', note: after.note });
  const memory = memoryView(after);
  if (JSON.stringify(memory) !== JSON.stringify(memoryView(before))) parts.push({ type: 'memory', memory });
  if (after.cards.length !== before.cards.length) parts.push({ type: 'cards', cards: cardViews(after) });
  const battle = after.battle && after.status !== 'closed' && battleView(after);
  if (battle && JSON.stringify(battle) !== JSON.stringify(before.battle && battleView(before))) parts.push({ type: 'battle', battle });
  const fold = foldChange(before, after);
  if (fold) parts.push(fold);
  if (after.turn && after.turn !== before.turn) parts.push(turnChange(before, after, after.turn));
  if (!after.turn && after.nextAt !== before.nextAt) parts.push({ type: 'next-turn', at: after.nextAt });
  if (after.status === 'closed') parts.push({ type: 'closed', storyId });
  return parts;
}

/** A game of Fold that has changed, with the lines that were read out. */
function foldChange(before: Room, after: Room): RoomChangePart | undefined {
  if (!after.fold || after.status === 'closed' || after.fold === before.fold) return undefined;
  const known = before.fold ? foldLines(before).length : 0;
  return { type: 'fold', fold: foldView(after), lines: foldLines(after).slice(known) };
}

function timesOf({ gameEndsAt, closesAt, waitsUntil, stillSince }: Room) {
  return { gameEndsAt, closesAt, waitsUntil, stillSince };
}

/** A turn that has begun, or was moved as its room goes on. */
function turnChange(before: Room, after: Room, turn: Turn): RoomChangePart {
  if (before.turn?.number !== turn.number) return { type: 'turn-started', turn: turnView(after, turn, '') };
  const { number, startedAt, endsAt } = turn;
  return { type: 'turn-moved', number, startedAt, endsAt };
}

function turnEnded(room: Room, turn: Turn, text: string): RoomChangePart {
  const writer = turn.kind === 'ai' ? aiPartWriter(turn.aiWriterId) : personWriter(turn.playerId, nameIn(room, turn.playerId));
  return { type: 'turn-ended', number: turn.number, part: text === '' ? null : partView({ ...turn, text }, writer) };
}

function turnView(room: Room, turn: Turn, draft: string): TurnView {
  const { number, seat, startedAt, endsAt } = turn;
  const times = { number, round: room.round, seat, startedAt, endsAt };
  if (turn.kind === 'person') {
    return { kind: 'person', ...times, writer: nameIn(room, turn.playerId) ?? GONE, playerId: turn.playerId, draft };
  }
  const { aiWriterId, text, seed, pace } = turn;
  return { kind: 'ai', ...times, writer: aiName(aiWriterId), aiWriterId, text, seed, pace };
}

/** The newest part, as far as people may steer it. */
function steeringView(room: Room): SteeringView | null {
  const part = steerable(room);
  if (!part || part.settled) return null;
  const { number, aiWriterId, text, answers, asked, awaits, noOther, done } = part;
  return {
    number,
    writer: aiName(aiWriterId),
    text,
    answers,
    left: MOST_ASKED - asked,
    awaited: awaits !== null,
    noOther,
    done: done && { kind: done.kind, playerId: done.by, writer: nameIn(room, done.by) ?? GONE, objections: done.objections },
  };
}

function partChanged(room: Room, { number, text, changedBy, characters }: RoomEffect & { type: 'part-became' }): RoomChangePart {
  const { lastPart } = room;
  if (text === '' || !lastPart) return { type: 'part-changed', number, part: null };
  const changed = changedBy === null ? null : { playerId: changedBy, writer: nameIn(room, changedBy) ?? GONE, characters };
  return {
    type: 'part-changed',
    number,
    part: partView({ number, seat: lastPart.seat, text }, aiPartWriter(lastPart.aiWriterId), changed),
  };
}

/** The cards on the table, as everyone sees them. */
function cardViews({ cards }: Room): CardView[] {
  return cards.map(({ kind, text, aiWriterId, after }) => ({ kind, text, writer: aiName(aiWriterId), after }));
}

/** The seats of a room; empty until the first person sits down. */
function seatViews(room: Room): SeatView[] {
  if (room.lastNumber === 0 && room.seats.every(({ person }) => person === null)) return [];
  return seatsOf(room).flatMap((seat): SeatView[] => {
    const { person, aiWriterId } = room.seats[seat] ?? {};
    const writing = room.turn?.seat === seat;
    if (!person && !hasAiWriter(room, seat)) return [];
    if (!person) {
      const name = aiName(aiWriterId ?? '');
      const nobody = {
        playerId: null,
        away: false,
        lost: false,
        passedOver: false,
        fromNextRound: false,
        passes: room.answers.passed.includes(aiWriterId ?? ''),
      };
      return [{ seat, kind: 'ai', name, initials: initials(name), head: null, aiWriterId: aiWriterId ?? null, writing, ...nobody }];
    }
    const { name, playerId, role, awaySince, lost, emptyTurns } = person;
    const shown = { name, initials: initials(name), head: person.head ?? null, ...(role && { role }) };
    const facts = {
      away: awaySince !== null,
      lost,
      passedOver: emptyTurns >= EMPTY_TURNS,
      fromNextRound: isWaiting(room, person),
      passes: false,
    };
    return [{ seat, kind: 'person', ...shown, playerId, aiWriterId: null, writing, ...facts }];
  });
}
