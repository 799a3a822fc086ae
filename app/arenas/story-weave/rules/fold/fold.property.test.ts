import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkKind } from '../../protocol/mark.contract';
import { expectReopens } from '../../testing/expect-reopens';
import { foldGame } from '../../testing/fold-game';
import type { RoomFixture } from '../../testing/room-fixture';
import { type FoldLine, foldOf, foldRounds, inReadingOrder, isSameLine, readLines, sheetOf } from './fold';

type TestEvent =
  | { kind: 'hands-in'; player: number; offset: number; twice: boolean; empty: boolean }
  | { kind: 'types' | 'back' | 'reads' | 'ready'; player: number }
  | { kind: 'comes' | 'leaves' | 'goes' | 'is-lost' | 'is-removed'; player: number }
  | { kind: 'marks'; player: number; sheet: number; round: number; mark: MarkKind; on: boolean }
  | { kind: 'picks'; player: number; sheet: number; round: number }
  | { kind: 'titles'; player: number; sheet: number }
  | { kind: 'waits' | 'sleeps'; ms: number }
  | { kind: 'asker-lost' };

const player = fc.nat(7);
const line = { sheet: fc.nat(7), round: fc.integer({ min: 1, max: 8 }) };
const event: fc.Arbitrary<TestEvent> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      ...{ kind: fc.constant('hands-in' as const), player, offset: fc.constantFrom(0, 0, 0, 0, -1, 1) },
      ...{ twice: fc.boolean(), empty: fc.constantFrom(false, false, false, true) },
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('types' as const, 'back' as const, 'ready' as const), player }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('reads' as const), player }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('comes' as const), player }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('leaves' as const, 'goes' as const, 'is-lost' as const, 'is-removed' as const), player }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('marks' as const), player, ...line },
      ...{ mark: fc.constantFrom<MarkKind>('loved', 'laughed'), on: fc.boolean() },
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('picks' as const), player, ...line }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('titles' as const), player, sheet: line.sheet }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('waits' as const, 'sleeps' as const), ms: fc.nat(90_000) }) },
  { weight: 1, arbitrary: fc.constant<TestEvent>({ kind: 'asker-lost' }) },
);
const people = fc.integer({ min: 1, max: 8 }).map((count) => Array.from({ length: count }, (_none, index) => `p${index}`));

function play(game: RoomFixture, one: TestEvent, nth: number): void {
  const playerId = 'player' in one ? `p${one.player}` : '';
  const { round } = game.room;
  switch (one.kind) {
    case 'hands-in': {
      const text = one.empty ? ' ' : `Line ${nth} of ${playerId}.`;
      const handed = { type: 'passage', playerId, round: round + one.offset, text, submitId: `${nth}` } as const;
      game.dispatch(handed);
      if (one.twice) game.dispatch(handed);
      return;
    }
    case 'types':
      game.drafts = { ...game.drafts, [playerId]: `Draft ${nth} of ${playerId}.` };
      return;
    case 'back':
      game.dispatch({ type: 'passage-back', playerId, round });
      return;
    case 'reads':
      game.dispatch({ type: 'read-on', playerId, read: foldOf(game.room).read });
      return;
    case 'ready':
      game.dispatch({ type: 'ready', playerId, round });
      return;
    case 'comes':
      game.dispatch({ type: 'joined', playerId, name: playerId });
      return;
    case 'leaves':
      game.dispatch({ type: 'left', playerId });
      return;
    case 'goes':
      game.dispatch({ type: 'away', playerId });
      return;
    case 'is-lost':
      game.dispatch({ type: 'lost', playerId, since: game.now });
      return;
    case 'is-removed':
      game.dispatch({ type: 'removed', playerId });
      return;
    case 'marks':
      game.dispatch({ type: 'line-marked', playerId, sheet: one.sheet, round: one.round, kind: one.mark, on: one.on });
      return;
    case 'picks':
      game.dispatch({ type: 'line-picked', playerId, sheet: one.sheet, round: one.round });
      return;
    case 'titles':
      game.dispatch({ type: 'fold-title', playerId, sheet: one.sheet, title: `Title ${nth}` });
      return;
    case 'waits':
      game.wait(one.ms);
      return;
    case 'sleeps':
      game.sleep(one.ms);
      return;
    case 'asker-lost':
      game.dispatch({ type: 'asker-lost', process: 'here' });
      return;
  }
}

