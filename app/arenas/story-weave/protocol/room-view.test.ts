import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualNote } from '../rules/note';
import { usualTable } from '../rules/room-setting';
import type { RoomView } from './room.contract';
import { applyChange, applyDraft, draftChange } from './room-view';

const view: RoomView = {
  roomId: 'room',
  version: 4,
  serverTime: 0,
  gameSpeed: 1,
  setting: { format: 'turns', isPrivate: false, aiWriters: true, moreTime: false, openerId: null, rating: 'none', table: usualTable },
  waitsUntil: null,
  stillSince: null,
  waiting: null,
  battle: null,
  fold: null,
  folded: [],
  ownMarks: [],
  marks: [],
  rounds: [],
  ending: null,
  status: 'open',
  gameEndsAt: 0,
  closesAt: 0,
  opening: null,
  seats: [],
  parts: [],
  cards: [],
  memory: null,
  steering: null,
  note: usualNote,
  turn: { kind: 'person', number: 3, round: 1, seat: 0, writer: 'Ada', playerId: 'ada', startedAt: 0, endsAt: 0, draft: 'Onset' },
  nextTurnAt: null,
  storyId: null,
  viewerId: null,
  removed: false,
};
const change = (version: number, roomId = 'room') => ({
  roomId,
  version,
  serverTime: 9,
  parts: [{ type: 'status', status: 'epilogue' } as const],
});

describe('a change of a room', () => {
  it('is applied in order, and once', () => {
    const next = applyChange(view, change(5));
    expect(next).toMatchObject({ version: 5, serverTime: 9, status: 'epilogue' });
    expect(next !== 'gap' && applyChange(next, change(5))).toBe(next);
    expect(applyChange(view, change(5, 'another'))).toBe(view);
  });

  it('is a gap when an earlier one is missing', () => {
    expect(applyChange(view, change(6))).toBe('gap');
  });
});

describe('a draft change', () => {
  it('applies only to the running turn', () => {
    expect(applyDraft(view, { roomId: 'room', turn: 3, keep: 2, add: 'ly' })).toMatchObject({ turn: { draft: 'Only' } });
    expect(applyDraft(view, { roomId: 'room', turn: 2, keep: 0, add: 'x' })).toBe(view);
    expect(applyDraft(view, { roomId: 'room', turn: 3, keep: 6, add: 'x' })).toBe('gap');
  });

  it('turns one text into the other, and splits no character', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '🪶', '🪷', 'é'), maxLength: 20 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { keep, add } = draftChange(before, after);
        expect(before.slice(0, keep) + add).toBe(after);
        expect(add.isWellFormed()).toBe(true);
      }),
    );
  });
});
