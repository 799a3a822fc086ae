import { describe, expect, it } from 'vitest';
import { personPart, personSeat, personTurn, roomOfTwo } from '../../testing/make-view';
import { toasts } from '../../texts';
import { skippedAiWriter, stallToast, waitsForWriter } from './missing-writer';

const ann = personSeat(0, 'Ann');
const bob = personSeat(1, 'Bob');
const emma = personSeat(1, 'Emma', { kind: 'ai', playerId: null, aiWriterId: 'emma' });

describe('a room without a writer', () => {
  it('waits for one from its opening to its end', () => {
    expect(waitsForWriter(roomOfTwo())).toBe(true);
    expect(waitsForWriter(roomOfTwo({ status: 'epilogue' }))).toBe(true);
    expect(waitsForWriter(roomOfTwo({ turn: personTurn(1, ann) }))).toBe(false);
    expect(waitsForWriter(roomOfTwo({ opening: null }))).toBe(false);
    expect(waitsForWriter(roomOfTwo({ status: 'closed' }))).toBe(false);
  });

  it('says which writer did not begin', () => {
    const parts = [personPart(1, ann, 'The gate creaked.')];
    expect(stallToast(roomOfTwo({ parts, seats: [ann, emma] }))).toEqual(toasts.aiTurnFailed);
    expect(stallToast(roomOfTwo({ parts, seats: [ann, bob] }))).toEqual(toasts.storyStuck);
  });

  it('says that the story is stalled when nobody can tell whose turn it is', () => {
    expect(stallToast(roomOfTwo())).toEqual(toasts.storyStuck);
    expect(stallToast(roomOfTwo({ seats: [ann], parts: [personPart(4, personSeat(3, 'Dee'), 'A lamp.')] }))).toEqual(toasts.storyStuck);
  });
});

describe('an AI writer that could not write', () => {
  const seats = [ann, emma, personSeat(2, 'Cid', { passedOver: true }), personSeat(3, 'Dee')];
  const turn = (number: number, seat: 0 | 1 | 2 | 3) => ({ number, seat });

  it('is recognised by the turn that skipped it', () => {
    expect(skippedAiWriter(seats, turn(4, 0), turn(5, 3))).toBe(true);
    expect(skippedAiWriter(seats, turn(4, 3), turn(5, 3))).toBe(true);
  });

  it('is not confused with one that had its turn, or with a person who is passed over', () => {
    expect(skippedAiWriter(seats, turn(4, 0), turn(5, 1))).toBe(false);
    expect(skippedAiWriter(seats, turn(5, 1), turn(6, 3))).toBe(false);
    expect(skippedAiWriter(seats, turn(6, 3), turn(7, 0))).toBe(false);
  });

  it('is not guessed at when turns were missed', () => {
    expect(skippedAiWriter(seats, turn(4, 0), turn(7, 3))).toBe(false);
    expect(skippedAiWriter(seats, turn(4, 0), turn(4, 0))).toBe(false);
  });
});
