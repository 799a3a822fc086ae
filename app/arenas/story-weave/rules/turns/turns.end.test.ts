import { describe, expect, it } from 'vitest';
import { openRoomFixture, playingRoomFixture, submit } from '../../testing/room-fixture';

const MINUTE = 60_000;

describe('the end of the game', () => {
  it('comes after 25 minutes, and writing continues as an epilogue', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    while (fixture.elapsed() < 25 * MINUTE - 1_000) {
      if (fixture.room.turn?.kind === 'person') submit(fixture);
      fixture.wait(500);
    }
    expect(fixture.room.status).toBe('open');
    fixture.wait(1_000);
    expect(fixture.room.status).toBe('epilogue');
    const turns = fixture.writers().length;
    fixture.wait(3 * MINUTE);
    expect(fixture.writers().length).toBeGreaterThan(turns);
  });

  it('closes the room 10 minutes later, with every turn ended', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    while (fixture.room.status !== 'closed') {
      if (fixture.room.turn?.kind === 'person') fixture.draft = 'On and on.';
      fixture.wait(500);
      if (fixture.elapsed() > 40 * MINUTE) break;
    }
    expect(fixture.room).toMatchObject({ status: 'closed', turn: null });
    expect(fixture.elapsed()).toBeLessThanOrEqual(35 * MINUTE + 1_000);
    expect(fixture.elapsed()).toBeGreaterThan(34 * MINUTE + 49_000);
    expect(fixture.effects.filter(({ type }) => type === 'closed')).toHaveLength(1);
  });

  it.each([
    [1, 'It was a long night.'],
    [20, 'It was a long night.'],
  ])('lets a turn begin with 10 s left, which ends before the room closes: at speed %i', (speed, answer) => {
    const fixture = openRoomFixture(speed);
    fixture.joins('ada');
    fixture.nextTurn();
    fixture.answer = answer;
    fixture.room = { ...fixture.room, status: 'epilogue', gameEndsAt: fixture.now, closesAt: fixture.now + 11_500 / speed };
    submit(fixture);
    fixture.wait(1_500 / speed);
    expect(fixture.room.turn).toMatchObject({ number: 2, kind: 'ai' });
    expect(fixture.room.turn?.endsAt).toBeLessThanOrEqual(fixture.room.closesAt);
    fixture.wait(10_000 / speed);
    expect(fixture.room.status).toBe('closed');
    expect(fixture.parts()).toHaveLength(2);
  });

  it('leaves out a text of an AI writer that does not fit whole, and says nothing of it', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'It was a long night, and it grew longer. '.repeat(12);
    fixture.room = { ...fixture.room, status: 'epilogue', gameEndsAt: fixture.now, closesAt: fixture.now + 12_000 };
    submit(fixture);
    fixture.wait(12_000);
    expect(fixture.room.status).toBe('closed');
    expect(fixture.parts()).toHaveLength(1);
    expect(fixture.effects.some(({ type }) => type === 'writer-failed')).toBe(false);
  });

  it.each([
    ['She went in. And then the', 'She went in.'],
    ['“Who is it?” she said', '“Who is it?”'],
    ['And then the', 'And then the'],
  ])('ends the story with a whole sentence of its last writer: %j', (draft, part) => {
    const fixture = playingRoomFixture('ada');
    fixture.room = { ...fixture.room, status: 'epilogue', gameEndsAt: fixture.now, closesAt: fixture.now + 20_000 };
    fixture.room = { ...fixture.room, turn: fixture.room.turn && { ...fixture.room.turn, endsAt: fixture.room.closesAt } };
    fixture.draft = draft;
    fixture.wait(22_000);
    expect(fixture.room.status).toBe('closed');
    expect(fixture.parts().map(({ text }) => text)).toEqual([part]);
  });

  it('leaves what a person handed in as it is', () => {
    const fixture = playingRoomFixture('ada');
    fixture.room = { ...fixture.room, status: 'epilogue', gameEndsAt: fixture.now, closesAt: fixture.now + 5_000 };
    submit(fixture, 'She went in. And then');
    expect(fixture.parts()[0]?.text).toBe('She went in. And then');
  });

  it.each([
    [11_000, true],
    [9_999, false],
  ])('lets no turn begin in the last 10 s: with %i ms left, the next text is requested: %s', (left, requested) => {
    const fixture = playingRoomFixture('ada');
    fixture.room = { ...fixture.room, status: 'epilogue', gameEndsAt: fixture.now, closesAt: fixture.now + left };
    submit(fixture);
    expect(fixture.effects.some(({ type }) => type === 'ask-writer')).toBe(requested);
    fixture.wait(2_000);
    expect(fixture.room).toMatchObject({ turn: null, lastNumber: 1 });
    fixture.wait(left);
    expect(fixture.room).toMatchObject({ status: 'closed', lastNumber: 1 });
  });

  it('closes the room 60 s after its last person has left, with at most one more turn of an AI writer', () => {
    const fixture = playingRoomFixture('ada');
    fixture.dispatch({ type: 'left', playerId: 'ada' });
    fixture.wait(MINUTE - 1);
    expect(fixture.room.status).toBe('open');
    fixture.wait(1);
    expect(fixture.room.status).toBe('closed');
    expect(fixture.writers()).toEqual(['ada', 'emma']);
  });

  it('lets a running turn of an AI writer end first', () => {
    const fixture = playingRoomFixture('ada');
    submit(fixture);
    fixture.nextTurn();
    fixture.answer = 'It was a long night, and it grew longer. '.repeat(12);
    fixture.dispatch({ type: 'left', playerId: 'ada' });
    fixture.wait(2 * MINUTE);
    expect(fixture.room.status).toBe('closed');
    expect(fixture.parts()).toHaveLength(3);
  });

  it('is final, even if people arrive later', () => {
    const fixture = playingRoomFixture('ada');
    fixture.dispatch({ type: 'left', playerId: 'ada' });
    fixture.wait(2 * MINUTE);
    const [closed, effects] = [fixture.room, fixture.effects.length];
    fixture.joins('ada', 'ben');
    expect(fixture.room).toBe(closed);
    expect(fixture.effects).toHaveLength(effects);
  });
});

describe('a turn that ends by its clock', () => {
  it.each([
    ['She opened the door. Behind it stood a', 'She opened the door.'],
    ['“Go!” she said. “Now', '“Go!” she said.'],
    ['Behind it stood a very old', 'Behind it stood a very old'],
    ['Behind it stood a bear.', 'Behind it stood a bear.'],
  ])('ends with its last whole sentence, or stands whole without one: %s', (draft, part) => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.draft = draft;
    fixture.wait(61_000);
    expect(fixture.parts().map(({ text }) => text)).toEqual([part]);
  });

  it('keeps every word that its writer handed in', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    submit(fixture, 'She opened the door. Behind it');
    expect(fixture.parts().map(({ text }) => text)).toEqual(['She opened the door. Behind it']);
  });
});
