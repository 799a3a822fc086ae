import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds } from '~/stories/co-authors/authors-of.server';
import { keepRejected, keepVersion } from '~/stories/history/text-versions.server';
import { may } from '~/stories/policy';
import { beingWritten } from '~/stories/reading/read-story.server';
import { inCurrentMarkup } from '~/stories/reading/text/markup/upgraded';
import { MAX_TITLE, storedText, storedTitle } from '~/stories/reading/text/stored-text';
import type { SaveAnswer, SaveRequest, Words } from '~/stories/saving/save.contract';
import { withSave } from '~/stories/saving/taken-saves';
import { currentWords } from '~/stories/text/current-words';
import { hasWords } from '~/stories/text/words';
import { writtenBody, writtenColumns } from '~/stories/text/written-text.server';
import { noteDay } from '../goal/aims.server';
import { MAX_BODY } from '../saving/story-text';
import { texts } from '../texts';
import { changedShare } from './changed-share';

/** Above this share of changed words, a card says that the story changed after its ratings. */
const MUCH = 0.5;

/** A story whose writer revises it. */
export interface OpenRevision extends Words {
  storyId: string;
  starter: string;
  version: number;
  /** The save that the words come from. */
  saveId: string | undefined;
  /** When they were saved, in ms since 1970. */
  savedAt: number;
  /** Whether they differ from the story. */
  begun: boolean;
  published: boolean;
}

type LockedRevision = NonNullable<Awaited<ReturnType<typeof lockRevision>>>;

/** A story to revise, with the words revised so far; undefined when the player may not. */
export async function findRevision(db: Db, playerId: string, storyId: string): Promise<OpenRevision | undefined> {
  const row = isUuid(storyId) ? currentRevision(await revisionQuery(db, storyId).executeTakeFirst()) : undefined;
  if (!row || !mayRevise(playerId, row)) return undefined;
  return {
    ...wordsOf(row),
    storyId,
    starter: row.starter,
    version: versionOf(row),
    saveId: row.last_save_id ?? undefined,
    savedAt: savedAtOf(row),
    begun: row.revised_version !== null,
    published: row.status !== 'draft',
  };
}

/**
 * Keeps the words with which a writer revises a story; with the purpose 'finish' they become the story's. The same
 * request sent again changes nothing and gets the same answer.
 * @see docs/product/creative-writing.md
 */
export async function takeRevision(
  trx: Transaction<Tables>,
  clock: Pick<Clock, 'now'>,
  playerId: string,
  storyId: string,
  request: SaveRequest,
): Promise<SaveAnswer> {
  const revision = await lockRevision(trx, storyId);
  if (!revision || !mayRevise(playerId, revision)) return { status: 'gone' };
  const words: Words = { title: storedTitle(request.title, revision.title), body: storedText(request.body) };
  if (words.body.length > MAX_BODY) return { status: 'too-long', text: texts.bodyTooLong };
  if (words.title.length > MAX_TITLE) return { status: 'too-long', text: texts.titleTooLong };

  if (request.purpose === 'set-aside') {
    await keepRejected(trx, { playerId, textId: storyId, storyId }, words, clock.now());
    return { status: 'saved', version: versionOf(revision) };
  }
  const stored = wordsOf(revision);
  const known = words.title === stored.title && words.body === stored.body;
  if (!known && versionOf(revision) !== request.baseVersion) {
    return {
      ...{ status: 'conflict', version: versionOf(revision), saveId: revision.last_save_id ?? undefined },
      ...{ ...stored, savedAt: savedAtOf(revision), saves: savesOf(revision) },
    };
  }
  const version = versionOf(revision) + (known ? 0 : 1);
  if (request.purpose !== 'finish') {
    if (!known) await keepWords(trx, playerId, revision, { ...words, version, saveId: request.saveId, now: clock.now() });
    return { status: 'saved', version };
  }
  if (revision.status !== 'draft' && !hasWords(words.body)) return { status: 'too-long', text: texts.revisedToNothing };
  await publishRevision(trx, playerId, revision, { ...words, version, saveId: request.saveId, now: clock.now() });
  return { status: 'finished', version, published: revision.status !== 'draft' };
}

/** Drops the words revised so far; the story stays as it is. */
export async function dropRevision(trx: Transaction<Tables>, playerId: string, storyId: string): Promise<void> {
  const revision = await lockRevision(trx, storyId);
  if (!revision || revision.revised_version === null || !mayRevise(playerId, revision)) return;
  // Pages that still show the dropped words build on a version that must not come again.
  await endRevision(trx, storyId, { version: revision.revised_version + 1, saves: savesOf(revision) });
}

/** Makes earlier words those of the revision; the ones revised so far become a version. @returns false when the player may not. */
export async function reviseWith(trx: Transaction<Tables>, playerId: string, storyId: string, words: Words, now: Date): Promise<boolean> {
  const revision = await lockRevision(trx, storyId);
  if (!revision || !mayRevise(playerId, revision)) return false;
  const { revision_saved_at: savedAt } = revision;
  if (savedAt) await keepVersion(trx, { playerId, textId: storyId, storyId }, { ...wordsOf(revision), savedAt }, now);
  await keepWords(trx, playerId, revision, { ...words, version: versionOf(revision) + 1, saveId: randomUUID(), now });
  return true;
}

