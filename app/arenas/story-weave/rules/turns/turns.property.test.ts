import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectClosed } from '../../testing/expect-closed';
import { expectReopens } from '../../testing/expect-reopens';
import { openRoomFixture, type RoomFixture } from '../../testing/room-fixture';
import { anyPlayer as player, playHappening, type RoomHappening, timeAndAnswers } from '../../testing/room-happenings';
import { inWholeSentences } from '../reveal/reveal';
import { lobbySetting, type RoomSetting } from '../room-setting';
import type { RoomEvent } from './room-event';

type TestEvent =
  | RoomHappening
  /** Words of the running turn, or of another one, by its writer or another person. */
  | { kind: 'submit'; player: string; offset: number; text: string; twice: boolean }
  | { kind: 'type'; text: string };

const text = fc.constantFrom('', ' ', 'One.', 'Two and more.', 'x'.repeat(2_500));
const aiWriterId = fc.constantFrom('ai-writer-emma', 'ai-writer-noah', 'ai-writer-olivia', 'ai-writer-liam', 'nobody');
const known = fc.constantFrom('Ines', 'the keeper', 'Brandt');
const said = fc
  .oneof(
    fc.record({ about: fc.constant('same' as const), name: known, as: known }),
    fc.record({ about: fc.constant('no-person' as const), name: known }),
    fc.record({ about: fc.constant('person' as const), name: known, pronoun: fc.constant(null), here: fc.boolean(), alive: fc.boolean() }),
  )
  .map((saying): RoomEvent => ({ type: 'said', saying }));
const memoryRead = fc.integer({ min: 0, max: 8 }).map((upTo): RoomEvent => {
  const people = [{ name: 'Ines', pronoun: 'she' as const, here: true, alive: true, doubts: [] }];
  const questions = [{ ask: 'same' as const, name: 'Brandt', other: 'the keeper' }];
  return { type: 'memory-read', forgotten: 0, reading: { upTo, people, things: [], open: ['the rope'], questions } };
});
const event: fc.Arbitrary<RoomEvent> = fc.oneof(
  { weight: 4, arbitrary: player.map((one): RoomEvent => ({ type: 'joined', playerId: one, name: one })) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('left' as const, 'away' as const, 'here' as const), playerId: player }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('asker-lost' as const), process: fc.constantFrom('here', 'there') }) },
  { weight: 1, arbitrary: fc.constant<RoomEvent>({ type: 'time' }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('shown-all' as const), playerId: player, turn: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 1, arbitrary: player.map((one): RoomEvent => ({ type: 'removed', playerId: one })) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('text-ready' as const),
      number: fc.integer({ min: 1, max: 8 }),
      aiWriterId,
      text: fc.option(text),
      seed: fc.integer({ min: 0, max: 9 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('another-asked' as const, 'part-struck' as const, 'steering-undone' as const),
      playerId: player,
      number: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('part-changed' as const), playerId: player, number: fc.integer({ min: 1, max: 8 }), text }),
  },
  { weight: 2, arbitrary: said },
  { weight: 1, arbitrary: memoryRead },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('another-ready' as const), number: fc.integer({ min: 1, max: 8 }), text: fc.option(text) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('writer-passes' as const),
      number: fc.integer({ min: 1, max: 8 }),
      aiWriterId,
      card: fc.record({ kind: fc.constantFrom('thing' as const, 'turn' as const, 'want' as const), text: fc.constant('a key') }),
    }),
  },
);
const setting: fc.Arbitrary<RoomSetting | undefined> = fc.option(
  fc.record({ isPrivate: fc.boolean(), aiWriters: fc.boolean(), moreTime: fc.boolean() }).map((chosen) => ({ ...lobbySetting, ...chosen })),
  { nil: undefined },
);
const happening: fc.Arbitrary<TestEvent> = fc.oneof(
  { weight: 6, arbitrary: event.map((one): TestEvent => ({ kind: 'event', event: one })) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      player,
      offset: fc.constantFrom(0, 0, 0, -1, 1),
      text,
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: text.map((words): TestEvent => ({ kind: 'type', text: words })) },
  ...timeAndAnswers(70_000),
);

