import type { Random } from '~/platform/random';
import type { Band, Lexicon, TargetWord } from '../lexicon';

interface Choice<Puzzle> {
  pool: readonly Puzzle[];
  count: number;
  random: Random;
  /** Keys of puzzles that are chosen only when nothing else is left. */
  seen: ReadonlySet<string>;
  keyOf(puzzle: Puzzle): string;
  /** Whether a puzzle goes with those chosen before it. */
  fits?(puzzle: Puzzle, chosen: readonly Puzzle[]): boolean;
}

/** Chooses puzzles at random, none twice, unseen ones first. @returns fewer than `count` when the pool has no more. */
export function choosePuzzles<Puzzle>({ pool, count, random, seen, keyOf, fits = () => true }: Choice<Puzzle>): Puzzle[] {
  const order = random.shuffle(pool);
  const unseenFirst = [...order.filter((puzzle) => !seen.has(keyOf(puzzle))), ...order.filter((puzzle) => seen.has(keyOf(puzzle)))];
  const keys = new Set<string>();
  const chosen: Puzzle[] = [];
  for (const puzzle of unseenFirst) {
    if (chosen.length === count) break;
    if (keys.has(keyOf(puzzle)) || !fits(puzzle, chosen)) continue;
    keys.add(keyOf(puzzle));
    chosen.push(puzzle);
  }
  return chosen;
}

interface WordChoice {
  lexicon: Lexicon;
  /** How many words of each band, the easiest first. */
  counts: Readonly<Record<Band, number>>;
  random: Random;
  seen: ReadonlySet<string>;
  /** Whether a word can be used in this game; all can when left out. */
  usable?(entry: TargetWord): boolean;
}

/** Chooses words that get harder band by band; no clue of one names another. */
export function chooseWords({ lexicon, counts, random, seen, usable = () => true }: WordChoice): TargetWord[] {
  const chosen: TargetWord[] = [];
  for (const band of [1, 2, 3] as const)
    chosen.push(
      ...choosePuzzles({
        pool: lexicon.wordsOfBand(band).filter(usable),
        count: counts[band],
        random,
        seen,
        keyOf: ({ word }) => word,
        fits: (entry, chosenNow) => [...chosen, ...chosenNow].every((other) => !names(entry, other.word) && !names(other, entry.word)),
      }),
    );
  return chosen;
}

/** Whether the clues of a word name another word. */
function names({ definition, hint }: TargetWord, word: string): boolean {
  return new RegExp(`\\b${word}\\b`, 'i').test(`${definition} ${hint}`);
}
