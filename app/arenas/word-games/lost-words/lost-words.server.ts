import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import { dateBegan } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { type Random, seededRandom } from '~/platform/random/random';
import { createSeal } from '~/platform/sealing/seal.server';
import { refuse } from '../games/moves';
import { newRun } from '../games/puzzles/puzzle-run';
import type { CompletionMove } from '../games/word-completion/word-completion.contract';
import { type CompletionState, gapped, wordCompletion } from '../games/word-completion/word-completion.rules';
import type { Played } from '../games/word-game';
import { type Lexicon, PARTS } from '../lexicon/lexicon';
import type { SentPractice } from '../practice/practice.contract';
import { withoutPoints } from '../practice/without-points';
import { afterAnswer } from './coming-back';
import type { LearnedWord, LostWordAnswer } from './lost-words.contract';
import { lostWordTexts as texts } from './texts';

const STARTS = { max: 60, windowSeconds: 600 };
const MAX_SEED = 2 ** 32;
/** Words that a practice asks for: more than two minutes are enough for. */
const ASKED = 30;
/** Words listed on the page. */
const LISTED = 200;

/** A word on a player's list. */
interface LostWord {
  word: string;
  /** How often in a row it has been known. */
  known: number;
  dueAt: Date;
}

/** A player's words that got away. */
export interface LostWordList {
  /** Those that come back later, the next one first; no more than fit a page. Those that are due are asked for, so they are not told. */
  waiting: LostWord[];
  /** How many can be practiced today, where the player is. */
  due: number;
  /** How many come back later. */
  onTheWay: number;
  wonBack: number;
}

/** A practice as its page gets it: its state, sealed, comes back with each move. */
export interface LostWordPractice {
  token: string;
  view: unknown;
}

/** Whose words they are. */
interface Learner {
  playerId: string;
  /** Their time zone, a known one: a word is due from the beginning of its date there. */
  zone: string;
}

/** The words that got away in runs and puzzles, and their practice. */
export interface LostWords {
  listOf(learner: Learner): Promise<LostWordList>;
  /** Deals the words that are due. @throws {Refusal} when there are none. @throws {RateLimited} after too many. */
  begin(learner: Learner): Promise<LostWordPractice>;
  /** Plays a move; a word counts once, however often its answer is sent. @returns undefined when there is no such practice or move. */
  play(learner: Learner, sent: SentPractice): Promise<LostWordAnswer | undefined>;
}

interface LostWordsDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  limiter: RateLimiter;
  lexiconOf(day: undefined): Lexicon;
}

const sealedWords = z.object({
  playerId: z.string(),
  state: z.object({
    score: z.number(),
    puzzles: z.array(z.object({ word: z.string(), pattern: z.string(), part: z.enum(PARTS), definition: z.string() })),
    at: z.number(),
    skipped: z.array(z.number()),
  }),
});

