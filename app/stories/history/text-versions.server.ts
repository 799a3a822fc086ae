import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { Words } from '../saving/save.contract';
import { currentWords } from '../text/current-words';
import { countWords } from '../text/words';
import { isWorthKeeping, thinnedOut } from './version-rules';

/** A text with a history. */
export interface VersionedText {
  playerId: string;
  /** The id of a chapter, of its draft, or of a story written in a session. */
  textId: string;
  /** Null until there is a story: a history goes with it. */
  storyId: string | null;
}

/** Words that a save is about to replace. */
export interface ReplacedWords extends Words {
  savedAt: Date;
  /** When the text was begun. */
  begunAt: Date;
}

/** An earlier version in a list. */
export interface ListedVersion {
  id: string;
  savedAt: Date;
  words: number;
  /** Whether readers were shown it. */
  published: boolean;
}

type NewVersion = Words & { savedAt: Date; published?: boolean };

/**
 * Part of a save: keeps the words that it replaces, if they make a version. The text's row must be locked by `trx`.
 * @see docs/product/stories.md
 */
export async function keepReplaced(
  trx: Transaction<Tables>,
  text: VersionedText,
  { before, after, now }: { before: ReplacedWords; after: Words; now: Date },
): Promise<void> {
  const newest = await newestVersion(trx, text);
  const last = newest?.saved_at ?? before.begunAt;
  if (isWorthKeeping(before, after, now.getTime() - last.getTime())) await keepVersion(trx, text, before, now);
}

/** Part of a change that keeps words in any case, such as publishing them. The text's row must be locked by `trx`. */
export async function keepVersion(trx: Transaction<Tables>, text: VersionedText, words: NewVersion, now: Date): Promise<void> {
  const { playerId, textId, storyId } = text;
  const { title, body, savedAt, published = false } = words;
  const newest = await newestVersion(trx, text);
  const same = newest && (await sameVersion(trx, text, words, newest.id));
  if (same) {
    if (published) await trx.updateTable('text_version').set({ published }).where('id', '=', same.id).execute();
    return;
  }
  await trx
    .insertInto('text_version')
    .values({
      id: randomUUID(),
      player_id: playerId,
      text_id: textId,
      story_id: storyId,
      number: (newest?.number ?? 0) + 1,
      title,
      body,
      word_count: countWords(body),
      characters: body.length,
      published,
      saved_at: savedAt,
    })
    .execute();
  await thinOut(trx, text, now);
}

/**
 * Keeps words that their writer did not choose between two versions of a text, unless its history has them. The text's row
 * must be locked by `trx`.
 * @see docs/product/stories.md
 */
export async function keepRejected(trx: Transaction<Tables>, text: VersionedText, words: Words, now: Date): Promise<void> {
  if (words.body.trim() === '') return;
  const there = await trx
    .selectFrom('text_version')
    .select('id')
    .where('player_id', '=', text.playerId)
    .where('text_id', '=', text.textId)
    .where('characters', '=', words.body.length)
    .where('title', '=', words.title)
    .where('body', '=', words.body)
    .limit(1)
    .executeTakeFirst();
  if (!there) await keepVersion(trx, text, { ...words, savedAt: now }, now);
}

/** Part of publishing words. Their whole history belongs to their story from now on. */
export async function keepPublished(
  trx: Transaction<Tables>,
  text: VersionedText & { storyId: string },
  words: Words,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('text_version')
    .set({ story_id: text.storyId })
    .where('player_id', '=', text.playerId)
    .where('text_id', '=', text.textId)
    .where('story_id', 'is', null)
    .execute();
  await keepVersion(trx, text, { ...words, savedAt: now, published: true }, now);
}

/** Part of deleting a text that has no story, or a chapter of one. */
export async function forgetVersions(trx: Transaction<Tables>, { playerId, textId }: Omit<VersionedText, 'storyId'>): Promise<void> {
  await trx.deleteFrom('text_version').where('player_id', '=', playerId).where('text_id', '=', textId).execute();
}

/** A person's earlier versions of a text, the latest first; at most 200. */
export async function listVersions(executor: Executor, playerId: string, textId: string): Promise<ListedVersion[]> {
  const rows = await executor
    .selectFrom('text_version')
    .select(['id', 'saved_at', 'word_count', 'published'])
    .where('player_id', '=', playerId)
    .where('text_id', '=', textId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ id, saved_at, word_count, published }) => ({ id, savedAt: saved_at, words: word_count, published }));
}

/** The words of one of a person's earlier versions; undefined when this text has none with this id. */
export async function versionWords(
  executor: Executor,
  { playerId, textId }: Omit<VersionedText, 'storyId'>,
  versionId: string,
): Promise<Words | undefined> {
  if (!isUuid(versionId)) return undefined;
  const row = await executor
    .selectFrom('text_version')
    .select(['title', 'body', 'markup'])
    .where('id', '=', versionId)
    .where('player_id', '=', playerId)
    .where('text_id', '=', textId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, body } = currentWords(row);
  return { title, body };
}

function newestVersion(trx: Transaction<Tables>, { playerId, textId }: VersionedText) {
  return trx
    .selectFrom('text_version')
    .select(['id', 'number', 'saved_at'])
    .where('player_id', '=', playerId)
    .where('text_id', '=', textId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest version, or the one that was published at this time, if it holds these words. */
function sameVersion(
  trx: Transaction<Tables>,
  { playerId, textId }: VersionedText,
  { title, body, savedAt, published = false }: NewVersion,
  newestId: string,
) {
  return trx
    .selectFrom('text_version')
    .select('id')
    .where('player_id', '=', playerId)
    .where('text_id', '=', textId)
    .where((is) =>
      published
        ? is.or([is('id', '=', newestId), is.and([is('published', '=', true), is('saved_at', '=', savedAt)])])
        : is('id', '=', newestId),
    )
    .where('characters', '=', body.length)
    .where('title', '=', title)
    .where('body', '=', body)
    .limit(1)
    .executeTakeFirst();
}

async function thinOut(trx: Transaction<Tables>, { playerId, textId }: VersionedText, now: Date): Promise<void> {
  const all = trx.selectFrom('text_version').where('player_id', '=', playerId).where('text_id', '=', textId);
  const rows = await all.select(['number', 'saved_at', 'published', 'characters']).orderBy('number').execute();
  const gone = thinnedOut(
    rows.map(({ saved_at, ...row }) => ({ ...row, savedAt: saved_at })),
    now,
  );
  if (gone.length === 0) return;
  await trx
    .deleteFrom('text_version')
    .where('player_id', '=', playerId)
    .where('text_id', '=', textId)
    .where(sql<boolean>`number = any(${gone}::integer[])`)
    .execute();
}
