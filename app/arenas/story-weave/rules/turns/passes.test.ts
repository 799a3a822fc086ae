import { describe, expect, it } from 'vitest';
import { play, playingRoomFixture, submit } from '../../testing/room-fixture';
import { NEXT_TURN_MS } from '../limits';
import { readRoomState, writeRoomState } from '../room-state';

describe('an AI writer without an answer', () => {
  it('passes with a gesture that everybody sees, and the turn goes on at once', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'pass';
    submit(fixture);
    fixture.wait(1_500);
    expect(fixture.room.turn).toMatchObject({ kind: 'person', playerId: 'ada', number: 2 });
    expect(fixture.asFresh().seats.map(({ passes }) => passes)).toEqual([false, true, true, true]);
    expect(fixture.watched).toMatchObject({ seats: fixture.asFresh().seats, cards: fixture.asFresh().cards });
  });

  it('lays one card where none of the round has written, and none where one has', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'pass';
    submit(fixture);
    fixture.wait(1_500);
    expect(fixture.asFresh().cards).toEqual([{ kind: 'thing', text: 'a key of ai-writer-olivia', writer: 'Olivia', after: 1 }]);
    fixture.answer = 'later';
    submit(fixture);
    const { lastNumber } = fixture.room;
    fixture.dispatch({ type: 'text-ready', number: lastNumber + 1, aiWriterId: 'ai-writer-emma', text: 'She nodded.', seed: 1 });
    fixture.answer = 'pass';
    fixture.nextTurn();
    expect(fixture.nextTurn()).toBe('ada');
    expect(fixture.asFresh().cards).toHaveLength(1);
  });

  it('leaves a card the only one for a round, and lays another in the next', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'pass';
    const laidBehind = () => fixture.asFresh().cards.map(({ after }) => after);
    for (const laid of [[1], [1], [1, 3]]) {
      submit(fixture);
      fixture.wait(1_500);
      expect(laidBehind()).toEqual(laid);
    }
  });

  it('costs people no more than the time of one, however many of them think as long as they may', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'later';
    submit(fixture);
    const from = fixture.now;
    const asked = () => fixture.effects.flatMap((effect) => (effect.type === 'ask-writer' ? [effect] : []));
    for (let thinking = 1; thinking <= 3; thinking += 1) {
      const last = asked().at(-1);
      if (asked().length !== thinking || !last) throw new Error('Nobody is asked.');
      fixture.wait(last.withinMs);
      const { number, aiWriterId } = last.asked;
      fixture.dispatch({ type: 'writer-passes', number, aiWriterId, card: { kind: 'thing', text: 'a key' } });
    }
    expect(asked().map(({ withinMs }) => withinMs)).toEqual([15_000, 0, 0]);
    expect(fixture.room.turn).toMatchObject({ kind: 'person', playerId: 'ada', number: 2, startedAt: from + 15_000 });
  });

  it('has the whole time again in a room that rested while everybody was gone', () => {
    const fixture = playingRoomFixture('ada');
    submit(fixture);
    play(fixture, 2);
    fixture.dispatch({ type: 'left', playerId: 'ada' });
    fixture.wait(50_000);
    const before = fixture.effects.length;
    fixture.joins('ada');
    const asked = fixture.effects.slice(before).find((effect) => effect.type === 'ask-writer');
    expect(asked).toMatchObject({ withinMs: 15_000 });
  });

  it('has as much time as was left in a room that stood still', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'later';
    submit(fixture);
    fixture.dispatch({ type: 'lost', playerId: 'ada', since: fixture.now });
    fixture.wait(50_000);
    const before = fixture.effects.length;
    fixture.joins('ada');
    fixture.wait(NEXT_TURN_MS);
    const asked = fixture.effects.slice(before).find((effect) => effect.type === 'ask-writer');
    expect(asked).toMatchObject({ withinMs: 15_000 - NEXT_TURN_MS });
  });

  it('has the gesture until someone has written again', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'pass';
    submit(fixture);
    fixture.wait(1_500);
    fixture.answer = 'later';
    submit(fixture);
    expect(fixture.asFresh().seats.some(({ passes }) => passes)).toBe(false);
  });

  it('is also one who has answered already: nobody writes twice about one deed while its person is away', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    expect(play(fixture, 4)).toEqual(['ada', 'ben', 'emma', 'noah']);
    fixture.nextTurn();
    submit(fixture, '');
    fixture.nextTurn();
    submit(fixture, '');
    expect(fixture.nextTurn()).toBe('ada');
    expect(fixture.writers().slice(4)).toEqual(['ada', 'ben', 'ada']);
    expect(fixture.asFresh().cards).toEqual([]);
  });

  it('leaves its card and gesture with a room that is stored', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'pass';
    submit(fixture);
    fixture.wait(1_500);
    expect(readRoomState(JSON.parse(writeRoomState(fixture.room)))).toEqual(fixture.room);
  });
});
