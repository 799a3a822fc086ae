import { describe, expect, it } from 'vitest';
import { play, playingRoomFixture, seatNames, submit } from '../../testing/room-fixture';

const MINUTE = 60_000;

describe('a person who leaves', () => {
  it('ends their turn with what they had typed', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.draft = 'Half a sentence';
    fixture.dispatch({ type: 'left', playerId: 'ada' });
    expect(fixture.parts()[0]?.text).toBe('Half a sentence');
    expect(fixture.asFresh().seats[0]).toMatchObject({ name: 'ada', away: true });
  });

  it('keeps the running turn while only the connection is lost', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'away', playerId: 'ada' });
    fixture.wait(30_000);
    expect(fixture.room.turn?.number).toBe(1);
    fixture.joins('ada');
    submit(fixture, 'I was only in a tunnel.');
    expect(fixture.parts()[0]?.text).toBe('I was only in a tunnel.');
  });

  it('has no second more for last words while the connection is lost', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.draft = 'Half a';
    fixture.dispatch({ type: 'away', playerId: 'ada' });
    fixture.wait(MINUTE);
    expect(fixture.room.turn).toBeNull();
    expect(fixture.parts()[0]?.text).toBe('Half a');
  });

  it('leaves the turn of another writer running', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    expect(fixture.room.turn).toMatchObject({ number: 1, playerId: 'ada' });
  });

  it('changes nothing without a seat', () => {
    const fixture = playingRoomFixture('ada');
    const { room } = fixture;
    for (const type of ['left', 'away', 'here'] as const) fixture.dispatch({ type, playerId: 'eve' });
    expect(fixture.room).toBe(room);
  });

  it('has 60 s from the moment their connection was lost, even if they leave after that', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'away', playerId: 'ben' });
    fixture.wait(30_000);
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    fixture.wait(30_000);
    expect(seatNames(fixture)).not.toContain('ben');
  });

  it('can retake their seat for 60 s', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    fixture.wait(MINUTE - 1);
    fixture.joins('ben');
    fixture.wait(2 * MINUTE);
    expect(fixture.asFresh().seats[1]).toMatchObject({ name: 'ben', away: false });
  });

  it('loses it to an AI writer after that', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    fixture.wait(MINUTE);
    expect(seatNames(fixture)).toEqual(['ada', 'Emma', 'Noah', 'Olivia']);
  });

  it('is replaced by Liam meanwhile', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'away', playerId: 'ben' });
    expect(play(fixture, 2)).toEqual(['ada', 'liam']);
    expect(fixture.room.turn?.seat).toBe(1);
    expect(play(fixture, 5)).toEqual(['ada', 'liam', 'emma', 'noah', 'ada']);
  });

  it('is replaced for good by an AI writer, and the AI writers are in their order again', () => {
    const fixture = playingRoomFixture('ada', 'ben', 'cleo');
    expect(seatNames(fixture)).toEqual(['ada', 'ben', 'cleo', 'Emma']);
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    fixture.wait(MINUTE);
    expect(seatNames(fixture)).toEqual(['ada', 'Emma', 'cleo', 'Noah']);
  });

  it('gives the seat back to its AI writer when their first round has not begun', () => {
    const fixture = playingRoomFixture('ada');
    fixture.joins('ben');
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    fixture.wait(MINUTE);
    expect(fixture.room.round).toBe(1);
    expect(seatNames(fixture)).toEqual(['ada', 'Emma', 'Noah', 'Olivia']);
  });
});

describe('a person who writes nothing', () => {
  it('is passed over after two turns, until they respond', () => {
    const fixture = playingRoomFixture('ada', 'ben', 'cleo', 'dan');
    for (let round = 0; round < 2; round += 1) {
      fixture.wait(MINUTE + 2_500);
      for (let others = 0; others < 3; others += 1) {
        submit(fixture);
        fixture.nextTurn();
      }
    }
    expect(fixture.writers().slice(0, 9)).toEqual(['ada', 'ben', 'cleo', 'dan', 'ada', 'ben', 'cleo', 'dan', 'ben']);
    expect(fixture.asFresh().seats[0]?.passedOver).toBe(true);
    fixture.dispatch({ type: 'here', playerId: 'ada' });
    expect(fixture.asFresh().seats[0]?.passedOver).toBe(false);
    expect(play(fixture, 12).slice(9)).toEqual(['cleo', 'dan', 'ada']);
  });

  it('changes nothing by responding while they are not passed over', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    const { room } = fixture;
    fixture.dispatch({ type: 'here', playerId: 'ben' });
    expect(fixture.room).toBe(room);
  });

  it('is counted from zero again after words', () => {
    const fixture = playingRoomFixture('ada', 'ben', 'cleo', 'dan');
    fixture.wait(MINUTE + 1_000);
    expect(fixture.room.seats[0]?.person?.emptyTurns).toBe(1);
    play(fixture, 6);
    expect(fixture.writers().filter((writer) => writer === 'ada')).toHaveLength(2);
    expect(fixture.room.seats[0]?.person?.emptyTurns).toBe(0);
  });

  it('lets the room rest when nobody else is present, and wakes it', () => {
    const fixture = playingRoomFixture('ada');
    fixture.wait(10 * MINUTE);
    expect(fixture.room).toMatchObject({ turn: null, nextAt: null, status: 'open' });
    expect(fixture.effects.at(-1)?.type).toBe('turn-ended');
    const before = fixture.writers().length;
    fixture.wait(5 * MINUTE);
    expect(fixture.writers()).toHaveLength(before);
    fixture.dispatch({ type: 'here', playerId: 'eve' });
    expect(fixture.room.nextAt).toBeNull();
    fixture.dispatch({ type: 'here', playerId: 'ada' });
    fixture.nextTurn();
    expect(fixture.writers()).toHaveLength(before + 1);
  });
});
