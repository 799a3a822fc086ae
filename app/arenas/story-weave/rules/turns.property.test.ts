import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStage, type RoomStage } from '../testing/room-fixture';
import { dueAt, type RoomEvent } from './turns';

type Happening =
  | { kind: 'event'; event: RoomEvent }
  /** Words of the running turn, or of another one, by its writer or somebody else. */
  | { kind: 'submit'; player: string; offset: number; text: string; twice: boolean }
  | { kind: 'type'; text: string }
  | { kind: 'wait'; ms: number }
  /** Time in which no deadline is kept. */
  | { kind: 'sleep'; ms: number }
  | { kind: 'answer'; how: RoomStage['answer'] };

const player = fc.constantFrom('ada', 'ben', 'cleo', 'dan', 'eve');
const text = fc.constantFrom('', ' ', 'One.', 'Two and more.', 'x'.repeat(2_500));
const aiWriterId = fc.constantFrom('ai-writer-emma', 'ai-writer-noah', 'ai-writer-olivia', 'ai-writer-liam', 'nobody');
const event: fc.Arbitrary<RoomEvent> = fc.oneof(
  { weight: 4, arbitrary: player.map((one): RoomEvent => ({ type: 'joined', playerId: one, name: one })) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('left' as const, 'away' as const, 'here' as const), playerId: player }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('asker-lost' as const), process: fc.constantFrom('here', 'there') }) },
  { weight: 1, arbitrary: fc.constant<RoomEvent>({ type: 'time' }) },
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
);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: event.map((one): Happening => ({ kind: 'event', event: one })) },
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
  { weight: 2, arbitrary: text.map((words): Happening => ({ kind: 'type', text: words })) },
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 70_000 }).map((ms): Happening => ({ kind: 'wait', ms })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 400_000 }).map((ms): Happening => ({ kind: 'sleep', ms })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<RoomStage['answer']>('later', null, 'A line.', 'Said. '.repeat(80))
      .map((how): Happening => ({ kind: 'answer', how })),
  },
);

function happen(stage: RoomStage, one: Happening): void {
  switch (one.kind) {
    case 'event':
      stage.happens(one.event);
      return;
    case 'submit': {
      const running = stage.room.turn;
      const turn = (running?.number ?? stage.room.lastNumber) + one.offset;
      // Mostly by whoever writes.
      const playerId = running?.kind === 'person' && one.offset === 0 ? running.playerId : one.player;
      const submitted: RoomEvent = { type: 'submitted', playerId, turn, text: one.text, submitId: `${turn}` };
      stage.happens(submitted);
      if (one.twice) stage.happens(submitted);
      return;
    }
    case 'type':
      if (stage.room.turn?.kind === 'person') stage.draft = one.text;
      return;
    case 'answer':
      stage.answer = one.how;
      return;
    case 'wait':
      stage.wait(one.ms);
      return;
    case 'sleep':
      stage.sleep(one.ms);
      return;
  }
}

/** The turns of a stage: each begins when none runs, ends once, and has the number after the one before. */
function expectOneWriterAtATime(stage: RoomStage): void {
  let running: number | undefined;
  let last = 0;
  for (const effect of stage.effects) {
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
  expect(running).toBe(stage.room.turn?.number);
}

function expectOneSeatEach(stage: RoomStage): void {
  const people = stage.room.seats.flatMap(({ person }) => (person ? [person.playerId] : []));
  expect(new Set(people).size).toBe(people.length);
  expect(stage.room.seats).toHaveLength(4);
}

describe('whatever happens in a room', { timeout: 120_000 }, () => {
  it('never two write at once, every turn ends, nobody has two seats, and whoever watches sees what is so', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        const stage = openStage();
        stage.joins('ada');
        for (const one of happenings) {
          happen(stage, one);
          expectOneSeatEach(stage);
          // A turn that should be over is over as soon as anything happens.
          if (stage.room.turn) expect(stage.room.turn.endsAt - stage.room.turn.startedAt).toBeLessThanOrEqual(60_000);
          const { serverTime, ...fresh } = stage.asFresh();
          expect(stage.watched).toMatchObject(fresh);
          expect(serverTime).toBe(stage.now);
        }
        expectOneWriterAtATime(stage);
      }),
      { numRuns: 1_000 },
    );
  });

  it('the room closes, and then nothing is due', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const stage = openStage();
        stage.joins('ada');
        for (const one of happenings) happen(stage, one);
        stage.wait(36 * 60_000 + 2_000);
        expect(stage.room).toMatchObject({ status: 'closed', turn: null });
        expect(dueAt(stage.room, { gameSpeed: 1 })).toBeNull();
        expect(stage.effects.filter(({ type }) => type === 'closed')).toHaveLength(1);
        expectOneWriterAtATime(stage);
      }),
      { numRuns: 500 },
    );
  });

  it('words that were taken are in the story once, as they were sent, and no others are', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        const stage = openStage();
        stage.joins('ada');
        const taken = new Map<number, string>();
        for (const one of happenings) {
          const before = stage.room;
          const [running, draft] = [before.turn, stage.draft];
          const ended = stage.effects.length;
          happen(stage, one);
          for (const effect of stage.effects.slice(ended)) {
            if (effect.type !== 'turn-ended' || effect.turn.kind !== 'person') continue;
            expect(taken.has(effect.turn.number)).toBe(false);
            taken.set(effect.turn.number, effect.text);
            if (effect.turn.number !== running?.number) continue;
            const sent = one.kind === 'submit' && effect.submitId !== null ? one.text : draft;
            expect(effect.text).toBe(sent.slice(0, 2_000).trim());
          }
        }
        const words = [...taken].filter(([, part]) => part !== '');
        expect(
          stage
            .parts()
            .filter(({ kind }) => kind === 'person')
            .map(({ number, text: part }) => [number, part]),
        ).toEqual(words);
      }),
      { numRuns: 1_000 },
    );
  });
});
