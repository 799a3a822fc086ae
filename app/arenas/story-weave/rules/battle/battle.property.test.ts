import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PassageMark } from '../../protocol/battle.contract';
import { expectClosed } from '../../testing/expect-closed';
import { expectReopens } from '../../testing/expect-reopens';
import { openRoomFixture, type RoomFixture } from '../../testing/room-fixture';
import { anyPlayer as player, playHappening, type RoomHappening, timeAndAnswers } from '../../testing/room-happenings';
import { lobbySetting, type RoomSetting } from '../room-setting';
import type { RoomEvent } from '../turns/room-event';
import type { RoomEffect } from '../turns/running-turn';
import { type BattleEntry, isAnswered, writerOf } from './battle';
import { choicesOf } from './reading';
import { battleOf } from './room-battle';
import { roundsOf } from './round';

type TestEvent =
  | RoomHappening
  | { kind: 'passage'; player: string; offset: number; text: string; twice: boolean }
  | { kind: 'type'; player: string; text: string }
  | { kind: 'ready'; player: string }
  | { kind: 'back'; player: string }
  | { kind: 'mark'; player: string; nth: number; mark: PassageMark; on: boolean }
  /** The nth passage of the round. */
  | { kind: 'pick'; player: string; nth: number };

const text = fc.constantFrom('', ' ', 'One.', 'Two and more.', 'x'.repeat(500));
const happening: fc.Arbitrary<TestEvent> = fc.oneof(
  { weight: 4, arbitrary: player.map((one): TestEvent => ({ kind: 'event', event: { type: 'joined', playerId: one, name: one } })) },
  {
    weight: 2,
    arbitrary: fc
      .record({
        type: fc.constantFrom('left' as const, 'away' as const, 'here' as const, 'removed' as const),
        playerId: player,
      })
      .map((event): TestEvent => ({ kind: 'event', event })),
  },
  { weight: 3, arbitrary: player.map((one): TestEvent => ({ kind: 'ready', player: one })) },
  { weight: 1, arbitrary: fc.constant<TestEvent>({ kind: 'event', event: { type: 'asker-lost', process: 'here' } }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('passage' as const),
      player,
      offset: fc.constantFrom(0, 0, 0, 1, -1),
      text,
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('type' as const), player, text }) },
  { weight: 2, arbitrary: player.map((one): TestEvent => ({ kind: 'back', player: one })) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('mark' as const),
      player,
      nth: fc.integer({ min: 0, max: 3 }),
      mark: fc.constantFrom<PassageMark>('funniest', 'best-line'),
      on: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pick' as const), player, nth: fc.integer({ min: 0, max: 3 }) }) },
  ...timeAndAnswers(100_000),
);
/** A round that is over at the moment in which it began, as the site had stood still, and the next one. */
const twoRoundsAtOnce: TestEvent[] = [
  { kind: 'sleep', ms: 1_500 },
  { kind: 'passage', player: 'ada', offset: 0, text: '', twice: false },
  { kind: 'ready', player: 'ada' },
];
const setting: fc.Arbitrary<RoomSetting> = fc
  .record({ isPrivate: fc.boolean(), aiWriters: fc.boolean(), moreTime: fc.boolean() })
  .map((chosen) => ({ ...lobbySetting, ...chosen, format: 'battle' as const }));

function playEvent(fixture: RoomFixture, one: TestEvent): void {
  const { round } = fixture.room;
  switch (one.kind) {
    case 'passage': {
      const event: RoomEvent = { type: 'passage', playerId: one.player, round: round + one.offset, text: one.text, submitId: `${round}` };
      fixture.dispatch(event);
      if (one.twice) fixture.dispatch(event);
      return;
    }
    case 'type':
      fixture.drafts = { ...fixture.drafts, [one.player]: one.text };
      return;
    case 'ready':
      fixture.dispatch({ type: 'ready', playerId: one.player, round });
      return;
    case 'back':
      fixture.dispatch({ type: 'passage-back', playerId: one.player, round });
      return;
    case 'mark': {
      const entry = battleOf(fixture.room).entries[one.nth]?.id ?? 0;
      fixture.dispatch({ type: 'passage-marked', playerId: one.player, round, entry, kind: one.mark, on: one.on });
      return;
    }
    case 'pick': {
      const entry = battleOf(fixture.room).entries[one.nth]?.id ?? 0;
      fixture.dispatch({ type: 'picked', playerId: one.player, round, entry });
      return;
    }
    default:
      playHappening(fixture, one);
  }
}

type Decided = Extract<RoomEffect, { type: 'round-decided' }>;

function expectFairVotes(fixture: RoomFixture): void {
  const battle = battleOf(fixture.room);
  const { votes, marks, entries } = battle;
  expect(new Set(votes.map(({ playerId }) => playerId)).size).toBe(votes.length);
  for (const { playerId, entry } of [...votes, ...marks])
    expect(entries.find(({ id }) => id === entry)?.playerId ?? null).not.toBe(playerId);
  for (const { playerId } of votes) expect(choicesOf(battle, playerId).length).toBeGreaterThan(1);
  expect(new Set(marks.map(({ playerId, kind }) => `${playerId} ${kind}`)).size).toBe(marks.length);
}

