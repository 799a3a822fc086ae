import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { expectReopens } from '../../testing/expect-reopens';
import type { RoomFixture } from '../../testing/room-fixture';
import { handIn, slowGame } from '../../testing/slow-game';
import { isSlow, latestWriter, SLOW_TURNS, slowWriters } from './slow';

const people = ['ann', 'ben', 'cat', 'dan', 'eve'];
const who = fc.constantFrom(...people);
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('hands-in' as const), who, empty: fc.boolean(), last: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('takes', 'passes', 'comes', 'wants-end', 'lets-read', 'goes' as const), who }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('leaves', 'is-removed' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('waits', 'sleeps' as const),
      ms: fc.constantFrom(HOUR_MS, 2 * HOUR_MS, 12 * HOUR_MS, 5 * DAY_MS),
    }),
  },
);
type TestEvent = typeof event extends fc.Arbitrary<infer One> ? One : never;

function play(game: RoomFixture, one: TestEvent, nth: number): void {
  switch (one.kind) {
    case 'hands-in':
      handIn(game, one.who, one.empty ? ' ' : `Turn ${nth} of ${one.who}.`, one.last);
      return;
    case 'takes':
      game.dispatch({ type: 'pen-taken', playerId: one.who });
      return;
    case 'passes':
      game.dispatch({ type: 'pen-passed', playerId: one.who });
      return;
    case 'comes':
      game.joins(one.who);
      return;
    case 'goes':
      game.dispatch({ type: 'lost', playerId: one.who, since: game.now });
      return;
    case 'wants-end':
      game.dispatch({ type: 'end-wanted', playerId: one.who, on: nth % 3 > 0 });
      return;
    case 'lets-read':
      game.dispatch({ type: 'readers-let', playerId: one.who, on: nth % 3 > 0 });
      return;
    case 'leaves':
      game.dispatch({ type: 'left', playerId: one.who });
      return;
    case 'is-removed':
      game.dispatch({ type: 'removed', playerId: one.who });
      return;
    case 'waits':
      game.wait(one.ms);
      return;
    case 'sleeps':
      game.sleep(one.ms);
      return;
  }
}

describe('a slow room, whatever happens', () => {
  it('has one pen, with one who writes; each turn once; and nobody writes twice in a row but to end it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(event, { maxLength: 120 }), (count, events) => {
        const game = slowGame(people.slice(0, count));
        events.forEach((one, nth) => {
          const latest = isSlow(game.room) ? latestWriter(game.room) : undefined;
          const before = game.parts().length;
          play(game, one, nth);
          const parts = game.parts();
          expect(parts.map(({ number }) => number)).toEqual(parts.map((_part, index) => index + 1));
          expect(parts.length).toBeLessThanOrEqual(SLOW_TURNS);
          if (parts.length > before && latest !== undefined && parts.at(-1)?.playerId === latest) expect(game.room.status).toBe('closed');
          expectReopens(game.room);
          if (!isSlow(game.room)) return;
          const writers = slowWriters(game.room).map(({ playerId }) => playerId);
          const { pen, offered, letsRead, wantsEnd } = game.room.slow;
          if (pen) expect(writers).toContain(pen.playerId);
          for (const id of [...letsRead, ...wantsEnd]) expect(writers).toContain(id);
          // Nobody stalls it: a writer has the pen, or only the latest writer is here.
          if (!pen && !offered) expect(writers).toEqual([latestWriter(game.room)]);
        });
      }),
    );
  });

  it('takes every turn of whoever has the pen, and none of anybody else', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), who, (events, writer) => {
        const game = slowGame(people.slice(0, 4));
        events.forEach((one, nth) => void play(game, one, nth));
        const has = isSlow(game.room) && game.room.slow.pen?.playerId === writer;
        const before = game.parts().length;
        handIn(game, writer, 'One more.');
        expect(game.parts()).toHaveLength(before + (has ? 1 : 0));
      }),
    );
  });

  it('comes to an end by itself, whatever the speed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.constantFrom(1, 60, 5_000), (events, speed) => {
        const game = slowGame(people.slice(0, 3), speed);
        events.forEach((one, nth) => void play(game, one, nth));
        game.wait(21 * DAY_MS);
        expect(game.room.status).toBe('closed');
      }),
      { numRuns: 50 },
    );
  });
});
