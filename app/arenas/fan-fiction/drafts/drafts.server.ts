import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { authorNames, isAuthoredBy } from '~/stories/co-authors/authors-of.server';
import { forgetVersions, keepRejected, keepReplaced, keepVersion } from '~/stories/history/text-versions.server';
import { storedText, storedTitle } from '~/stories/reading/text/stored-text';
import type { SaveAnswer, Words } from '~/stories/saving/save.contract';
import { withSave } from '~/stories/saving/taken-saves';
import { currentWords } from '~/stories/text/current-words';
import { countWords } from '~/stories/text/words';
import { withKnownFandoms } from '../fandoms/archived/known-fandoms.server';
import type { HeldAnswer, Holder } from '../holds/hold';
import { claimChapter, holderOf, releaseChapter, requireFree } from '../holds/holds.server';
import { isBylineOf } from '../importing/backlist/files/byline';
import { namesInFiles } from '../importing/names-in-files.server';
import { importingTexts } from '../importing/texts';
import { MAX_CHAPTER, MAX_DRAFTS, MAX_TITLE } from '../limits';
import { draftTexts, formTexts } from '../texts';
import type { DraftPlace, SentChapterDraft } from './draft.contract';
import { countUnpublished } from './is-unpublished.server';
import { createDraftLists, type DraftLists } from './list-drafts.server';
import { removeDraft } from './publish-draft.server';

export interface ChapterDrafts extends DraftLists {
  /**
   * Stores the words of a draft that build on its stored version. The same request sent again changes nothing. A draft that
   * was published or deleted is 'gone', and nothing brings it back. While a co-author writes on the chapter, it is 'held'.
   */
  keep(player: Viewer, draftId: string, sent: SentChapterDraft): Promise<SaveAnswer | HeldAnswer>;
  /** The names under which chapters of a story may come from files: those of its authors, and the person's own. */
  namesInFiles(player: Viewer, storyId: string): Promise<string[]>;
  /** Who else writes on a chapter of a story by several now. */
  holderOf(player: Viewer, chapterId: string): Promise<Holder | undefined>;
  /** Deletes a person's draft; a published chapter stays as it is. @throws {Refusal} while a co-author writes on it. */
  discard(player: Viewer, draftId: string): Promise<void>;
}

interface DraftDependencies {
  db: Db;
  clock: Clock;
}

/** @see docs/product/fan-fiction.md */
export function createChapterDrafts({ db, clock }: DraftDependencies): ChapterDrafts {
  return {
    ...createDraftLists(db),

    async keep(player, draftId, sent) {
      if (!isUuid(draftId)) return { status: 'gone' };
      const words = { title: storedTitle(sent.title, ''), body: storedText(sent.body) };
      const tooLong = tooLongText(words);
      if (tooLong) return { status: 'too-long', text: tooLong };
      return db.transaction().execute(async (trx) => {
        await lockStoryOf(trx, draftId, sent.place);
        return takeDraft(trx, clock.now(), { ...sent, ...words, playerId: player.id, draftId });
      });
    },

    namesInFiles: (player, storyId) => namesInFiles(db, storyId, player.id),

    holderOf: (player, chapterId) => holderOf(db, { chapterId, playerId: player.id }, clock.now()),

    async discard(player, draftId) {
      if (!isUuid(draftId)) return;
      await db.transaction().execute((trx) => discardDraft(trx, player.id, draftId, clock.now()));
    },
  };
}

/** Holds a draft's story, if it has one, before the draft, as publishing does: in the other order each could wait for the other. */
async function lockStoryOf(trx: Transaction<Tables>, draftId: string, place: DraftPlace | undefined): Promise<void> {
  const stored = trx.selectFrom('chapter_draft').select('story_id').where('id', '=', draftId);
  const named = place && 'storyId' in place ? [place.storyId] : [];
  await trx
    .selectFrom('story')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', stored), ...named.map((id) => eb('id', '=', id))]))
    .orderBy('id')
    .forKeyShare()
    .execute();
}

