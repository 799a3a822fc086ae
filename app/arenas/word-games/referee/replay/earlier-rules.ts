import { z } from 'zod';
import type { DefinitionMatchMove, DefinitionMatchView } from '../../games/definition-match/definition-match.contract';
import { type DefinitionMatchState, definitionMatch } from '../../games/definition-match/definition-match.rules';
import type { GameId } from '../../games/games';
import { answerIn } from '../../games/moves';
import type { SynonymMove, SynonymView } from '../../games/synonym-finder/synonym-finder.contract';
import { type SynonymState, synonymFinder } from '../../games/synonym-finder/synonym-finder.rules';
import type { ScoredState, WordGame } from '../../games/word-game';

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

const lookedUp = z.object({ accepted: z.literal(true) });

const { lookUp: _, ...unasked } = synonymFinder;

/** Synonym Finder before other senses counted, when nothing was looked up. */
const secondSynonymFinder: WordGame<SynonymState, SynonymMove, SynonymView> = {
  ...unasked,
  version: 2,
  play: (state, move, time) => synonymFinder.play(state, move, time, undefined),
};

/** Synonym Finder before near synonyms and meanings were dealt, when what was not dealt was looked up. */
const firstSynonymFinder: WordGame<SynonymState, SynonymMove, SynonymView> = {
  ...secondSynonymFinder,
  version: 1,
  play(state, move, time, facts) {
    const accepted = lookedUp.safeParse(facts).success ? answerIn(move) : undefined;
    const puzzles = state.puzzles.map((puzzle, index) =>
      accepted !== undefined && index === state.at ? { ...puzzle, unshown: [accepted] } : puzzle,
    );
    return synonymFinder.play({ ...state, puzzles }, move, time, undefined);
  },
};

/** Definition Match before a wrong choice stopped the clock. */
const firstDefinitionMatch: WordGame<DefinitionMatchState, DefinitionMatchMove, DefinitionMatchView> = {
  ...definitionMatch,
  version: 1,
  play(state, move, time) {
    const { state: next, verdict } = definitionMatch.play(state, move, time, undefined);
    const { holdMs: _, ...unheld } = verdict;
    return { state: next, verdict: unheld };
  },
};

/**
 * The rules of runs that were begun before today's, by game and version. What has been played under a version never
 * changes: a game that is changed has its earlier rules kept here, at first by how they differ from the next version.
 */
export const earlierRules: Partial<Record<GameId, Readonly<Record<number, EarlierRules>>>> = {
  'definition-match': {
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
