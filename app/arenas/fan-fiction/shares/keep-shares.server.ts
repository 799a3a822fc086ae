import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';
import { nameOn } from '~/stories/co-authors/authors-of.server';
import { comparison } from '~/stories/history/compare-versions.server';
import { currentWords } from '~/stories/text/current-words';
import { carryRuns, lengthsOf, type Run } from './shares';

/** A chapter of a story, published or not. */
interface SharedChapter {
  chapterId: string;
  storyId: string;
}

/**
 * Counts what an author changed of a chapter as theirs: before another goes on with it, and when it is published. A story that one person
 * is credited for keeps no such account.
 * @param words as they leave them.
 * @see docs/product/co-authors.md
 */
export async function shareWords(
  trx: Transaction<Tables>,
  { chapterId, storyId }: SharedChapter,
  { playerId, body }: { playerId: string; body: string },
): Promise<void> {
  const place = await placeOf(trx, storyId, playerId);
  if (place === undefined) return;
  const before = await sharesOf(trx, chapterId);
  if (before.body === body && before.isKept) return;
  const runs = JSON.stringify(carryRuns(before.runs, comparison.result({ before: before.body, after: body }), place));
  await trx
    .insertInto('chapter_share')
    .values({ chapter_id: chapterId, story_id: storyId, body, runs })
    .onConflict((conflict) => conflict.column('chapter_id').doUpdateSet({ body, runs }))
    .execute();
}

/** Before a transaction that uses `shareWords`: has long texts compared in a thread. */
export async function prepareShare(
  db: Db,
  { chapterId, storyId }: SharedChapter,
  { playerId, body }: { playerId: string; body: string },
): Promise<void> {
  if ((await placeOf(db, storyId, playerId)) === undefined) return;
  const { body: before } = await sharesOf(db, chapterId);
  await comparison.prepare({ before, after: body }, playerId);
}

/** The same for a chapter that is split, the first of two: each half is made of the words of those who wrote them. */
export async function shareHalves(
  trx: Transaction<Tables>,
  { storyId, playerId }: { storyId: string; playerId: string },
  [first, second]: readonly [{ chapterId: string; body: string }, { chapterId: string; body: string }],
): Promise<void> {
  if ((await placeOf(trx, storyId, playerId)) === undefined) return;
  const { body, runs } = await sharesOf(trx, first.chapterId);
  const whole = { chapter_id: second.chapterId, story_id: storyId, body, runs: JSON.stringify(runs) };
  await trx.insertInto('chapter_share').values(whole).execute();
  for (const half of [first, second]) await shareWords(trx, { chapterId: half.chapterId, storyId }, { playerId, body: half.body });
}

/** Whom the words of a draft count for that stand there now: the person who held the chapter last, or else began the draft. */
export async function shareDraft(trx: Transaction<Tables>, { chapterId, storyId }: SharedChapter): Promise<void> {
  const row = await trx
    .selectFrom('chapter_draft as draft')
    .leftJoin('chapter_hold as hold', 'hold.chapter_id', 'draft.id')
    .select(['draft.player_id', 'hold.player_id as holder_id', 'draft.body', 'draft.markup'])
    .where('draft.id', '=', chapterId)
    .where('draft.story_id', '=', storyId)
    .executeTakeFirst();
  if (!row) return;
  const { holder_id: holderId, player_id: writerId, body } = currentWords(row);
  await shareWords(trx, { chapterId, storyId }, { playerId: holderId ?? writerId, body });
}

/** Counts the characters of everybody who is credited for a story, of what is published now. */
export async function countShares(trx: Transaction<Tables>, storyId: string): Promise<void> {
  const writers = await trx.selectFrom('story_writer').select(['place', 'characters']).where('story_id', '=', storyId).execute();
  if (writers.length === 0) return;
  const chapters = await trx
    .selectFrom('fanfic_chapter as chapter')
    .leftJoin('chapter_share as share', 'share.chapter_id', 'chapter.id')
    .select(['share.runs', sql<number>`char_length(chapter.body)`.as('characters')])
    .where('chapter.story_id', '=', storyId)
    .execute();
  const counted = lengthsOf(chapters.flatMap(({ runs, characters }) => runs ?? [{ place: 0, length: characters }]));
  for (const { place, characters } of writers) {
    const now = counted.get(place) ?? 0;
    if (now === characters) continue;
    await trx.updateTable('story_writer').set({ characters: now }).where('story_id', '=', storyId).where('place', '=', place).execute();
  }
}

/** An author's place among the credits of a story; undefined where one person wrote it. */
async function placeOf(trx: Db | Transaction<Tables>, storyId: string, playerId: string): Promise<number | undefined> {
  const name = trx.selectFrom('story').select(nameOn(playerId).as('name')).where('id', '=', storyId);
  const own = trx.selectFrom('story_writer').select('place').where('story_id', '=', storyId).where('player_id', '=', name);
  return (await own.executeTakeFirst())?.place;
}

/** Whose words a chapter was made of when that was last looked at; what is published of it is the first writer's until then. */
async function sharesOf(
  trx: Db | Transaction<Tables>,
  chapterId: string,
): Promise<{ body: string; runs: readonly Run[]; isKept: boolean }> {
  const kept = await trx.selectFrom('chapter_share').select(['body', 'runs']).where('chapter_id', '=', chapterId).executeTakeFirst();
  if (kept) return { ...kept, isKept: true };
  const published = await trx.selectFrom('fanfic_chapter').select(['body', 'markup']).where('id', '=', chapterId).executeTakeFirst();
  const body = published ? currentWords(published).body : '';
  return { body, runs: [{ place: 0, length: body.length }], isKept: false };
}
