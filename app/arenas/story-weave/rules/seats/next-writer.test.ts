import { describe, expect, it } from 'vitest';
import type { SeatNumber } from '../../protocol/seat.contract';
import { newRoom, type Person, type Room } from '../room';
import { nextWriter } from './next-writer';

const moment = { now: 0, gameSpeed: 1 };

/** A person who has written from the first round on. */
const person = (playerId: string, differences: Partial<Person> = {}): Person => ({
  playerId,
  name: playerId,
  awaySince: null,
  lost: false,
  emptyTurns: 0,
  fromRound: 1,
  ...differences,
});

/** A room in its third round, with these people in their seats. */
function thirdRound(nextSeat: SeatNumber, people: Partial<Record<SeatNumber, Person>>): Room {
  const room = newRoom('room', { prompt: '', starter: '' }, moment);
  const seats = room.seats.map((seat, index) => ({ ...seat, person: people[index as SeatNumber] ?? null }));
  return { ...room, round: 3, nextSeat, seats };
}

const silent = person('silent', { emptyTurns: 2 });

describe('the next writer', () => {
  it('is the person whose seat is next, from their first round on', () => {
    const room = thirdRound(2, { 2: person('cleo', { fromRound: 3 }), 3: person('ben', { fromRound: 4 }) });
    expect(nextWriter(room)).toEqual({ kind: 'person', seat: 2, round: 3, playerId: 'cleo' });
    expect(nextWriter({ ...room, nextSeat: 3 })).toEqual({ kind: 'ai', seat: 3, round: 3, aiWriterId: 'ai-writer-olivia' });
  });

  it('begins a new round with the first seat', () => {
    expect(nextWriter(thirdRound(0, { 0: person('ada', { fromRound: 4 }) }))).toMatchObject({ seat: 0, round: 4, playerId: 'ada' });
  });

  it('follows a person who is passed over, in the same round or, after the last seat, in the next', () => {
    const waiting = person('new', { fromRound: 4 });
    expect(nextWriter(thirdRound(1, { 1: silent, 2: waiting }))).toEqual({
      kind: 'ai',
      seat: 2,
      round: 3,
      aiWriterId: 'ai-writer-noah',
    });
    expect(nextWriter(thirdRound(3, { 3: silent, 0: waiting }))).toEqual({ kind: 'person', seat: 0, round: 4, playerId: 'new' });
  });

  it('is nobody in a room full of people who are silent', () => {
    expect(nextWriter(thirdRound(1, { 0: silent, 1: silent, 2: silent, 3: silent }))).toBeUndefined();
  });

  it('is the stand-in in the seat of a person who is away', () => {
    const away = person('ben', { awaySince: 5, emptyTurns: 2 });
    expect(nextWriter(thirdRound(3, { 3: away }))).toEqual({ kind: 'ai', seat: 3, round: 3, aiWriterId: 'ai-writer-liam' });
  });
});
