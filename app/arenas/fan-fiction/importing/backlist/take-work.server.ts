import { type Selectable, sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { crudeText, hasCrudeWord } from '~/platform/text/crude-words.server';
import { cutAt } from '~/platform/text/printable';
import { isNamedFandom, namedFandomId } from '~/site/named-fandom';
import { factsOfFields } from '~/stories/facts/fact-forms';
import { storedText, storedTitle } from '~/stories/reading/text/stored-text';
import { tagStory } from '~/stories/tagging/tagging.server';
import { plainColumns } from '~/stories/text/written-text.server';
import { tagsOfFields } from '~/tags/story-tags/tag-forms';
import { ruleForAll } from '../../comments/own/rule-for-all.server';
import { knownFandoms, withKnownFandoms } from '../../fandoms/archived/known-fandoms.server';
import { type WritableFandom, writableFandom } from '../../fandoms/named-fandoms.server';
import { MAX_CHAPTER, MAX_TITLE } from '../../limits';
import { importedForm } from '../../stories/forms';
import { formTexts } from '../../texts';
import { storedNotes } from '../stored-notes';
import type { SentChapters, SentWork } from './backlist.contract';
import type { ImportedWorkTable } from './backlist.tables';
import { archivedAddress } from './files/archives';
import { fitSeries } from './join-series.server';
import { backlistTexts as texts } from './texts';

/** The fandom of a work whose author names none. */
const ORIGINAL = 'Original Work';

/**
 * Begins a work that a player brings: sent again, it stays the same one.
 * @throws {Refusal} a title, tags or a summary that cannot be, or an id that is another player's.
 */
export async function beginWork(trx: Transaction<Tables>, player: Viewer, workId: string, sent: SentWork, now: Date): Promise<void> {
  const { title } = publishable(sent);
  if (hasCrudeWord(title)) throw new Refusal(crudeText, { status: 422 });
  const fandom = await fandomOf(trx, sent.fandom);
  const { address, byline, firstPublished = null, lastUpdated = null, series } = sent.origin;
  const days = [firstPublished, lastUpdated].map((day) => pastDay(day, now));
  await trx
    .insertInto('imported_work')
    .values({
      ...{ id: workId, player_id: player.id, batch_id: sent.batchId, title, fandom_id: fandom.id, fandom: fandom.name },
      ...{ chapters: sent.chapters, said: JSON.stringify(await withKnownFandoms(trx, sent.said ?? {})) },
      ...{ address: archivedAddress(address ?? '')?.address ?? null, byline: storedTitle(byline, '') },
      ...{ first_published: days[0] ?? null, last_updated: days[1] ?? null },
      ...{ series: JSON.stringify(fitSeries(series)), imported_at: now },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const there = await trx.selectFrom('imported_work').select('player_id').where('id', '=', workId).executeTakeFirst();
  if (there?.player_id !== player.id) throw new Refusal(texts.notSent, { status: 409 });
}

/**
 * Keeps chapters of a work; with the last one that is missing it becomes a draft story, whole and once.
 * @returns whether it is a story now.
 * @throws {Refusal} a chapter that is too long, or a work that is not theirs or gone.
 */
export async function addChapters(
  trx: Transaction<Tables>,
  player: Viewer,
  workId: string,
  { from, chapters }: SentChapters,
  now: Date,
): Promise<boolean> {
  const work = await trx
    .selectFrom('imported_work')
    .selectAll()
    .where('id', '=', workId)
    .where('player_id', '=', player.id)
    .forUpdate()
    .executeTakeFirst();
  if (!work) throw new Refusal(texts.notSent, { status: 409 });
  if (work.story_id !== null) return true;
  if (from + chapters.length - 1 > work.chapters) throw new Refusal(texts.notSent, { status: 422 });
  const rows = chapters.map(({ title, body, ...notes }, index) => {
    const number = from + index;
    const stored = storedText(body);
    const { noteBefore, noteAfter } = storedNotes(notes);
    if (stored.length > MAX_CHAPTER) throw new Refusal(formTexts.chapterTooLong, { status: 422 });
    return {
      ...{ work_id: workId, player_id: player.id, number, body: stored },
      title: cutAt(storedTitle(title, ''), MAX_TITLE) || texts.chapter(number),
      note_before: noteBefore,
      note_after: noteAfter,
    };
  });
  await trx
    .insertInto('imported_chapter')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['work_id', 'number']).doNothing())
    .execute();
  const { count } = await trx
    .selectFrom('imported_chapter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('work_id', '=', workId)
    .executeTakeFirstOrThrow();
  if (count < work.chapters) return false;
  await makeStory(trx, work, now);
  return true;
}

type WholeWork = Pick<Selectable<ImportedWorkTable>, 'id' | 'player_id' | 'title' | 'fandom_id' | 'fandom' | 'chapters' | 'said'>;

/** The draft of a work whose chapters are all here. */
async function makeStory(trx: Transaction<Tables>, work: WholeWork, now: Date): Promise<void> {
  const { id, player_id: playerId } = work;
  const said = publishable({ title: work.title, said: work.said ?? undefined });
  const first = await trx
    .selectFrom('imported_chapter')
    .select('body')
    .where('work_id', '=', id)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  const begun = await trx
    .insertInto('story')
    .values({
      ...{ id, arena: 'fan_fic', status: 'draft', author_id: playerId, fandom_id: work.fandom_id, prompt: work.fandom, title: said.title },
      ...plainColumns(first.body),
      ...{ content_rating: said.rating, warnings: [...new Set(said.warnings)], chapter_count: work.chapters },
      ...{ created_at: now, published_at: null, updated_at: now, ...(await ruleForAll(trx, playerId)) },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw new Refusal(texts.notSent, { status: 409 });
  await sql`
    insert into fanfic_chapter (id, story_id, number, title, body, note_before, note_after, created_at, updated_at)
    select case number when 1 then work_id else gen_random_uuid() end, work_id, number, title, body, note_before, note_after, ${now}, ${now}
    from imported_chapter where work_id = ${id}`.execute(trx);
  const isNamed = isNamedFandom(work.fandom_id);
  const tags = tagsOfFields(said);
  await tagStory(trx, {
    ...{ storyId: id, arena: 'fan_fic', facts: factsOfFields(said), now },
    ...{ ownFandom: isNamed ? undefined : work.fandom, tags: isNamed ? [{ kind: 'fandom', name: work.fandom }, ...tags] : tags },
  });
  await trx.updateTable('imported_work').set({ story_id: id, said: null }).where('id', '=', id).execute();
  await trx.deleteFrom('imported_chapter').where('work_id', '=', id).execute();
}

/** What a file says of a work, as the form would take it that publishes a story. @throws {Refusal} what it would refuse. */
function publishable({ title, said }: Pick<SentWork, 'title' | 'said'>) {
  const read = importedForm.safeParse({ ...said, title: cutAt(storedTitle(title, ''), MAX_TITLE) });
  if (!read.success) throw new Refusal(read.error.issues[0]?.message ?? texts.notSent, { status: 422 });
  return read.data;
}

/** The fandom with a name: of the registry, of an author, or that of works without any. */
async function fandomOf(trx: Transaction<Tables>, name: string): Promise<Pick<WritableFandom, 'id' | 'name'>> {
  const [known = name] = await knownFandoms(trx, [name]);
  const id = namedFandomId(known) ?? namedFandomId(ORIGINAL) ?? '';
  return (await writableFandom(trx, id)) ?? { id, name: ORIGINAL };
}

/** A day that has been and can be; null for every other one. */
function pastDay(day: string | null, now: Date): string | null {
  const time = day === null ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return time > Date.UTC(1950, 0, 1) && time <= now.getTime() ? day : null;
}
