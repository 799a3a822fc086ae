import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { readRoomState, writeRoomState } from '../../rules/room-state';
import { openRoomFixture, type RoomFixture } from '../room-fixture';
import { playHappening, timeAndAnswers } from '../room-happenings';

/**
 * Rooms as releases stored them: a file for each version, which the rules of its last commit wrote. Nobody edits them. Version 1
 * is from before there were versions.
 */
const files = globSync('app/arenas/story-weave/testing/stored-rooms/version-*.json');
const versionOf = (file: string) => Number(/version-(\d+)/.exec(file)?.[1]);
const stored = files.flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>).map(
    ([kind, room]) => [versionOf(file), kind, room] as const,
  ),
);
const storedNow = (fixture: RoomFixture) => JSON.parse(writeRoomState(fixture.room)) as { v: number };
const today = storedNow(openRoomFixture()).v;

/** Opens a stored room. */
function reopened(room: object): RoomFixture {
  const fixture = openRoomFixture();
  fixture.room = readRoomState(room);
  fixture.watched = fixture.asFresh();
  return fixture;
}

it('every version until that of today has rooms here', () => {
  expect(files.map(versionOf).toSorted((one, other) => one - other)).toEqual(Array.from({ length: today }, (_, index) => index + 1));
});

describe.each(stored)('a room of version %i, %s,', (_version, _kind, room) => {
  it('opens as its release stored it, and nothing of it is lost', () => {
    const { v = 1, lastPart, ...kept } = room as { v?: number; lastPart?: unknown };
    // The newest part is out of reach for the rest of its turn where another release stored it.
    expect(readRoomState(room)).toMatchObject(v === today ? { ...kept, lastPart } : kept);
  });

  it('plays on whatever people do, is stored as today’s version then, and ends', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...timeAndAnswers(100_000)), { maxLength: 12 }), (happenings) => {
        const fixture = reopened(room);
        for (const one of happenings) {
          playHappening(fixture, one);
          expect(storedNow(fixture).v).toBe(today);
          expect(readRoomState(storedNow(fixture))).toEqual(fixture.room);
        }
        fixture.wait(120 * DAY_MS);
        expect(fixture.room.status).toBe('closed');
      }),
      { numRuns: 20 },
    );
  });
});
