import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/room-view';
import { newerView, progressedView } from './followed-room';

const known = viewOf({ version: 4, phase: 'playing' });
const scores = ({ seats }: typeof known) => seats.map(({ score }) => score);

describe('a followed room', () => {
  it('takes later versions, and of one version what was said later', () => {
    expect(newerView(known, viewOf({ version: 5, phase: 'soon', round: 1 }))).toMatchObject({ version: 5, round: 1 });
    expect(newerView(known, viewOf({ version: 3 }))).toBe(known);
    expect(newerView({ ...known, serverTime: 10 }, viewOf({ version: 4, serverTime: 9 })).serverTime).toBe(10);
    expect(newerView(known, { ...viewOf({ version: 9 }), roomId: 'another' })).toBe(known);
  });

  it('takes no point back that was heard in between, and nothing from another game', () => {
    const progressed = progressedView(known, { roomId: known.roomId, round: 0, seat: 1, score: 300, done: false });
    expect(scores(progressed)).toEqual([0, 300]);
    expect(scores(newerView(progressed, viewOf({ version: 4, phase: 'playing', serverTime: 5 })))).toEqual([0, 300]);
    expect(progressedView(known, { roomId: known.roomId, round: 1, seat: 1, score: 300, done: false })).toBe(known);
    expect(scores(progressedView(progressed, { roomId: known.roomId, round: 0, seat: 1, score: 100, done: true }))).toEqual([0, 300]);
  });
});
