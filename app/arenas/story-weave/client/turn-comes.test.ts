import { describe, expect, it } from 'vitest';
import type { RoomView } from '../protocol/room.contract';
import { personPart, personSeat, personTurn, roomOfTwo } from '../testing/make-view';
import { ownTurnComesAt } from './turn-comes';

const ann = personSeat(0, 'Ann');
const bob = personSeat(1, 'Bob');
const emma = personSeat(2, 'Emma', { kind: 'ai', playerId: null, aiWriterId: 'ai-writer-emma' });
const room = (differences: Partial<RoomView>) => roomOfTwo({ seats: [ann, bob, emma], turn: personTurn(2, bob), ...differences });

describe('the time of one’s next turn', () => {
  it('is after the running turn and those between', () => {
    expect(ownTurnComesAt(room({}))).toBe(60_000 + 1_500 + 14_000 + 1_500);
    expect(ownTurnComesAt(room({ turn: { ...personTurn(3, bob), seat: 2, endsAt: 9_000 } }))).toBe(10_500);
    expect(ownTurnComesAt(room({ gameSpeed: 2 }))).toBe(60_000 + 8_500);
  });

  it('is known between two turns, and not of people who are passed over, read along, wait for a second person, or are writing', () => {
    expect(ownTurnComesAt(room({ turn: null, nextTurnAt: 5_000, parts: [personPart(2, emma, 'On.')] }))).toBe(5_000);
    expect(ownTurnComesAt(room({ turn: personTurn(1, ann) }))).toBeUndefined();
    expect(ownTurnComesAt(room({ seats: [{ ...ann, passedOver: true }, bob] }))).toBeUndefined();
    expect(ownTurnComesAt(room({ viewerId: null }))).toBeUndefined();
    expect(ownTurnComesAt(room({ turn: null, nextTurnAt: 5_000, waitsUntil: 600_000 }))).toBeUndefined();
    expect(ownTurnComesAt(room({ closesAt: 70_000 }))).toBeUndefined();
  });
});
