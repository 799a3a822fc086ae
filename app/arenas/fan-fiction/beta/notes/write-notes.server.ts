import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requireUnblocked } from '~/blocks/stopped.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { currentWords } from '~/stories/text/current-words';
import type { ChapterReader } from '../../chapters/chapter-cache.server';
import { type Passage, passageAt } from '../../comments/passages/passage';
import { type CommentedPassage, paragraphTexts, passageIn } from '../../comments/passages/passages.server';
import { formTexts } from '../../texts';
import { accessTo } from '../access.server';
import { betaNoteNotice } from '../notice-kinds';
import { betaTexts } from '../texts';
import { type BetaWork, findWork, ownerFor, wordsOf } from '../work.server';
import { MOST_NOTES, mayWithNote, type NoteAction } from './note-rules';
import { sourceOfText } from './source-of-text.server';
import { paragraphWith } from './source-paragraphs';
import { noteTexts } from './texts';

/** Another wording for a paragraph. */
interface Proposal {
  at: number;
  /** The paragraph as it is stored, as its writer saw it. */
  replaces: string;
  wording: string;
}

/** A note on a passage, or an answer to one. */
export interface NewNote {
  /** Chosen by the form; sending the same id again writes no second one. */
  id: string;
  chapterId: string;
  about: CommentedPassage | Proposal | { answers: string };
  text: string;
}

/**
 * Writes a note on a chapter that a person reads along, or that is theirs.
 * @throws {Refusal} when it is not shared with them any longer, its passage has changed, what it answers is gone, the other one is
 * blocked, or there are too many.
 */