async function discardDraft(trx: Transaction<Tables>, playerId: string, draftId: string, now: Date): Promise<void> {
  await lockStoryOf(trx, draftId, undefined);
  const all = trx
    .selectFrom('chapter_draft')
    .select(['base', 'story_id', 'title', 'body', 'markup', 'updated_at'])
    .where('id', '=', draftId);
  const row = currentWords(await all.where('player_id', '=', playerId).forUpdate().executeTakeFirst());
  if (!row) return;
  // Asked once nobody can save any more.
  await requireFree(trx, { chapterId: draftId, playerId }, now);
  const { base, story_id: storyId, title, body, updated_at: savedAt } = row;
  const keeperId = (await keeperOf(trx, { player_id: playerId, story_id: storyId }, playerId)) ?? playerId;
  const text = { playerId: keeperId, textId: draftId, storyId };
  await removeDraft(trx, draftId);
  await releaseChapter(trx, draftId);
  // The history of a published chapter stays with it, and what co-authors wrote last with that.
  if (base !== null) {
    if (await isJoint(trx, storyId)) await keepVersion(trx, text, { title, body, savedAt }, now);
    return;
  }
  await trx.deleteFrom('chapter_share').where('chapter_id', '=', draftId).execute();
  await forgetVersions(trx, text);
}

async function isJoint(trx: Transaction<Tables>, storyId: string | null): Promise<boolean> {
  return storyId !== null && (await authorNames(trx, storyId)).length > 1;
}

interface KeptDraft extends Omit<SentChapterDraft, 'writerId'> {
  playerId: string;
  draftId: string;
}

function tooLongText({ title, body }: Words): string | undefined {
  if (body.length > MAX_CHAPTER) return formTexts.chapterTooLong;
  return title.length > MAX_TITLE ? formTexts.titleTooLong : undefined;
}

