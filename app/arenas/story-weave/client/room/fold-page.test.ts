import { expect, it } from 'vitest';
import type { FoldView, OwnFold } from '../../protocol/fold.contract';
import type { RoomView } from '../../protocol/room.contract';
import { usualTable } from '../../rules/room-setting';
import { roomOfTwo } from '../../testing/make-view';
import { openRoomPage, type RoomPage, type RoomPageEffect, type RoomPageEvent, roomPageStep } from './room-page';

const own = (round: number, seen: string, changes: Partial<OwnFold> = {}): OwnFold => ({
  ...{ round, text: '', done: false, seen, isPrompt: false, sheet: 0, title: null, lines: [], pick: null, marks: [] },
  ...changes,
});

function fold(round: number, changes: Partial<FoldView> = {}): FoldView {
  return {
    ...{ round, rounds: 6, phase: 'writing', endsAt: null, sheets: [], read: 0, of: 0, reading: null, reader: null, since: 0 },
    ...{ voted: 0, titles: [], ready: [], lines: [], own: null },
    writers: [{ seat: 0, done: false }],
    ...changes,
  };
}

const { setting } = roomOfTwo();
const view = (version: number, changes: Partial<FoldView>, round = 1): RoomView =>
  roomOfTwo({ version, setting: { ...setting, format: 'fold', table: usualTable }, fold: fold(round, changes) });

/** A page in the first round, whose person has typed. */
function typed(): { page: RoomPage; effects: readonly RoomPageEffect[]; happens(event: RoomPageEvent): void } {
  const game = { page: openRoomPage(view(1, { own: own(1, 'A gate.') })), effects: [] as readonly RoomPageEffect[], happens };
  function happens(event: RoomPageEvent): void {
    const step = roomPageStep(game.page, event);
    game.page = step.state;
    game.effects = step.effects;
  }
  happens({ type: 'opened', stored: undefined, link: { kind: 'connected' }, now: 0 });
  happens({
    type: 'greeted',
    greeting: game.page.greeting,
    request: 'weave:join',
    answer: { ok: true, view: game.page.followed.view },
    now: 0,
  });
  happens({ type: 'box', event: { type: 'typed', words: 'She went in.' } });
  happens({ type: 'box', event: { type: 'submitted', submitId: 'one' } });
  return game;
}

/** The next round has begun: what one sees of the next story is not in what all are told. */
function nextRound(version: number): RoomPageEvent {
  const { lines: _lines, own: _own, ...round } = fold(2);
  const change = { roomId: 'loom', version, serverTime: 0, parts: [{ type: 'fold' as const, fold: round, lines: [] }] };
  return { type: 'news', news: { type: 'change', change }, now: 0 };
}

it('asks what it sees of the next story, without saying that its person is here, and again where others were quicker', () => {
  const game = typed();
  game.happens(nextRound(2));
  expect(game.effects).toContainEqual({ type: 'greet', greeting: game.page.greeting, request: 'look' });
  game.happens({ type: 'news', news: { type: 'change', change: { roomId: 'loom', version: 3, serverTime: 0, parts: [] } }, now: 0 });
  const early = view(2, { own: own(2, 'It rained.') }, 2);
  game.happens({ type: 'greeted', greeting: game.page.greeting, request: 'look', answer: { ok: true, view: early }, now: 0 });
  expect(game.effects).toEqual([{ type: 'greet', greeting: game.page.greeting, request: 'look' }]);
  const late = { ...early, version: 3 };
  game.happens({ type: 'greeted', greeting: game.page.greeting, request: 'look', answer: { ok: true, view: late }, now: 0 });
  expect(game.page.box).toMatchObject({ piece: 2, words: '' });
});

it('shows the prompt that its person has proposed, which no change of the room tells, and keeps it as the room changes', () => {
  const waiting = { prompts: [], votes: [], lines: [], ready: [], startsAt: null };
  const foldSetting = { ...setting, format: 'fold' as const };
  const page = openRoomPage(roomOfTwo({ setting: foldSetting, waiting }));
  const call = { name: 'proposePrompt' as const, question: { text: 'A gate.' } };
  const proposed = roomPageStep(page, { type: 'answered', call, answer: { ok: true } }).state;
  expect(proposed.followed.view.waiting?.own).toBe('A gate.');
  const next = (format: 'fold' | 'turns') => {
    const parts = [{ type: 'waiting' as const, waiting: { ...waiting, ready: [1 as const] }, setting: { ...setting, format } }];
    const news = { type: 'change' as const, change: { roomId: 'loom', version: 2, serverTime: 0, parts } };
    return roomPageStep(proposed, { type: 'news', news, now: 0 }).state.followed.view.waiting;
  };
  expect(next('fold')).toEqual({ ...waiting, ready: [1], own: 'A gate.' });
  expect(next('turns')).toEqual({ ...waiting, ready: [1] });
});

it('hands no line back of the last round, which the stories are read after', () => {
  const game = typed();
  const { lines: _lines, own: _own, ...read } = fold(1, { phase: 'reading', writers: [] });
  const change = { roomId: 'loom', version: 2, serverTime: 0, parts: [{ type: 'fold' as const, fold: read, lines: [] }] };
  game.happens({ type: 'news', news: { type: 'change', change }, now: 0 });
  expect(game.page.box).toMatchObject({ piece: undefined, words: '' });
});

it('hands no line back that went on with its round, and keeps what came too late for it', () => {
  const game = typed();
  game.happens(nextRound(2));
  expect(game.page.box).toMatchObject({ piece: undefined, words: '' });
  const later = typed();
  later.happens({ type: 'box', event: { type: 'refused', id: later.page.box.sending?.id ?? 0, text: undefined } });
  later.happens({ type: 'box', event: { type: 'typed', words: 'She went in. And out.' } });
  later.happens(nextRound(2));
  expect(later.page.box).toMatchObject({ piece: undefined, words: 'And out. ' });
});
