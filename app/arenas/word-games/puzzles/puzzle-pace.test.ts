import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { leastTimeOf } from '../fair-play/pace';
import { typedIn } from '../fair-play/played-move';
import { gameRules } from '../games/game-rules';
import type { GameId } from '../games/games';
import type { WordChainState } from '../games/word-chain/word-chain.rules';
import type { ScoredState } from '../games/word-game';
import { openLexicon } from '../lexicon/lexicon.server';
import { goodPlayerOf } from '../testing/play/good-players';
import { evenBot, goodPlayer, type SimulatedPlayer } from '../testing/play/simulated-player';
import { isPuzzleTooFast } from './puzzle-pace';
import { puzzleGames } from './puzzles.server';

const lexicon = openLexicon('content/lexicon');
const SAMPLE = 40;

/** What a player who knows the answer does next. A chain has a goal here, which a run of it does not. */
function rightMove(game: GameId, state: ScoredState, random: ReturnType<typeof seededRandom>) {
  const asked = goodPlayerOf(game)(state, lexicon, random);
  if (game !== 'word-chain') return asked;
  const { goal, words } = state as WordChainState;
  const text = goal?.path[words.length - 1] ?? '';
  return { ...asked, right: { type: 'answer', text }, typed: text.length + 1 };
}

/** Has a player solve a puzzle; they give themselves another try where they would not find it. @returns whether that was too fast. */
function solves(game: GameId, key: string, player: SimulatedPlayer, seed: number): boolean {
  const rules = gameRules[game];
  const random = seededRandom(seed);
  let state = rules.single?.ask(key, lexicon, random);
  if (!state) throw new Error(`${key} cannot be asked.`);
  let takenMs = 0;
  let leastMs = 0;
  while (!rules.isOver(state)) {
    const asked = rightMove(game, state, random);
    const keys = player.type(asked.typed);
    takenMs += keys.reduce((sum, ms) => sum + ms, player.find(game, { ...asked, chance: 1 }) ?? 0);
    const { state: after, verdict } = rules.play(state, asked.right, { elapsedMs: 0 }, rules.lookUp?.(state, asked.right, lexicon));
    expect(verdict.kind, `${key}: ${verdict.text}`).toBe('right');
    const found = { kind: verdict.kind, endedPuzzle: rules.isOver(after), typed: typedIn(asked.right) };
    leastMs += leastTimeOf(found, rules.pace);
    state = after;
  }
  return isPuzzleTooFast(takenMs, leastMs);
}

/** Some puzzles of a game, from all over it. */
function someOf(game: GameId): string[] {
  const all = gameRules[game].single?.all(lexicon) ?? [];
  return Array.from({ length: SAMPLE }, (_, index) => all[Math.floor((index * all.length) / SAMPLE)]?.key ?? '');
}

describe.each(puzzleGames(gameRules))('a puzzle of %s', (game) => {
  it('moves no rating for a program that knows its answers in 5 ms and types them at 60 ms a key', () => {
    for (const jitter of [0, 0.2]) {
      const rated = someOf(game).filter((key, seed) => !solves(game, key, evenBot({ random: seededRandom(seed), jitter }), seed));
      expect(rated).toEqual([]);
    }
  });

  it('is rated for a good player', () => {
    const unrated = someOf(game).filter((key, seed) => solves(game, key, goodPlayer(seededRandom(seed)), seed));
    expect(unrated).toEqual([]);
  });
});
