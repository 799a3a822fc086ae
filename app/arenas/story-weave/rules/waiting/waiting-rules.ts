import { withFolders } from '../fold/fold-rules';
import { NEXT_TURN_MS, OPENING_MS } from '../limits';
import { formatState, gameTimes, type Moment, type Room, real, seatOf, seatsIn, withPerson } from '../room';
import { type ChosenSetting, settingOf } from '../room-setting';
import { hasEnoughWriters, presentPeople, withSeatCount } from '../seats/seats';
import { type RoomStep, same } from '../turns/running-turn';
import {
  chosenPrompt,
  HAND_OVER_MS,
  offeredPrompts,
  type ProposedPrompt,
  QUICK_PEOPLE,
  QUICK_START_MS,
  WAITING_MS,
  type Waiting,
  withPrompts,
  withSeatedOnly,
} from './waiting';

/** An event of a room that waits for its Start. */
export type WaitingEvent =
  /** A person proposes a prompt, in place of any they proposed before, and votes for it. */
  | { type: 'prompt-proposed'; playerId: string; text: string }
  | { type: 'prompt-picked'; playerId: string; prompt: number }
  /** A person's line to warm up; empty takes it back. */
  | { type: 'line-scribbled'; playerId: string; text: string }
  /** A person picks a drawn head. */
  | { type: 'head-picked'; playerId: string; head: number | null }
  | { type: 'readied'; playerId: string; ready: boolean }
  /** The opener chooses otherwise. */
  | { type: 'setting-changed'; setting: ChosenSetting }
  /** The opener begins the game. */
  | { type: 'started' };

/** A new room that waits for its Start: its opening is made then, and its times begin. */
export function asWaitingRoom(room: Room, waiting: Waiting, moment: Pick<Moment, 'now' | 'gameSpeed'>): Room {
  const waitsUntil = moment.now + real(moment, WAITING_MS);
  return { ...room, ...gameTimes({ ...moment, now: waitsUntil }, room.setting), waitsUntil, waiting };
}

/** A new room of 'Play now', or of an open table: it begins by itself, that of a table at its time. */
export function asQuickRoom(room: Room, offered: readonly string[], moment: Pick<Moment, 'now' | 'gameSpeed'>): Room {
  const startsAt = Math.max(moment.now + real(moment, QUICK_START_MS), settingOf(room).tableAt ?? 0);
  const waiting = asWaitingRoom(room, { prompts: offeredPrompts(offered), votes: [], lines: [], ready: [], startsAt }, moment);
  return { ...waiting, waitsUntil: Math.max(waiting.waitsUntil ?? 0, startsAt + real(moment, WAITING_MS)) };
}

/** Takes an event of a room that waits. */
export function waitingHappened(room: Room, waiting: Waiting, event: WaitingEvent, moment: Moment): RoomStep {
  switch (event.type) {
    case 'prompt-proposed':
      return changed(room, proposed(waiting, event, room.fold !== undefined));
    case 'prompt-picked':
      if (!waiting.prompts.some(({ id }) => id === event.prompt)) return same(room);
      return changed(room, { ...waiting, votes: voted(waiting, event.playerId, event.prompt) });
    case 'line-scribbled': {
      const others = waiting.lines.filter(({ playerId }) => playerId !== event.playerId);
      const { playerId, text } = event;
      return changed(room, { ...waiting, lines: text === '' ? others : [...others, { playerId, text }] });
    }
    case 'head-picked': {
      const seat = seatOf(room, event.playerId);
      return same(seat === undefined ? room : withPerson(room, seat, { head: event.head }));
    }
    case 'readied': {
      const others = waiting.ready.filter((playerId) => playerId !== event.playerId);
      return changed(room, { ...waiting, ready: event.ready ? [...others, event.playerId] : others });
    }
    case 'setting-changed':
      return changed(withSetting(room, event.setting), { ...waitingAs(room, waiting, event.setting), ready: [] });
    case 'started':
      return hasEnoughWriters(room) ? begun(room, waiting, moment) : same(room);
  }
}

/** Everything that is due while a room waits: who is gone takes along what they brought, hands over the Start, and the last one who gets ready starts. */
export function waitingProceeds(room: Room, moment: Moment): RoomStep {
  if (!room.waiting) return same(room);
  const seated = new Set(room.seats.flatMap(({ person }) => person?.playerId ?? []));
  const waiting = withSeatedOnly(room.waiting, seated);
  const kept = waiting === room.waiting ? room : { ...room, waiting };
  const led = waiting.startsAt === null ? handedOver(kept, moment) : kept;
  const present = presentPeople(led);
  const isReady = present.length > 1 && present.every((playerId) => waiting.ready.includes(playerId)) && hasEnoughWriters(led);
  return isReady || isTime(led, waiting, present.length, moment) ? begun(led, waiting, moment) : same(led);
}

