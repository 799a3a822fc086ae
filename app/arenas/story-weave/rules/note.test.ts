import { describe, expect, it } from 'vitest';
import { expectReopens } from '../testing/expect-reopens';
import { openRoomFixture, play, seatNames } from '../testing/room-fixture';
import { usualNote } from './note';
import { lobbySetting } from './room-setting';
import { readRoomState, writeRoomState } from './room-state';
import { hasEnoughWriters } from './seats/seats';

describe('a note to the AI writers', () => {
  it('says how many of them there are at most', () => {
    const fixture = openRoomFixture();
    fixture.joins('ada');
    fixture.dispatch({ type: 'noted', note: { ...usualNote, writers: 1 } });
    expect(seatNames(fixture)).toEqual(['ada', 'Emma']);
    expect(play(fixture, 4)).toEqual(['ada', 'emma', 'ada', 'emma']);
    fixture.joins('ben');
    expect(seatNames(fixture).sort()).toEqual(['Emma', 'ada', 'ben']);
    expect(play(fixture, 8).slice(-3)).toContain('ben');
  });

  it('says that there are none: people write alone, nobody stands in, and one alone cannot begin', () => {
    const fixture = openRoomFixture(1, { ...lobbySetting, openerId: 'ada' });
    fixture.joins('ada', 'ben');
    fixture.dispatch({ type: 'noted', note: { ...usualNote, tone: 'eerie', writers: 0 } });
    expect(seatNames(fixture)).toEqual(['ada', 'ben']);
    expect(play(fixture, 4)).toEqual(['ada', 'ben', 'ada', 'ben']);
    expect(fixture.watched).toMatchObject({ setting: { aiWriters: false }, note: { tone: 'eerie', writers: 3 }, memory: null });
    expectReopens(fixture.room);
    fixture.dispatch({ type: 'away', playerId: 'ben' });
    expect(hasEnoughWriters(fixture.room)).toBe(false);
    fixture.dispatch({ type: 'noted', note: { ...usualNote, writers: 2 } });
    expect(fixture.watched).toMatchObject({ setting: { aiWriters: true }, note: { tone: null, writers: 2 } });
    expect(seatNames(fixture)).toHaveLength(4);
    expect(hasEnoughWriters(fixture.room)).toBe(true);
  });

  it('lets anybody turn jokes off and on again, and everyone sees it', () => {
    const fixture = openRoomFixture();
    fixture.joins('ada');
    fixture.dispatch({ type: 'jokes', on: false });
    expect(fixture.watched).toMatchObject({ note: { ...usualNote, jokes: false } });
    const { room } = fixture;
    fixture.dispatch({ type: 'jokes', on: false });
    expect(fixture.room).toBe(room);
    fixture.dispatch({ type: 'jokes', on: true });
    expect(fixture.asFresh().note).toEqual(usualNote);
  });

  it('stays with a room that is stored', () => {
    const fixture = openRoomFixture();
    fixture.dispatch({ type: 'noted', note: { tone: 'eerie', jokes: false, words: 'It is winter.', writers: 2 } });
    expect(readRoomState(JSON.parse(writeRoomState(fixture.room)))).toEqual(fixture.room);
  });
});
