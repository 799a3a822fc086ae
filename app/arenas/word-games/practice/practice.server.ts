import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { seededRandom } from '~/platform/random/random';
import { createSeal } from '~/platform/sealing/seal.server';
import { GAME_IDS, type GameId } from '../games/games';
import type { Played, ScoredState } from '../games/word-game';
import type { Lexicon } from '../lexicon/lexicon';
import type { MyWords } from '../my-words/my-words.server';
import type { RunOwner } from '../referee/referee-types';
import { scoredState } from '../referee/replay/stored-run';
import type { Games } from '../referee/run-store.server';
import type { BarredPuzzles } from './barred-puzzles.server';
import type { PracticeAnswer, SentPractice } from './practice.contract';
import { practiceLexicon } from './practice-lexicon';
import { practiceTexts as texts } from './texts';
import { withoutPoints } from './without-points';

const STARTS = { max: 120, windowSeconds: 600 };
const MAX_SEED = 2 ** 32;
/** Game time does not matter: no typing is too fast. */
const LATE_MS = Number.MAX_SAFE_INTEGER;

/** A practice as its page gets it. */
export interface PracticeView {
  game: GameId;
  /** Its state, sealed: it comes back with each move. */
  token: string;
  view: unknown;
}

interface Beginning {
  /** Who practises; undefined for a visitor who has not played yet. */
  owner: RunOwner | undefined;
  clientAddress: string;
  /** Whether to deal from the player's own words. */
  fromOwnWords: boolean;
}

/** Games without a clock, which count for nothing. Nothing of them is stored: their state is sealed and in the page. */
export interface Practice {
  /**
   * Deals puzzles that are neither in today's daily set nor in an unfinished run of this person.
   * @throws {Refusal} when none of their own words fits. @throws {RateLimited} after too many starts.
   */
  start(game: GameId, beginning: Beginning): Promise<PracticeView>;
  /** Plays a move. @returns undefined when there is no such practice or move. */
  play(sent: SentPractice): PracticeAnswer | undefined;
}

interface PracticeDependencies {
  secret: string;
  limiter: RateLimiter;
  games: Games;
  /** The lexicon of now, or of a day of the daily set. */
  lexiconOf(day: string | undefined): Lexicon;
  myWords: Pick<MyWords, 'listOf'>;
  barred: BarredPuzzles;
}

const sealedPractice = z.object({ game: z.enum(GAME_IDS), state: scoredState });
interface Sealed {
  game: GameId;
  state: ScoredState;
}

/** @see docs/product/word-games.md */
export function createPractice({ secret, limiter, games, lexiconOf, myWords, barred }: PracticeDependencies): Practice {
  const seal = createSeal(secret, 'practice of word games');
  const close = (sealed: Sealed) => seal.close(JSON.stringify(sealed));

  async function ownWordsOf(owner: RunOwner | undefined): Promise<Set<string>> {
    const words = owner && 'playerId' in owner ? await myWords.listOf(owner.playerId) : [];
    return new Set(words.map(({ word }) => word));
  }

  function open(token: string): Sealed | undefined {
    try {
      return sealedPractice.parse(JSON.parse(seal.open(token)));
    } catch {
      return undefined;
    }
  }

  return {
    async start(game, { owner, clientAddress, fromOwnWords }) {
      await limiter.use(`practice:${starterOf(owner) ?? clientAddress}`, STARTS);
      const own = fromOwnWords ? await ownWordsOf(owner) : undefined;
      const rules = games[game];
      if (own && rules.takesOwnWords === false) throw new Refusal(texts.noneFits);
      const lexicon = practiceLexicon(lexiconOf(undefined), await barred(owner), own);
      const state = rules.deal(lexicon, seededRandom(randomInt(MAX_SEED)), new Set());
      if (rules.isOver(state)) throw new Refusal(texts.noneFits);
      return { game, token: close({ game, state }), view: rules.view(state) };
    },

    play({ token, move }) {
      const practice = open(token);
      if (!practice) return undefined;
      const rules = games[practice.game];
      const played = playOne(practice, move);
      if (!played) return undefined;
      const { state, verdict } = played;
      const over = rules.isOver(state);
      return {
        token: close({ game: practice.game, state }),
        verdict: withoutPoints(verdict),
        view: rules.view(state),
        over,
        unsolved: over ? rules.unsolved(state) : [],
      };
    },
  };

  function playOne({ game, state }: Sealed, sent: unknown): Played<ScoredState> | undefined {
    const rules = games[game];
    const lexicon = lexiconOf(undefined);
    const move = rules.readMove(sent);
    if (move !== undefined) return rules.play(state, move, { elapsedMs: LATE_MS }, rules.lookUp?.(state, move, lexicon));
    const asks = typeof sent === 'object' && sent !== null && 'type' in sent && sent.type === 'skip';
    if (!asks || !rules.rightWord) return undefined;
    const word = rules.rightWord(state, lexicon);
    return { state, verdict: { kind: 'told', text: word ? texts.couldSay(word) : texts.knowsNone, points: 0 } };
  }
}

function starterOf(owner: RunOwner | undefined): string | undefined {
  return owner && ('playerId' in owner ? owner.playerId : owner.guestId);
}
