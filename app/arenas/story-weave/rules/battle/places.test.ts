import { describe, expect, it } from 'vitest';
import { placesOf } from './places';

const passage = (playerId: string | null, votes: number, text: string | null = 'Words.') => ({ playerId, votes, text });

describe('the places of a round', () => {
  it('follow the votes, and equal votes are one place', () => {
    expect(placesOf([passage('ada', 1), passage('ben', 2), passage('cleo', 1), passage('dan', 0)])).toEqual([
      { playerId: 'ada', place: 2 },
      { playerId: 'ben', place: 1 },
      { playerId: 'cleo', place: 2 },
      { playerId: 'dan', place: 4 },
    ]);
  });

  it('are given to people who wrote, not to AI writers', () => {
    expect(placesOf([passage(null, 3), passage('ada', 1), passage('ben', 0), passage('cleo', 0, '')])).toEqual([
      { playerId: 'ada', place: 1 },
      { playerId: 'ben', place: 2 },
    ]);
  });

  it('are given to nobody where there was no contest', () => {
    expect(placesOf([passage('ada', 2), passage(null, 1)])).toEqual([]);
    expect(placesOf([passage('ada', 0), passage('ben', 0), passage(null, 2)])).toEqual([]);
  });
});