function playEvent(fixture: RoomFixture, one: TestEvent): void {
  switch (one.kind) {
    case 'submit': {
      const running = fixture.room.turn;
      const turn = (running?.number ?? fixture.room.lastNumber) + one.offset;
      // Mostly by the current writer.
      const playerId = running?.kind === 'person' && one.offset === 0 ? running.playerId : one.player;
      const submitted: RoomEvent = { type: 'submitted', playerId, turn, text: one.text, submitId: `${turn}` };
      fixture.dispatch(submitted);
      if (one.twice) fixture.dispatch(submitted);
      return;
    }
    case 'type':
      if (fixture.room.turn?.kind === 'person') fixture.draft = one.text;
      return;
    default:
      playHappening(fixture, one);
  }
}

/** Checks turns: each begins when none is running, ends once, and has the next number. */
function expectOneWriterAtATime(fixture: RoomFixture): void {
  let running: number | undefined;
  let last = 0;
  for (const effect of fixture.effects) {
    if (effect.type === 'turn-started') {
      expect(running).toBeUndefined();
      expect(effect.turn.number).toBe(last + 1);
      last = effect.turn.number;
      running = last;
    }
    if (effect.type === 'turn-ended') {
      expect(effect.turn.number).toBe(running);
      running = undefined;
    }
  }
  expect(running).toBe(fixture.room.turn?.number);
}

function expectOneSeatEach(fixture: RoomFixture): void {
  const people = fixture.room.seats.flatMap(({ person }) => (person ? [person.playerId] : []));
  expect(new Set(people).size).toBe(people.length);
  expect(fixture.room.seats).toHaveLength(4);
}

describe('whatever happens in a room', () => {
  it('two never write at once, every turn ends, nobody has two seats, and watchers see the actual state', () => {
    fc.assert(
      fc.property(setting, fc.array(happening, { maxLength: 60 }), (chosen, happenings) => {
        const fixture = openRoomFixture(1, chosen);
        fixture.joins('ada');
        for (const one of happenings) {
          playEvent(fixture, one);
          expectOneSeatEach(fixture);
          // A turn that should be over ends as soon as anything happens.
          if (fixture.room.turn)
            expect(fixture.room.turn.endsAt - fixture.room.turn.startedAt).toBeLessThanOrEqual(chosen?.moreTime ? 120_000 : 60_000);
          const { serverTime, ...fresh } = fixture.asFresh();
          expect(fixture.watched).toMatchObject(fresh);
          expect(serverTime).toBe(fixture.now);
        }
        expectOneWriterAtATime(fixture);
      }),
      { numRuns: 400 },
    );
  });

  it('it opens again from what this release stores, or one before, and closes; then nothing is due', () => {
    fc.assert(
      fc.property(setting, fc.array(happening, { maxLength: 40 }), (chosen, happenings) => {
        const fixture = openRoomFixture(1, chosen);
        fixture.joins('ada');
        for (const one of happenings) {
          playEvent(fixture, one);
          expectReopens(fixture.room);
        }
        fixture.wait(46 * 60_000 + 2_000);
        expectClosed(fixture);
        expectOneWriterAtATime(fixture);
      }),
      { numRuns: 200 },
    );
  });

  it('accepted words are in the story once, as they were sent, and no others are', () => {
    fc.assert(
      fc.property(setting, fc.array(happening, { maxLength: 60 }), (chosen, happenings) => {
        const fixture = openRoomFixture(1, chosen);
        fixture.joins('ada');
        const taken = new Map<number, string>();
        for (const one of happenings) {
          const before = fixture.room;
          const [running, draft] = [before.turn, fixture.draft];
          const ended = fixture.effects.length;
          playEvent(fixture, one);
          for (const effect of fixture.effects.slice(ended)) {
            if (effect.type !== 'turn-ended' || effect.turn.kind !== 'person') continue;
            expect(taken.has(effect.turn.number)).toBe(false);
            taken.set(effect.turn.number, effect.text);
            if (effect.turn.number !== running?.number) continue;
            const sent = one.kind === 'submit' && effect.submitId !== null ? one.text : draft;
            const whole = sent.slice(0, 2_000).trim();
            expect([whole, inWholeSentences(whole)]).toContain(effect.text);
          }
        }
        const words = [...taken].filter(([, part]) => part !== '');
        expect(
          fixture
            .parts()
            .filter(({ kind }) => kind === 'person')
            .map(({ number, text: part }) => [number, part]),
        ).toEqual(words);
      }),
      { numRuns: 400 },
    );
  });
});
