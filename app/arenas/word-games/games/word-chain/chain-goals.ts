import type { Lexicon } from '../../lexicon/lexicon';
import { createMemo } from '../memo';

/** A single puzzle of Word Chain: from a word to one that ends with a letter. */
interface ChainGoal {
  start: string;
  letter: string;
  /** Words that lead there, at most three. */
  path: readonly string[];
  /** In points of a rating. */
  difficulty: number;
}

const SHORTEST = 4;
const LONGEST_START = 7;
const MOST_WORDS = 3;
/** Letters that most chains pass anyway, by their endings: goals, goad, going, goer. */
const COMMON_ENDINGS = 'desgrynt';
/** A letter that so many words end with is of middling difficulty. */
const MIDDLING = 60;

/** All chains that a lexicon can ask for: each everyday word with one goal. */
export const chainGoals = createMemo((lexicon: Lexicon): ChainGoal[] => {
  const steps = commonest(lexicon);
  const endings = Map.groupBy(
    lexicon.words.filter(({ word, band }) => band < 3 && word.length >= SHORTEST),
    ({ word }) => word.slice(-1),
  );
  const rare = [...endings]
    .filter(([letter]) => !COMMON_ENDINGS.includes(letter))
    .map(([letter, words]) => ({ letter, words: words.length }));
  const starts = lexicon.wordsOfBand(1).filter(({ word }) => word.length >= SHORTEST && word.length <= LONGEST_START);
  const known = new Map<string, readonly string[] | undefined>();
  /** Words that end alike go the same way, but for one that the way itself leads over. */
  const wayFrom = (start: string, letter: string) => {
    const ends = start.slice(-1) + letter;
    if (!known.has(ends)) known.set(ends, pathTo(steps, start.slice(-1), letter));
    const way = known.get(ends);
    return way?.includes(start) ? pathTo(steps, start, letter) : way;
  };
  return starts.flatMap(({ word: start }, index): ChainGoal[] => {
    const goal = rare[index % Math.max(rare.length, 1)];
    const path = goal && wayFrom(start, goal.letter);
    if (!goal || !path || start.endsWith(goal.letter)) return [];
    return [{ start, letter: goal.letter, path, difficulty: 1_400 + 120 * Math.log2(MIDDLING / goal.words) + 80 * (path.length - 1) }];
  });
});

/** By first letter, the commonest word to each last letter. */
function commonest({ words }: Lexicon): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, { word: string; band: number }>();
  for (const { word, band } of words) {
    const way = word.charAt(0) + word.slice(-1);
    if (word.length >= SHORTEST && band < (found.get(way)?.band ?? 4)) found.set(way, { word, band });
  }
  return Map.groupBy(
    [...found.values()].map(({ word }) => word),
    (word) => word.charAt(0),
  );
}

/** The shortest way from a word, or from its last letter, to another last letter, in one to three words. */
function pathTo(steps: ReadonlyMap<string, readonly string[]>, start: string, letter: string): string[] | undefined {
  let paths: string[][] = [[start]];
  for (let words = 1; words <= MOST_WORDS; words += 1) {
    const reached = paths.flatMap((path) => {
      const nexts = steps.get(path.at(-1)?.at(-1) ?? '') ?? [];
      return nexts.filter((word) => !path.includes(word)).map((word) => [...path, word]);
    });
    const there = reached.find((path) => path.at(-1)?.endsWith(letter));
    if (there) return there.slice(1);
    paths = [...new Map(reached.map((path) => [path.at(-1)?.at(-1), path])).values()];
  }
  return undefined;
}
