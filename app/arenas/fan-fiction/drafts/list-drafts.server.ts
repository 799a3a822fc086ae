import { sql } from 'kysely';
import { href } from 'react-router';
import * as z from 'zod/mini';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { dayText } from '~/platform/text/format-dates';
import { nameInFandomId } from '~/site/named-fandom';
import { idsOfFandom } from '~/stories/listing/filters/of-fandom.server';
import type { Words } from '~/stories/saving/save.contract';
import { currentWords } from '~/stories/text/current-words';
import { writeAddress } from '../fandoms/fandom-links';
import { pageOfFandom } from '../fandoms/fandom-page';
import { fandomById } from '../fandoms/fandom-registry';
import { MAX_DRAFTS } from '../limits';
import { storyViewAddress } from '../stories/story-links';
import { isUnpublished } from './is-unpublished.server';
import { type SaidOfStory, saidOfStory } from './said-of-story';

/** Most characters of a last line. */
const MAX_LINE = 160;

/** A draft as a form continues it. */
export interface OpenDraft extends Words {
  id: string;
  version: number;
  saveId: string | undefined;
  /** When it was saved, in ms since 1970. */
  savedAt: number;
  /** When the chapter that it changes was last changed, in ms since 1970. */
  base: number | undefined;
  /** How many chapters come with it when it is published as a story. */
  chaptersToCome: number;
  /** What the file that it was imported from says of the story, or of the chapter. */
  said: SaidOfStory | undefined;
}

/** A draft in a list of its writer's. */
export interface ListedDraft {
  id: string;
  /** The story that it belongs to, or becomes. */
  workId: string;
  title: string;
  /** The last line that has something in it. */
  lastLine: string;
  words: number;
  /** Such as 'Mar 1, 2026'. */
  savedOn: string;
  /** Who began it; undefined where that is the one who asks. */
  by: string | undefined;
  /** Undefined for chapters of published stories. */
  fandomId: string | undefined;
  /** Where it belongs: the title of its story, or the name of its fandom. */
  place: string;
  /** The page on which it is written. */
  address: string;
  /** When it is published by itself, as ISO 8601. */
  publishAt: string | undefined;
  /** Why it was not published on its time. */
  notPublished: string | undefined;
  /** The chapter that it is published before then; undefined: at the end. */
  beforeId: string | undefined;
}

/** Where a form looks for the draft that it continues. */
type DraftSought = { storyId: string } | { fandomId: string } | { chapterId: string };

export interface DraftLists {
  /** A person's latest draft in a place, or the one with this id, which a co-author may have begun, as may the change of a chapter. */
  open(playerId: string, sought: DraftSought, draftId?: string | null | false): Promise<OpenDraft | undefined>;
  /** A person's drafts that differ from what is published, latest first. @param storyId only the new chapters of this story, those of co-authors too. */
  list(playerId: string, storyId?: string): Promise<ListedDraft[]>;
}

