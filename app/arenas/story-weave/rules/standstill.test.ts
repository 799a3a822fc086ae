import { describe, expect, it } from 'vitest';
import { expectClosed } from '../testing/expect-closed';
import { openRoomFixture, play, type RoomFixture, seatNames, submit } from '../testing/room-fixture';
import { battleOf } from './battle/room-battle';
import type { Room } from './room';
import { lobbySetting } from './room-setting';

const SECOND = 1_000;
const MINUTE = 60_000;

/** A moment of a room in which Ada's network may go. */
interface Phase {
  name: string;
  format: 'turns' | 'battle';
  /** Where a phase needs a second person, or none. */
  people?: 'alone' | 'with Ben';
  reach(fixture: RoomFixture): void;
}

function handIn(fixture: RoomFixture, ...people: string[]): void {
  for (const playerId of people)
    fixture.dispatch({ type: 'passage', playerId, round: fixture.room.round, text: `${playerId} went on.`, submitId: playerId });
}
const everyone = (fixture: RoomFixture) => fixture.room.seats.flatMap(({ person }) => person?.playerId ?? []);
/** Everyone hands in, and nobody picks until the time is up. */
function decide(fixture: RoomFixture): void {
  handIn(fixture, ...everyone(fixture));
  fixture.wait(31 * SECOND);
}

const phases: Phase[] = [
  { name: 'before the first turn', format: 'turns', reach: () => {} },
  { name: 'during her turn', format: 'turns', reach: (fixture) => void fixture.nextTurn() },
  {
    name: 'between two turns',
    format: 'turns',
    reach(fixture) {
      fixture.nextTurn();
      submit(fixture, 'She went in.');
    },
  },
  { name: 'during a turn of an AI writer', format: 'turns', people: 'alone', reach: (fixture) => void play(fixture, 2) },
  { name: "during Ben's turn", format: 'turns', people: 'with Ben', reach: (fixture) => void play(fixture, 2) },
  {
    name: 'during the epilogue',
    format: 'turns',
    reach(fixture) {
      fixture.room = { ...fixture.room, gameEndsAt: fixture.now + SECOND, closesAt: fixture.now + 10 * MINUTE };
      fixture.nextTurn();
    },
  },
  { name: 'before the first round', format: 'battle', reach: () => {} },
  { name: 'while she writes a passage', format: 'battle', reach: (fixture) => fixture.wait(10 * SECOND) },
  {
    name: 'while the AI writers answer her',
    format: 'battle',
    people: 'alone',
    reach(fixture) {
      fixture.answer = 'later';
      fixture.wait(10 * SECOND);
      handIn(fixture, 'ada');
    },
  },
  {
    name: 'while people pick',
    format: 'battle',
    reach(fixture) {
      fixture.wait(10 * SECOND);
      handIn(fixture, ...everyone(fixture));
    },
  },
  {
    name: 'while the outcome is shown',
    format: 'battle',
    reach(fixture) {
      fixture.wait(10 * SECOND);
      decide(fixture);
    },
  },
];

function inPhase({ format, reach }: Phase, ...people: string[]): RoomFixture {
  const fixture = openRoomFixture(1, { ...lobbySetting, format });
  fixture.joins(...people);
  reach(fixture);
  return fixture;
}

/** How a room stands: what is due in how many ms, and who writes what. */
function standing({ room, now, asFresh, parts }: RoomFixture) {
  const left = (time: number | null | undefined) => (typeof time === 'number' ? time - now : null);
  const { turn, battle, nextAt, gameEndsAt, closesAt, status, round } = room;
  return {
    ...{ status, round, parts: parts(), seats: asFresh().seats.map(({ name }) => name) },
    turn: turn && { number: turn.number, begun: left(turn.startedAt), ends: left(turn.endsAt) },
    battle: battle && { phase: battle.phase, ends: left(battle.endsAt), entries: battle.entries.length },
    ...{ next: left(nextAt), gameEnds: left(gameEndsAt), closes: left(closesAt) },
  };
}

/** Ada's network goes for a while; with `draft` as what the server had of her words. */
function lose(fixture: RoomFixture, ms: number): void {
  fixture.draft = 'The last that came through. And then';
  fixture.drafts = { ada: 'The last that came through. And then' };
  fixture.dispatch({ type: 'lost', playerId: 'ada', since: fixture.now });
  fixture.wait(ms);
}
const adaOf = (room: Room) => room.seats.flatMap(({ person }) => (person?.playerId === 'ada' ? person : []))[0];

describe.each(phases.filter(({ people }) => people !== 'with Ben'))('alone, and the network goes $name ($format)', (phase) => {
  it.each([5 * SECOND, 40 * SECOND, 4 * MINUTE])('for %i ms: the room stands still, and goes on where it stood', (ms) => {
    const fixture = inPhase(phase, 'ada');
    const before = standing(fixture);
    lose(fixture, ms);
    expect(fixture.asFresh().stillSince).toBe(fixture.now - ms);
    fixture.joins('ada');
    expect(standing(fixture)).toEqual(before);
    expect(fixture.asFresh()).toMatchObject({ stillSince: null });
    expect(fixture.watched).toMatchObject({ ...fixture.asFresh(), serverTime: fixture.now });
    fixture.wait(2 * MINUTE);
    expect(standing(fixture)).not.toEqual(before);
  });

  it('for 12 minutes: the room closes after ten, with the words that came through', () => {
    const fixture = inPhase(phase, 'ada');
    lose(fixture, 10 * MINUTE - 1);
    expect(fixture.room.status).not.toBe('closed');
    fixture.wait(2 * MINUTE);
    expectClosed(fixture);
    const wrote = phase.name === 'during her turn' || phase.name === 'during the epilogue';
    if (wrote) expect(fixture.parts().at(-1)?.text).toBe('The last that came through.');
    if (phase.name === 'while she writes a passage') expect(fixture.parts().at(-1)?.text).toContain('The last that came through.');
    fixture.joins('ada');
    expect(fixture.room.status).toBe('closed');
  });
});

