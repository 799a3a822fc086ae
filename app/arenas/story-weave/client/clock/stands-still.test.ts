import { describe, expect, it } from 'vitest';
import { personSeat, roomOfTwo } from '../../testing/make-view';
import { isAloneHere, standsStillAt } from './stands-still';

const alone = roomOfTwo({ seats: [personSeat(0, 'Ann'), personSeat(1, 'Bob', { away: true })] });

describe('a room whose connection is lost', () => {
  it('stands still for the only person who is present, as their page sees it', () => {
    expect(isAloneHere(alone)).toBe(true);
    expect(standsStillAt(alone, 5_000, 300)).toBe(5_300);
    expect(standsStillAt(alone, undefined, 300)).toBeUndefined();
    expect(standsStillAt({ ...alone, status: 'closed' }, 5_000, 300)).toBeUndefined();
  });

  it('goes on with others, and for those who only read', () => {
    expect(standsStillAt(roomOfTwo(), 5_000, 0)).toBeUndefined();
    expect(standsStillAt({ ...alone, viewerId: 'eve' }, 5_000, 0)).toBeUndefined();
  });

  it('stands still when the server says so', () => {
    expect(standsStillAt(roomOfTwo({ stillSince: 7_000 }), undefined, 300)).toBe(7_000);
  });
});
