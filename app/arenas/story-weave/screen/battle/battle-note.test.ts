import { expect, it } from 'vitest';
import type { BattleView } from '../../protocol/battle.contract';
import { personSeat, roomOfTwo } from '../../testing/make-view';
import { battleNote } from './battle-note';

it('counts as having read an outcome only those whom the next round waits for', () => {
  const battle: BattleView = {
    ...{ round: 1, rounds: 8, phase: 'rest', endsAt: null, lastsMs: 0, writers: [], passages: [], picked: 0, voters: 0, watchers: 0 },
    ...{ isDealt: false, wins: [], own: null },
    outcome: { round: 1, passages: [], decision: 'votes' },
    ...{ ready: [0, 2, 3], readers: 2 },
  };
  const seats = [
    personSeat(0, 'Ann'),
    personSeat(1, 'Bob'),
    personSeat(2, 'Cleo', { away: true }),
    personSeat(3, 'Dan', { passedOver: true }),
  ];
  expect(battleNote(roomOfTwo({ seats, nextTurnAt: 8_000 }), battle, false)).toBe('1 of 2 have read it.');
});
