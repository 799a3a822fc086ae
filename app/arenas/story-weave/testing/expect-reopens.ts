import { expect } from 'vitest';
import { freshMemory } from '~/ai-writers/memory/story-memory';
import type { Room } from '../rules/room';
import { usualTable } from '../rules/room-setting';
import { readRoomState, writeRoomState } from '../rules/room-state';

/** What releases added to the stored state, with the value that it has in a room stored before. */
const ADDED: Readonly<Record<string, unknown>> = {
  v: 4,
  memory: freshMemory,
  lost: false,
  pace: 1,
  rating: 'none',
  removed: [],
  winner: null,
  wins: {},
  awards: [],
  ready: [],
  waitsUntil: null,
  stillSince: null,
  quick: false,
  watchers: [],
  watching: 0,
  lastsMs: 0,
  rounds: 8,
  table: usualTable,
  watchersUntil: null,
  marks: [],
  shown: {},
  startsAt: null,
};

/** Expects that a room opens again as it is, and also when a release stored it that did not know what was added since. */
export function expectReopens(room: Room): void {
  const stored = writeRoomState(room);
  expect(readRoomState(JSON.parse(stored))).toEqual(room);
  const earlier = JSON.parse(stored, (key, value) => (JSON.stringify(ADDED[key]) === JSON.stringify(value) ? undefined : value));
  expect(readRoomState(earlier)).toEqual(room);
}
