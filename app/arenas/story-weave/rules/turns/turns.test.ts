import { describe, expect, it } from 'vitest';
import { openRoomFixture, play, playingRoomFixture, seatNames, submit } from '../../testing/room-fixture';
import { roomStep } from './turns';

const MINUTE = 60_000;

describe('the order of writing', () => {
  it('begins with the first person, 1.5 s after they arrive', () => {
    const fixture = openRoomFixture();
    fixture.joins('ada');
    fixture.wait(1_499);
    expect(fixture.room.turn).toBeNull();
    fixture.wait(1);
    expect(fixture.room.turn).toMatchObject({ kind: 'person', playerId: 'ada', number: 1 });
    expect(fixture.effects).toEqual([{ type: 'turn-started', turn: fixture.room.turn }]);
  });

  it('goes to Emma, Noah and Olivia and back to the one person', () => {
    expect(play(playingRoomFixture('ada'), 9)).toEqual(['ada', 'emma', 'noah', 'olivia', 'ada', 'emma', 'noah', 'olivia', 'ada']);
  });

  it('gives each further person the next turn that an AI writer would have, in place of the last of them', () => {
    const fixture = playingRoomFixture('ada');
    play(fixture, 2);
    fixture.joins('ben');
    expect(seatNames(fixture)).toEqual(['ada', 'Emma', 'ben', 'Noah']);
    expect(fixture.asFresh().seats[2]?.fromNextRound).toBe(false);
    play(fixture, 8);
    fixture.joins('cleo', 'dan');
    expect(seatNames(fixture)).toEqual(['ada', 'cleo', 'ben', 'dan']);
    expect(fixture.asFresh().seats[1]?.fromNextRound).toBe(true);
    expect(play(fixture, 13)).toEqual([
      ...['ada', 'emma', 'ben', 'noah'],
      ...['ada', 'emma', 'ben', 'noah'],
      ...['ada', 'cleo', 'ben', 'dan', 'ada'],
    ]);
    expect(fixture.asFresh().seats.some(({ fromNextRound }) => fromNextRound)).toBe(false);
  });

  it('does not wait longer because a person arrives', () => {
    const fixture = playingRoomFixture('ada');
    submit(fixture);
    fixture.wait(1_000);
    fixture.joins('ben');
    fixture.wait(500);
    expect(fixture.room.turn?.number).toBe(2);
  });

  it('takes people who arrive before the first turn into the first round', () => {
    const fixture = openRoomFixture();
    fixture.joins('ada', 'ben');
    fixture.nextTurn();
    expect(play(fixture, 5)).toEqual(['ada', 'ben', 'emma', 'noah', 'ada']);
  });

  it('has no fifth seat', () => {
    const fixture = playingRoomFixture('ada', 'ben', 'cleo', 'dan');
    fixture.joins('eve');
    expect(seatNames(fixture)).not.toContain('eve');
  });

  it('seats nobody new once the game is over', () => {
    const fixture = playingRoomFixture('ada');
    fixture.wait(26 * MINUTE);
    fixture.joins('ben');
    expect(seatNames(fixture)).not.toContain('ben');
  });
});