export function createDraftLists(db: Executor): DraftLists {
  return {
    async open(playerId, sought, draftId) {
      if (draftId && !isUuid(draftId)) return undefined;
      let query = db
        .selectFrom('chapter_draft')
        .select(['id', 'title', 'body', 'markup', 'version', 'last_save_id', 'base', 'updated_at', 'said', chaptersToCome.as('to_come')])
        .where(draftId || 'chapterId' in sought ? mayWrite('chapter_draft', playerId) : sql<boolean>`player_id = ${playerId}`)
        .where('begins_with', 'is', null);
      if ('chapterId' in sought) query = query.where('id', '=', sought.chapterId).where('base', 'is not', null);
      else query = query.where('base', 'is', null);
      if ('storyId' in sought) query = query.where('story_id', '=', sought.storyId);
      if ('fandomId' in sought) query = query.where('fandom_id', 'in', await idsOfFandom(db, sought.fandomId));
      if (draftId) query = query.where('id', '=', draftId);
      const row = currentWords(await query.orderBy('updated_at', 'desc').limit(1).executeTakeFirst());
      if (!row) return undefined;
      const { id, title, body, version, updated_at: savedAt, base } = row;
      const words = { id, title, body, version, saveId: row.last_save_id ?? undefined };
      const said = row.said === null ? undefined : z.safeParse(saidOfStory, row.said).data;
      return { ...words, savedAt: savedAt.getTime(), base: base?.getTime(), chaptersToCome: row.to_come, said };
    },

    async list(playerId, storyId) {
      const all = db
        .selectFrom('chapter_draft as draft')
        .leftJoin('story', 'story.id', 'draft.story_id')
        .leftJoin('fanfic_chapter as chapter', 'chapter.id', 'draft.id')
        .select(['draft.id', 'draft.title', 'draft.word_count', 'draft.updated_at', 'draft.fandom_id', 'draft.story_id'])
        .select(['draft.publish_at', 'draft.before_id', 'draft.not_published'])
        .select(['story.title as story_title', 'chapter.number', lastLine.as('last_line')])
        .leftJoin('player as writer', (join) => join.on('writer.id', '=', writerName).on('draft.player_id', '<>', playerId))
        .select('writer.name as writer')
        .where(storyId === undefined ? sql<boolean>`draft.player_id = ${playerId}` : mayWrite('draft', playerId))
        .where('draft.begins_with', 'is', null)
        .where(isUnpublished('draft'))
        .orderBy('draft.updated_at', 'desc')
        .limit(MAX_DRAFTS);
      const rows = await (storyId === undefined
        ? all
        : all.where('draft.story_id', '=', storyId).where('draft.base', 'is', null)
      ).execute();
      return rows.map((row) => ({
        id: row.id,
        workId: row.story_id ?? row.id,
        title: row.title,
        lastLine: row.last_line,
        words: row.word_count,
        savedOn: dayText(row.updated_at),
        by: row.writer ?? undefined,
        fandomId: row.fandom_id ?? undefined,
        publishAt: row.publish_at?.toISOString(),
        notPublished: row.not_published ?? undefined,
        beforeId: row.before_id ?? undefined,
        ...placeOf(row),
      }));
    },
  };
}

/** What decides where a chapter is written. */
export interface PlacedRow {
  id: string;
  story_id: string | null;
  story_title: string | null;
  fandom_id: string | null;
  number: number | null;
}

/** Where a chapter or an unpublished story belongs, and the page on which it is written. */
export function placeOf({ id, story_id, story_title, fandom_id, number }: PlacedRow): { place: string; address: string } {
  if (story_id !== null) {
    const view = number === null ? { task: 'add' as const, draft: id } : { chapter: number, task: 'edit' as const };
    return { place: story_title ?? '', address: storyViewAddress(story_id, view) };
  }
  const fandom = fandomById(fandom_id ?? '');
  const name = fandom?.name ?? nameInFandomId(fandom_id ?? '');
  if (name === undefined || fandom_id === null) return { place: '', address: href('/fan-fiction') };
  return { place: name, address: writeAddress(pageOfFandom(fandom_id), id) };
}

/** Whether a person goes on writing the draft of a query's row: it is their own, or of a story that they write with others. */
export function mayWrite(draft: 'chapter_draft' | 'draft', playerId: string) {
  const [writer, story] = [sql.ref(`${draft}.player_id`), sql.ref(`${draft}.story_id`)];
  return sql<boolean>`(${writer} = ${playerId} or ${story} in (
    select co_author.story_id from co_author where co_author.player_id = ${playerId} and co_author.joined_at is not null))`;
}

/** The id of the name under which the writer of a draft writes its story. */
const writerName = sql<string>`coalesce((
  select co_author.pen_id from co_author
  where co_author.story_id = draft.story_id and co_author.player_id = draft.player_id and co_author.joined_at is not null), draft.player_id)`;

/** The chapters of a story that is a draft itself. */
const chaptersToCome = sql<number>`(select count(*)::integer from chapter_draft as later where later.begins_with = chapter_draft.id)`;

/** The end of the last line with something in it; the text itself stays in the database. */
const lastLine = sql<string>`right(substring(rtrim(draft.body, E' \n\t') from '[^\n]*$'), ${sql.lit(MAX_LINE)})`;
