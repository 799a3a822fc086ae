import { z } from 'zod';
import { type Random, seededRandom } from '~/platform/random/random';
import { KEYSTONES, keystonesOf } from '../../daily/keystones';
import { gameRules } from '../../games/game-rules';
import type { GameId } from '../../games/games';
import type { ScoredState } from '../../games/word-game';
import type { Lexicon } from '../../lexicon/lexicon';
import { goodPlayerOf } from './good-players';

/** A chain and texts to type go on for longer than anybody plays. */
const MOST_MOVES: Partial<Record<GameId, number>> = { 'word-chain': 60, 'speed-typing': 600 };

/** What a player who errs in nothing makes of a deal, and the most points that it can give. */
interface PerfectRun {
  score: number;
  most: number | undefined;
}

/** Plays a deal without a mistake, where one word after another is the best that can be had. */
export type PerfectPlayer = (game: GameId, random: Random, deal: ScoredState) => PerfectRun;

/** Makes such a player. @param dictionary for chains, which also go on with words that games do not ask for. */
export function perfectPlayer(lexicon: Lexicon, dictionary: readonly string[]): PerfectPlayer {
  const chainMove = chainMoves(lexicon, dictionary);
  return (game, random, deal) => {
    const rules = gameRules[game];
    const ask = goodPlayerOf(game);
    const most = rules.best?.(deal);
    /** A game without a most goes on for ever: it has shown all once it has given all keystones. */
    const isShown = (score: number) => most === undefined && keystonesOf(game, score, { share: deal.share }) === KEYSTONES;
    let state = deal;
    for (let count = 0; count < (MOST_MOVES[game] ?? 200) && !rules.isOver(state) && !isShown(state.score); count += 1) {
      const move = 'words' in state ? chainMove(z.array(z.string()).parse(state.words)) : ask(state, lexicon, random).right;
      const played = rules.play(state, move, { elapsedMs: count * 1_000 }, rules.lookUp?.(state, move, lexicon));
      if (played.verdict.kind === 'refused') break;
      state = played.state;
    }
    return { score: state.score, most };
  };
}

/** How many deals of a game do not give all keystones to such a player. @param count of deals. */
export function dealsWithoutAll(game: GameId, play: PerfectPlayer, { lexicon, count }: { lexicon: Lexicon; count: number }): number {
  return Array.from({ length: count }, (_, seed) => {
    const random = seededRandom(seed + 1);
    const { score, most } = play(game, random, gameRules[game].deal(lexicon, random, new Set()));
    return keystonesOf(game, score, { most });
  }).filter((keystones) => keystones < KEYSTONES).length;
}

/** The next word of a chain that never runs out: after the one chosen, most words are left. */
function chainMoves(lexicon: Lexicon, dictionary: readonly string[]) {
  // No word that games ask for begins with an x.
  const targets = Object.groupBy(lexicon.words, ({ word }) => word.charAt(0));
  const byLetter = new Map(
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [
      letter,
      targets[letter]?.map(({ word }) => word) ?? dictionary.filter((word) => word.startsWith(letter)),
    ]),
  );
  const followers = (word: string) => byLetter.get(word.charAt(word.length - 1))?.length ?? 0;
  const bestFirst = new Map(
    [...byLetter].map(([letter, all]) => [letter, [...all].sort((one, other) => followers(other) - followers(one))]),
  );
  return (words: readonly string[]) => {
    const text = bestFirst.get(words.at(-1)?.at(-1) ?? '')?.find((word) => !words.includes(word)) ?? '';
    return { type: 'answer', text };
  };
}
