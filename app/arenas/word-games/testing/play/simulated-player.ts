import type { Random } from '~/platform/random/random';
import { gameRules } from '../../games/game-rules';
import type { GameId } from '../../games/games';

/** What a puzzle asks of a player: how long somebody good thinks about it, and how likely they find the answer. */
export interface Difficulty {
  /** Median time to find the answer, in ms. */
  thinkMs: number;
  /** From 0 to 1. */
  chance: number;
}

/** Somebody who plays in a simulation. */
export interface SimulatedPlayer {
  /** The time to find an answer, in ms; undefined for one that they do not find. */
  find(game: GameId, difficulty: Difficulty): number | undefined;
  /** The time to type so many characters, in ms. */
  type(characters: number): number;
  /** The time for which they look at the answer of a finished puzzle, in ms. */
  pauseMs: number;
}

const CHARACTERS_A_WORD = 5;

interface Human {
  random: Random;
  /** Typing speed in words a minute. */
  wordsAMinute: number;
  /** Time to think, as a multiple of a good player's. */
  thinking: number;
  pauseMs: number;
}

/** A person: times vary as those of people do, log-normally around their median. */
function person({ random, wordsAMinute, thinking, pauseMs }: Human): SimulatedPlayer {
  const keyMs = 60_000 / (wordsAMinute * CHARACTERS_A_WORD);
  return {
    find: (_game, { thinkMs, chance }) => (random.next() < chance ? thinkMs * thinking * logNormal(random, 0.55) : undefined),
    type: (characters) => Array.from({ length: characters }).reduce<number>((sum) => sum + keyMs * logNormal(random, 0.35), 0),
    pauseMs,
  };
}

/** A good player, whose runs par is derived from: 60 words a minute. */
export const goodPlayer = (random: Random) => person({ random, wordsAMinute: 60, thinking: 1, pauseMs: 1_000 });

/** A very quick honest one: 150 words a minute, thinking in 40 % of a good player's time, going on at once. */
export const quickPlayer = (random: Random) => person({ random, wordsAMinute: 150, thinking: 0.4, pauseMs: 250 });

/** A program that knows every answer and stays below the bounds. @param share of the speed that they allow. */
export function bot(share: number): SimulatedPlayer {
  return {
    find: (game) => gameRules[game].pace.run.findMs / share,
    type: (characters) => (characters * gameRules['speed-typing'].pace.run.keyMs) / share,
    pauseMs: 0,
  };
}

/** A factor around 1. @param sigma standard deviation of its logarithm. */
function logNormal(random: Random, sigma: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.exp(sigma * normal);
}
