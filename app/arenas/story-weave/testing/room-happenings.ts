import fc from 'fast-check';
import type { RoomEvent } from '../rules/turns/room-event';
import type { RoomFixture } from './room-fixture';

/** What may happen in a room of any game, besides what its own rules bring. */
export type RoomHappening =
  | { kind: 'event'; event: RoomEvent }
  /** A connection breaks, which is noticed later. */
  | { kind: 'lost'; player: string; silentMs: number }
  | { kind: 'wait'; ms: number }
  /** Time during which no deadline is processed. */
  | { kind: 'sleep'; ms: number }
  | { kind: 'answer'; how: RoomFixture['answer'] };

export const anyPlayer = fc.constantFrom('ada', 'ben', 'cleo', 'dan', 'eve');

/** Time that passes, with or without deadlines processed, connections that break meanwhile, and how AI writers answer. @param longestWaitMs ms */
export const timeAndAnswers = (longestWaitMs: number) => [
  { weight: 6, arbitrary: fc.integer({ min: 0, max: longestWaitMs }).map((ms): RoomHappening => ({ kind: 'wait', ms })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 400_000 }).map((ms): RoomHappening => ({ kind: 'sleep', ms })) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('lost' as const), player: anyPlayer, silentMs: fc.integer({ min: 0, max: 20_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<RoomFixture['answer']>('later', null, 'A line.', 'Said. '.repeat(80))
      .map((how): RoomHappening => ({ kind: 'answer', how })),
  },
];

/** Lets it happen. */
export function playHappening(fixture: RoomFixture, one: RoomHappening): void {
  switch (one.kind) {
    case 'event':
      fixture.dispatch(one.event);
      return;
    case 'lost':
      fixture.dispatch({ type: 'lost', playerId: one.player, since: fixture.now - one.silentMs });
      return;
    case 'answer':
      fixture.answer = one.how;
      return;
    case 'wait':
      fixture.wait(one.ms);
      return;
    case 'sleep':
      fixture.sleep(one.ms);
      return;
  }
}
