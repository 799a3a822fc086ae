import type { PassageMark } from '../../protocol/battle.contract';
import { EMPTY_TURNS, LATE_WORDS_MS } from '../limits';
import { whyNotMarkingPassage, whyNotPicking, whyNotPickingAlong, whyNotTakingBack } from '../policy';
import { type Moment, type Room, seatOf } from '../room';
import { isWaitingForPeople } from '../room-setting';
import { isDeserted, peopleHere } from '../seats/seats';
import { type RoomStep, untilNothingIsDue } from '../turns/running-turn';
import { type BattleEntry, isAnswered } from './battle';
import { awaitedVoters, battleOf, wasThere, withBattle, withEntry } from './room-battle';
import { askAll, beginPicking, beginRound, decided, endWriting, passageText, roundsOf, takeAiPassage } from './round';

/** An event of battle rounds. */
export type BattleEvent =
  /** A person hands in their passage. */
  | { type: 'passage'; playerId: string; round: number; text: string; submitId: string }
  /** A person takes their passage back, to write on. */
  | { type: 'passage-back'; playerId: string; round: number }
  /** A person picks a passage. */
  | { type: 'picked'; playerId: string; round: number; entry: number }
  /** A person without a seat picks one. `origin` names where they watch from. */
  | { type: 'watcher-picked'; playerId: string; round: number; entry: number; origin: string }
  /** A reader marks a passage, in place of the one they gave this mark before, or takes the mark back. */
  | { type: 'passage-marked'; playerId: string; round: number; entry: number; kind: PassageMark; on: boolean }
  /** A person has read the outcome of a round, or goes on without a pick. */
  | { type: 'ready'; playerId: string; round: number }
  /** `text` is null when the writer could not write. */
  | { type: 'passage-ready'; round: number; entry: number; text: string | null };

/** Whether a round is under way. */
function isUnderWay(room: Room): boolean {
  return battleOf(room).phase !== 'rest';
}

/** Whether the last round is decided and its outcome was shown. */
export function isBattleOver(room: Room, now: number): boolean {
  return !isUnderWay(room) && room.round >= roundsOf(room) && wasShown(room, now);
}

/** Whether the outcome of the latest round was shown for its time, or everyone who is here has read it. */
function wasShown(room: Room, now: number): boolean {
  if (room.nextAt === null) return false;
  const readers = peopleHere(room);
  return now >= room.nextAt || (readers.length > 0 && readers.every(({ playerId }) => battleOf(room).ready.includes(playerId)));
}

/** Takes an event of a person or an AI writer. What the policy refuses changes nothing here either. */
export function battleHappened(room: Room, event: BattleEvent, moment: Moment): Room {
  if (event.round !== room.round) return room;
  switch (event.type) {
    case 'passage':
      return handedIn(room, event);
    case 'passage-back': {
      const own = ownEntry(room, event.playerId);
      return own && !whyNotTakingBack({ id: event.playerId }, room, event.round) ? withEntry(room, own.id, { text: null }) : room;
    }
    case 'picked': {
      const { playerId, entry } = event;
      if (whyNotPicking({ id: playerId }, room, event.round, entry)) return room;
      return withBattle(room, { votes: [...battleOf(room).votes, { playerId, entry }] });
    }
    case 'watcher-picked': {
      const { playerId, entry, origin } = event;
      if (whyNotPickingAlong({ id: playerId, origin }, room, event.round, entry)) return room;
      return withBattle(room, { watchers: [...battleOf(room).watchers, { playerId, entry, origin }] });
    }
    case 'passage-marked':
      return whyNotMarkingPassage({ id: event.playerId }, room, event.round, event.entry) ? room : marked(room, event);
    case 'ready':
      return readied(room, event.playerId);
    case 'passage-ready':
      return isUnderWay(room) ? takeAiPassage(room, event.entry, event.text, moment) : room;
  }
}

