import type { PartView, RoomView } from '../protocol/room.contract';
import { applyChange } from '../protocol/room-view';
import { aiPartWriter, partView, personWriter } from '../rules/reveal/part-writers';
import { type Moment, newRoom, type Room } from '../rules/room';
import { changeParts, roomView } from '../rules/room-changes';
import type { RoomSetting } from '../rules/room-setting';
import type { RoomEvent } from '../rules/turns/room-event';
import type { RoomEffect } from '../rules/turns/running-turn';
import { dueAt, roomStep } from '../rules/turns/turns';

const OPENED_AT = Date.UTC(2026, 2, 1, 12);
const TEXT = 'The lamp went out. Somebody laughed in the dark, and then nobody did.';

/** A room with only the rules: its clock is moved by hand, and AI writers answer as the test says. */
export interface RoomFixture {
  room: Room;
  now: number;
  /** Milliseconds since the room was opened. */
  elapsed(): number;
  draft: string;
  /** What people have typed in the running battle round. */
  drafts: Record<string, string>;
  /** What the AI writers write; null when they cannot. 'later': they do not answer. 'pass': they pass, each with a card of its own. */
  answer: string | null | 'later' | 'pass';
  /** All effects, in order. */
  effects: RoomEffect[];
  /** The view of a person who saw the room open and every change since. */
  watched: RoomView | 'gap';
  dispatch(event: RoomEvent): void;
  joins(...playerIds: string[]): void;
  /** Lets time pass, processing everything due on time. */
  wait(ms: number): void;
  /** Lets time pass without processing anything, then processes what is due. */
  sleep(ms: number): void;
  /** Waits until a turn is running. @returns its writer: a person's id or an AI writer's. */
  nextTurn(): string;
  /** The writers of all turns so far, including the running one. */
  writers(): string[];
  parts(): PartView[];
  asFresh(): RoomView;
}

