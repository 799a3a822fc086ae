import type { GameId } from '../games/word-game';
import type { Pace } from './pace';

/** Real time of a character: 300 words a minute on average, 375 in a stretch; the fastest known typists reach 256. */
const TYPING = { run: { keyMs: 40 }, stretch: { keyMs: 32 } };
/** The stretch over which sudden speed is judged, in ms. */
const STRETCH_MS = 10_000;
const MINUTE_MS = 60_000;

/** @param run the least time for a find on average. @param stretch in a lucky stretch. Both in ms. */
function pace(findsAt: Pace['findsAt'], run: number, stretch: number): Pace {
  return {
    findsAt,
    run: { ...TYPING.run, findMs: run },
    stretches: [{ ...TYPING.stretch, findMs: stretch, ms: STRETCH_MS }],
  };
}

const chain = pace('right', 950, 500);

/**
 * What a very fast person can do in each game. The figures behind it and where they come from:
 * @see docs/product/fair-play.md
 */
export const paces: Readonly<Record<GameId, Pace>> = {
  'word-scrambler': pace('right', 550, 350),
  'speed-typing': pace('solved', 0, 0),
  'word-association': pace('right', 800, 500),
  'anagram-solver': pace('right', 650, 400),
  'word-completion': pace('right', 600, 400),
  'synonym-finder': pace('right', 600, 400),
  // With its shortest word, a find takes a second: over a minute nobody names more than one word a second.
  'word-chain': { ...chain, stretches: [...chain.stretches, { ...chain.run, ms: MINUTE_MS }] },
  'word-guess': pace('solved', 800, 500),
  'definition-match': pace('choice', 800, 500),
  'word-puzzle': pace('right', 600, 400),
};

/** In games of which a wrong answer ends a puzzle: the time in which one can be read and answered, in real ms. */
export const readingMs: Readonly<Partial<Record<GameId, number>>> = {
  'word-guess': 6_000,
  'definition-match': 3_000,
};
