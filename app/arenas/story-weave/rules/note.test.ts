import { describe, expect, it } from 'vitest';
import { openRoomFixture, play, seatNames } from '../testing/room-fixture';
import { usualNote } from './note';
import { readRoomState, writeRoomState } from './room-state';

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
