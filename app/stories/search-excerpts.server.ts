import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { MARK_END, MARK_START } from './marked-text';
import { plainText } from './plain-text';

/** Characters of a text in which an excerpt is looked for: setting marks reads every word. */
const SEARCHED_CHARACTERS = 6_000;
/** Chapters of a story in which an excerpt is looked for, when its first has none. */
const SEARCHED_CHAPTERS = 12;

const marks = `StartSel=${MARK_START}, StopSel=${MARK_END}`;
const excerptMarks = `${marks}, MaxFragments=2, MinWords=12, MaxWords=26, FragmentDelimiter=" … "`;

/** The title of the story of a query's row, with marks around what was looked for. @param words the text of a tsquery. */
export function markedTitle(words: string) {
  return sql<string>`ts_headline('english', ${unmarked('story.title')}, ${words}::tsquery, ${`${marks}, HighlightAll=true`})`;
}

/**
 * Where stories hold what was looked for, with marks around it: from their beginning, or else from a later chapter.
 * @returns excerpts by the stories' ids; the beginning for what was found elsewhere.
 */
export async function excerptsOf(trx: Transaction<Tables>, storyIds: readonly string[], words: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; excerpt: string }>`
    select story.id, ts_headline('english', left(${unmarked('story.starter')} || ' ' || ${unmarked('story.body')}, ${SEARCHED_CHARACTERS}),
      ${words}::tsquery, ${excerptMarks}) as excerpt
    from story where story.id = any(${storyIds}::uuid[])`.execute(trx);
  const excerpts = new Map(rows.map(({ id, excerpt }) => [id, excerpt]));
  const without = rows.filter(({ excerpt }) => !excerpt.includes(MARK_START)).map(({ id }) => id);
  for (const { id, excerpt } of await chapterExcerpts(trx, without, words)) excerpts.set(id, withoutHalfMarks(plainText(excerpt)));
  return excerpts;
}

async function chapterExcerpts(trx: Transaction<Tables>, storyIds: readonly string[], words: string) {
  if (storyIds.length === 0) return [];
  const { rows } = await sql<{ id: string; excerpt: string }>`
    select wanted.id, ts_headline('english', chapter.text, ${words}::tsquery, ${excerptMarks}) as excerpt
    from unnest(${storyIds}::uuid[]) as wanted(id)
    cross join lateral (
      select left(${unmarked('body')}, ${SEARCHED_CHARACTERS}) as text from fanfic_chapter
      where story_id = wanted.id and number <= ${SEARCHED_CHAPTERS}
        and to_tsvector('english', left(body, ${SEARCHED_CHARACTERS})) @@ ${words}::tsquery
      order by number limit 1) as chapter`.execute(trx);
  return rows;
}

/** An excerpt may begin or end within what its writer emphasised, which leaves half of a pair of marks. */
function withoutHalfMarks(excerpt: string): string {
  return excerpt.replaceAll('*', '');
}

/** A text without the characters that stand around what was found. */
function unmarked(column: string) {
  return sql<string>`translate(${sql.ref(column)}, ${MARK_START + MARK_END}, '')`;
}
