import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ShownTag } from '~/tags/rules/tag';
import { namesOfTags } from '~/tags/story-tags/story-tags.server';
import type { MarkedPiece } from '../reading/text/marked-text';
import { excerptOf, markedText, type Pattern, type SearchedText, searchedText } from './excerpt';
import type { SearchQuery } from './search-query';
import type { TextToken } from './text-tokens';
import type { TsQueries } from './tsquery';

/** Characters of a text in which to look for an excerpt. */
const SEARCHED_CHARACTERS = 6_000;
/** Chapters of a story in which to look for an excerpt, when its first has none. */
const SEARCHED_CHAPTERS = 12;

/** Where a story matches a search. */
export interface StoryExcerpt {
  title: MarkedPiece[];
  /** Undefined when neither the start of the text, the summary nor the start of a chapter matches. */
  text: MarkedPiece[] | undefined;
  /** The tags that match, in their author's order. */
  tags: MarkedTag[];
}

/** A tag of a story that matches a search: its name, marked as a whole where only the name as which it counts matches. */
export type MarkedTag = ShownTag & { pieces: MarkedPiece[] };

/** What a search looks for, as far as marking needs it. */
export interface Sought {
  query: SearchQuery;
  tsQueries: TsQueries;
  /** The lexemes of the query's words and of their parts. */
  lexemes: ReadonlyMap<string, string>;
}

/**
 * Where stories match a search: in their titles and tags, and in the beginnings of their texts, or otherwise in their summary or the beginning
 * of a chapter.
 * @returns by story id. Words are compared as the database indexes them, and marked as written.
 */
export async function excerptsOf(
  trx: Transaction<Tables>,
  storyIds: readonly string[],
  sought: Sought,
): Promise<Map<string, StoryExcerpt>> {
  const patterns = patternsOf(sought);
  const rows = await beginnings(trx, storyIds);
  const texts = rows.map(({ id, ...row }) => ({
    id,
    title: searchedText(row.title),
    text: searchedText(row.text),
    summary: searchedText(row.summary),
  }));
  const tags = (await namesOfTags(trx, storyIds)).map((tag) => ({
    tag,
    own: searchedText(tag.name),
    other: searchedText(tag.countsAs ?? ''),
  }));
  const keyOf = await keysFor(
    trx,
    [...texts.flatMap(({ title, text, summary }) => [title, text, summary]), ...tags.flatMap(({ own, other }) => [own, other])],
    sought,
  );
  const marked = (text: SearchedText) => markedText(text, patterns, keyOf);
  const found = new Map(
    texts.map(({ id, title, text, summary }) => [
      id,
      {
        title: marked(title),
        text: excerptOf(text, patterns, keyOf) ?? excerptOf(summary, patterns, keyOf),
        tags: tags.filter(({ tag }) => tag.storyId === id).flatMap(({ tag, own, other }) => markedTag(tag, marked(own), marked(other))),
      },
    ]),
  );
  const without = [...found].flatMap(([id, { text }]) => (text ? [] : [id]));
  const chapters = (await chapterBeginnings(trx, without, sought.tsQueries)).map(({ id, text }) => ({
    id,
    text: searchedText(bare(text)),
  }));
  const chapterKey = await keysFor(
    trx,
    chapters.map(({ text }) => text),
    sought,
  );
  for (const { id, text } of chapters) {
    const story = found.get(id);
    if (story) story.text = excerptOf(text, patterns, chapterKey);
  }
  return found;
}

/** A tag that matches; none for another. */
function markedTag({ id, kind, name }: ShownTag, own: MarkedPiece[], other: MarkedPiece[]): MarkedTag[] {
  const matches = (pieces: readonly MarkedPiece[]) => pieces.some(({ marked }) => marked);
  if (matches(own)) return [{ id, kind, name, pieces: own }];
  return matches(other) ? [{ id, kind, name, pieces: [{ text: name, marked: true }] }] : [];
}

async function beginnings(trx: Transaction<Tables>, storyIds: readonly string[]) {
  return trx
    .selectFrom('story')
    .select([
      'id',
      'title',
      'summary',
      sql<string>`left(left(starter, ${SEARCHED_CHARACTERS}) || ' ' || left(body, ${SEARCHED_CHARACTERS}), ${SEARCHED_CHARACTERS})`.as(
        'text',
      ),
    ])
    .where(sql<boolean>`id = any(${storyIds}::uuid[])`)
    .execute();
}

async function chapterBeginnings(trx: Transaction<Tables>, storyIds: readonly string[], { any }: TsQueries) {
  if (storyIds.length === 0) return [];
  const { rows } = await sql<{ id: string; text: string }>`
    select wanted.id, chapter.text
    from unnest(${storyIds}::uuid[]) as wanted(id)
    cross join lateral (
      select left(body, ${SEARCHED_CHARACTERS}) as text from fanfic_chapter
      where story_id = wanted.id and number <= ${SEARCHED_CHAPTERS} and words_of(left(body, ${SEARCHED_CHARACTERS})) @@ ${any}::tsquery
      order by number limit 1) as chapter`.execute(trx);
  return rows;
}

/** A chapter without the signs of its Markdown. */
function bare(text: string): string {
  return text.replaceAll('*', '').replaceAll(/^>+ ?/gm, '');
}

/** What to mark, in lexemes and characters; nothing for words that every text is full of. */
function patternsOf({ query, lexemes }: Sought): Pattern[] {
  const wanted = query.groups.flat().filter(({ isExcluded }) => !isExcluded);
  return wanted.flatMap((term) =>
    term.patterns.flatMap((tokens) => {
      const keys = tokens.map(({ text, isCharacter }) => (isCharacter ? text : lexemes.get(text)));
      const from = keys.findIndex((key) => key !== undefined);
      return from < 0 ? [] : [keys.slice(from, keys.findLastIndex((key) => key !== undefined) + 1)];
    }),
  );
}

/** The keys of these texts' tokens in patterns. Only possible matches are looked up: stems keep their first letter. */
async function keysFor(
  trx: Transaction<Tables>,
  texts: readonly SearchedText[],
  { lexemes }: Sought,
): Promise<(token: TextToken) => string> {
  const initials = new Set([...lexemes.values()].map((lexeme) => lexeme[0]));
  const words = new Set(
    texts.flatMap(({ tokens }) => tokens.flatMap(({ text, isCharacter }) => (!isCharacter && initials.has(text[0]) ? [text] : []))),
  );
  const stems = words.size > 0 ? await stemsOf(trx, [...words]) : new Map<string, string>();
  return ({ text, isCharacter }) => (isCharacter ? text : (stems.get(text) ?? ''));
}

async function stemsOf(trx: Transaction<Tables>, words: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${words}::text[]) as word`.execute(trx);
  return new Map(rows.flatMap(({ word, stem }) => (stem ? [[word, stem] as const] : [])));
}
