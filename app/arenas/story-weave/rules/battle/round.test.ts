import { describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '~/platform/clock/durations';
import { openRoomFixture, type RoomFixture } from '../../testing/room-fixture';
import { LATE_WORDS_MS } from '../limits';
import { lobbySetting, type RoomSetting, usualTable } from '../room-setting';
import { JOIN_WRITING_MS, OUTCOME_MS, roundsWith, writerOf } from './battle';
import { ownView } from './battle-view';
import { battleOf } from './room-battle';

/** A room in which these people write the first round. */
function writing(people: string[], setting: Partial<RoomSetting> = {}): RoomFixture {
  const fixture = openRoomFixture(1, { ...lobbySetting, format: 'battle', ...setting });
  fixture.joins(...people);
  fixture.wait(1_500);
  expect(battleOf(fixture.room).phase).toBe('writing');
  return fixture;
}

/** These people hand in their names. */
function handsIn(fixture: RoomFixture, ...people: string[]): void {
  for (const playerId of people)
    fixture.dispatch({
      type: 'passage',
      playerId,
      round: fixture.room.round,
      text: playerId,
      submitId: `${playerId} ${fixture.room.round}`,
    });
}

function picks(fixture: RoomFixture, playerId: string, author: string): void {
  const entry = battleOf(fixture.room).entries.find((one) => one.playerId === author)?.id ?? 0;
  fixture.dispatch({ type: 'picked', playerId, round: fixture.room.round, entry });
}

const WRITING_MS = 90 * SECOND_MS;
const forPeople = { aiWriters: false, isPrivate: true };
const phaseOf = ({ room }: RoomFixture) => battleOf(room).phase;
const writers = ({ room }: RoomFixture) => battleOf(room).entries.map(writerOf);
const waits = (fixture: RoomFixture) => fixture.asFresh().seats.flatMap(({ name, fromNextRound }) => (fromNextRound ? [name] : []));

describe('the passage of an AI writer', () => {
  it('is requested again when another one has written the same', () => {
    const fixture = openRoomFixture(1, { ...lobbySetting, format: 'battle' });
    fixture.answer = 'later';
    fixture.joins('ada');
    fixture.wait(1_500);
    fixture.dispatch({ type: 'passage', playerId: 'ada', round: 1, text: 'She went in.', submitId: 'ada' });
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

describe('a person who comes while a round is being written', () => {
  it('writes in it in place of an AI writer, and is waited for', () => {
    const fixture = writing(['ada']);
    fixture.wait(WRITING_MS - JOIN_WRITING_MS);
    fixture.joins('ben');
    expect(writers(fixture)).toEqual(['ada', 'ai-writer-emma', 'ai-writer-noah', 'ben']);
    expect(waits(fixture)).toEqual([]);
    fixture.dispatch({ type: 'passage', playerId: 'ada', round: 1, text: 'She went in.', submitId: 'ada' });
    expect(battleOf(fixture.room).phase).toBe('writing');
    fixture.dispatch({ type: 'passage', playerId: 'ben', round: 1, text: 'He ran.', submitId: 'ben' });
    expect(fixture.asFresh().battle).toMatchObject({ phase: 'picking', voters: 2, passages: { length: 2 } });
    expect(fixture.parts().map(({ text }) => text)).toEqual(['She went in.', 'He ran.']);
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

describe('the words in a box when the time is up', () => {
  it('count without half an emoji at their end, with which nothing of the room could be stored', () => {
    const fixture = writing(['ada', 'ben', 'cleo']);
    fixture.drafts = { ada: `${'x'.repeat(279)}🎈`, ben: 'He ran.', cleo: 'Nobody came.' };
    fixture.wait(WRITING_MS + LATE_WORDS_MS);
    expect(phaseOf(fixture)).toBe('picking');
    expect(battleOf(fixture.room).entries.find(({ playerId }) => playerId === 'ada')?.text).toBe('x'.repeat(279));
  });
});

describe('the outcome of a round', () => {
  /** A room in which Ada and Ben have decided the first round. */
  function decided(): RoomFixture {
    const fixture = writing(['ada', 'ben', 'cleo']);
    handsIn(fixture, 'ada', 'ben', 'cleo');
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

  it('does not wait for a person who leaves, and eight seconds at most', () => {
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

describe('two people', () => {
  it('have both passages in the story, one first in one round and second in the next, without a vote', () => {
    const fixture = writing(['ada', 'ben'], forPeople);
    handsIn(fixture, 'ada', 'ben');
    expect(fixture.asFresh().battle).toMatchObject({
      phase: 'rest',
      outcome: { decision: 'none', passages: [{ won: true }, { won: true }] },
    });
    fixture.wait(OUTCOME_MS);
    handsIn(fixture, 'ada', 'ben');
    expect(fixture.parts().map(({ text }) => text)).toEqual(['ada', 'ben', 'ben', 'ada']);
    expect(battleOf(fixture.room)).toMatchObject({ wins: {}, awards: [] });
  });

  it('are answered by one AI writer, by another in the next round', () => {
    const fixture = writing(['ada', 'ben']);
    handsIn(fixture, 'ada', 'ben');
    fixture.wait(OUTCOME_MS);
    handsIn(fixture, 'ada', 'ben');
    const answers = fixture.parts().flatMap(({ aiWriterId }) => aiWriterId ?? []);
    expect(new Set(answers).size).toBe(2);
    expect(fixture.parts()).toHaveLength(6);
  });

  it('have time to read what they have not read before, or go on at once', () => {
    const long = 'x'.repeat(280);
    const fixture = writing(['ada', 'ben'], forPeople);
    for (const playerId of ['ada', 'ben']) fixture.dispatch({ type: 'passage', playerId, round: 1, text: long, submitId: playerId });
    expect((fixture.room.nextAt ?? 0) - fixture.now).toBe(33_600);
    for (const playerId of ['ada', 'ben']) fixture.dispatch({ type: 'ready', playerId, round: 1 });
    expect(fixture.room.round).toBe(2);
  });
});

describe('picking', () => {
  it('waits for nobody who passed the round, is passed over, or goes on without a pick', () => {
    const fixture = writing(['ada', 'ben', 'cleo', 'dov'], forPeople);
    handsIn(fixture, 'ada', 'ben', 'cleo');
    fixture.dispatch({ type: 'passage', playerId: 'dov', round: 1, text: '', submitId: 'dov' });
    expect(fixture.asFresh().battle).toMatchObject({ phase: 'picking', voters: 3 });
    picks(fixture, 'ada', 'ben');
    picks(fixture, 'ben', 'cleo');
    fixture.dispatch({ type: 'ready', playerId: 'cleo', round: 1 });
    expect(phaseOf(fixture)).toBe('rest');
    // To pass is not to be away.
    expect(fixture.room.seats.map(({ person }) => person?.emptyTurns)).toEqual([0, 0, 0, 0]);
  });

  it('gives as long as the words take to read, and no less than half a minute', () => {
    const fixture = writing(['ada', 'ben', 'cleo'], forPeople);
    handsIn(fixture, 'ada', 'ben', 'cleo');
    expect((battleOf(fixture.room).endsAt ?? 0) - fixture.now).toBe(30_000);
    const slow = writing(['ada', 'ben', 'cleo'], { ...forPeople, moreTime: true });
    for (const playerId of ['ada', 'ben', 'cleo'])
      slow.dispatch({ type: 'passage', playerId, round: 1, text: playerId.padEnd(280, '.'), submitId: playerId });
    expect((battleOf(slow.room).endsAt ?? 0) - slow.now).toBe(2 * (10_000 + 60 * 560));
  });

  it('shows nobody a table with a single choice: who has two decides', () => {
    const fixture = writing(['ada', 'ben', 'cleo'], forPeople);
    handsIn(fixture, 'ada', 'ben');
    fixture.dispatch({ type: 'passage', playerId: 'cleo', round: 1, text: '', submitId: 'cleo' });
    expect(fixture.asFresh().battle).toMatchObject({ phase: 'rest', outcome: { decision: 'none' } });
    expect(fixture.parts()).toHaveLength(2);
  });

  it('says that a tie is one, and brings no XP for it', () => {
    const fixture = writing(['ada', 'ben', 'cleo'], forPeople);
    handsIn(fixture, 'ada', 'ben', 'cleo');
    picks(fixture, 'ada', 'ben');
    picks(fixture, 'ben', 'cleo');
    picks(fixture, 'cleo', 'ada');
    expect(fixture.asFresh().battle?.outcome?.decision).toBe('tie');
    expect(battleOf(fixture.room).awards).toEqual([]);
  });

  it('gives watchers who picked before a moment, and no longer', () => {
    const fixture = writing(['ada', 'ben', 'cleo'], forPeople);
    const watch = (count: number) => {
      const { entries } = battleOf(fixture.room);
      for (let place = 0; place < count; place += 1)
        fixture.dispatch({
          type: 'watcher-picked',
          playerId: `w${place}`,
          round: fixture.room.round,
          entry: entries[0]?.id ?? 0,
          origin: `${place}`,
        });
    };
    const everyonePicks = () => {
      picks(fixture, 'ada', 'ben');
      picks(fixture, 'ben', 'cleo');
      picks(fixture, 'cleo', 'ben');
    };
    handsIn(fixture, 'ada', 'ben', 'cleo');
    watch(3);
    everyonePicks();
    expect(phaseOf(fixture)).toBe('rest');
    fixture.wait(OUTCOME_MS);
    handsIn(fixture, 'ada', 'ben', 'cleo');
    everyonePicks();
    expect(phaseOf(fixture)).toBe('picking');
    watch(2);
    fixture.wait(30_000);
    expect(phaseOf(fixture)).toBe('rest');
  });
});

describe('a table of five and more', () => {
  const five = ['ada', 'ben', 'cleo', 'dov', 'eve'];
  const large = { ...forPeople, table: { ...usualTable, seats: 8 } };

  it('plays five rounds, and deals three passages to each', () => {
    const fixture = writing(five, large);
    handsIn(fixture, ...five);
    expect(fixture.asFresh().battle).toMatchObject({ rounds: 5, isDealt: true, voters: 5 });
    for (const person of five) {
      const { choices } = ownView(fixture.room, person, '') ?? {};
      expect(choices).toHaveLength(3);
      fixture.dispatch({ type: 'picked', playerId: person, round: 1, entry: choices?.[0] ?? 0 });
    }
    expect(phaseOf(fixture)).toBe('rest');
  });

  it('is as long as the opener wants, and goes on where a fifth comes late', () => {
    const chosen = writing(five, { ...large, table: { ...usualTable, seats: 8, rounds: 8, seconds: 180 } });
    expect(chosen.asFresh().battle).toMatchObject({ rounds: 8, lastsMs: 180_000 });
    expect(roundsWith(5, 7, 8)).toBe(7);
    expect(roundsWith(4, 7, 8)).toBe(8);
  });

  it('has AI writers in three seats at most, and people take the free ones first', () => {
    const fixture = writing(['ada'], { ...lobbySetting, table: large.table, format: 'battle' });
    expect(fixture.asFresh().seats.map(({ name }) => name)).toEqual(['ada', 'Emma', 'Noah', 'Olivia']);
    fixture.joins('ben', 'cleo');
    expect(fixture.asFresh().seats).toHaveLength(6);
    for (const person of ['dov', 'eve', 'finn', 'gil', 'hana', 'ivo']) fixture.joins(person);
    expect(fixture.asFresh().seats.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'person'));
  });
});
