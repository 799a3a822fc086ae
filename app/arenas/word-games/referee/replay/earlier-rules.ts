import { z } from 'zod';
import type { GameId } from '../../games/games';
import type { ScoredState, WordGame } from '../../games/word-game';
import { firstDefinitionMatch, secondDefinitionMatch } from './frozen/definition-match';
import { firstSynonymFinder, secondSynonymFinder } from './frozen/synonym-finder';

/** Rules that runs were once begun with. */
interface EarlierRules {
  rules: WordGame;
  /** Completes a deal of theirs with what later ones have. */
  readDeal(deal: ScoredState): ScoredState;
}

/** Those dealt before near synonyms were have neither of these two. */
const firstPuzzles = z.object({
  puzzles: z.array(z.looseObject({ sense: z.string().default(''), close: z.array(z.string()).default([]) })),
});

/** Those dealt before a wrong choice was held have no sense. */
const firstQuestions = z.object({ puzzles: z.array(z.looseObject({ sense: z.string().default('') })) });

/**
 * The rules of runs that were begun before today's, by game and version. What has been played under a version never
 * changes: a game that is changed has its earlier rules kept in `frozen`, with all that decides points, verdicts and views, and has
 * of today's only what `frozen/shared.ts` names; a run of each version stays in `golden-runs`.
 */
export const earlierRules: Partial<Record<GameId, Readonly<Record<number, EarlierRules>>>> = {
  'definition-match': {
    2: { rules: secondDefinitionMatch, readDeal: (deal) => deal },
    1: {
      rules: firstDefinitionMatch,
      readDeal: (deal) => ({ ...deal, puzzles: firstQuestions.parse(deal).puzzles }),
    },
  },
  'synonym-finder': {
    2: { rules: secondSynonymFinder, readDeal: (deal) => deal },
    1: {
      rules: firstSynonymFinder,
      readDeal: (deal) => ({ ...deal, puzzles: firstPuzzles.parse(deal).puzzles }),
    },
  },
};