export async function writeNote(
  trx: Transaction<Tables>,
  { readChapter, now }: { readChapter: ChapterReader; now: Date },
  player: Viewer,
  workId: string,
  { id, chapterId, about, text }: NewNote,
): Promise<void> {
  await requireSeenPlayer(trx, player);
  const { work, nameId: authorId } = await requireReadable(trx, player, workId, chapterId, now);
  await requireRoom(trx, chapterId);
  const thread = 'answers' in about ? await requireThread(trx, work, chapterId, about.answers) : undefined;
  const others = work.authorIds.includes(player.id) ? [] : work.authorIds;
  await requireUnblocked(trx, player.id, [...others, thread?.authorId ?? null]);
  const passage = 'answers' in about ? null : await passageOf(trx, readChapter, chapterId, about);
  const written = {
    ...{ id, chapter_id: chapterId, author_id: authorId, answers_id: thread?.id ?? null, body: text },
    ...('wording' in about ? { replaces: about.replaces, wording: about.wording } : { replaces: null, wording: null }),
  };
  const added = await trx
    .insertInto('beta_note')
    .values({
      ...written,
      ...{ owner_id: work.ownerId, work_id: work.id, passage: passage ? JSON.stringify(passage) : null, created_at: now },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return requireSame(trx, written, passage);
  await tell(trx, work, { id, chapterId, threadId: thread?.id, playerId: player.id, authorId }, now);
}

async function passageOf(
  trx: Transaction<Tables>,
  readChapter: ChapterReader,
  chapterId: string,
  about: CommentedPassage | Proposal,
): Promise<Passage> {
  const words = await wordsOf(trx, chapterId);
  if (!words) throw new Refusal(betaTexts.gone, { status: 404 });
  const texts = paragraphTexts(readChapter(words));
  const passage = 'quote' in about ? passageIn(texts, about) : passageOfWording(texts, currentWords(words).body, about);
  if (!passage) throw new Refusal(noteTexts.passageChanged, { status: 409 });
  return passage;
}

/** The passage of a paragraph for which another wording is proposed; undefined once the paragraph has changed. */
function passageOfWording(texts: readonly string[], body: string, { at, replaces, wording }: Proposal): Passage | undefined {
  if (wording === replaces) throw new Refusal(noteTexts.sameWording, { field: 'wording', status: 422 });
  const paragraph = paragraphWith(sourceOfText.result(body), replaces, at);
  const isThere = paragraph && at >= paragraph.first && at <= paragraph.last;
  return paragraph && passageAt(texts, isThere ? at : paragraph.first);
}

/** @throws {Refusal} when moderators hide the person. */
async function requireSeenPlayer(trx: Transaction<Tables>, { id }: Viewer): Promise<void> {
  // Locked, so that hiding a person and their writing exclude each other.
  const { hidden_at } = await trx.selectFrom('player').select('hidden_at').where('id', '=', id).forShare().executeTakeFirstOrThrow();
  if (hidden_at) throw new Refusal(formTexts.hiddenPlayer, { status: 403 });
}

/** @returns the work, and the name under which a person reads it. @throws {Refusal} where they do not read a chapter along. */
async function requireReadable(trx: Transaction<Tables>, player: Viewer, workId: string, chapterId: string, now: Date) {
  const work = await findWork(trx, workId, player.id);
  const access = work?.rated ? await accessTo(trx, work, { playerId: player.id, now }) : undefined;
  if (!work || !access?.chapters.some(({ id }) => id === chapterId)) throw new Refusal(noteTexts.notShared, { status: 404 });
  return { work, nameId: access.nameId };
}

async function requireRoom(trx: Transaction<Tables>, chapterId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from beta_note where chapter_id = ${chapterId}`.execute(
    trx,
  );
  if ((rows[0]?.count ?? 0) >= MOST_NOTES) throw new Refusal(noteTexts.tooMany(MOST_NOTES), { status: 409 });
}

async function requireThread(trx: Transaction<Tables>, work: BetaWork, chapterId: string, noteId: string) {
  const note = await lockNote(trx, work.id, noteId);
  if (note?.chapter_id !== chapterId || note.answers_id !== null) throw new Refusal(noteTexts.gone, { status: 404 });
  return { id: note.id, authorId: note.author_id };
}

async function lockNote(trx: Transaction<Tables>, workId: string, noteId: string) {
  if (!isUuid(noteId)) return undefined;
  return trx
    .selectFrom('beta_note')
    .select(['id', 'owner_id', 'chapter_id', 'author_id', 'answers_id'])
    .where('id', '=', noteId)
    .where('work_id', '=', workId)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type SentNote = Pick<Selectable<Tables['beta_note']>, 'id' | 'chapter_id' | 'author_id' | 'answers_id' | 'body' | 'replaces' | 'wording'>;

/** The same form sent twice is one note. Other words under its id, or another note's id, are refused, because they would be lost. */
async function requireSame(trx: Transaction<Tables>, sent: SentNote, passage: Passage | null): Promise<void> {
  const there = await trx
    .selectFrom('beta_note')
    .select(['id', 'chapter_id', 'author_id', 'answers_id', 'body', 'replaces', 'wording', 'passage'])
    .where('id', '=', sent.id)
    .executeTakeFirst();
  const { passage: about, ...note } = there ?? { passage: null };
  if (!isDeepStrictEqual(note, sent) || about?.quote !== passage?.quote) throw new Refusal(betaTexts.failed, { status: 409 });
}

interface TellingNote {
  id: string;
  chapterId: string;
  threadId: string | undefined;
  /** The account that wrote it. */
  playerId: string;
  /** The name under which it did. */
  authorId: string;
}

/** Tells the author, and those who wrote in the same thread and still read along; nobody whom a block keeps from the writer under any name. */
async function tell(
  trx: Transaction<Tables>,
  work: BetaWork,
  { id, chapterId, threadId, playerId: writerId, authorId }: TellingNote,
  now: Date,
): Promise<void> {
  // An account hears by itself of what is told to its pen name.
  const others = new Set(work.authorIds);
  for (const playerId of threadId === undefined ? [] : await writersOf(trx, threadId)) {
    const { chapters } = await accessTo(trx, work, { playerId, now });
    if (chapters.some((chapter) => chapter.id === chapterId)) others.add(playerId);
  }
  const told: string[] = [];
  for (const playerId of others) if (!(await isBlockedAmong(trx, writerId, [playerId]))) told.push(playerId);
  const keys = { dedupeKey: `beta-note:${id}`, groupKey: dailyGroup(betaNoteNotice, chapterId, now) };
  const fact = { kind: betaNoteNotice, ...keys, actorId: authorId, detail: work.id, params: { chapter: chapterId } };
  await notify(
    trx,
    told.map((playerId) => ({ ...fact, playerId })),
    now,
  );
}

/** The accounts of those who wrote in a thread. */
async function writersOf(executor: Executor, threadId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct coalesce(writer.pen_of, writer.id) as id from beta_note as note join player as writer on writer.id = note.author_id
    where (note.id = ${threadId} or note.answers_id = ${threadId}) and note.removed_at is null`.execute(executor);
  return rows.map(({ id }) => id);
}

/** A note that a person may do something with. @throws {Refusal} when it is gone (404), or they may not (403). */
async function requireNote(
  trx: Transaction<Tables>,
  player: Viewer,
  workId: string,
  { noteId, action, now }: { noteId: string; action: NoteAction; now: Date },
) {
  const note = await lockNote(trx, workId, noteId);
  if (!note) throw new Refusal(noteTexts.gone, { status: 404 });
  const { work, nameId } = await requireReadable(trx, player, workId, note.chapter_id, now);
  const facts = { ownerId: ownerFor(work, player.id), authorId: note.author_id, isAnswer: note.answers_id !== null };
  if (!mayWithNote(nameId, action, facts)) throw new Refusal(formTexts.notAllowed, { status: 403 });
  return note;
}

/** Marks a note as resolved, or opens it again. @throws {Refusal} when it is gone, or the person is the author of neither it nor the words. */
export async function resolveNote(
  trx: Transaction<Tables>,
  player: Viewer,
  workId: string,
  { noteId, resolved, now }: { noteId: string; resolved: boolean; now: Date },
): Promise<void> {
  const { id } = await requireNote(trx, player, workId, { noteId, action: 'resolve', now });
  await trx
    .updateTable('beta_note')
    .set({ resolved_at: resolved ? now : null })
    .where('id', '=', id)
    .where('resolved_at', resolved ? 'is' : 'is not', null)
    .execute();
}

/**
 * Removes a note or an answer. Where it has answers a gap stays until the last of them is gone.
 * @throws {Refusal} as `resolveNote`.
 */
export async function removeNote(
  trx: Transaction<Tables>,
  player: Viewer,
  workId: string,
  { noteId, now }: { noteId: string; now: Date },
): Promise<void> {
  const note = await requireNote(trx, player, workId, { noteId, action: 'remove', now });
  const answers = trx.selectFrom('beta_note').select('id').where('answers_id', '=', note.id);
  if (await answers.limit(1).executeTakeFirst()) {
    await trx
      .updateTable('beta_note')
      .set({ body: '', replaces: null, wording: null, removed_at: now })
      .where('id', '=', note.id)
      .execute();
    return;
  }
  await trx.deleteFrom('beta_note').where('id', '=', note.id).execute();
  if (note.answers_id === null) return;
  await sql`
    delete from beta_note as gap where id = ${note.answers_id} and removed_at is not null
      and not exists (select from beta_note where answers_id = gap.id)`.execute(trx);
}
