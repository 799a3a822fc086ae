import { cutAt } from '~/platform/text/printable';
import type { WeaveRefusal } from '../../protocol/weave.contract';
import { MAX_TURN_LENGTH } from '../limits';
import { type Moment, type Room, seatOf } from '../room';
import { nextWriter } from '../seats/next-writer';
import { presentPeople } from '../seats/seats';
import { type RoomStep, same } from '../turns/running-turn';
import { changedCharacters, type LastPart, MOST_ASKED, type Steered, withoutDeedOf, withoutOther } from './last-part';

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
  if (part?.number !== event.number) return same(room);
  if (event.type === 'another-ready') return answered(room, part, event.text);
  const { playerId } = event;
  if (whyNotSteering({ id: playerId }, room, event.number, event.type)) return same(room);
  switch (event.type) {
    case 'another-asked': {
      if (part.awaits && moment.now < part.awaits.until) return same(room);
      const awaits = { until: moment.now + AWAITED_MS, by: moment.process, asker: playerId };
      const asked: LastPart = { ...part, asked: part.asked + 1, awaits, noOther: false };
      return { room: { ...room, lastPart: asked }, effects: [{ type: 'ask-another', part: asked, seed: moment.seed }] };
    }
    case 'part-struck':
      if (part.text === '') return same(room);
      return became(room, { ...part, text: '', changedBy: null, awaits: null, done: done(part, 'strike', playerId) });
    case 'part-changed': {
      const text = cutAt(event.text, MAX_TURN_LENGTH).trim();
      if (text === '' || text === part.text) return same(room);
      return became(room, { ...part, text, changedBy: playerId, awaits: null, done: done(part, 'change', playerId) });
    }
    case 'steering-undone':
      return undone(room, part, playerId);
  }
}

/** What is due at the newest part: another one is waited for no longer, or more than half of the others who are present object. */
export function steeringProceeds(room: Room, moment: Moment): RoomStep {
  const { lastPart } = room;
  if (!lastPart) return same(room);
  const part = lastPart.awaits && moment.now >= lastPart.awaits.until ? withoutOther(lastPart) : lastPart;
  const { first } = part;
  if (isOutvoted(room, part))
    return became(room, { ...part, own: first, text: first, changedBy: null, awaits: null, done: null, settled: true });
  return same(part === lastPart ? room : { ...room, lastPart: part });
}

/** What a person has done to a part now. What they did before counts as one with it: nobody makes a change final by another. */
function done({ own, text, changedBy, done: earlier }: LastPart, kind: Steered['kind'], by: string): Steered {
  const before = earlier?.by === by ? earlier.before : withoutDeedOf({ own, text, changedBy, done: earlier }, by);
  return { kind, by, before, objections: (earlier?.objections ?? []).filter((id) => id !== by) };
}

/** Another part has come in place of the one that stands there; without one that stays. */
function answered(room: Room, part: LastPart, text: string | null): RoomStep {
  if (!part.awaits) return same(room);
  const words = text?.trim() ?? '';
  if (words === '' || words === part.text) return same({ ...room, lastPart: withoutOther(part) });
  const { asker } = part.awaits;
  return became(room, { ...part, own: words, text: words, changedBy: null, awaits: null, done: done(part, 'another', asker) });
}

/** Who did something takes it back at once, and what another did before is to be undone again; others say that they want it undone. */
function undone(room: Room, part: LastPart, playerId: string): RoomStep {
  const { done } = part;
  if (!done || done.objections.includes(playerId)) return same(room);
  if (done.by === playerId) return became(room, { ...part, ...done.before, awaits: null });
  return same({ ...room, lastPart: { ...part, done: { ...done, objections: [...done.objections, playerId] } } });
}

function isOutvoted(room: Room, { done }: LastPart): boolean {
  const others = presentPeople(room).filter((id) => id !== done?.by);
  const objecting = others.filter((id) => done?.objections.includes(id)).length;
  return objecting * 2 > others.length;
}

function became(room: Room, part: LastPart): RoomStep {
  const { number, text, changedBy, own } = part;
  const characters = changedBy === null ? 0 : changedCharacters(own, text);
  return { room: { ...room, lastPart: part }, effects: [{ type: 'part-became', number, text, changedBy, characters }] };
}