async function takeDraft(trx: Transaction<Tables>, now: Date, draft: KeptDraft): Promise<SaveAnswer | HeldAnswer> {
  const { draftId, title, body, saveId } = draft;
  const stored = await trx
    .selectFrom('chapter_draft')
    .select([
      'player_id',
      'story_id',
      'title',
      'body',
      'markup',
      'version',
      'base',
      'last_save_id',
      'taken_saves',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', draftId)
    .forUpdate()
    .executeTakeFirst();
  const row = currentWords(stored);
  if (!row) return draft.purpose ? { status: 'gone' } : beginDraft(trx, now, draft);
  const keeperId = await keeperOf(trx, row, draft.playerId);
  if (keeperId === undefined) return { status: 'gone' };
  const base = row.base?.getTime();
  const text = { playerId: keeperId, textId: draftId, storyId: row.story_id };
  if (draft.purpose === 'set-aside') {
    await keepRejected(trx, text, { title, body }, now);
    return { status: 'saved', version: row.version, base };
  }
  if (row.title === title && row.body === body) return { status: 'saved', version: row.version, base };
  const by = await claimChapter(trx, { chapterId: draftId, storyId: row.story_id, playerId: draft.playerId }, now);
  if (by) return { status: 'held', by };
  if (row.version !== draft.baseVersion) {
    const { version, title, body, last_save_id: lastSave, taken_saves: saves, updated_at: savedAt } = row;
    return { status: 'conflict', version, saveId: lastSave ?? undefined, saves, title, body, base, savedAt: savedAt.getTime() };
  }
  const version = row.version + 1;
  const before = { title: row.title, body: row.body, savedAt: row.updated_at, begunAt: row.created_at };
  await keepReplaced(trx, text, { before, after: { title, body }, now });
  await trx
    .updateTable('chapter_draft')
    .set({ title, body, word_count: countWords(body), version, updated_at: now })
    .set({ last_save_id: saveId, taken_saves: withSave(row.taken_saves, saveId) })
    .where('id', '=', draftId)
    .execute();
  return { status: 'saved', version, base };
}

/**
 * Under whose name the history of a draft is kept: its writer's, or in a story that several write that of its first author.
 * @returns undefined for a player who does not write there.
 */
async function keeperOf(
  trx: Transaction<Tables>,
  draft: { player_id: string; story_id: string | null },
  playerId: string,
): Promise<string | undefined> {
  if (draft.story_id === null) return draft.player_id === playerId ? playerId : undefined;
  const story = trx.selectFrom('story').select('author_id').where('id', '=', draft.story_id).where(isAuthoredBy(playerId));
  const row = await story.executeTakeFirst();
  // A collection that hides its authors takes the name from the row.
  return row && (row.author_id ?? playerId);
}

/** Words of a draft that is not stored: a new one, or one that was published or deleted meanwhile. */
async function beginDraft(trx: Transaction<Tables>, now: Date, draft: KeptDraft): Promise<SaveAnswer | HeldAnswer> {
  const { draftId, playerId, title, body, saveId, place } = draft;
  const chapter = trx.selectFrom('fanfic_chapter').select(['title', 'body', 'markup', 'story_id']).where('id', '=', draftId);
  const there = currentWords(await chapter.executeTakeFirst());
  const isSame = there?.body === body && (there.title === title || place.kind === 'story');
  if (isSame || (!there && title === '' && body === '')) return { status: 'saved', version: 0 };
  const isNew = draft.baseVersion === 0 && (place.kind === 'edit') === (there !== undefined);
  if (!isNew || !(await mayBegin(trx, playerId, place, there?.story_id))) return { status: 'gone' };
  const storyId = 'storyId' in place ? place.storyId : null;
  const byline = 'byline' in place ? place.byline : undefined;
  if (storyId !== null && byline && !isBylineOf(byline, await namesInFiles(trx, storyId, playerId))) {
    return { status: 'too-long', text: importingTexts.ofAnother(byline) };
  }
  const by = await claimChapter(trx, { chapterId: draftId, storyId, playerId }, now);
  if (by) return { status: 'held', by };
  if ((await countUnpublished(trx, playerId)) >= MAX_DRAFTS) return { status: 'too-long', text: draftTexts.tooMany };
  const added = await trx
    .insertInto('chapter_draft')
    .values({
      id: draftId,
      player_id: playerId,
      story_id: storyId,
      fandom_id: 'fandomId' in place ? place.fandomId : null,
      begins_with: place.kind === 'to-come' ? place.beginsWith : null,
      chapter_title: place.kind === 'story' ? storedTitle(place.chapterTitle ?? '', '') || null : null,
      said: 'said' in place && place.said ? JSON.stringify(await withKnownFandoms(trx, place.said)) : null,
      base: place.kind === 'edit' ? new Date(place.base) : null,
      title,
      body,
      word_count: countWords(body),
      version: 1,
      last_save_id: saveId,
      taken_saves: [saveId],
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('version')
    .executeTakeFirst();
  // Another tab began the same draft at the same moment.
  if (!added) return takeDraft(trx, now, draft);
  return { status: 'saved', version: 1, base: place.kind === 'edit' ? place.base : undefined };
}

/** Whether a person may write in this place; a chapter to edit must be of the story that is named. */
async function mayBegin(trx: Transaction<Tables>, playerId: string, place: DraftPlace, storyId: string | undefined): Promise<boolean> {
  if (place.kind === 'story') return true;
  if (place.kind === 'to-come') {
    const story = trx.selectFrom('chapter_draft').select('id').where('id', '=', place.beginsWith).where('player_id', '=', playerId);
    return (await story.where('fandom_id', '=', place.fandomId).where('begins_with', 'is', null).executeTakeFirst()) !== undefined;
  }
  if (place.kind === 'edit' && storyId !== place.storyId) return false;
  const own = trx.selectFrom('story').select('id').where('id', '=', place.storyId).where('arena', '=', 'fan_fic');
  return (await own.where(isAuthoredBy(playerId)).executeTakeFirst()) !== undefined;
}
