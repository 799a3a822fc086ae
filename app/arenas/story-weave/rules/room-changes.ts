import { ANONYMOUS } from '~/accounts/anonymous';
import { initials } from '~/ui/people/initials';
import type { PartView, RoomChangePart, RoomView, SeatView, TurnView } from '../protocol/room.contract';
import { findAiWriter } from './ai-writers';
import { EMPTY_TURNS } from './limits';
import { type Room, seatNumbers, type Turn } from './room';
import type { RoomEffect } from './running-turn';
import { isWaiting } from './seats';

/** The name of a person who has a turn but no longer a seat. */
const GONE = ANONYMOUS;

/** What a view needs besides the room's state. */
export interface ViewFacts {
  version: number;
  parts: readonly PartView[];
  /** The draft of the person whose turn is running. */
  draft: string;
  storyId: string | null;
  viewerId: string | null;
  serverTime: number;
  gameSpeed: number;
}

/** A room as a page shows it, picked field by field. */
export function roomView(room: Room, { draft, ...facts }: ViewFacts): RoomView {
  const { id, status, gameEndsAt, closesAt, opening, nextAt } = room;
  const { version, parts, storyId, viewerId, serverTime, gameSpeed } = facts;
  const turn = room.turn && turnView(room, room.turn, draft);
  const times = { serverTime, gameSpeed, gameEndsAt, closesAt, nextTurnAt: nextAt };
  return { roomId: id, version, status, opening, seats: seatViews(room), parts, turn, storyId, viewerId, ...times };
}

/** The differences that a step has made, as sent to pages. */
export function changeParts(before: Room, after: Room, effects: readonly RoomEffect[], storyId: string | null): RoomChangePart[] {
  const parts: RoomChangePart[] = [];
  for (const effect of effects) {
    if (effect.type === 'turn-ended') parts.push(turnEnded(before, effect.turn, effect.text));
    if (effect.type === 'writer-failed') parts.push({ type: 'writer-failed', writer: aiName(effect.aiWriterId) });
  }
  if (after.opening && after.opening !== before.opening) parts.push({ type: 'opening', opening: after.opening });
  if (after.status !== before.status && after.status !== 'closed') parts.push({ type: 'status', status: after.status });
  const seats = seatViews(after);
  if (JSON.stringify(seats) !== JSON.stringify(seatViews(before))) parts.push({ type: 'seats', seats });
  if (after.turn && after.turn !== before.turn) parts.push({ type: 'turn-started', turn: turnView(after, after.turn, '') });
  if (!after.turn && after.nextAt !== before.nextAt) parts.push({ type: 'next-turn', at: after.nextAt });
  if (after.status === 'closed') parts.push({ type: 'closed', storyId });
  return parts;
}

/** A part of the story as everyone sees it. @param writer the person's name; AI writers have their own. */
export function partView(turn: Pick<Turn, 'number' | 'seat'> & { text: string }, writer: PartWriter): PartView {
  const { number, seat, text } = turn;
  return { number, seat, text, ...writer };
}

type PartWriter = Pick<PartView, 'kind' | 'writer' | 'playerId' | 'aiWriterId'>;

/** A person as the writer of a part. @param name undefined for somebody whose account is gone. */
export function personWriter(playerId: string | null, name: string | null | undefined): PartWriter {
  return { kind: 'person', writer: name ?? GONE, playerId, aiWriterId: null };
}

/** An AI writer as the writer of a part. */
export function aiPartWriter(aiWriterId: string): PartWriter {
  return { kind: 'ai', writer: aiName(aiWriterId), playerId: null, aiWriterId };
}

function turnEnded(room: Room, turn: Turn, text: string): RoomChangePart {
  const writer = turn.kind === 'ai' ? aiPartWriter(turn.aiWriterId) : personWriter(turn.playerId, nameIn(room, turn.playerId));
  return { type: 'turn-ended', number: turn.number, part: text === '' ? null : partView({ ...turn, text }, writer) };
}

function turnView(room: Room, turn: Turn, draft: string): TurnView {
  const { number, seat, startedAt, endsAt } = turn;
  const times = { number, seat, startedAt, endsAt };
  if (turn.kind === 'person') {
    return { kind: 'person', ...times, writer: nameIn(room, turn.playerId) ?? GONE, playerId: turn.playerId, draft };
  }
  const { aiWriterId, text, seed } = turn;
  return { kind: 'ai', ...times, writer: aiName(aiWriterId), aiWriterId, text, seed };
}

/** The seats of a room; empty until the first person sits down. */
function seatViews(room: Room): SeatView[] {
  if (room.lastNumber === 0 && room.seats.every(({ person }) => person === null)) return [];
  return seatNumbers.flatMap((seat): SeatView[] => {
    const { person, aiWriterId } = room.seats[seat] ?? {};
    const writing = room.turn?.seat === seat;
    if (!person) {
      const name = aiName(aiWriterId ?? '');
      const nobody = { playerId: null, away: false, passedOver: false, fromNextRound: false };
      return [{ seat, kind: 'ai', name, initials: initials(name), aiWriterId: aiWriterId ?? null, writing, ...nobody }];
    }
    const { name, playerId, awaySince, emptyTurns } = person;
    const facts = { away: awaySince !== null, passedOver: emptyTurns >= EMPTY_TURNS, fromNextRound: isWaiting(room, person) };
    return [{ seat, kind: 'person', name, initials: initials(name), playerId, aiWriterId: null, writing, ...facts }];
  });
}

function nameIn(room: Room, playerId: string): string | undefined {
  return room.seats.find(({ person }) => person?.playerId === playerId)?.person?.name;
}

function aiName(aiWriterId: string): string {
  return findAiWriter(aiWriterId)?.name ?? GONE;
}
