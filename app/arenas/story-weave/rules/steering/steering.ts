import type { WeaveRefusal } from '../../protocol/weave.contract';
import { MAX_TURN_LENGTH } from '../limits';
import { type Moment, type Room, seatOf } from '../room';
import { nextWriter } from '../seats/next-writer';
import { presentPeople } from '../seats/seats';
import type { RoomStep } from '../turns/running-turn';
import { changedCharacters, type LastPart, MOST_ASKED } from './last-part';

/** What a person asks of the newest part, or the answer of its writer. */
export type SteeringEvent =
  /** Another part instead of this one. */
  | { type: 'another-asked'; playerId: string; number: number }
  | { type: 'part-struck'; playerId: string; number: number }
  | { type: 'part-changed'; playerId: string; number: number; text: string }
  /** Who did something to it last takes that back, or one of the others wants it undone. */
  | { type: 'steering-undone'; playerId: string; number: number }
  /** `text` is null when the writer has no other. */
  | { type: 'another-ready'; number: number; text: string | null };

/** How long another part is waited for, in ms of real time. */
const AWAITED_MS = 20_000;

/** The part that people may steer; undefined while there is none. No AI writer is at work on what comes after it. */
export function steerable(room: Room): LastPart | undefined {
  const { lastPart, turn, status } = room;
  if (!lastPart || status === 'closed' || turn?.kind === 'ai') return undefined;
  return turn === null && nextWriter(room)?.kind === 'ai' ? undefined : lastPart;
}

/**
 * Why a person may not steer a part; undefined when they may: the newest one, with a seat, and where others are present only
 * in answer to their own turn, unless its writer is not there.
 */
export function whyNotSteering(person: { id: string }, room: Room, number: number, kind?: SteeringEvent['type']): WeaveRefusal | undefined {
  if (room.status === 'closed') return 'closed';
  if (seatOf(room, person.id) === undefined) return 'no-seat';
  const part = steerable(room);
  if (part?.number !== number || part.settled) return 'not-last';
  if (kind === 'steering-undone') return part.done ? undefined : 'not-last';
  const here = presentPeople(room);
  if (part.answers !== null && part.answers !== person.id && here.includes(part.answers)) return 'not-asker';
  if (kind === 'another-asked' && part.asked >= MOST_ASKED) return 'asked-twice';
  return undefined;
}

/** Applies what a person asks of the newest part, as far as they may. @see docs/product/story-weave.md */
export function steered(room: Room, event: SteeringEvent, moment: Moment): RoomStep {
  const part = steerable(room);
  if (!part || part.number !== event.number) return { room, effects: [] };
  if (event.type === 'another-ready') return part.awaits ? answered(room, part, event.text) : { room, effects: [] };
  const { playerId } = event;
  if (whyNotSteering({ id: playerId }, room, event.number, event.type)) return { room, effects: [] };
  const done = { by: playerId, before: { text: part.text, changedBy: part.changedBy }, objections: [] };
  switch (event.type) {
    case 'another-asked': {
      if (part.awaits && moment.now < part.awaits.until) return { room, effects: [] };
      const awaits = { until: moment.now + AWAITED_MS, by: moment.process };
      const asked: LastPart = { ...part, asked: part.asked + 1, awaits, noOther: false, done: { ...done, kind: 'another' } };
      return { room: { ...room, lastPart: asked }, effects: [{ type: 'ask-another', part: asked, seed: moment.seed }] };
    }
    case 'part-struck':
      return part.text === ''
        ? { room, effects: [] }
        : became(room, { ...part, text: '', changedBy: null, awaits: null, done: { ...done, kind: 'strike' } });
    case 'part-changed': {
      const text = event.text.slice(0, MAX_TURN_LENGTH).trim();
      if (text === '' || text === part.text) return { room, effects: [] };
      return became(room, { ...part, text, changedBy: playerId, awaits: null, done: { ...done, kind: 'change' } });
    }
    case 'steering-undone':
      return objected(room, part, playerId);
  }
}

/** Another part has come in place of the one that stands there; without one that stays. */
function answered(room: Room, part: LastPart, text: string | null): RoomStep {
  const words = text?.trim() ?? '';
  if (words === '' || words === part.text)
    return { room: { ...room, lastPart: { ...part, awaits: null, noOther: true, done: null } }, effects: [] };
  return became(room, { ...part, own: words, text: words, changedBy: null, awaits: null });
}

/** What was done is undone where who did it takes it back, or once more than half of the others who are present want that. */
function objected(room: Room, part: LastPart, playerId: string): RoomStep {
  const { done } = part;
  if (!done || done.objections.includes(playerId)) return { room, effects: [] };
  if (done.by === playerId) return became(room, { ...part, ...done.before, awaits: null, done: null });
  const objections = [...done.objections, playerId];
  const others = presentPeople(room).filter((id) => id !== done.by);
  const objecting = others.filter((id) => objections.includes(id)).length;
  if (objecting * 2 <= others.length) return { room: { ...room, lastPart: { ...part, done: { ...done, objections } } }, effects: [] };
  return became(room, { ...part, ...done.before, awaits: null, done: null, settled: true });
}

function became(room: Room, part: LastPart): RoomStep {
  const { number, text, changedBy, own } = part;
  const characters = changedBy === null ? 0 : changedCharacters(own, text);
  return { room: { ...room, lastPart: part }, effects: [{ type: 'part-became', number, text, changedBy, characters }] };
}
