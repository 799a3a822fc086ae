import { expect, it } from 'vitest';
import type { MemoryReading } from '~/ai-writers/memory/story-memory';
import { expectReopens } from '../../testing/expect-reopens';
import { openRoomFixture, playingRoomFixture, submit } from '../../testing/room-fixture';
import type { Room } from '../room';
import { readRoomState, writeRoomState } from '../room-state';
import { whyNotRemembering, withMemory } from './room-memory';

const reading: MemoryReading = {
  upTo: 1,
  people: [{ name: 'Marrow', pronoun: null, here: true, alive: true, doubts: ['pronoun'] }],
  things: [],
  open: ['the rope'],
  questions: [{ ask: 'pronoun', name: 'Marrow' }],
};

it('everyone in a room sees what was read and what people said, which a room stored keeps', () => {
  const fixture = playingRoomFixture('ada');
  submit(fixture);
  fixture.dispatch({ type: 'memory-read', forgotten: 0, reading });
  expect(fixture.asFresh().memory?.question).toEqual({ ask: 'pronoun', name: 'Marrow' });
  fixture.dispatch({ type: 'said', saying: { about: 'person', name: 'Marrow', pronoun: 'she', here: true, alive: true } });
  expect(fixture.watched).toMatchObject({ memory: fixture.asFresh().memory });
  expect(fixture.asFresh().memory).toMatchObject({ people: [{ name: 'Marrow', pronoun: 'she', isSaid: true }], question: null });
  expectReopens(fixture.room);
});

it('what is said while a person writes is about the part before, and the next turn has its question', () => {
  const fixture = playingRoomFixture('ada', 'ben');
  submit(fixture);
  fixture.dispatch({ type: 'memory-read', forgotten: 0, reading });
  fixture.nextTurn();
  fixture.dispatch({ type: 'said', saying: { about: 'open', text: 'who cut the rope' } });
  expect(fixture.room.memory.said).toMatchObject([{ after: 1 }]);
  expect(fixture.asFresh().memory?.question).toBeNull();
  submit(fixture);
  fixture.dispatch({ type: 'memory-read', forgotten: 0, reading: { ...reading, upTo: 2 } });
  expect(fixture.asFresh().memory?.question).toEqual({ ask: 'pronoun', name: 'Marrow' });
});

it('what is said while the first part is written is about that part, and goes where it goes', () => {
  const fixture = playingRoomFixture('ada', 'ben');
  fixture.dispatch({ type: 'said', saying: { about: 'open', text: 'who cut the rope' } });
  expect(fixture.room.memory.said).toMatchObject([{ after: 1 }]);
});

it('an older reading changes nothing', () => {
  const fixture = playingRoomFixture('ada');
  fixture.dispatch({ type: 'memory-read', forgotten: 0, reading: { ...reading, upTo: 4 } });
  const before = fixture.room;
  fixture.dispatch({ type: 'memory-read', forgotten: 0, reading: { ...reading, open: [] } });
  expect(fixture.room).toBe(before);
});

it('a reading that began before a part was withheld changes nothing', () => {
  const { room } = playingRoomFixture('ada');
  const after: Room = { ...room, memory: { ...room.memory, read: null, forgotten: 1 } };
  expectReopens(after);
  expect(withMemory(after, { type: 'memory-read', forgotten: 0, reading })).toBe(after);
  expect(withMemory(after, { type: 'memory-read', forgotten: 1, reading }).memory.read).toEqual(reading);
});

it('a room stored before there were memories opens with an empty one', () => {
  const { memory: _none, ...stored } = JSON.parse(writeRoomState(openRoomFixture().room));
  expect(readRoomState({ ...stored, v: 7 }).memory).toEqual({ read: null, said: [] });
});

it('only those with a seat say what is so, and nobody in a closed room', () => {
  const { room } = playingRoomFixture('ada');
  expect(whyNotRemembering({ id: 'ada' }, room)).toBeUndefined();
  expect(whyNotRemembering({ id: 'eve' }, room)).toBe('no-seat');
  expect(whyNotRemembering({ id: 'ada' }, { ...room, status: 'closed' })).toBe('closed');
});