/** @see docs/product/words-that-stay.md */
export function createLostWords({ db, clock, secret, limiter, lexiconOf }: LostWordsDependencies): LostWords {
  const seal = createSeal(secret, 'practice of lost words');
  const close = (playerId: string, state: CompletionState) => seal.close(JSON.stringify({ playerId, state }));

  function open(token: string) {
    try {
      return sealedWords.parse(JSON.parse(seal.open(token)));
    } catch {
      return undefined;
    }
  }

  /**
   * Before which moment a word must come back to be due by now: on a player's date, or earlier. A day after its beginning, also where
   * clocks are changed, so that no word that has just got away is due at once.
   */
  const dueBefore = (zone: string) => new Date(dateBegan(zone, clock.now()).getTime() + DAY_MS);

  const ownWords = (playerId: string) => db.selectFrom('lost_word').where('player_id', '=', playerId);

  /** What an answer changes of a word, and what the word means; one that is not due stays as it is. */
  async function learn({ playerId, zone }: Learner, word: string, known: boolean): Promise<LearnedWord | undefined> {
    const now = clock.now();
    const row = await ownWords(playerId).select(['known', 'won_back_at']).where('word', '=', word).executeTakeFirst();
    const entry = lexiconOf(undefined).entry(word);
    if (!row || !entry) return undefined;
    const next = afterAnswer(row.known, known, now);
    const { numUpdatedRows } = await db
      .updateTable('lost_word')
      .set({ known: next.known, due_at: next.dueAt, won_back_at: next.wonBackAt })
      .where('player_id', '=', playerId)
      .where('word', '=', word)
      .where('known', '=', row.known)
      .where('due_at', '<', dueBefore(zone))
      .where('won_back_at', 'is', null)
      .executeTakeFirst();
    const { part, definition, example } = entry;
    return {
      word,
      part,
      definition,
      ...(example && { example }),
      known,
      wonBack: (numUpdatedRows > 0n ? next.wonBackAt : row.won_back_at) !== null,
    };
  }

  return {
    async listOf({ playerId, zone }) {
      const later = dueBefore(zone);
      const lexicon = lexiconOf(undefined);
      const [rows, { won }] = await Promise.all([
        ownWords(playerId).select(['word', 'known', 'due_at']).where('won_back_at', 'is', null).orderBy('due_at').orderBy('word').execute(),
        ownWords(playerId)
          .select(({ fn }) => fn.countAll<string>().as('won'))
          .where('won_back_at', 'is not', null)
          .executeTakeFirstOrThrow(),
      ]);
      const words = rows.filter(({ word }) => lexicon.entry(word)).map(({ word, known, due_at: dueAt }) => ({ word, known, dueAt }));
      const waiting = words.filter(({ dueAt }) => dueAt >= later);
      const due = words.length - waiting.length;
      return { waiting: waiting.slice(0, LISTED), due, onTheWay: waiting.length, wonBack: Number(won) };
    },

    async begin({ playerId, zone }) {
      await limiter.use(`lost-words:${playerId}`, STARTS);
      const due = await ownWords(playerId)
        .select('word')
        .where('won_back_at', 'is', null)
        .where('due_at', '<', dueBefore(zone))
        .orderBy('due_at')
        .orderBy('word')
        .execute();
      const lexicon = lexiconOf(undefined);
      const forgotten = due.filter(({ word }) => !lexicon.entry(word)).map(({ word }) => word);
      // What the lexicon cannot ask for, such as a word that was decided against, frees its place.
      if (forgotten.length > 0) await db.deleteFrom('lost_word').where('player_id', '=', playerId).where('word', 'in', forgotten).execute();
      const state = deal(due, lexicon, seededRandom(randomInt(MAX_SEED)));
      if (state.puzzles.length === 0) throw new Refusal(texts.noneDue);
      return { token: close(playerId, state), view: wordCompletion.view(state) };
    },

    async play(learner, { token, move: sent }) {
      const { playerId } = learner;
      const practice = open(token);
      const move = wordCompletion.readMove(sent);
      if (practice?.playerId !== playerId || move === undefined) return undefined;
      const before = practice.state;
      const { state, verdict } = playForLostWord(before, move, lexiconOf(undefined));
      const word = state.at > before.at ? before.puzzles[before.at]?.word : undefined;
      const learned = word === undefined ? undefined : await learn(learner, word, verdict.kind === 'right');
      const over = wordCompletion.isOver(state);
      return {
        ...{ token: close(playerId, state), verdict: withoutPoints(verdict), view: wordCompletion.view(state), over, unsolved: [] },
        ...(learned && { learned }),
      };
    },
  };
}

/** Plays a move. Only the word that got away is known by it: one that fits as well is said to, and the word is asked for once more. */
function playForLostWord(before: CompletionState, move: CompletionMove, lexicon: Lexicon): Played<CompletionState> {
  const played = wordCompletion.play(before, move, { elapsedMs: 0 }, undefined);
  const fitsToo = played.verdict.kind === 'wrong' && wordCompletion.lookUp?.(before, move, lexicon).isWord;
  return fitsToo ? refuse(before, texts.fitsToo) : played;
}

function deal(due: readonly { word: string }[], lexicon: Lexicon, random: Random): CompletionState {
  const entries = due.flatMap(({ word }) => lexicon.entry(word) ?? []).slice(0, ASKED);
  return newRun(entries.map((entry) => gapped(entry, random)));
}
