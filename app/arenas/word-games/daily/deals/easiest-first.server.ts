import { z } from 'zod';
import type { Db } from '~/platform/database/database.server';
import type { GameId } from '../../games/games';
import type { ScoredState, WordGame } from '../../games/word-game';
import type { Lexicon } from '../../lexicon/lexicon';
import { ratingsOf } from '../../puzzles/puzzle-rows.server';

/** A deal whose puzzles are played one after the other. */
const manyPuzzles = z.looseObject({ score: z.number(), puzzles: z.array(z.unknown()) });

interface Dealt {
  game: GameId;
  rules: WordGame;
  deal: ScoredState;
  lexicon: Lexicon;
}

/**
 * A deal with its puzzles from the easiest to the hardest: by their measured ratings, and where nobody has tried one yet, by what
 * its features say. The same deal for a game that has no single puzzles.
 */
export async function easiestFirst(db: Db, { game, rules, deal, lexicon }: Dealt): Promise<ScoredState> {
  const keys = rules.puzzleKeys(deal);
  const read = manyPuzzles.safeParse(deal);
  if (!rules.single || !read.success || read.data.puzzles.length !== keys.length) return deal;
  const dealt = new Set(keys);
  const features = rules.single.all(lexicon).filter(({ key }) => dealt.has(key));
  const expected = new Map(features.map(({ key, difficulty }) => [key, difficulty]));
  const measured = await ratingsOf(db, game, keys);
  const difficulty = (key: string) => measured.get(key) ?? expected.get(key) ?? 0;
  const puzzles = keys.map((key, index) => ({ puzzle: read.data.puzzles[index], difficulty: difficulty(key) }));
  const order = puzzles.sort((one, other) => one.difficulty - other.difficulty).map(({ puzzle }) => puzzle);
  const ordered: z.output<typeof manyPuzzles> = { ...read.data, puzzles: order };
  return ordered;
}
