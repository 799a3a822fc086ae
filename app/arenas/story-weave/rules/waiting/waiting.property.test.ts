import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectClosed } from '../../testing/expect-closed';
import { expectReopens } from '../../testing/expect-reopens';
import { openRoomFixture, type RoomFixture } from '../../testing/room-fixture';
import { anyPlayer as player, playHappening, type RoomHappening, timeAndAnswers } from '../../testing/room-happenings';
import { lobbySetting } from '../room-setting';
import type { RoomEvent } from '../turns/room-event';
import { freshWaiting } from './waiting';
import { asWaitingRoom } from './waiting-rules';

const setting = fc
  .record({
    format: fc.constantFrom('turns' as const, 'battle' as const, 'fold' as const),
    aiWriters: fc.boolean(),
    isPrivate: fc.boolean(),
  })
  .map((chosen) => ({ ...lobbySetting, ...chosen }));
const event: fc.Arbitrary<RoomEvent> = fc.oneof(
  { weight: 5, arbitrary: player.map((one): RoomEvent => ({ type: 'joined', playerId: one, name: one })) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('left' as const, 'away' as const, 'removed' as const), playerId: player }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('prompt-proposed' as const),
      playerId: player,
      text: fc.constantFrom('A gate', 'A tower', 'A well'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('prompt-picked' as const), playerId: player, prompt: fc.integer({ min: 0, max: 6 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('line-scribbled' as const), playerId: player, text: fc.constantFrom('', 'Hats.') }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('readied' as const), playerId: player, ready: fc.boolean() }) },
  { weight: 1, arbitrary: setting.map((chosen): RoomEvent => ({ type: 'setting-changed', setting: chosen })) },
  { weight: 1, arbitrary: fc.constant<RoomEvent>({ type: 'started' }) },
);
const happening: fc.Arbitrary<RoomHappening> = fc.oneof(
  { weight: 12, arbitrary: event.map((one): RoomHappening => ({ kind: 'event', event: one })) },
  ...timeAndAnswers(40_000),
);

function waits(): RoomFixture {
  const fixture = openRoomFixture(1, { ...lobbySetting, openerId: 'ada' });
  const waiting = freshWaiting('ada', 'A key', ['A gate', 'A letter']);
  fixture.room = { ...asWaitingRoom(fixture.room, waiting, { now: fixture.now, gameSpeed: 1 }), opening: null };
  fixture.watched = fixture.asFresh();
  fixture.joins('ada');
  return fixture;
}

/** What people brought is theirs who sit there, one of each, and every vote is for a prompt that there is. */
function expectOneEach({ room: { waiting, seats } }: RoomFixture): void {
  if (!waiting) return;
  const seated = seats.flatMap(({ person }) => person?.playerId ?? []);
  const own = waiting.prompts.filter(({ playerId }) => playerId !== null);
  for (const list of [own, waiting.votes, waiting.lines, waiting.ready.map((playerId) => ({ playerId }))]) {
    const people = list.map(({ playerId }) => playerId ?? '');
    expect(new Set(people).size).toBe(people.length);
    for (const playerId of people) expect(seated).toContain(playerId);
  }
  const ids = waiting.prompts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { prompt } of waiting.votes) expect(ids).toContain(prompt);
}

describe('whatever happens in a room that waits', () => {
  it('begins once, with writers enough, is watched as it is, opens again, and closes', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const fixture = waits();
        for (const one of happenings) {
          const waited = fixture.room.waiting !== undefined;
          playHappening(fixture, one);
          expectOneEach(fixture);
          if (waited && fixture.room.waiting && fixture.room.status === 'open') expect(fixture.room.opening).toBeNull();
          const { serverTime: _time, ...fresh } = fixture.asFresh();
          expect(fixture.watched).toMatchObject(fresh);
          expectReopens(fixture.room);
        }
        const begun = fixture.effects.filter(({ type }) => type === 'ask-opening');
        expect(begun.length).toBeLessThanOrEqual(1);
        fixture.wait(150 * 60_000);
        expectClosed(fixture);
      }),
      { numRuns: 300 },
    );
  });
});
