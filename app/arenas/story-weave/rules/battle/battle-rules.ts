import { EMPTY_TURNS, LATE_WORDS_MS } from '../limits';
import { type Moment, type Room, seatOf } from '../room';
import { isWaitingForPeople } from '../room-setting';
import { isDeserted, peopleHere } from '../seats/seats';
import type { RoomStep } from '../turns/running-turn';
import { candidates, isAlone, ROUNDS } from './battle';
import {
  askAll,
  battleOf,
  beginPicking,
  beginRound,
  decided,
  endWriting,
  passageText,
  takeAiPassage,
  voters,
  wasThere,
  withBattle,
  withEntry,
} from './round';

/** An event of battle rounds. */
export type BattleEvent =
  /** A person hands in their passage. */
  | { type: 'passage'; playerId: string; round: number; text: string; submitId: string }
  /** A person picks a passage. */
  | { type: 'picked'; playerId: string; round: number; entry: number }
  /** A person has read the outcome of a round. */
  | { type: 'ready'; playerId: string; round: number }
  /** `text` is null when the writer could not write. */
  | { type: 'passage-ready'; round: number; entry: number; text: string | null };

/** More steps than any moment can bring: from one outcome to the next. */
const MOST_STEPS = 8;

/** Whether a round is under way. */
function isUnderWay(room: Room): boolean {
  return battleOf(room).phase !== 'rest';
}

/** Whether the last round is decided and its outcome was shown. */
export function isBattleOver(room: Room, now: number): boolean {
  return !isUnderWay(room) && room.round >= ROUNDS && wasShown(room, now);
}

/** Whether the outcome of the latest round was shown for its time, or everyone who is here has read it. */
function wasShown(room: Room, now: number): boolean {
  if (room.nextAt === null) return false;
  const readers = peopleHere(room);
  return now >= room.nextAt || (readers.length > 0 && readers.every(({ playerId }) => battleOf(room).ready.includes(playerId)));
}

/** Takes an event of a person or an AI writer. */
export function battleHappened(room: Room, event: BattleEvent, moment: Moment): Room {
  const { phase, entries, votes } = battleOf(room);
  if (event.round !== room.round) return room;
  switch (event.type) {
    case 'passage': {
      const own = entries.find(({ playerId }) => playerId === event.playerId);
      if (phase !== 'writing' || !own || own.text !== null) return room;
      return withEntry(room, own.id, { text: passageText(event.text), submitId: event.submitId });
    }
    case 'picked': {
      const isOwn = entries.some(({ id, playerId }) => id === event.entry && playerId === event.playerId);
      const again = votes.some(({ playerId }) => playerId === event.playerId);
      if (
        phase !== 'picking' ||
        isOwn ||
        again ||
        !voters(room).includes(event.playerId) ||
        !candidates(battleOf(room)).some(({ id }) => id === event.entry)
      )
        return room;
      return withBattle(room, { votes: [...votes, { playerId: event.playerId, entry: event.entry }] });
    }
    case 'ready': {
      const { ready } = battleOf(room);
      const reads = phase === 'rest' && entries.length > 0 && seatOf(room, event.playerId) !== undefined;
      return reads && !ready.includes(event.playerId) ? withBattle(room, { ready: [...ready, event.playerId] }) : room;
    }
    case 'passage-ready':
      return isUnderWay(room) ? takeAiPassage(room, event.entry, event.text, moment) : room;
  }
}

/** A person leaves: what they had typed is their passage. */
export function battleLeft(room: Room, playerId: string, moment: Moment): Room {
  const own = battleOf(room).entries.find((entry) => entry.playerId === playerId);
  if (battleOf(room).phase !== 'writing' || !own || own.text !== null) return room;
  return withEntry(room, own.id, { text: passageText(moment.drafts?.[playerId] ?? '') });
}

