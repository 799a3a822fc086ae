import type { Viewer } from '~/accounts/viewer/viewer';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { MAX_TITLE, storedText, storedTitle } from '~/stories/reading/text/stored-text';
import type { Words } from '~/stories/saving/save.contract';
import { prepareWritten, writtenColumns } from '~/stories/text/written-text.server';
import { defaultTitle, MAX_BODY } from '../saving/story-text';
import { texts } from '../texts';
import { promptOfId } from './prompts/prompt-of-day';
import type { Draft } from './writing-types';

const LISTED_DRAFTS = 50;

export interface NewStory {
  title: string;
  prompt: string;
  starter: string;
  parent_id: string | null;
}

/** The row of an unpublished story. */
export function draftRow(id: string, playerId: string, now: Date, story: NewStory) {
  return {
    ...story,
    id,
    arena: 'creative_writing' as const,
    status: 'draft' as const,
    author_id: playerId,
    created_at: now,
    updated_at: now,
  };
}

export interface LeftWords {
  player: Viewer;
  /** The story they were written for; if it exists, prompt, beginning and parent come from it. Or the id of a prompt. */
  storyId: string;
  /** The id of the new draft; the same id always means the same draft. */
  draftId: string;
  words: Words;
}

/** Stores words that no session accepted. @throws {Refusal} when they are too long, or the id belongs to another writer's story. */
export async function storeDraft(db: Db, now: Date, { player, storyId, draftId, words }: LeftWords): Promise<void> {
  const body = storedText(words.body);
  if (body.length > MAX_BODY) throw new Refusal(texts.bodyTooLong, { status: 422 });
  const title = storedTitle(words.title, defaultTitle(now, undefined));
  if (title.length > MAX_TITLE) throw new Refusal(texts.titleTooLong, { status: 422 });
  const prompt = promptOfId(storyId)?.text ?? '';
  const origin = isUuid(storyId) ? await ownStory(db, player.id, storyId) : undefined;
  const story = { prompt, starter: '', parent_id: null, ...origin, title };
  await prepareWritten(body, player.id);
  const added = await db
    .insertInto('story')
    .values({ ...draftRow(draftId, player.id, now, story), ...writtenColumns(body) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added && !(await ownStory(db, player.id, draftId))) throw new Refusal(texts.saveFailed, { status: 409 });
}

function ownStory(db: Db, playerId: string, storyId: string) {
  return db
    .selectFrom('story')
    .select(['prompt', 'starter', 'parent_id'])
    .where('id', '=', storyId)
    .where('author_id', '=', playerId)
    .executeTakeFirst();
}

/** A player's drafts with words in them, latest first; without the story of an open session. */
export async function listDrafts(db: Db, playerId: string, limit = LISTED_DRAFTS): Promise<Draft[]> {
  const rows = await db
    .selectFrom('story')
    .leftJoin('writing_session', (join) =>
      join.onRef('writing_session.story_id', '=', 'story.id').on('writing_session.settled_at', 'is', null),
    )
    .select(['story.id', 'story.title', 'story.word_count', 'story.updated_at'])
    .where('story.author_id', '=', playerId)
    .where('story.arena', '=', 'creative_writing')
    .where('story.status', '=', 'draft')
    .where('story.word_count', '>', 0)
    .where('writing_session.story_id', 'is', null)
    .orderBy('story.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, title: row.title, wordCount: row.word_count, updatedAt: row.updated_at }));
}
