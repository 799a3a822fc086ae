import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds, coAuthorNames } from '~/stories/co-authors/authors-of.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { knownAs } from '~/stories/policy';
import type { Markup } from '~/stories/reading/text/markup/dialects';
import { FIRST_CHAPTER } from '../stories/stories.server';
import { draftTexts } from '../texts';

/** A chapter of a work, published or not. */
export interface BetaChapter {
  id: string;
  title: string;
  published: boolean;
}

/** A work as its author goes on writing it: a published story with its unpublished chapters, or a draft that becomes a story. */
export interface BetaWork {
  id: string;
  title: string;
  /** The id of the name under which it stands first: its author's, or that of a pen name. */
  ownerId: string;
  /** Everybody who writes it: accounts, and their names on it. */
  authorIds: readonly string[];
  /** The accounts that write it with others or under a pen name, and their names, in the same order. */
  coAuthorIds: readonly string[];
  nameIds: readonly string[];
  owner: string;
  ownerHidden: boolean;
  ownerJoinedAt: Date;
  /** Whether it is a story; otherwise a draft. */
  isStory: boolean;
  /** Whether the one who asks is shown what is rated like it. */
  rated: boolean;
  chapters: BetaChapter[];
}

interface WorkRow {
  id: string;
  title: string;
  owner_id: string;
  co_author_ids: string[];
  name_ids: string[];
  owner: string;
  hidden: boolean;
  joined_at: Date;
  is_story: boolean;
  rated: boolean;
}

/**
 * A work with the names of its chapters; undefined where there is none, or moderators keep it out of sight.
 * @param viewerId who asks. Whether they may read it is not decided here.
 */
export async function findWork(executor: Executor, workId: string, viewerId: string): Promise<BetaWork | undefined> {
  if (!isUuid(workId)) return undefined;
  const { rows } = await sql<WorkRow>`
    select work.*, player.name as owner, player.hidden_at is not null as hidden, player.created_at as joined_at from (
      select id, title, author_id as owner_id, ${coAuthorIds()} as co_author_ids, ${coAuthorNames()} as name_ids, true as is_story, ${isRatedFor(viewerId)} as rated from story
      where id = ${workId} and arena = 'fan_fic' and status in ('published', 'unlisted', 'draft')
      union all
      select id, title, player_id, '{}'::uuid[], '{}'::uuid[], false, true from chapter_draft
      where id = ${workId} and fandom_id is not null and begins_with is null
    ) as work join player on player.id = work.owner_id`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { id, title, owner_id: ownerId, owner, hidden: ownerHidden, joined_at: ownerJoinedAt, is_story: isStory, rated } = row;
  const authors = { coAuthorIds: row.co_author_ids, nameIds: row.name_ids };
  const authorIds = [...new Set([ownerId, ...authors.coAuthorIds, ...authors.nameIds])];
  const owned = { ownerId, authorIds, ...authors, owner, ownerHidden, ownerJoinedAt };
  const work = { id, title: title || draftTexts.untitled, ...owned, isStory, rated };
  return { ...work, chapters: await chaptersOf(executor, work) };
}

/** The id by which others know what a person does with a work: of an author's name on it, or their own. */
export function nameIn(work: Pick<BetaWork, 'coAuthorIds' | 'nameIds'>, playerId: string): string {
  return knownAs(playerId, work);
}

/** The ids of the names under which a work stands. */
export function namesOn({ ownerId, nameIds }: Pick<BetaWork, 'ownerId' | 'nameIds'>): readonly string[] {
  return nameIds.length > 0 ? nameIds : [ownerId];
}

/** Whom notes take for the owner of a work: the one of its authors who asks, by their name on it, or else its first. */
export function ownerFor(work: BetaWork, playerId: string): string {
  return work.authorIds.includes(playerId) ? nameIn(work, playerId) : work.ownerId;
}

/** Whether something was written under the name of one of the authors. What one of them wrote by another name before is not said to be theirs. */
export function isAuthorsName(work: BetaWork, nameId: string): boolean {
  return namesOn(work).includes(nameId);
}

/** The chapters that readers see come first, in their order. */
async function chaptersOf(executor: Executor, { id, authorIds }: { id: string; authorIds: readonly string[] }): Promise<BetaChapter[]> {
  const { rows } = await sql<{ id: string; title: string | null; published: boolean }>`
    select id, title, number is not null as published from (
      select chapter.id, coalesce(draft.title, chapter.title) as title, chapter.number, chapter.created_at
      from fanfic_chapter as chapter left join chapter_draft as draft on draft.id = chapter.id
      where chapter.story_id = ${id}
      union all
      select draft.id, case when draft.fandom_id is not null and draft.begins_with is null then draft.chapter_title else draft.title end,
        null, draft.created_at
      from chapter_draft as draft
      where draft.player_id = any(${authorIds}::uuid[]) and ${id} in (draft.id, draft.story_id, draft.begins_with)
        and not exists (select from fanfic_chapter where fanfic_chapter.id = draft.id)
    ) as chapter order by number nulls last, id <> ${id}, created_at, id`.execute(executor);
  return rows.map(({ id: chapterId, title, published }) => ({
    id: chapterId,
    title: title || (chapterId === id ? FIRST_CHAPTER : draftTexts.untitled),
    published,
  }));
}

/** The words of a chapter as its author goes on writing it. */
interface ChapterWords {
  /** What it is called among parsed chapters: no page of the published chapter is made of it. */
  id: string;
  body: string;
  markup: Markup;
  updated_at: Date;
  /** What stands before and after it. */
  noteBefore: string;
  noteAfter: string;
}

/** @returns undefined for a chapter that is gone. */
export async function wordsOf(executor: Executor, chapterId: string): Promise<ChapterWords | undefined> {
  const { rows } = await sql<{ body: string; markup: Markup; updated_at: Date; version: number; note_before: string; note_after: string }>`
    select coalesce(draft.body, chapter.body) as body, coalesce(draft.markup, chapter.markup) as markup, coalesce(draft.updated_at, chapter.updated_at) as updated_at,
      coalesce(draft.version, 0) as version,
      coalesce(chapter.note_before, '') as note_before, coalesce(chapter.note_after, '') as note_after
    from (select * from chapter_draft where id = ${chapterId}) as draft
    full join (select * from fanfic_chapter where id = ${chapterId}) as chapter on chapter.id = draft.id`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { body, markup, updated_at, version, note_before: noteBefore, note_after: noteAfter } = row;
  return { id: `shared ${chapterId} ${version}`, body, markup, updated_at, noteBefore, noteAfter };
}
