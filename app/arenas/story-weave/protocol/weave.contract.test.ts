import { describe, expect, it } from 'vitest';
import { liveGreeting } from '~/platform/live/greeting.contract';
import { expectLimits, expectRoundTrip } from '~/platform/testing/check-contract';
import { roomOfTwo } from '../testing/make-view';
import { roomChange, roomView } from './room.contract';
import { MAX_SENT, weaveEvents, weaveRequests } from './weave.contract';

const roomId = '018f3c1e-8d5a-4b6e-9f10-2a3b4c5d6e7f';

describe('what a room’s page and the server say to each other', () => {
  it.each(Object.values(weaveRequests))('arrives as it was sent, in $name', ({ question, answer }) => {
    expectRoundTrip(question);
    expectRoundTrip(answer);
  });

  it.each(Object.values(weaveEvents))('arrives as it was sent, in $name', ({ payload }) => expectRoundTrip(payload));

  it('is read when a newer server says more', () => {
    const view = roomOfTwo();
    expect(roomView.parse({ ...view, mood: 'good', seats: view.seats.map((seat) => ({ ...seat, hat: true })) })).toEqual(view);
  });
});

describe('words of a turn', () => {
  it('name their turn, and come as far as a message can hold them', () => {
    const sent = { roomId, turn: 1, text: 'x'.repeat(MAX_SENT), submitId: roomId };
    expectLimits(weaveRequests.submit.question, sent, [
      { ...sent, text: `${sent.text}x` },
      { ...sent, turn: 0 },
      { ...sent, turn: 1.5 },
      { ...sent, roomId: 'room' },
      { ...sent, submitId: undefined },
    ]);
    const typed = { roomId, turn: 1, keep: 0, add: 'She went' };
    expectLimits(weaveRequests.draft.question, typed, [
      { ...typed, keep: -1 },
      { ...typed, keep: 0.5 },
      { ...typed, turn: '1' },
      { ...typed, add: 7 },
      { ...typed, add: 'x'.repeat(64 * 1024 + 1) },
      null,
    ]);
  });
});

describe('a room', () => {
  it('has eight seats at most, and changes that pages know', () => {
    const view = roomOfTwo();
    expectLimits(roomView, view, [
      { ...view, seats: view.seats.map((seat) => ({ ...seat, seat: 8 })) },
      { ...view, status: 'paused' },
      { ...view, turn: {} },
    ]);
    const change = { roomId, version: 2, serverTime: 0, parts: [{ type: 'status', status: 'closed' }] };
    expectLimits(roomChange, change, [
      { ...change, parts: [{ type: 'weather' }] },
      { ...change, version: '2' },
    ]);
  });

  it('is watched by those who say so', () => {
    expectRoundTrip(liveGreeting);
    expectLimits(liveGreeting, {}, [{ visitor: 'yes' }, null]);
  });
});