/** All lines that rounds have ended with. */
function linesWritten(game: RoomFixture) {
  return game.effects.flatMap((effect) =>
    effect.type === 'fold-round-ended'
      ? effect.lines.filter(({ text }) => text !== '').map((written) => ({ ...written, round: effect.round }))
      : [],
  );
}

/** Every line of an ended round is in one story, once, in the one that its writer held. */
function expectEachLineOnce(game: RoomFixture): void {
  if (game.room.status === 'closed') return;
  const { lines, writers } = foldOf(game.room);
  const written = linesWritten(game);
  expect(lines.map(({ sheet, round, text }) => ({ sheet, round, text }))).toEqual(
    written.map(({ sheet, round, text }) => ({ sheet, round, text })),
  );
  expect(new Set(lines.map(({ sheet, round }) => `${sheet} ${round}`)).size).toBe(lines.length);
  const texts = lines.filter(({ writer }) => writers[writer]?.playerId !== null).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { writer, round, sheet } of lines) expect(sheet).toBe(sheetOf(writer, round, writers.length));
}

/** What was taken and not taken back is in a story once its round is over, whatever happened since. */
function expectNothingLost(game: RoomFixture, acknowledged: ReadonlyMap<string, string>): void {
  const texts = linesWritten(game).map(({ text }) => text);
  const running = foldOf(game.room).entries.map(({ text }) => text);
  for (const text of acknowledged.values()) expect([...texts, ...running]).toContain(text);
}

describe('Fold, whatever happens', () => {
  it('has each line in one story once and loses none, reads out what was written, and opens again as it is', () => {
    fc.assert(
      fc.property(people, fc.boolean(), fc.array(event, { maxLength: 140 }), (players, aiWriters, events) => {
        const game = foldGame(players, { aiWriters, openerId: 'p0' });
        const acknowledged = new Map<string, string>();
        const ended = (text: string) => linesWritten(game).some((written) => written.text === text);
        events.forEach((one, nth) => {
          play(game, one, nth);
          for (const { playerId, text } of foldOf(game.room).entries) {
            const key = `${playerId} ${game.room.round}`;
            if (playerId === null) continue;
            if (text) acknowledged.set(key, text);
            // Taken back, to write on.
            else if (!ended(acknowledged.get(key) ?? '')) acknowledged.delete(key);
          }
          expectEachLineOnce(game);
          expectNothingLost(game, acknowledged);
          expectReopens(game.room);
        });
      }),
    );
  });

  it('lets nobody mark or pick a line of their own, or one that was not read', () => {
    fc.assert(
      fc.property(people, fc.array(event, { maxLength: 120 }), (players, events) => {
        const game = foldGame(players, { aiWriters: true, openerId: 'p0' });
        for (let nth = 0; nth < foldRounds(10) && foldOf(game.room).phase === 'writing'; nth += 1)
          for (const one of players.keys())
            play(game, { kind: 'hands-in', player: one, offset: 0, twice: false, empty: false }, nth * 10 + one);
        events.forEach((one, nth) => {
          play(game, one, nth);
          const fold = foldOf(game.room);
          const read: readonly FoldLine[] = readLines(fold);
          for (const { playerId, ...key } of [...fold.marks, ...fold.votes]) {
            const own = read.find((known) => isSameLine(known, key));
            expect(own).toBeDefined();
            expect(fold.writers[own?.writer ?? -1]?.playerId).not.toBe(playerId);
          }
          expect(new Set(fold.votes.map(({ playerId }) => playerId)).size).toBe(fold.votes.length);
          expect(fold.read).toBeLessThanOrEqual(inReadingOrder(fold).length);
        });
      }),
    );
  });

  it('comes to an end by itself', () => {
    fc.assert(
      fc.property(people, fc.array(event, { maxLength: 60 }), (players, events) => {
        const game = foldGame(players, { aiWriters: true, openerId: 'p0' });
        events.forEach((one, nth) => void play(game, one, nth));
        game.wait(120 * 60_000);
        expect(game.room.status).toBe('closed');
      }),
      { numRuns: 20 },
    );
  });
});
