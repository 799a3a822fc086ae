import { sql } from 'kysely';
import type { Db } from '~/platform/database/database.server';
import { type ContentWarning, warningNames } from '~/stories/content-rating/content-rating';
import { currentWords } from '~/stories/text/current-words';
import { cardOf } from '../cards';
import type { DuelRating } from '../rules/statements';
import { linesOfText } from './lines-of-text.server';

/** A text as its reader sees it: without its writer. */
export interface ReadText {
  id: string;
  title: string;
  /** Its sentences, paragraph by paragraph. */
  paragraphs: string[][];
  words: number;
  rating: DuelRating;
  warnings: ContentWarning[];
}

/** A duel in a reader's hands. */
export interface HeldReading {
  id: string;
  prompt: string;
  constraint: string | undefined;
  /** One or two, in the order in which this reader sees them. */
  texts: readonly ReadText[];
  /** Until when it is held, ISO 8601. */
  until: string;
}

/** What a reader is to read; undefined where they hold nothing. Notes when they were shown it first. */
export async function heldReading(db: Db, readerId: string, now: Date): Promise<HeldReading | undefined> {
  const row = await db
    .updateTable('duel_reading')
    .from('duel')
    .set({ opened_at: sql<Date>`coalesce(opened_at, ${now})` })
    .whereRef('duel.id', '=', 'duel_reading.duel_id')
    .where('reader_id', '=', readerId)
    .where('status', '=', 'held')
    .returning(['duel_reading.id', 'duel_reading.turned', 'duel_reading.held_until', 'duel.card', 'duel.first_id', 'duel.second_id'])
    .executeTakeFirst();
  if (!row) return undefined;
  const ids = row.second_id === null ? [row.first_id] : row.turned ? [row.second_id, row.first_id] : [row.first_id, row.second_id];
  const found = await db
    .selectFrom('duel_text')
    .select(['id', 'title', 'body', 'markup', 'word_count', 'content_rating', 'warnings'])
    .where('id', 'in', ids)
    .execute();
  const texts = ids.flatMap((id) => found.filter((text) => text.id === id)).map((row) => currentWords(row));
  const { prompt, constraint } = cardOf(row.card);
  return {
    ...{ id: row.id, prompt, constraint, until: row.held_until.toISOString() },
    texts: texts.map(({ id, title, body, word_count: words, content_rating: rating, warnings }) => ({
      ...{ id, title, paragraphs: linesOfText(body), words, rating },
      warnings: warningNames.filter((name) => warnings.includes(name)),
    })),
  };
}
