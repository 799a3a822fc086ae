import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { draftRow } from '~/arenas/creative-writing/session/drafts.server';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { crudeText, hasCrudeWord, hasSlur } from '~/platform/text/crude-words.server';
import type { ContentRating, ContentWarning } from '~/stories/content-rating/content-rating';
import { currentWords } from '~/stories/text/current-words';
import { writtenColumns } from '~/stories/text/written-text.server';
import { readEntry } from '../rules/entry';
import { texts } from '../texts';
import { currentWeek } from './current-week.server';

/** What a writer enters. */
export interface SentEntry {
  /** The week that they saw. */
  week: string;
  title: string;
  body: string;
  rating: ContentRating;
  warnings: ContentWarning[];
}

/** A writer's own entry. */
export interface OwnEntry {
  title: string;
  body: string;
  rating: ContentRating;
  warnings: ContentWarning[];
  /** When it was sealed last, in ms since 1970. */
  sealedAt: number;
}

/** The entry of a writer to a week that is not over. */
export async function ownEntry(executor: Executor, playerId: string, week: string): Promise<OwnEntry | undefined> {
  const row = await executor
    .selectFrom('challenge_entry')
    .select(['title', 'body', 'markup', 'content_rating', 'warnings', 'updated_at'])
    .where('player_id', '=', playerId)
    .where('week', '=', week)
    .where('story_id', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      title: row.title,
      body: currentWords(row).body,
      rating: row.content_rating,
      warnings: row.warnings,
      sealedAt: row.updated_at.getTime(),
    }
  );
}

/** How many entries are sealed. */
export async function countEntries(executor: Executor, week: string): Promise<number> {
  const { count } = await executor
    .selectFrom('challenge_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('week', '=', week)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Enters a text, or changes it, while its week runs. A person has one entry a week.
 * @throws {Refusal} with the words still in the form.
 * @see docs/product/challenge.md
 */
export async function enterText(db: Db, playerId: string, { week, rating, warnings, ...typed }: SentEntry, now: Date): Promise<void> {
  const read = readEntry(typed);
  if ('fault' in read) {
    throw new Refusal(texts.entryFaults[read.fault], { field: read.fault.endsWith('title') ? 'title' : 'body', status: 422 });
  }
  if (hasCrudeWord(read.title)) throw new Refusal(crudeText, { field: 'title', status: 422 });
  if (hasSlur(read.body)) throw new Refusal(crudeText, { field: 'body', status: 422 });
  await db.transaction().execute(async (trx) => {
    await requireOpen(trx, week, now);
    const row = { title: read.title, body: read.body, word_count: read.words, content_rating: rating, warnings, updated_at: now };
    await trx
      .insertInto('challenge_entry')
      .values({ ...row, id: randomUUID(), week, player_id: playerId, entered_at: now })
      .onConflict((conflict) => conflict.columns(['player_id', 'week']).where('player_id', 'is not', null).doUpdateSet(row))
      .execute();
  });
}

/** Takes an entry out while its week runs. @returns the draft it became. @throws {Refusal} */
export async function withdrawEntry(db: Db, playerId: string, week: string, now: Date): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { prompt } = await requireOpen(trx, week, now);
    const entry = await trx
      .deleteFrom('challenge_entry')
      .where('player_id', '=', playerId)
      .where('week', '=', week)
      .returning(['title', 'body', 'markup'])
      .executeTakeFirst();
    if (!entry) throw new Refusal(texts.entryGone, { status: 404 });
    const id = randomUUID();
    await trx
      .insertInto('story')
      .values({
        ...draftRow(id, playerId, now, { title: entry.title, prompt, starter: '', parent_id: null }),
        ...writtenColumns(currentWords(entry).body),
      })
      .execute();
    return id;
  });
}

/** Holds a share of the week's lock, so that nothing changes once its entries appear. */
async function requireOpen(trx: Transaction<Tables>, week: string, now: Date) {
  const running = await currentWeek(trx, now);
  const open = await trx
    .selectFrom('challenge_week')
    .select('prompt')
    .where('starts_on', '=', week)
    .where('revealed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (running.monday !== week || !open) throw new Refusal(texts.weekOver, { status: 409 });
  return open;
}
