import type { Band, TargetWord } from '../../lexicon/lexicon';
import type { Outcome } from '../puzzle-rating';

/** A kind of words: how common they are, and their part of speech. */
export interface WordKind {
  band: Band;
  part: TargetWord['part'];
  tries: number;
  /** How many of them were solved, those with a hint as halves, and how many were to be expected by both ratings. */
  solved: number;
  expected: number;
}

/** A word that a player was asked, with both ratings before it. */
export interface TriedWord {
  band: Band;
  part: TargetWord['part'];
  outcome: Outcome;
  own: number;
  item: number;
}

const SCORES: Readonly<Record<Outcome, number>> = { solved: 1, hinted: 0.5, missed: 0 };
/** A kind with fewer tries says nothing. */
const FEWEST_TRIES = 5;
/** How many kinds are named at each end. */
const NAMED = 2;

/**
 * The kinds of words that a player solves more often, and less often, than their ratings say. As everybody is asked what suits them,
 * the share of what they solve would say nothing.
 */
export function wordKinds(tried: readonly TriedWord[]): { strongest: WordKind[]; weakest: WordKind[] } {
  const kinds = [...Map.groupBy(tried, ({ band, part }) => `${band} ${part}`).values()]
    .flatMap((tries): WordKind[] => {
      const [first] = tries;
      if (!first || tries.length < FEWEST_TRIES) return [];
      const sum = (of: (each: TriedWord) => number) => tries.reduce((total, each) => total + of(each), 0);
      const solved = sum(({ outcome }) => SCORES[outcome]);
      const expected = sum(({ own, item }) => 1 / (1 + 10 ** ((item - own) / 400)));
      return [{ band: first.band, part: first.part, tries: tries.length, solved, expected }];
    })
    .sort((one, other) => surplus(other) - surplus(one));
  return {
    strongest: kinds.filter((kind) => surplus(kind) > 0).slice(0, NAMED),
    weakest: kinds
      .filter((kind) => surplus(kind) < 0)
      .slice(-NAMED)
      .reverse(),
  };
}

/** By how much a kind is solved more often than expected; few tries weigh less. */
function surplus({ tries, solved, expected }: WordKind): number {
  return (solved - expected) / (tries + FEWEST_TRIES);
}
