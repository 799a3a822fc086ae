import { describe, expect, it } from 'vitest';
import type { RoomView } from '../protocol/room.contract';
import { personSeat, personTurn, roomOfTwo } from '../testing/make-view';
import { upNext } from './up-next';

const ann = personSeat(0, 'Ann');
const bob = personSeat(1, 'Bob');
const room = (differences: Partial<RoomView>) => roomOfTwo({ turn: personTurn(3, bob), ...differences });

describe('the next writers', () => {
  it('are the two after the one who writes, and the viewer is you', () => {
    const cleo = personSeat(2, 'Cleo');
    expect(upNext(room({ seats: [ann, bob, cleo] }))).toEqual(['Cleo', 'you']);
    expect(upNext(room({ seats: [ann, bob] }))).toEqual(['you', 'Bob']);
    expect(upNext(room({ turn: null }))).toEqual([]);
  });

  it('are others where people are away, passed over, or write from the next round on', () => {
    const cleo = personSeat(2, 'Cleo', { away: true });
    const dan = personSeat(3, 'Dan', { fromNextRound: true });
    expect(upNext(room({ seats: [ann, bob, cleo, dan] }))).toEqual(['Liam', 'an AI writer']);
    expect(upNext(room({ seats: [{ ...ann, passedOver: true }, bob] }))).toEqual(['Bob']);
    const setting = { ...roomOfTwo().setting, aiWriters: false };
    expect(upNext(room({ setting, seats: [ann, bob, cleo, dan] }))).toEqual(['you', 'Bob']);
  });
});