describe.each(phases.filter(({ people }) => people !== 'alone'))('with others, and the network goes $name ($format)', (phase) => {
  it.each([5 * SECOND, 40 * SECOND])('for %i ms: the seat is kept, and the room goes on', (ms) => {
    const fixture = inPhase(phase, 'ada', 'ben');
    const { room } = fixture;
    lose(fixture, ms);
    expect(fixture.room.stillSince ?? null).toBeNull();
    expect(fixture.asFresh().seats[0]).toMatchObject({ name: 'ada', away: true, lost: true });
    fixture.joins('ada');
    expect(fixture.asFresh().seats[0]).toMatchObject({ name: 'ada', away: false, lost: false });
    expect(fixture.room.gameEndsAt).toBe(room.gameEndsAt);
    // A round that begins meanwhile is hers too.
    if (phase.format === 'battle' && battleOf(fixture.room).phase === 'writing')
      expect(battleOf(fixture.room).entries.map(({ playerId }) => playerId)).toContain('ada');
  });

  it.each([4 * MINUTE, 12 * MINUTE])('for %i ms: the seat is given up after three minutes, and taken again where one is free', (ms) => {
    const fixture = inPhase(phase, 'ada', 'ben');
    lose(fixture, 3 * MINUTE - 1);
    expect(adaOf(fixture.room)).toBeDefined();
    fixture.wait(ms - 3 * MINUTE + 1);
    expect(adaOf(fixture.room)).toBeUndefined();
    const over = fixture.room.status !== 'open';
    fixture.joins('ada');
    expect(seatNames(fixture).includes('ada')).toBe(!over);
  });
});

describe('a room whose people are all lost', () => {
  it('stands still from the last one on, and keeps the seats of the others as long', () => {
    const fixture = inPhase(phases[0] as Phase, 'ada', 'ben');
    fixture.nextTurn();
    fixture.dispatch({ type: 'lost', playerId: 'ada', since: fixture.now });
    fixture.wait(2 * MINUTE);
    fixture.dispatch({ type: 'lost', playerId: 'ben', since: fixture.now });
    fixture.wait(9 * MINUTE);
    fixture.joins('ben');
    expect(seatNames(fixture)).toContain('ada');
    fixture.wait(MINUTE);
    expect(seatNames(fixture)).not.toContain('ada');
  });

  it('stands still from when the connection was last heard of, which is noticed later', () => {
    const fixture = inPhase(phases[1] as Phase, 'ada');
    fixture.wait(5 * SECOND);
    const before = standing(fixture);
    fixture.wait(20 * SECOND);
    fixture.dispatch({ type: 'lost', playerId: 'ada', since: fixture.now - 20 * SECOND });
    expect(fixture.asFresh().stillSince).toBe(fixture.now - 20 * SECOND);
    fixture.wait(MINUTE);
    fixture.joins('ada');
    expect(standing(fixture)).toEqual(before);
  });

  it('does not begin again what began since then', () => {
    const fixture = inPhase(phases[1] as Phase, 'ada');
    fixture.wait(59 * SECOND);
    expect(fixture.nextTurn()).toBe('ai-writer-emma');
    const { turn } = standing(fixture);
    fixture.wait(2 * SECOND);
    fixture.dispatch({ type: 'lost', playerId: 'ada', since: fixture.now - 15 * SECOND });
    fixture.wait(MINUTE);
    fixture.joins('ada');
    expect(standing(fixture).turn).toEqual(turn);
  });

  it('goes on for a person who takes a free seat', () => {
    const fixture = inPhase(phases[1] as Phase, 'ada');
    lose(fixture, MINUTE);
    fixture.joins('ben');
    expect(fixture.asFresh()).toMatchObject({ stillSince: null, turn: { writer: 'ada', endsAt: fixture.now + MINUTE } });
  });

  it('takes a text that comes while it stands, and types it once it goes on', () => {
    const fixture = inPhase({ ...(phases[0] as Phase), reach: (one) => void one.nextTurn() }, 'ada');
    fixture.answer = 'later';
    submit(fixture);
    lose(fixture, MINUTE);
    fixture.dispatch({ type: 'text-ready', number: 2, aiWriterId: 'ai-writer-emma', text: 'The door spoke.', seed: 1 });
    fixture.joins('ada');
    expect(fixture.nextTurn()).toBe('ai-writer-emma');
    expect(fixture.room.turn?.endsAt).toBeGreaterThan(fixture.now);
  });

  it('does not stand still for people who left: their seats go after a minute, and the room closes', () => {
    const fixture = inPhase(phases[1] as Phase, 'ada');
    lose(fixture, 5 * SECOND);
    fixture.dispatch({ type: 'left', playerId: 'ada' });
    fixture.wait(MINUTE);
    expectClosed(fixture);
  });

  it('does not wait in battle rounds for people who were lost before the round began', () => {
    const fixture = inPhase(phases.find(({ name }) => name === 'while the outcome is shown') as Phase, 'ada', 'ben', 'cleo');
    lose(fixture, 10 * SECOND);
    handIn(fixture, 'ben', 'cleo');
    expect(battleOf(fixture.room).phase).toBe('picking');
  });
});
