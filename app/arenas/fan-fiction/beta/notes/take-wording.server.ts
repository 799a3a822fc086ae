import { sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { isAuthoredBy, namedActor } from '~/stories/co-authors/authors-of.server';
import { keepVersion } from '~/stories/history/text-versions.server';
import { parseChapter } from '~/stories/reading/text/chapter-text';
import { currentWords } from '~/stories/text/current-words';
import { countWords } from '~/stories/text/words';
import { findPassages, passageAt } from '../../comments/passages/passage';
import { paragraphTexts } from '../../comments/passages/passages.server';
import { mayWrite } from '../../drafts/list-drafts.server';
import { requireClaimed } from '../../holds/holds.server';
import { MAX_CHAPTER } from '../../limits';
import { formTexts } from '../../texts';
import { betaTakenNotice } from '../notice-kinds';
import { sourceOfText } from './source-of-text.server';
import { withWording } from './source-paragraphs';
import { noteTexts } from './texts';

/**
 * Takes the wording that a reader proposed into one's own chapter: an edit of what is not published, like any other. The words
 * before it become a version. Taking it again changes nothing.
 * @throws {Refusal} when the proposal is gone or not for words of theirs (404), or its passage has changed since or a co-author writes on the chapter (409).
 */
export async function takeWording(
  trx: Transaction<Tables>,
  player: Viewer,
  workId: string,
  { noteId, now }: { noteId: string; now: Date },
): Promise<void> {
  const note = await lockProposal(trx, player, workId, noteId);
  if (!note?.wording || note.replaces === null || !note.passage) throw new Refusal(noteTexts.gone, { status: 404 });
  if (note.taken_at) return;
  const draft = await lockDraft(trx, player, note.chapter_id, now);
  await requireClaimed(trx, { chapterId: note.chapter_id, storyId: draft.story_id, playerId: player.id }, now);
  const [at] = findPassages(paragraphTexts(parseChapter(draft.body)), [note.passage]);
  const changed = withWording(
    { body: draft.body, paragraphs: sourceOfText.result(draft.body) },
    { replaces: note.replaces, wording: note.wording, at },
  );
  if (!changed) throw new Refusal(noteTexts.notTakeable, { status: 409 });
  if (changed.body.length > MAX_CHAPTER) throw new Refusal(formTexts.chapterTooLong, { status: 422 });
  const text = { playerId: draft.author_id ?? player.id, textId: note.chapter_id, storyId: draft.story_id };
  await keepVersion(trx, text, { title: draft.title, body: draft.body, savedAt: draft.updated_at }, now);
  await trx
    .updateTable('chapter_draft')
    .set({ body: changed.body, word_count: countWords(changed.body), version: sql`version + 1`, last_save_id: null, updated_at: now })
    .where('id', '=', note.chapter_id)
    .execute();
  const stands = passageAt(paragraphTexts(parseChapter(changed.body)), changed.first) ?? note.passage;
  await trx
    .updateTable('beta_note')
    .set({ taken_at: now, resolved_at: now, passage: JSON.stringify(stands) })
    .where('id', '=', note.id)
    .execute();
  if (note.author_id === null) return;
  const key = `${betaTakenNotice.id}:${note.id}`;
  const told = { kind: betaTakenNotice, dedupeKey: key, groupKey: `${betaTakenNotice.id}:${note.chapter_id}`, playerId: note.author_id };
  const actorId = await namedActor(trx, workId, player.id);
  await notify(trx, [{ ...told, actorId, detail: workId, params: { chapter: note.chapter_id } }], now);
}

async function lockProposal(trx: Transaction<Tables>, player: Viewer, workId: string, noteId: string) {
  if (!isUuid(noteId)) return undefined;
  return trx
    .selectFrom('beta_note')
    .select(['id', 'chapter_id', 'author_id', 'passage', 'replaces', 'wording', 'taken_at'])
    .where('id', '=', noteId)
    .where('work_id', '=', workId)
    .where(isOwnWork(player.id))
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the note of a query's row is about words that a person writes, alone or with others. */
function isOwnWork(playerId: string) {
  return sql<boolean>`(owner_id = ${playerId} or exists (select from story where story.id = work_id and ${isAuthoredBy(playerId)}))`;
}

/** The chapter as its author goes on writing it, locked. A published one that nobody changes gets a draft with its own words. */
async function lockDraft(trx: Transaction<Tables>, player: Viewer, chapterId: string, now: Date) {
  const chapter = await trx
    .selectFrom('fanfic_chapter as chapter')
    .innerJoin('story', 'story.id', 'chapter.story_id')
    .select(['chapter.story_id', 'chapter.title', 'chapter.body', 'chapter.markup', 'chapter.updated_at'])
    .where('chapter.id', '=', chapterId)
    .where(isAuthoredBy(player.id))
    .executeTakeFirst();
  if (chapter) {
    const { updated_at: base, ...words } = currentWords(chapter);
    const begun = { ...words, word_count: countWords(words.body), base, last_save_id: null, created_at: now, updated_at: base };
    await trx
      .insertInto('chapter_draft')
      .values({ ...begun, id: chapterId, player_id: player.id, fandom_id: null, version: 1 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  const draft = await trx
    .selectFrom('chapter_draft as draft')
    .leftJoin('story', 'story.id', 'draft.story_id')
    .select(['draft.story_id', 'draft.title', 'draft.body', 'draft.markup', 'draft.updated_at', 'story.author_id'])
    .where('draft.id', '=', chapterId)
    .where(mayWrite('draft', player.id))
    .forUpdate('draft')
    .executeTakeFirst();
  if (!draft) throw new Refusal(noteTexts.gone, { status: 404 });
  return currentWords(draft);
}
