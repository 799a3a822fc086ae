import { describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '~/platform/clock/durations';
import { openRoomFixture, type RoomFixture } from '../../testing/room-fixture';
import { lobbySetting, type RoomSetting } from '../room-setting';
import { JOIN_WRITING_MS, OUTCOME_MS, WRITING_MS, writerOf } from './battle';
import { battleOf } from './round';

/** A room in which these people write the first round. */
function writing(people: string[], setting: Partial<RoomSetting> = {}): RoomFixture {
  const fixture = openRoomFixture(1, { ...lobbySetting, format: 'battle', ...setting });
  fixture.joins(...people);
  fixture.wait(1_500);
  expect(battleOf(fixture.room).phase).toBe('writing');
  return fixture;
}

const writers = ({ room }: RoomFixture) => battleOf(room).entries.map(writerOf);
const waits = (fixture: RoomFixture) => fixture.asFresh().seats.flatMap(({ name, fromNextRound }) => (fromNextRound ? [name] : []));

describe('the passage of an AI writer', () => {
  it('is requested again when another one has written the same', () => {
    const fixture = openRoomFixture(1, { ...lobbySetting, format: 'battle' });
    fixture.answer = 'later';
    fixture.joins('ada', 'ben');
    fixture.wait(1_500);
    const [emma, noah] = battleOf(fixture.room).entries.filter(({ aiWriterId }) => aiWriterId !== null);
    const ready = (entry: number | undefined, text: string) =>
      fixture.dispatch({ type: 'passage-ready', round: 1, entry: entry ?? 0, text });
    ready(emma?.id, 'Nobody came.');
    ready(noah?.id, 'Nobody came.');
    expect(fixture.effects.at(-1)).toMatchObject({ type: 'ask-passage', entry: noah?.id });
    ready(noah?.id, 'The door spoke.');
    const texts = battleOf(fixture.room).entries.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Nobody came.', 'The door spoke.']));
  });
});

describe('somebody who comes while a round is being written', () => {
  it('writes in it in place of an AI writer, and is waited for', () => {
    const fixture = writing(['ada']);
    fixture.wait(WRITING_MS - JOIN_WRITING_MS);
    fixture.joins('ben');
    expect(writers(fixture)).toEqual(['ada', 'ai-writer-emma', 'ai-writer-noah', 'ben']);
    expect(waits(fixture)).toEqual([]);
    fixture.dispatch({ type: 'passage', playerId: 'ada', round: 1, text: 'She went in.', submitId: 'ada' });
    expect(battleOf(fixture.room).phase).toBe('writing');
    fixture.dispatch({ type: 'passage', playerId: 'ben', round: 1, text: 'He ran.', submitId: 'ben' });
    expect(fixture.asFresh().battle).toMatchObject({ phase: 'picking', voters: 2, passages: { length: 4 } });
  });

  it('writes from the next round on when there is too little time left', () => {
    const fixture = writing(['ada']);
    fixture.wait(WRITING_MS - JOIN_WRITING_MS + 1);
    fixture.joins('ben');
    expect(writers(fixture)).not.toContain('ben');
    expect(waits(fixture)).toEqual(['ben']);
  });

  it('leaves the passage of a person who left where it is, and writes from the next round on', () => {
    const fixture = writing(['ada', 'ben', 'cleo', 'dov'], { moreTime: true });
    fixture.drafts = { dov: 'Nobody came.' };
    fixture.dispatch({ type: 'left', playerId: 'dov' });
    fixture.wait(MINUTE_MS + SECOND_MS);
    fixture.joins('eve');
    expect(writers(fixture)).toContain('dov');
    expect(waits(fixture)).toEqual(['eve']);
  });

  it('writes in it who closed the page before it began and is back', () => {
    const fixture = openRoomFixture(1, { ...lobbySetting, format: 'battle' });
    fixture.joins('ada', 'ben');
    fixture.dispatch({ type: 'away', playerId: 'ben' });
    fixture.wait(10 * SECOND_MS);
    expect(writers(fixture)).not.toContain('ben');
    fixture.joins('ben');
    expect(writers(fixture)).toContain('ben');
  });
});

describe('the outcome of a round', () => {
  /** A room in which Ada and Ben have decided the first round. */
  function decided(): RoomFixture {
    const fixture = writing(['ada', 'ben', 'cleo']);
    for (const playerId of ['ada', 'ben', 'cleo'])
      fixture.dispatch({ type: 'passage', playerId, round: 1, text: playerId, submitId: playerId });
    for (const playerId of ['ada', 'ben', 'cleo']) {
      const { entries } = battleOf(fixture.room);
      const entry = entries.find((one) => one.playerId !== playerId)?.id ?? 0;
      fixture.dispatch({ type: 'picked', playerId, round: 1, entry });
    }
    expect(fixture.asFresh().battle).toMatchObject({ phase: 'rest', ready: [], readers: 3 });
    return fixture;
  }
  const reads = (fixture: RoomFixture, ...people: string[]) => {
    for (const playerId of people) fixture.dispatch({ type: 'ready', playerId, round: fixture.room.round });
  };

  it('stands until everyone who is here has read it', () => {
    const fixture = decided();
    reads(fixture, 'ada', 'ada', 'ben', 'a stranger');
    expect(fixture.asFresh().battle).toMatchObject({ round: 1, phase: 'rest', ready: { length: 2 } });
    reads(fixture, 'cleo');
    expect(fixture.asFresh().battle).toMatchObject({ round: 2, phase: 'writing', ready: [], readers: 0 });
  });

  it('does not wait for somebody who leaves, and eight seconds at most', () => {
    const fixture = decided();
    reads(fixture, 'ada', 'ben');
    fixture.dispatch({ type: 'left', playerId: 'cleo' });
    expect(fixture.room.round).toBe(2);
    const slow = decided();
    reads(slow, 'ada');
    slow.wait(OUTCOME_MS - 1);
    expect(slow.room.round).toBe(1);
    slow.wait(1);
    expect(slow.room.round).toBe(2);
  });
});
