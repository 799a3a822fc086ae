import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ChapterReader } from '../../chapters/chapter-cache.server';
import { movedPassages } from '../../comments/passages/passages.server';

/** Moves notes to the chapter that their passages are in, when the second half of a chapter has become one of its own. */
export async function moveNotes(trx: Transaction<Tables>, readChapter: ChapterReader, split: { from: string; to: string }): Promise<void> {
  const rows = await trx.selectFrom('beta_note').select(['id', 'passage']).where('chapter_id', '=', split.from).execute();
  const notes = rows.flatMap(({ id, passage }) => (passage ? [{ id, passage }] : []));
  const passages = notes.map(({ passage }) => passage);
  const moved = await movedPassages(trx, readChapter, split, passages);
  const ids = notes.filter((_, index) => moved[index]).map(({ id }) => id);
  await sql`
    update beta_note set chapter_id = ${split.to} where id = any(${ids}::uuid[]) or answers_id = any(${ids}::uuid[])`.execute(trx);
}
