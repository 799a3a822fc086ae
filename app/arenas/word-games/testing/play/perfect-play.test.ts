import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Random, seededRandom } from '~/platform/random/random';
import { KEYSTONES, keystonesOf } from '../../daily/keystones';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS, type GameId } from '../../games/games';
import type { ScoredState } from '../../games/word-game';
import { openLexicon } from '../../lexicon/lexicon.server';
import { dailyDeals } from './daily-keystones';
import { goodPlayerOf } from './good-players';

const lexicon = openLexicon('content/lexicon');
/** Deals of each game: 10,000 of all. */
const DEALS = 1_000;
const SHORT_DEALS = 200;
/** A chain and texts to type go on for longer than anybody plays. */
const MOST_MOVES: Partial<Record<GameId, number>> = { 'word-chain': 60, 'speed-typing': 600 };

/** Words to go on with, by their first letter; no word that games ask for begins with an x. */
const targets = Object.groupBy(lexicon.words, ({ word }) => word.charAt(0));
const dictionary = readFileSync('content/lexicon/dictionary.txt', 'utf8').split('\n');
const byLetter = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [
    letter,
    targets[letter]?.map(({ word }) => word) ?? dictionary.filter((word) => word.startsWith(letter)),
  ]),
);
const followers = (word: string) => byLetter.get(word.charAt(word.length - 1))?.length ?? 0;

/** The next word of a chain that never runs out: after the one chosen, most words are left. */
function chainMove(words: readonly string[]): unknown {
  const letter = words.at(-1)?.at(-1) ?? '';
  const left = (byLetter.get(letter) ?? []).filter((word) => !words.includes(word));
  const text = left.reduce((best, word) => (followers(word) > followers(best) ? word : best), left[0] ?? '');
  return { type: 'answer', text };
}

/** Plays a deal without a mistake, where one word after another is the best that can be had. @returns its score and its most points. */
function perfectRun(game: GameId, random: Random, deal: ScoredState): { score: number; most: number | undefined } {
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
}

it.each(GAME_IDS)('can earn all keystones with every deal of %s, and never more points than the deal can give', (game) => {
  for (let seed = 1; seed <= DEALS; seed += 1) {
    const random = seededRandom(seed);
    const { score, most } = perfectRun(game, random, gameRules[game].deal(lexicon, random, new Set()));
    expect(keystonesOf(game, most ?? score, { most }), `seed ${seed}`).toBe(KEYSTONES);
    if (most !== undefined) expect(score, `seed ${seed}`).toBeLessThanOrEqual(most);
    // Whoever names the first synonyms instead of the longest still earns all.
    expect(keystonesOf(game, score, { most }), `seed ${seed}`).toBe(KEYSTONES);
  }
});

it.each(GAME_IDS)('can earn all keystones with every shorter round of %s in the daily three', (game) => {
  for (const [seed, deal] of dailyDeals(game, 'short', { lexicon, count: SHORT_DEALS }).entries()) {
    const { score, most } = perfectRun(game, seededRandom(seed), deal);
    expect(keystonesOf(game, score, { most, share: deal.share }), `deal ${seed}`).toBe(KEYSTONES);
  }
});
