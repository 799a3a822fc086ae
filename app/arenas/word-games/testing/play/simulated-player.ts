import type { Random } from '~/platform/random/random';
import { gameRules } from '../../games/game-rules';
import type { GameId } from '../../games/games';

/** What a puzzle asks of a player: how long a good one thinks about it, and how likely they find the answer. */
export interface Difficulty {
  /** Median time to find the answer, in ms. */
  thinkMs: number;
  /** From 0 to 1. */
  chance: number;
}

/** A player in a simulation. */
export interface SimulatedPlayer {
  /** The time to find an answer, in ms; undefined for one that they do not find. */
  find(game: GameId, difficulty: Difficulty): number | undefined;
  /** The time that each of so many characters takes, in ms. */
  type(characters: number): number[];
  /** The time for which they look at the answer of a finished puzzle, in ms. */
  pauseMs: number;
}

/** Makes a player whose times follow from a source of randomness. */
export type PlayerOf = (random: Random) => SimulatedPlayer;

const CHARACTERS_A_WORD = 5;

interface Human {
  random: Random;
  /** Typing speed in words a minute. */
  wordsAMinute: number;
  /** Time to think, as a multiple of a good player's. */
  thinking: number;
  pauseMs: number;
  /** Standard deviation of the logarithm of the time that a key takes. */
  evenness?: number;
}

/** A person: times vary as those of people do, log-normally around their median. */
function person({ random, wordsAMinute, thinking, pauseMs, evenness = 0.35 }: Human): SimulatedPlayer {
  const keyMs = 60_000 / (wordsAMinute * CHARACTERS_A_WORD);
  return {
    find: (_game, { thinkMs, chance }) => (random.next() < chance ? thinkMs * thinking * logNormal(random, 0.55) : undefined),
    type: (characters) => Array.from({ length: characters }, () => keyMs * logNormal(random, evenness)),
    pauseMs,
  };
}

/** A good player, whose runs par is derived from: 60 words a minute. */
export const goodPlayer = (random: Random) => person({ random, wordsAMinute: 60, thinking: 1, pauseMs: 1_000 });

/** A very quick honest one: 150 words a minute, thinking in 40 % of a good player's time, going on at once. */
export const quickPlayer = (random: Random) => person({ random, wordsAMinute: 150, thinking: 0.4, pauseMs: 250 });

/** A program that knows every answer and stays below the bounds, pressing its keys unevenly. @param share of the speed that they allow. */
export function bot(share: number): SimulatedPlayer {
  let pressed = 0;
  const key = () => ((pressed++ % 2 === 0 ? 1.3 : 0.7) * gameRules['speed-typing'].pace.run.keyMs) / share;
  return {
    find: (game) => gameRules[game].pace.run.findMs / share,
    type: (characters) => Array.from({ length: characters }, key),
    pauseMs: 0,
  };
}

/** How a program presses keys: each after `keyMs`, give or take up to `jitter` of it. */
interface Keys {
  random: Random;
  keyMs: number;
  jitter: number;
}

/** A program that knows every answer at once and types it evenly: 5 ms to find it, 60 ms a key unless given. */
export function evenBot({ random, keyMs = 60, jitter = 0 }: Partial<Keys> & Pick<Keys, 'random'>): SimulatedPlayer {
  const key = () => keyMs * (1 + jitter * (2 * random.next() - 1));
  // Where there is nothing to find, nothing takes time.
  return { find: (_game, { thinkMs }) => Math.min(5, thinkMs), type: (characters) => Array.from({ length: characters }, key), pauseMs: 0 };
}

/** People who type as fast as any: the evenest hands, a record typist, and one whose keys overlap in bursts. */
export const fastTypists: Readonly<Record<string, PlayerOf>> = {
  'even hands, 120 words a minute': (random) => person({ random, wordsAMinute: 120, thinking: 1, pauseMs: 0, evenness: 0.25 }),
  'even hands, 180 words a minute': (random) => person({ random, wordsAMinute: 180, thinking: 1, pauseMs: 0, evenness: 0.25 }),
  'usual hands, 150 words a minute': quickPlayer,
  'usual hands, 230 words a minute': (random) => person({ random, wordsAMinute: 230, thinking: 1, pauseMs: 0 }),
  'in bursts, 200 words a minute': (random) => ({
    ...person({ random, wordsAMinute: 200, thinking: 1, pauseMs: 0 }),
    type: (characters) => Array.from({ length: characters }, () => (random.next() < 0.4 ? 20 : 85) * logNormal(random, 0.3)),
  }),
};

/** A factor around 1. @param sigma standard deviation of its logarithm. */
function logNormal(random: Random, sigma: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.exp(sigma * normal);
}