describe('a turn of a person', () => {
  it('lasts 60 s and ends with what was typed', () => {
    const fixture = playingRoomFixture('ada');
    fixture.draft = 'Words without an end';
    fixture.wait(MINUTE - 1);
    expect(fixture.room.turn?.number).toBe(1);
    fixture.wait(1_001);
    expect(fixture.parts()).toMatchObject([{ number: 1, text: 'Words without an end', writer: 'ada' }]);
  });

  it('accepts its last words for another second, once', () => {
    const fixture = playingRoomFixture('ada');
    fixture.draft = 'Words';
    fixture.wait(MINUTE + 999);
    submit(fixture, 'Words and the rest');
    fixture.dispatch({ type: 'submitted', playerId: 'ada', turn: 1, text: 'Words again', submitId: 'other' });
    fixture.wait(5_000);
    expect(fixture.parts()[0]?.text).toBe('Words and the rest');
    expect(fixture.parts().filter(({ playerId }) => playerId === 'ada')).toHaveLength(1);
  });

  it('is followed by the next one after 1.5 s', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    submit(fixture);
    fixture.wait(1_499);
    expect(fixture.room.turn).toBeNull();
    fixture.wait(1);
    expect(fixture.room.turn?.number).toBe(2);
  });

  it('accepts no words from anybody else, or for another turn', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'submitted', playerId: 'ben', turn: 1, text: 'Mine', submitId: 'a' });
    fixture.dispatch({ type: 'submitted', playerId: 'ada', turn: 2, text: 'Early', submitId: 'b' });
    expect(fixture.room.turn?.number).toBe(1);
    expect(fixture.parts()).toEqual([]);
  });

  it('holds 2,000 characters', () => {
    const fixture = playingRoomFixture('ada');
    submit(fixture, 'a'.repeat(3_000));
    expect(fixture.parts()[0]?.text).toHaveLength(2_000);
  });
});

describe('the opening', () => {
  const opening = { prompt: 'Made', starter: 'Made in time.', isDefault: false };

  it('comes before the first turn, whatever happens in between', () => {
    const fixture = openRoomFixture();
    fixture.room = { ...fixture.room, opening: null };
    fixture.joins('ada');
    fixture.wait(3_000);
    fixture.joins('ben');
    expect(fixture.room.turn).toBeNull();
    fixture.dispatch({ type: 'opening-ready', opening });
    expect(fixture.room).toMatchObject({ opening, turn: { number: 1, playerId: 'ada' } });
  });

  it('is a ready-made one when none is made within 5 s, and stays', () => {
    const fixture = openRoomFixture();
    fixture.room = { ...fixture.room, opening: null };
    fixture.joins('ada');
    fixture.wait(4_999);
    expect(fixture.room).toMatchObject({ opening: null, turn: null });
    fixture.wait(1);
    expect(fixture.room.opening).toEqual({ prompt: 'A prompt', starter: 'A spare opening.', isDefault: true });
    expect(fixture.room.turn?.number).toBe(1);
    fixture.dispatch({ type: 'opening-ready', opening: { prompt: 'Late', starter: 'Too late.', isDefault: false } });
    expect(fixture.room.opening?.starter).toBe('A spare opening.');
  });
});

describe('a room that no process looked after', () => {
  it.each([5, 15, 27, 60, 600])('continues after %i minutes from where it was', (minutes) => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.draft = 'Left in the middle';
    fixture.sleep(minutes * MINUTE);
    expect(fixture.parts()[0]?.text).toBe('Left in the middle');
    expect(fixture.room.status).toBe(minutes < 25 ? 'open' : minutes < 35 ? 'epilogue' : 'closed');
    fixture.wait(40 * MINUTE);
    expect(fixture.room.status).toBe('closed');
  });

  it('is the identical object when nothing is due', () => {
    const fixture = playingRoomFixture('ada');
    const moment = { now: fixture.now, gameSpeed: 1, draft: '', process: 'here', seed: 1 };
    expect(roomStep(fixture.room, { type: 'time' }, moment).room).toBe(fixture.room);
    const epilogue = { ...fixture.room, status: 'epilogue', gameEndsAt: fixture.now } as const;
    expect(roomStep(epilogue, { type: 'time' }, moment).room).toBe(epilogue);
  });
});

describe('game speed', () => {
  it('shortens every duration of the game', () => {
    const fixture = openRoomFixture(20);
    fixture.joins('ada');
    fixture.wait(75);
    expect(fixture.room.turn?.endsAt).toBe(fixture.now + 3_000);
    fixture.dispatch({ type: 'left', playerId: 'ada' });
    fixture.wait(3_000);
    expect(fixture.room.status).toBe('closed');
  });
});