/** Whether a game that begins by itself does: with people enough, unless it is that of a table before its time, or after a while with any. */
function isTime(room: Room, { startsAt }: Waiting, present: number, { now }: Moment): boolean {
  const isEarly = now < (settingOf(room).tableAt ?? 0);
  return startsAt !== null && present > 0 && ((present >= QUICK_PEOPLE && !isEarly) || now >= startsAt);
}

/** When something happens in a room that waits by itself, besides that it closes, in ms since 1970. */
export function waitingDueAt(room: Room, moment: Pick<Moment, 'gameSpeed'>): number | undefined {
  if (!room.waiting || presentPeople(room).length === 0) return undefined;
  return room.waiting.startsAt ?? handOverAt(room, moment);
}

/** When the opener has been away for too long; undefined while they are present. */
function handOverAt(room: Room, moment: Pick<Moment, 'gameSpeed'>): number | undefined {
  const { openerId } = settingOf(room);
  const seat = openerId === null ? undefined : seatOf(room, openerId);
  if (seat === undefined) return 0;
  const awaySince = room.seats[seat]?.person?.awaySince ?? null;
  return awaySince === null ? undefined : awaySince + real(moment, HAND_OVER_MS);
}

/** A person who is present has the Start once the opener is gone: the first in the order of the seats. */
function handedOver(room: Room, moment: Moment): Room {
  const [next] = presentPeople(room);
  const at = handOverAt(room, moment);
  if (next === undefined || at === undefined || moment.now < at) return room;
  return { ...room, setting: { ...settingOf(room), openerId: next } };
}

/** What a room that waits still holds once its opener has chosen otherwise: prompts of Fold are shown to nobody, in other games neither. */
export function waitingAs(room: Room, waiting: Waiting, { format }: Pick<ChosenSetting, 'format'>): Waiting {
  if (!room.fold || format === 'fold') return waiting;
  return withPrompts(
    waiting,
    waiting.prompts.filter(({ playerId }) => playerId === null),
  );
}

/** @param isSecret whether people do not see what others propose: then two may propose the same. */
function proposed(waiting: Waiting, { playerId, text }: { playerId: string; text: string }, isSecret: boolean): Waiting {
  const known = waiting.prompts.find((prompt) => prompt.text === text && (!isSecret || prompt.playerId === playerId));
  if (known) return { ...waiting, votes: voted(waiting, playerId, known.id) };
  const own: ProposedPrompt = { id: Math.max(0, ...waiting.prompts.map(({ id }) => id)) + 1, text, playerId };
  const prompts = [...waiting.prompts.filter((prompt) => prompt.playerId !== playerId), own];
  return withPrompts({ ...waiting, votes: voted(waiting, playerId, own.id) }, prompts);
}

function voted({ votes }: Pick<Waiting, 'votes'>, playerId: string, prompt: number): Waiting['votes'] {
  return [...votes.filter((vote) => vote.playerId !== playerId), { playerId, prompt }];
}

function withSetting({ battle: _battle, fold: _fold, ...room }: Room, chosen: ChosenSetting): Room {
  const setting = { ...settingOf(room), ...chosen };
  return withSeatCount({ ...room, setting, ...formatState(setting) }, seatsIn(setting));
}

/** The game begins: its times, and the opening for the prompt that was chosen. */
function begun(room: Room, waiting: Waiting, moment: Moment): RoomStep {
  const { waiting: _over, withheldPrompt: _taken, promptBy: _before, ...playing } = room;
  const prompt = chosenPrompt(waiting);
  if (room.fold) return foldBegun(withFolders(playing, waiting, moment), moment);
  const promptBy = waiting.prompts.find(({ text }) => text === prompt)?.playerId;
  return {
    room: {
      ...playing,
      ...(promptBy && { promptBy }),
      ...gameTimes(moment, room.setting),
      waitsUntil: null,
      openingBy: moment.now + OPENING_MS,
      // A prompt that people chose opens the story itself where nothing else is made of it in time.
      spareOpening: prompt === undefined ? room.spareOpening : { prompt, starter: prompt },
      nextAt: moment.now + real(moment, NEXT_TURN_MS),
    },
    effects: [{ type: 'ask-opening', prompt }],
  };
}

/** Everybody begins a story of their own, so the room has no opening. */
function foldBegun(room: Room, moment: Moment): RoomStep {
  const opening = { prompt: '', starter: '', isDefault: false };
  const nextAt = moment.now + real(moment, NEXT_TURN_MS);
  return { room: { ...room, ...gameTimes(moment, room.setting), waitsUntil: null, opening, nextAt }, effects: [] };
}

function changed(room: Room, waiting: Waiting): RoomStep {
  return JSON.stringify(waiting) === JSON.stringify(room.waiting) && room.waiting
    ? same(room)
    : { room: { ...room, waiting }, effects: [] };
}