/** Opens a room for a test. */
export function openRoomFixture(gameSpeed = 1, setting?: RoomSetting): RoomFixture {
  let version = 0;
  const spare = { prompt: 'A prompt', starter: 'A spare opening.' };
  const opened: Room = {
    ...newRoom('room', spare, { now: OPENED_AT, gameSpeed }, setting),
    opening: { prompt: 'A prompt', starter: 'Once.', isDefault: false },
  };
  const facts = (viewerId: string | null) => {
    const storyId = fixture.room.status === 'closed' ? 'story' : null;
    const parts = fixture.parts().filter(({ text }) => text !== '');
    return { version, parts, draft: '', storyId, viewerId, serverTime: fixture.now, gameSpeed };
  };
  const moment = (): Moment => ({ now: fixture.now, gameSpeed, draft: fixture.draft, drafts: fixture.drafts, process: 'here', seed: 7 });

  const fixture: RoomFixture = {
    room: opened,
    now: OPENED_AT,
    elapsed: () => fixture.now - OPENED_AT,
    draft: '',
    drafts: {},
    answer: TEXT,
    effects: [],
    watched: 'gap',
    dispatch(event) {
      const before = fixture.room;
      const { room, effects } = roomStep(before, event, moment());
      if (room === before && effects.length === 0) return;
      fixture.room = room;
      fixture.effects.push(...effects);
      version += 1;
      const change = {
        roomId: 'room',
        version,
        serverTime: fixture.now,
        parts: changeParts(before, room, effects, room.status === 'closed' ? 'story' : null),
      };
      fixture.watched = fixture.watched === 'gap' ? 'gap' : applyChange(fixture.watched, change);
      if (effects.some(({ type }) => type === 'turn-ended')) fixture.draft = '';
      if (effects.some(({ type }) => type === 'round-decided' || type === 'fold-round-ended')) fixture.drafts = {};
      for (const effect of effects) answerTo(effect);
    },
    joins(...playerIds) {
      for (const playerId of playerIds) fixture.dispatch({ type: 'joined', playerId, name: playerId });
    },
    wait(ms) {
      const until = fixture.now + ms;
      for (let due = dueAt(fixture.room, { gameSpeed }); due !== null && due <= until; due = dueAt(fixture.room, { gameSpeed })) {
        fixture.now = Math.max(fixture.now, due);
        const before = fixture.room;
        fixture.dispatch({ type: 'time' });
        if (fixture.room === before) throw new Error(`Nothing happened though something was due at ${due - OPENED_AT} ms.`);
      }
      fixture.now = until;
    },
    sleep(ms) {
      fixture.now += ms;
      fixture.dispatch({ type: 'time' });
    },
    nextTurn() {
      const running = fixture.room.turn?.number;
      for (let waited = 0; waited < 600_000; waited += 100) {
        const { turn } = fixture.room;
        if (turn && turn.number !== running) return turn.kind === 'person' ? turn.playerId : turn.aiWriterId;
        fixture.wait(100);
      }
      throw new Error('No turn began within ten minutes.');
    },
    writers: () => fixture.effects.flatMap((effect) => (effect.type === 'turn-started' ? [writerOf(effect.turn)] : [])),
    parts: () => {
      const became = (number: number) => fixture.effects.findLast((effect) => effect.type === 'part-became' && effect.number === number);
      return fixture.effects.flatMap((effect) => {
        if (effect.type !== 'turn-ended' || effect.text === '') return [];
        const { turn } = effect;
        const writer = turn.kind === 'ai' ? aiPartWriter(turn.aiWriterId) : personWriter(turn.playerId, turn.playerId);
        const now = became(turn.number);
        if (now?.type !== 'part-became') return [partView({ ...turn, text: effect.text }, writer)];
        const { text, changedBy, characters } = now;
        return [partView({ ...turn, text }, writer, changedBy === null ? null : { playerId: changedBy, writer: changedBy, characters })];
      });
    },
    asFresh: () => roomView(fixture.room, facts(null)),
  };

  function answerTo(effect: RoomEffect): void {
    if (effect.type === 'ask-passage' && fixture.answer !== 'later') {
      const { round, entry, seat } = effect;
      fixture.dispatch({ type: 'passage-ready', round, entry, text: fixture.answer && `In seat ${seat}: ${fixture.answer}` });
    }
    if (effect.type !== 'ask-writer' || fixture.answer === 'later') return;
    const { number, aiWriterId } = effect.asked;
    if (fixture.answer === 'pass') {
      fixture.dispatch({ type: 'writer-passes', number, aiWriterId, card: { kind: 'thing', text: `a key of ${aiWriterId}` } });
    } else {
      fixture.dispatch({ type: 'text-ready', number, aiWriterId, text: fixture.answer, seed: effect.seed });
    }
  }

  fixture.watched = roomView(opened, facts(null));
  return fixture;
}

/** A room with these people in it, at the first turn. */
export function playingRoomFixture(...playerIds: string[]): RoomFixture {
  const fixture = openRoomFixture();
  fixture.joins(...playerIds);
  fixture.nextTurn();
  return fixture;
}

function writerOf(turn: NonNullable<Room['turn']>): string {
  return turn.kind === 'person' ? turn.playerId : turn.aiWriterId.replace('ai-writer-', '');
}

/** Everybody writes until this many turns have begun. @returns who wrote, in order. */
export function play(fixture: RoomFixture, turns: number): string[] {
  while (fixture.writers().length < turns) {
    if (fixture.room.turn?.kind === 'person') submit(fixture);
    else fixture.nextTurn();
  }
  return fixture.writers();
}

/** Ends the running turn of a person with words. */
export function submit(fixture: RoomFixture, text = 'She went on.'): void {
  const { turn } = fixture.room;
  if (turn?.kind !== 'person') throw new Error('Nobody is writing.');
  fixture.dispatch({ type: 'submitted', playerId: turn.playerId, turn: turn.number, text, submitId: `submit-${turn.number}` });
}

/** The names in the seats. */
export const seatNames = (fixture: RoomFixture) => fixture.asFresh().seats.map(({ name }) => name);