/** The same submission counts once, also after its passage was taken back. */
function handedIn(room: Room, { playerId, text, submitId }: BattleEvent & { type: 'passage' }): Room {
  const own = ownEntry(room, playerId);
  if (battleOf(room).phase !== 'writing' || !own || own.text !== null || own.submitId === submitId) return room;
  return withEntry(room, own.id, { text: passageText(text), submitId });
}

function marked(room: Room, { playerId, entry, kind, on }: BattleEvent & { type: 'passage-marked' }): Room {
  const { marks } = battleOf(room);
  const others = marks.filter((mark) => mark.playerId !== playerId || mark.kind !== kind);
  return withBattle(room, { marks: on ? [...others, { playerId, entry, kind }] : others });
}

function readied(room: Room, playerId: string): Room {
  const { phase, entries, ready } = battleOf(room);
  const reads = (phase === 'picking' || (phase === 'rest' && entries.length > 0)) && seatOf(room, playerId) !== undefined;
  return reads && !ready.includes(playerId) ? withBattle(room, { ready: [...ready, playerId] }) : room;
}

function ownEntry(room: Room, playerId: string): BattleEntry | undefined {
  return battleOf(room).entries.find((entry) => entry.playerId === playerId);
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
  return untilNothingIsDue(room, moment, proceedOnce);
}

function proceedOnce(room: Room, moment: Moment): RoomStep {
  const { phase, endsAt, entries } = battleOf(room);
  const isOver = endsAt !== null && moment.now >= endsAt;
  const isLate = endsAt !== null && moment.now >= endsAt + LATE_WORDS_MS;
  const missing = entries.filter(({ text }) => text === null);
  switch (phase) {
    case 'rest':
      return atRest(room, moment);
    case 'writing': {
      const answers = isAnswered(battleOf(room));
      const waited = missing.filter(({ playerId }) => (playerId === null ? !answers : isWaitedFor(room, playerId)));
      if (isLate || waited.length === 0) return endWriting(room, moment);
      return answers ? { room, effects: [] } : asked(room, moment);
    }
    case 'answering':
      return isOver || missing.length === 0 ? beginPicking(room, moment) : asked(room, moment);
    case 'picking':
      return isOver || (awaitedVoters(room).length === 0 && !waitsForWatchers(room, moment.now))
        ? decided(room, moment)
        : { room, effects: [] };
  }
}

/** Those who picked in the round before have a moment for it, however fast the others are. */
function waitsForWatchers(room: Room, now: number): boolean {
  const { watchersUntil, watchers, watching } = battleOf(room);
  return watchersUntil !== null && now < watchersUntil && watchers.length < watching;
}

function asked(room: Room, moment: Moment): RoomStep {
  const step = askAll(room, moment);
  return step.effects.length === 0 ? { room, effects: [] } : step;
}

function atRest(room: Room, moment: Moment): RoomStep {
  const isTime = wasShown(room, moment.now) && room.opening !== null && !isWaitingForPeople(room);
  if (!isTime || room.round >= roundsOf(room)) return { room, effects: [] };
  return isDeserted(room) ? { room: { ...room, nextAt: null }, effects: [] } : beginRound(room, moment);
}

/** When something happens in battle rounds by itself, in ms since 1970. */
export function battleDueAt(room: Room): (number | null | undefined)[] {
  const { phase, endsAt, entries, watchersUntil } = battleOf(room);
  if (phase === 'rest') return [room.opening && !isWaitingForPeople(room) ? room.nextAt : null];
  const asks = entries.flatMap(({ text, asked }) => (text === null && asked ? [asked.until] : []));
  const until = endsAt === null ? null : phase === 'writing' ? endsAt + LATE_WORDS_MS : endsAt;
  // Only while nobody else is waited for is the watchers' moment what the round waits for.
  return phase === 'picking' ? [until, awaitedVoters(room).length === 0 ? watchersUntil : null] : [until, ...asks];
}

/** Who is passed over, or was away when the round began, may hand something in but is not waited for. */
function isWaitedFor(room: Room, playerId: string): boolean {
  const person = room.seats.find((seat) => seat.person?.playerId === playerId)?.person;
  return !person || (person.emptyTurns < EMPTY_TURNS && wasThere(room, person));
}