/** The process that waited for passages is gone: they are requested again. */
export function battleAskerLost(room: Room, process: string, moment: Moment): Room {
  const { entries } = battleOf(room);
  if (!entries.some(({ asked }) => asked?.by === process)) return room;
  return withBattle(room, {
    entries: entries.map((entry) => (entry.asked?.by === process ? { ...entry, asked: { ...entry.asked, until: moment.now } } : entry)),
  });
}

/** Ends a round at once with what there is, as its room closes. */
export function finishRound(room: Room, moment: Moment): RoomStep {
  const { phase } = battleOf(room);
  if (phase === 'rest') return { room, effects: [] };
  const written = phase === 'writing' ? endWriting(room, moment) : { room, effects: [] };
  if (!isUnderWay(written.room)) return written;
  const end = decided(
    withBattle(written.room, { entries: battleOf(written.room).entries.map((entry) => ({ ...entry, text: entry.text ?? '' })) }),
    moment,
  );
  return { room: end.room, effects: [...written.effects.filter(({ type }) => type !== 'ask-passage'), ...end.effects] };
}

/** Everything that is due in battle rounds. */
export function battleProceeds(room: Room, moment: Moment): RoomStep {
  let step: RoomStep = { room, effects: [] };
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const next = proceedOnce(step.room, moment);
    if (next.room === step.room) return step;
    step = { room: next.room, effects: [...step.effects, ...next.effects] };
  }
  return step;
}

function proceedOnce(room: Room, moment: Moment): RoomStep {
  const { phase, endsAt, entries, votes } = battleOf(room);
  const isOver = endsAt !== null && moment.now >= endsAt;
  const isLate = endsAt !== null && moment.now >= endsAt + LATE_WORDS_MS;
  const missing = entries.filter(({ text }) => text === null);
  switch (phase) {
    case 'rest':
      return atRest(room, moment);
    case 'writing': {
      const waited = missing.filter(({ playerId }) => (playerId === null ? !isAlone(battleOf(room)) : isWaitedFor(room, playerId)));
      if (isLate || waited.length === 0) return endWriting(room, moment);
      return isAlone(battleOf(room)) ? { room, effects: [] } : asked(room, moment);
    }
    case 'answering':
      return isOver || missing.length === 0 ? beginPicking(room, moment) : asked(room, moment);
    case 'picking': {
      const able = voters(room).filter((voter) => !votes.some(({ playerId }) => playerId === voter));
      return isOver || able.length === 0 ? decided(room, moment) : { room, effects: [] };
    }
  }
}

function asked(room: Room, moment: Moment): RoomStep {
  const step = askAll(room, moment);
  return step.effects.length === 0 ? { room, effects: [] } : step;
}

function atRest(room: Room, moment: Moment): RoomStep {
  const isTime = wasShown(room, moment.now) && room.opening !== null && !isWaitingForPeople(room);
  if (!isTime || room.round >= ROUNDS) return { room, effects: [] };
  return isDeserted(room) ? { room: { ...room, nextAt: null }, effects: [] } : beginRound(room, moment);
}

/** When something happens in battle rounds by itself, in ms since 1970. */
export function battleDueAt(room: Room): (number | null | undefined)[] {
  const { phase, endsAt, entries } = battleOf(room);
  if (phase === 'rest') return [room.opening && !isWaitingForPeople(room) ? room.nextAt : null];
  const asks = entries.flatMap(({ text, asked }) => (text === null && asked ? [asked.until] : []));
  return [endsAt === null ? null : phase === 'writing' ? endsAt + LATE_WORDS_MS : endsAt, ...(phase === 'picking' ? [] : asks)];
}

/** Who is passed over, or was away when the round began, may hand something in but is not waited for. */
function isWaitedFor(room: Room, playerId: string): boolean {
  const person = room.seats.find((seat) => seat.person?.playerId === playerId)?.person;
  return !person || (person.emptyTurns < EMPTY_TURNS && wasThere(room, person));
}
