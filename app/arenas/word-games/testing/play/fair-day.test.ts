import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS, type GameId } from '../../games/games';
import { openLexicon } from '../../lexicon/lexicon.server';
import type { StoredMove } from '../../word-games.tables';
import { withAllKeystones } from './daily-keystones';
import { fairDay, judged } from './fair-day';
import { bot, quickPlayer } from './simulated-player';
import { type SimulatedRun, simulateRun } from './simulated-run';

const lexicon = openLexicon('content/lexicon');
/** Simulated runs of each game in daily sets, whole and in the short round of the three. */
const DAILY_RUNS = 200;
/** A run by a program that knows all answers, with its moves `ms` apart. */
const scripted = (game: GameId, ms: number): SimulatedRun => {
  const run = simulateRun(game, bot(1), { lexicon, random: seededRandom(7) });
  return { ...run, moves: run.moves.map((move, index) => ({ ...move, elapsedMs: ms * (index + 1) })) };
};
/** Moves after the connection was away: those made meanwhile arrive one after the other when it is back. */
const throughOutage = (moves: readonly StoredMove[], from: number, to: number): StoredMove[] => {
  let free = 0;
  return moves.map((move) => {
    const sent = move.elapsedMs >= from && move.elapsedMs < to ? to : move.elapsedMs;
    free = Math.max(sent, free + 60);
    return { ...move, elapsedMs: free };
  });
};

describe('honest play', () => {
  it.each(GAME_IDS)('of a quick person who types 150 words a minute counts: 100 runs of %s, with and without outages', (game) => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const random = seededRandom(seed);
      const run = simulateRun(game, quickPlayer(random), { lexicon, random });
      const from = random.integer(60_000);
      expect(judged(game, run), `seed ${seed}`).toBeUndefined();
      const delayed = { ...run, moves: throughOutage(run.moves, from, from + random.integer(60_000)) };
      expect(judged(game, delayed), `seed ${seed}, offline`).toBeUndefined();
    }
  });
});

describe('a program', () => {
  it.each([33, 100, 300, 700])('that names a word of a chain every %i ms is too fast', (ms) => {
    expect(judged('word-chain', scripted('word-chain', ms))).toBe('too-fast');
  });

  it.each(
    // Where a puzzle takes many moves, it is found at the last of them.
    GAME_IDS.filter((game) => gameRules[game].pace.findsAt !== 'solved').flatMap((game) =>
      [20, 65, 150, 400].map((ms) => [game, ms] as const),
    ),
  )('that plays a perfect run of %s with a move each %i ms is too fast', (game, ms) => {
    const run = scripted(game, ms);
    expect(run.state.score).toBeGreaterThan(0);
    expect(judged(game, run)).toBe('too-fast');
  });

  it('that spells every word of Word Guess with a letter each 100 ms is too fast', () => {
    expect(judged('word-guess', scripted('word-guess', 100))).toBe('too-fast');
  });

  it('that suddenly types faster than anybody is too fast', () => {
    const run = simulateRun('speed-typing', bot(1), { lexicon, random: seededRandom(7) });
    const slowly = 20;
    const timed = run.moves.map((move, index) => ({
      ...move,
      elapsedMs: 1_900 * Math.min(index + 1, slowly) + 100 * Math.max(0, index + 1 - slowly),
    }));
    expect(judged('speed-typing', { ...run, moves: timed.slice(0, slowly) })).toBeUndefined();
    expect(judged('speed-typing', { ...run, moves: timed.slice(0, 120) })).toBe('too-fast');
  });

  it.each([250, 800, 1_400, 2_400])('that clicks blindly through Definition Match every %i ms is a guesser', (ms) => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seededRandom(seed);
      const deal = gameRules['definition-match'].deal(lexicon, random, new Set());
      const moves = Array.from({ length: 15 }, (_, question) => ({
        elapsedMs: ms * (question + 1),
        move: { type: 'choose', question, option: random.integer(4) },
      }));
      const right = moves.reduce(
        (state, { move, elapsedMs }) => gameRules['definition-match'].play(state, move, { elapsedMs }, undefined).state,
        deal,
      );
      if (right.score <= 350) expect(judged('definition-match', { deal, moves, state: right }), `seed ${seed}`).toBeDefined();
    }
  });

  it('is judged in real time, however fast the game’s clock goes', () => {
    const run = scripted('word-chain', 1_500);
    expect(judged('word-chain', run)).toBeUndefined();
    expect(judged('word-chain', run, 1 / 20)).toBe('too-fast');
  });
});

describe('a day of play', () => {
  const day = fairDay(lexicon);

  it('gives a bot just below all bounds no more XP than three times a good player', () => {
    expect(day.botXp / day.goodXp).toBeLessThanOrEqual(3);
    expect(day.botXp).toBeGreaterThan(day.goodXp);
  });

  it.each(day.games)('has a par in $game that a good player makes', ({ par, goodScore }) => {
    expect(Math.abs(goodScore - par) / par).toBeLessThan(0.15);
  });

  it.each(GAME_IDS.flatMap((game) => (['whole', 'short'] as const).map((length) => ({ game, length }))))(
    'has a last keystone in the $length round of $game in daily sets that about one good run in ten earns',
    ({ game, length }) => {
      const earned = withAllKeystones(game, length, { lexicon, count: DAILY_RUNS });
      if (earned === undefined) return;
      expect(earned).toBeGreaterThanOrEqual(0.03);
      expect(earned).toBeLessThanOrEqual(0.25);
    },
  );
});
