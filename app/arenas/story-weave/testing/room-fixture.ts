import { applyChange, type PartView, type RoomView } from '../protocol/room-view';
import { type Moment, newRoom, type Room } from '../rules/room';
import { aiPartWriter, changeParts, partView, personWriter, roomView } from '../rules/room-changes';
import type { RoomEffect } from '../rules/running-turn';
import { dueAt, type RoomEvent, roomStep } from '../rules/turns';

export const OPENED_AT = Date.UTC(2026, 2, 1, 12);
const TEXT = 'The lamp went out. Somebody laughed in the dark, and then nobody did.';

/** A room with the rules alone: its clock is moved by hand, and AI writers answer as the test says. */
export interface RoomStage {
  room: Room;
  now: number;
  /** Milliseconds since the room was opened. */
  elapsed(): number;
  draft: string;
  /** What the AI writers write; null when they cannot. 'later': they do not answer. */
  answer: string | null | 'later';
  /** Everything that was to be done, in order. */
  effects: RoomEffect[];
  /** The view of somebody who saw the room open and every change since. */
  watched: RoomView | 'gap';
  happens(event: RoomEvent): void;
  joins(...playerIds: string[]): void;
  /** Lets time pass, with everything that is due at its moment. */
  wait(ms: number): void;
  /** Lets time pass with nobody awake, then wakes somebody. */
  sleep(ms: number): void;
  /** Waits until a turn runs. @returns who writes it: a person's id or an AI writer's. */
  nextTurn(): string;
  /** Who wrote the turns so far, or writes. */
  writers(): string[];
  parts(): PartView[];
  asFresh(): RoomView;
}

/** Opens a room for a test. */
export function openStage(gameSpeed = 1): RoomStage {
  let version = 0;
  const spare = { prompt: 'A prompt', starter: 'A spare opening.' };
  const opened: Room = {
    ...newRoom('room', spare, { now: OPENED_AT, gameSpeed }),
    opening: { prompt: 'A prompt', starter: 'Once.', isDefault: false },
  };
  const facts = (viewerId: string | null) => {
    const storyId = stage.room.status === 'closed' ? 'story' : null;
    return { version, parts: stage.parts(), draft: '', storyId, viewerId, serverTime: stage.now, gameSpeed };
  };
  const moment = (): Moment => ({ now: stage.now, gameSpeed, draft: stage.draft, process: 'here', seed: 7 });

  const stage: RoomStage = {
    room: opened,
    now: OPENED_AT,
    elapsed: () => stage.now - OPENED_AT,
    draft: '',
    answer: TEXT,
    effects: [],
    watched: 'gap',
    happens(event) {
      const before = stage.room;
      const { room, effects } = roomStep(before, event, moment());
      if (room === before && effects.length === 0) return;
      stage.room = room;
      stage.effects.push(...effects);
      version += 1;
      const change = {
        roomId: 'room',
        version,
        serverTime: stage.now,
        parts: changeParts(before, room, effects, room.status === 'closed' ? 'story' : null),
      };
      stage.watched = stage.watched === 'gap' ? 'gap' : applyChange(stage.watched, change);
      if (effects.some(({ type }) => type === 'turn-ended')) stage.draft = '';
      for (const effect of effects) answerTo(effect);
    },
    joins(...playerIds) {
      for (const playerId of playerIds) stage.happens({ type: 'joined', playerId, name: playerId });
    },
    wait(ms) {
      const until = stage.now + ms;
      for (let due = dueAt(stage.room, { gameSpeed }); due !== null && due <= until; due = dueAt(stage.room, { gameSpeed })) {
        stage.now = Math.max(stage.now, due);
        const before = stage.room;
        stage.happens({ type: 'time' });
        if (stage.room === before) throw new Error(`Nothing happened though something was due at ${due - OPENED_AT} ms.`);
      }
      stage.now = until;
    },
    sleep(ms) {
      stage.now += ms;
      stage.happens({ type: 'time' });
    },
    nextTurn() {
      const running = stage.room.turn?.number;
      for (let waited = 0; waited < 600_000; waited += 100) {
        const { turn } = stage.room;
        if (turn && turn.number !== running) return turn.kind === 'person' ? turn.playerId : turn.aiWriterId;
        stage.wait(100);
      }
      throw new Error('No turn began within ten minutes.');
    },
    writers: () => stage.effects.flatMap((effect) => (effect.type === 'turn-started' ? [writerOf(effect.turn)] : [])),
    parts: () =>
      stage.effects.flatMap((effect) => {
        if (effect.type !== 'turn-ended' || effect.text === '') return [];
        const { turn, text } = effect;
        const writer = turn.kind === 'ai' ? aiPartWriter(turn.aiWriterId) : personWriter(turn.playerId, turn.playerId);
        return [partView({ ...turn, text }, writer)];
      }),
    asFresh: () => roomView(stage.room, facts(null)),
  };

  function answerTo(effect: RoomEffect): void {
    if (effect.type !== 'ask-writer' || stage.answer === 'later') return;
    const { number, aiWriterId } = effect.asked;
    stage.happens({ type: 'text-ready', number, aiWriterId, text: stage.answer, seed: effect.seed });
  }

  stage.watched = roomView(opened, facts(null));
  return stage;
}

/** A room with these people in it, at the first turn. */
export function playingStage(...playerIds: string[]): RoomStage {
  const stage = openStage();
  stage.joins(...playerIds);
  stage.nextTurn();
  return stage;
}

function writerOf(turn: NonNullable<Room['turn']>): string {
  return turn.kind === 'person' ? turn.playerId : turn.aiWriterId.replace('ai-writer-', '');
}

/** Everybody writes until so many turns have begun. @returns who wrote, in their order. */
export function play(stage: RoomStage, turns: number): string[] {
  while (stage.writers().length < turns) {
    if (stage.room.turn?.kind === 'person') submit(stage);
    else stage.nextTurn();
  }
  return stage.writers();
}

/** The person whose turn runs ends it with words. */
export function submit(stage: RoomStage, text = 'She went on.'): void {
  const { turn } = stage.room;
  if (turn?.kind !== 'person') throw new Error('Nobody is writing.');
  stage.happens({ type: 'submitted', playerId: turn.playerId, turn: turn.number, text, submitId: `submit-${turn.number}` });
}

/** Who sits where, by their names. */
export const seatNames = (stage: RoomStage) => stage.asFresh().seats.map(({ name }) => name);
