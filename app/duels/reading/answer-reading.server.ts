import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { crudeText, hasCrudeWord } from '~/platform/text/crude-words.server';
import { recordXp } from '~/progress/record-xp.server';
import { currentWords } from '~/stories/text/current-words';
import { closeDuel } from '../outcome/close-duel.server';
import { releaseOutcomes } from '../outcome/release-outcomes.server';
import { readSaid, shortestReading } from '../rules/valid-reading';
import { texts } from '../texts';
import { linesOfText } from './lines-of-text.server';

/** XP for a reading, and how many readings of a day bring some: 30 XP at most. */
const XP = 3;
const PAID_A_DAY = 10;
/** With how many of their latest sentences what a reader says is compared. */
const COMPARED = 40;

/** What a reader says of a duel. */
export interface Answer {
  readingId: string;
  /** The better text; undefined where there is only one. */
  pickedId: string | undefined;
  /** One for each text. */
  notes: readonly Note[];
  /** Whether their name stands with it. */
  named: boolean;
}

export interface Note {
  textId: string;
  /** Which sentence they would keep, from 0. */
  line: number | undefined;
  said: string;
}

interface StoredNote {
  textId: string;
  line: string;
  body: string;
}

/**
 * Takes a reader's answer, which counts once. What is not valid is refused and told so; nothing is counted for less.
 * @throws {Refusal} a reading that is no longer theirs, sooner than the words can be read, no choice, no line, a sentence that says nothing.
 * @see docs/product/duels.md
 */
export async function answerReading(db: Db, readerId: string, answer: Answer, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const reading = await lockReading(trx, readerId, answer.readingId);
    if (!reading) throw new Refusal(texts.readingGone, { status: 409 });
    if (reading.status === 'done') return;
    const read = await textsOf(trx, reading.duel_id);
    const words = read.reduce((sum, { word_count }) => sum + word_count, 0);
    const spent = now.getTime() - (reading.opened_at ?? now).getTime();
    if (spent < shortestReading(words)) throw new Refusal(texts.tooSoon, { status: 422 });
    const pickedId = read.length === 2 ? answer.pickedId : undefined;
    if (read.length === 2 && !read.some(({ id }) => id === pickedId)) throw new Refusal(texts.pickOne, { field: 'pick', status: 422 });
    const notes = await checkNotes(trx, readerId, read, answer.notes);
    await storeNotes(trx, reading.id, notes, now);
    await trx
      .updateTable('duel_reading')
      .set({ status: 'done', ended_at: now, words, picked_id: pickedId ?? null, named: answer.named })
      .where('id', '=', reading.id)
      .execute();
    await countVote(trx, reading.duel_id, pickedId);
    await payReading(trx, readerId, reading.id, now);
    await closeDuel(trx, reading.duel_id, now);
  });
  // Apart, because it locks another player than a duel that closes; a job does it where this process dies.
  await db.transaction().execute((trx) => releaseOutcomes(trx, readerId, now));
}

/** Locks the duel before its reading, as those do who change the duel. */
async function lockReading(trx: Transaction<Tables>, readerId: string, readingId: string) {
  const own = trx
    .selectFrom('duel_reading')
    .select(['id', 'duel_id', 'status', 'opened_at'])
    .where('id', '=', readingId)
    .where('reader_id', '=', readerId)
    .where('status', 'in', ['held', 'done']);
  const found = await own.executeTakeFirst();
  if (!found) return undefined;
  await trx.selectFrom('duel').select('id').where('id', '=', found.duel_id).forUpdate().execute();
  return own.forUpdate().executeTakeFirst();
}

type Read = Awaited<ReturnType<typeof textsOf>>[number];

async function textsOf(trx: Transaction<Tables>, duelId: string) {
  const rows = await trx
    .selectFrom('duel_text')
    .innerJoin('duel', 'duel.id', 'duel_text.duel_id')
    .select(['duel_text.id', 'duel_text.body', 'duel_text.markup', 'duel_text.word_count'])
    .where('duel.id', '=', duelId)
    .execute();
  return rows.map((row) => currentWords(row));
}

async function checkNotes(
  trx: Transaction<Tables>,
  readerId: string,
  read: readonly Read[],
  notes: readonly Note[],
): Promise<StoredNote[]> {
  const before = await trx
    .selectFrom('duel_note')
    .innerJoin('duel_reading', 'duel_reading.id', 'duel_note.reading_id')
    .select('duel_note.body')
    .where('duel_reading.reader_id', '=', readerId)
    .orderBy('duel_note.written_at', 'desc')
    .limit(COMPARED)
    .execute();
  const said = before.map(({ body }) => body);
  return read.map(({ id, body }) => {
    const note = notes.find(({ textId }) => textId === id);
    const line = note?.line === undefined ? undefined : linesOfText(body).flat()[note.line];
    if (line === undefined) throw new Refusal(texts.pickLine, { field: fieldOf(notes, id, 'Line'), status: 422 });
    const checked = readSaid(note?.said ?? '', { texts: read.map((text) => text.body), said });
    if ('fault' in checked) throw new Refusal(texts.saidFaults[checked.fault], { field: fieldOf(notes, id, 'Said'), status: 422 });
    if (hasCrudeWord(checked.body)) throw new Refusal(crudeText, { field: fieldOf(notes, id, 'Said'), status: 422 });
    said.push(checked.body);
    return { textId: id, line, body: checked.body };
  });
}

/** The field of the form in which a text's note stands: the first or the second one. */
function fieldOf(notes: readonly Note[], textId: string, of: 'Line' | 'Said'): string {
  return notes[1]?.textId === textId ? `second${of}` : `first${of}`;
}

async function storeNotes(trx: Transaction<Tables>, readingId: string, notes: readonly StoredNote[], now: Date): Promise<void> {
  if (notes.length === 0) return;
  await trx
    .insertInto('duel_note')
    .values(
      notes.map(({ textId, line, body }) => ({ id: randomUUID(), reading_id: readingId, text_id: textId, line, body, written_at: now })),
    )
    .execute();
}

/** Counts a vote, or a reading of a text that is read alone. */
async function countVote(trx: Transaction<Tables>, duelId: string, pickedId: string | undefined): Promise<void> {
  await sql`
    update duel set
      first_votes = first_votes + (second_id is null or first_id = ${pickedId ?? null}::uuid)::integer,
      second_votes = second_votes + coalesce(second_id = ${pickedId ?? null}::uuid, false)::integer
    where id = ${duelId}`.execute(trx);
}

async function payReading(trx: Transaction<Tables>, readerId: string, readingId: string, now: Date): Promise<void> {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const done = await trx
    .selectFrom('duel_reading')
    .select('id')
    .where('reader_id', '=', readerId)
    .where('status', '=', 'done')
    .where('ended_at', '>=', today)
    .execute();
  if (done.length > PAID_A_DAY) return;
  const change = {
    playerId: readerId,
    arena: 'creative_writing',
    amount: XP,
    source: 'duel-reading',
    sourceId: readingId,
    revision: 1,
  } as const;
  await recordXp(trx, [change], now);
}
