import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRoomState, writeRoomState } from '../../rules/room-state';
import { openRoomFixture } from '../room-fixture';

/** Rooms as a release stored them, by their format; a file for each version that is still to be read. Nobody edits them. */
const files = globSync('app/arenas/story-weave/testing/stored-rooms/version-*.json');
const stored = files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>));

it.each(stored)('a room of %s opens as its release stored it, and nothing of it is lost', (_format, room) => {
  const { v: _version, ...kept } = room as { v: number };
  expect(readRoomState(room)).toMatchObject(kept);
});

it('the version that is stored now has rooms here', () => {
  const { v } = JSON.parse(writeRoomState(openRoomFixture().room)) as { v: number };
  expect(files.map((file) => Number(/version-(\d+)/.exec(file)?.[1]))).toContain(v);
});
