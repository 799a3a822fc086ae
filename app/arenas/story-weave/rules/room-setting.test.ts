import { describe, expect, it } from 'vitest';
import { openRoomFixture, play, seatNames, submit } from '../testing/room-fixture';
import { whyNotManaging, whyNotRemoving, whyNotSeated } from './policy';
import { isMatched, lobbySetting, type RoomSetting } from './room-setting';

const MINUTE = 60_000;

const roomWith = (differences: Partial<RoomSetting>) =>
  openRoomFixture(1, { ...lobbySetting, isPrivate: true, openerId: 'ada', ...differences });

describe('a room without AI writers', () => {
  it('waits for a second person, then gives them the whole game', () => {
    const fixture = roomWith({ aiWriters: false });
    fixture.joins('ada');
    fixture.wait(5 * MINUTE);
    expect(fixture.room).toMatchObject({ turn: null, status: 'open' });
    fixture.joins('ben');
    fixture.wait(1_500);
    expect(fixture.room).toMatchObject({ waitsUntil: null, turn: { playerId: 'ada' }, gameEndsAt: fixture.now - 1_500 + 25 * MINUTE });
    expect(play(fixture, 5)).toEqual(['ada', 'ben', 'ada', 'ben', 'ada']);
    expect(seatNames(fixture)).toEqual(['ada', 'ben']);
  });

  it('closes after 10 minutes in which nobody came', () => {
    const fixture = roomWith({ aiWriters: false });
    fixture.joins('ada');
    fixture.wait(10 * MINUTE);
    expect(fixture.room.status).toBe('closed');
  });

  it('passes over a person who is away, and rests while nobody is there', () => {
    const fixture = roomWith({ aiWriters: false });
    fixture.joins('ada', 'ben');
    play(fixture, 1);
    fixture.dispatch({ type: 'away', playerId: 'ben' });
    submit(fixture);
    expect(fixture.nextTurn()).toBe('ada');
    fixture.dispatch({ type: 'away', playerId: 'ada' });
    submit(fixture);
    fixture.wait(10_000);
    expect(fixture.room.turn).toBeNull();
    fixture.joins('ben');
    expect(fixture.nextTurn()).toBe('ben');
  });
});

describe('a room with more time', () => {
  it('has turns of two minutes', () => {
    const fixture = roomWith({ moreTime: true });
    fixture.joins('ada');
    fixture.nextTurn();
    fixture.wait(2 * MINUTE - 1);
    expect(fixture.room.turn?.number).toBe(1);
    fixture.wait(1_001);
    expect(fixture.room.turn).toBeNull();
  });
});

describe('the person who opened a room', () => {
  it('closes it, which keeps the words of the running turn', () => {
    const fixture = roomWith({});
    fixture.joins('ada', 'ben');
    fixture.nextTurn();
    fixture.draft = 'In the middle of';
    fixture.dispatch({ type: 'closed-by-opener' });
    expect(fixture.room).toMatchObject({ status: 'closed', turn: null });
    expect(fixture.parts()).toMatchObject([{ text: 'In the middle of', writer: 'ada' }]);
  });

  it('removes a person, whose words stay and who cannot come back', () => {
    const fixture = roomWith({});
    fixture.joins('ben', 'ada');
    fixture.nextTurn();
    fixture.draft = 'Not very nice';
    fixture.dispatch({ type: 'removed', playerId: 'ben' });
    fixture.dispatch({ type: 'removed', playerId: 'somebody who was never here' });
    expect(fixture.room.setting?.removed).toEqual(['ben']);
    expect(fixture.parts()).toMatchObject([{ text: 'Not very nice', writer: 'ben' }]);
    fixture.joins('ben');
    expect(seatNames(fixture)).not.toContain('ben');
    expect(whyNotSeated({ id: 'ben' }, fixture.room, fixture.now)).toBe('removed');
  });

  it('is the only one who may, and removes nobody from a public room', () => {
    const { room } = roomWith({});
    expect(whyNotManaging({ id: 'ada' }, room)).toBeUndefined();
    expect(whyNotManaging({ id: 'ben' }, room)).toBe('not-opener');
    expect(whyNotRemoving({ id: 'ada' }, room, 'ben')).toBeUndefined();
    expect(whyNotRemoving({ id: 'ada' }, room, 'ada')).toBe('not-opener');
    expect(whyNotRemoving({ id: 'ada' }, roomWith({ isPrivate: false }).room, 'ben')).toBe('not-opener');
  });
});

describe('the lobby', () => {
  it('leads only into rooms like its own', () => {
    expect(isMatched({})).toBe(true);
    expect(isMatched({ setting: { ...lobbySetting, openerId: 'ada' } })).toBe(true);
    for (const other of [{ isPrivate: true }, { aiWriters: false }, { format: 'battle' }] as const)
      expect(isMatched({ setting: { ...lobbySetting, ...other } })).toBe(false);
  });
});