/** Removes the words revised so far; the story continues their version and knows their saves. */
async function endRevision(
  trx: Transaction<Tables>,
  storyId: string,
  { version, saves }: { version: number; saves: string[] },
): Promise<void> {
  await trx.deleteFrom('story_revision').where('story_id', '=', storyId).execute();
  await trx.updateTable('story').set({ version, taken_saves: saves }).where('id', '=', storyId).execute();
}

interface KeptWords extends Words {
  version: number;
  saveId: string;
  now: Date;
}

async function keepWords(
  trx: Transaction<Tables>,
  playerId: string,
  revision: LockedRevision,
  { title, body, version, saveId, now }: KeptWords,
): Promise<void> {
  const words = { title, body, version, last_save_id: saveId, taken_saves: withSave(savesOf(revision), saveId), updated_at: now };
  await noteDay(trx, playerId, now);
  await trx
    .insertInto('story_revision')
    .values({ story_id: revision.id, player_id: playerId, ...words })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet(words))
    .execute();
}

async function publishRevision(trx: Transaction<Tables>, playerId: string, revision: LockedRevision, words: KeptWords): Promise<void> {
  const { id: storyId, status, body: before } = revision;
  const { title, body, version, saveId, now } = words;
  await endRevision(trx, storyId, { version, saves: withSave(savesOf(revision), saveId) });
  if (title === revision.title && body === before) return;
  const replaced = { title: revision.title, body: before, savedAt: revision.updated_at, published: status !== 'draft' };
  await keepVersion(trx, { playerId, textId: storyId, storyId }, replaced, now);
  const rated = status === 'draft' ? undefined : ratedText(revision);
  const changedMuch = rated !== undefined && changedShare(rated.rated_body, body) > MUCH;
  await trx
    .updateTable('story')
    .set({ title, ...writtenColumns(body), updated_at: now })
    .set({ ratings_before_change: changedMuch ? rated.rated_count : 0 })
    .where('id', '=', storyId)
    .execute();
  if (status === 'draft' || body === before) return;
  const facts = { revised_at: now, rated_body: rated?.rated_body ?? null, rated_count: rated?.rated_count ?? 0 };
  await trx
    .insertInto('revised_story')
    .values({ story_id: storyId, player_id: playerId, first_body: before, ...facts })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet(facts))
    .execute();
}

/**
 * The text that most of a story's ratings are about, and how many these are: the one before the first revision after a
 * rating, until as many again have come since.
 */
function ratedText(revision: LockedRevision): { rated_body: string; rated_count: number } | undefined {
  const { rated_body, rated_count, rating_count, body } = revision;
  if (rating_count === 0) return undefined;
  if (rated_body !== null && (rated_count ?? 0) * 2 > rating_count) return { rated_body, rated_count: rated_count ?? 0 };
  return { rated_body: body, rated_count: rating_count };
}

async function lockRevision(trx: Transaction<Tables>, storyId: string) {
  return isUuid(storyId) ? currentRevision(await revisionQuery(trx, storyId).forUpdate('story').executeTakeFirst()) : undefined;
}

/** The words of a story and of its revision in today's markup. */
function currentRevision(row: Awaited<ReturnType<ReturnType<typeof revisionQuery>['executeTakeFirst']>>) {
  if (!row || row.revised_body === null || row.revised_markup === null) return currentWords(row);
  return { ...currentWords(row), revised_body: inCurrentMarkup(row.revised_body, row.revised_markup) };
}

function revisionQuery(executor: Db | Transaction<Tables>, storyId: string) {
  return executor
    .selectFrom('story')
    .leftJoin('story_revision as revised', 'revised.story_id', 'story.id')
    .leftJoin('revised_story as past', 'past.story_id', 'story.id')
    .select(['story.id', 'story.arena', 'story.status', 'story.author_id', 'story.title', 'story.starter', 'story.version'])
    .select([writtenBody().as('body'), 'story.markup', 'story.updated_at'])
    .select(['story.rating_count', 'past.rated_body', 'past.rated_count', beingWritten().as('being_written')])
    .select(coAuthorIds().as('co_author_ids'))
    .select([
      'revised.title as revised_title',
      'revised.body as revised_body',
      'revised.markup as revised_markup',
      'revised.version as revised_version',
    ])
    .select('revised.updated_at as revision_saved_at')
    .select(['revised.last_save_id', 'revised.taken_saves as revised_saves', 'story.taken_saves'])
    .where('story.id', '=', storyId);
}

/** Its author, whose name a collection may hold back. */
function mayRevise(
  playerId: string,
  row: Pick<LockedRevision, 'arena' | 'status' | 'author_id' | 'co_author_ids' | 'being_written'>,
): boolean {
  const facts = { status: row.status, authorId: row.author_id, coAuthorIds: row.co_author_ids, beingWritten: row.being_written };
  return row.arena === 'creative_writing' && may({ id: playerId }, 'revise', facts);
}

function wordsOf(row: Pick<LockedRevision, 'title' | 'body' | 'revised_title' | 'revised_body'>): Words {
  return { title: row.revised_title ?? row.title, body: row.revised_body ?? row.body };
}

function savedAtOf(row: Pick<LockedRevision, 'revision_saved_at' | 'updated_at'>): number {
  return (row.revision_saved_at ?? row.updated_at).getTime();
}

/** The saves of a story's session and revisions, newest first. */
function savesOf(row: Pick<LockedRevision, 'taken_saves' | 'revised_saves'>): string[] {
  return row.revised_saves ?? row.taken_saves;
}

function versionOf(row: Pick<LockedRevision, 'version' | 'revised_version'>): number {
  return row.revised_version ?? row.version;
}
