import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Lexicon } from '../lexicon/lexicon';
import { myWordsTexts as texts } from './texts';

/** Words that a player may keep. */
export const MOST_WORDS = 300;
const CHANGES = { max: 120, windowSeconds: 600 };

/** A word that a player keeps; one that the lexicon no longer describes has no meaning. */
export interface MyWord {
  word: string;
  part: string | undefined;
  definition: string | undefined;
}

/** The words that players keep. */
export interface MyWords {
  /**
   * Keeps a word of the lexicon; one that is kept already stays where it is.
   * @throws {Refusal} when the lexicon does not describe it, or there are too many. @throws {RateLimited} after too many changes.
   */
  add(playerId: string, word: string): Promise<void>;
  /** Forgets a word. @throws {RateLimited} after too many changes. */
  remove(playerId: string, word: string): Promise<void>;
  /** All words of a player, the newest first. */
  listOf(playerId: string): Promise<MyWord[]>;
}

interface MyWordsDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  lexiconOf(day: undefined): Lexicon;
}

/** @see docs/product/word-games.md */
export function createMyWords({ db, clock, limiter, lexiconOf }: MyWordsDependencies): MyWords {
  const count = (playerId: string) => limiter.use(`my-words:${playerId}`, CHANGES);
  return {
    async add(playerId, word) {
      await count(playerId);
      if (!lexiconOf(undefined).entry(word)) throw new Refusal(texts.unknown);
      const kept = await sql`
        insert into my_word (player_id, word, added_at)
        select ${playerId}::uuid, ${word}, ${clock.now()}::timestamptz
        where ${MOST_WORDS} > (select count(*) from my_word where player_id = ${playerId} and word <> ${word})
        on conflict do nothing`.execute(db);
      if (Number(kept.numAffectedRows) === 0 && !(await keptAmong(db, playerId, [word])).has(word))
        throw new Refusal(texts.full(MOST_WORDS));
    },

    async remove(playerId, word) {
      await count(playerId);
      await db.deleteFrom('my_word').where('player_id', '=', playerId).where('word', '=', word).execute();
    },

    async listOf(playerId) {
      const rows = await db
        .selectFrom('my_word')
        .select('word')
        .where('player_id', '=', playerId)
        .orderBy('added_at', 'desc')
        .orderBy('word')
        .limit(MOST_WORDS)
        .execute();
      const lexicon = lexiconOf(undefined);
      return rows.map(({ word }) => {
        const entry = lexicon.entry(word);
        return { word, part: entry?.part, definition: entry?.definition };
      });
    },
  };
}

/** Which of some words a player keeps. */
export async function keptAmong(db: Db, playerId: string, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db.selectFrom('my_word').select('word').where('player_id', '=', playerId).where('word', 'in', words).execute();
  return new Set(rows.map(({ word }) => word));
}