/** Nobody has two passages in a round, and no seat has. */
function expectOnePassageEach(fixture: RoomFixture): void {
  const { entries } = battleOf(fixture.room);
  const facts = [writerOf, ({ seat }: BattleEntry) => seat, ({ id }: BattleEntry) => id];
  for (const fact of facts) expect(new Set(entries.map((entry) => fact(entry))).size).toBe(entries.length);
}

/** Each passage that won, or was written alone, is in the story once, and nothing else is. */
function expectWoven(fixture: RoomFixture): void {
  const rounds = fixture.effects.filter((effect): effect is Decided => effect.type === 'round-decided');
  const won = rounds.flatMap(({ passages }) => passages.filter((passage) => passage.won).map((passage) => passage.text ?? ''));
  const parts = fixture.parts().map((part) => part.text);
  const running = battleOf(fixture.room);
  const isIn = isAnswered(running) && (running.phase === 'answering' || running.phase === 'picking');
  const answered = isIn ? running.entries.flatMap(({ playerId, text: words }) => (playerId !== null && words ? [words] : [])) : [];
  expect([...parts].sort()).toEqual([...won, ...answered].sort());
  expect(new Set(rounds.map(({ round }) => round)).size).toBe(rounds.length);
  expect(fixture.parts().map(({ number }) => number)).toEqual(parts.map((_part, index) => index + 1));
  for (const { passages } of rounds) for (const passage of passages) expect(passage.text?.length).toBeLessThanOrEqual(280);
}

/** By this time a replay finds the part beside which the passages of a round stand that lost. */
function expectRoundsBeganWithTheirPart(fixture: RoomFixture): void {
  const begun = new Set<number>();
  let last: number | undefined;
  for (const effect of fixture.effects) {
    if (effect.type === 'turn-started') last = effect.turn.startedAt;
    if (effect.type !== 'round-decided' || !effect.passages.some(({ won }) => won)) continue;
    expect(effect.begunAt).toBe(last);
    expect(begun).not.toContain(effect.begunAt);
    begun.add(effect.begunAt);
  }
}

/** 10 XP for each round won against another person with words, 2 for each vote of a person, nothing for a tie, and nothing else. */
function expectAwards(fixture: RoomFixture): void {
  const rounds = fixture.effects.filter((effect): effect is Decided => effect.type === 'round-decided');
  const expected: Record<string, number> = {};
  for (const { passages } of rounds) {
    const most = Math.max(0, ...passages.map(({ votes }) => votes));
    if (passages.filter(({ votes }) => votes === most).length > 1) continue;
    const people = passages.filter(({ playerId }) => playerId !== null);
    for (const { playerId, won, votes } of people)
      expected[playerId ?? ''] = (expected[playerId ?? ''] ?? 0) + (won && people.length > 1 ? 10 : 0) + 2 * votes;
  }
  const given: Record<string, number> = {};
  for (const effect of fixture.effects) {
    if (effect.type !== 'closed') continue;
    for (const { playerId, from, xp } of effect.awards) {
      expect(from.length).toBeGreaterThan(0);
      expect(from).not.toContain(playerId);
      given[playerId] = (given[playerId] ?? 0) + xp;
    }
  }
  expect(given).toEqual(Object.fromEntries(Object.entries(expected).filter(([, xp]) => xp > 0)));
}

describe('whatever happens in battle rounds', () => {
  it('nobody picks their own passage or twice, winners are woven once, and watchers see the actual state', () => {
    fc.assert(
      fc.property(setting, fc.array(happening, { maxLength: 50 }), (chosen, happenings) => {
        const fixture = openRoomFixture(1, chosen);
        fixture.joins('ada');
        for (const one of happenings) {
          playEvent(fixture, one);
          expectFairVotes(fixture);
          expectOnePassageEach(fixture);
          expect(fixture.room.round).toBeLessThanOrEqual(roundsOf(fixture.room));
          const { serverTime: _time, ...fresh } = fixture.asFresh();
          expect(fixture.watched).toMatchObject(fresh);
        }
        expectWoven(fixture);
      }),
      { numRuns: 300 },
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
        fixture.wait(101 * 60_000);
        expectClosed(fixture);
        expectWoven(fixture);
        expectRoundsBeganWithTheirPart(fixture);
        expectAwards(fixture);
      }),
      { numRuns: 200, examples: [[{ ...lobbySetting, format: 'battle' }, twoRoundsAtOnce]] },
    );
  });

  it('no view names a writer of the passages that are to be picked, or holds what is still being written', () => {
    fc.assert(
      fc.property(setting, fc.array(happening, { maxLength: 40 }), (chosen, happenings) => {
        const fixture = openRoomFixture(1, chosen);
        fixture.joins('ada', 'ben');
        for (const one of happenings) {
          playEvent(fixture, one);
          const { phase, entries } = battleOf(fixture.room);
          const { battle } = fixture.asFresh();
          if (phase === 'rest') continue;
          expect(battle?.outcome).toBeNull();
          expect(battle?.own).toBeNull();
          if (phase !== 'picking') expect(battle?.passages).toEqual([]);
          for (const passage of battle?.passages ?? []) expect(Object.keys(passage).sort()).toEqual(['id', 'text']);
          expect((battle?.passages ?? []).map(({ id }) => id)).toEqual((battle?.passages ?? []).map(({ id }) => id).sort((a, b) => a - b));
          expect(entries.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
  });
});
