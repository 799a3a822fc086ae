import { describe, expect, it } from 'vitest';
import { stallToast, waitsForWriter } from './stalled-turn';
import { personPart, personSeat, personTurn, roomOfTwo } from './testing/make-view';
import { toasts } from './texts';

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

  it('says that the story stands still when nobody can tell whose turn it is', () => {
    expect(stallToast(roomOfTwo())).toEqual(toasts.storyStuck);
    expect(stallToast(roomOfTwo({ seats: [ann], parts: [personPart(4, personSeat(3, 'Dee'), 'A lamp.')] }))).toEqual(toasts.storyStuck);
  });
});
