import { chapterNamesQuery } from '~/arenas/fan-fiction/stories/read-fan-story.server';
import { partsOfStory } from '~/arenas/story-weave/woven-stories/parts-of-story.server';
import type { Executor } from '~/platform/database/database.server';
import { storyArena } from '~/site/arenas';
import { contentText } from '~/stories/content-rating/content-rating';
import { countedFacts } from '~/stories/facts/counted-facts';
import { languages } from '~/stories/facts/languages';
import { progressFacts } from '~/stories/facts/story-facts';
import { coverOfRow, type StoryListRow } from '~/stories/listing/list-stories.server';
import { areLinksTrusted } from '~/stories/reading/text/trusted-links';
import { currentWords } from '~/stories/text/current-words';
import { aiPercent, aiShareText } from '~/stories/writers/ai-share';
import { creditsOfRow } from '~/stories/writers/credits-of-row.server';
import { writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf } from '~/stories/writers/writers';
import { namesOfAll } from '~/tags/story-tags/story-tags.server';
import type { BookChapter, BookFacts, StoredWords } from './book';

interface StoredNotes {
  note_before: string;
  note_after: string;
}

/** Chapters read in one query. */
const CHAPTERS_AT_ONCE = 10;

/** What the book of a story says of it, from its row with all of its tags. */
export function factsOfRow(row: StoryListRow & Parameters<typeof namesOfAll>[0]): BookFacts {
  return {
    id: row.id,
    arena: row.arena,
    title: row.title,
    byline: bylineOf(row.author, writersIn(row.writers)),
    credits: creditsOfRow(row),
    publishedAt: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    prompt: row.prompt,
    coverName: coverOfRow(row),
    summary: row.summary,
    language: row.language,
    tags: namesOfAll(row),
    facts: saidOfRow(row),
    ...(row.series && { series: row.series }),
  };
}

/** Its audience and warnings, how far it is, the share of AI writers in a collaborative one, its words and its language. */
function saidOfRow(row: StoryListRow): string[] {
  const content = contentText({ rating: row.content_rating, warnings: row.warnings });
  const progress = progressFacts(row.chapter_count, { progress: row.progress, plannedChapters: row.planned_chapters });
  const percent = row.author_id === null ? aiPercent(writersIn(row.writers)) : undefined;
  return [
    ...(content === undefined ? [] : [content]),
    ...progress,
    ...(percent === undefined ? [] : [aiShareText(percent)]),
    ...countedFacts({ words: row.words }),
    ...(row.language ? [languages[row.language]] : []),
  ];
}

/**
 * The chapters of a story's book.
 * @param shownAt when it is shown to readers: links of young accounts are words then. Undefined for its author's own file, in which
 *   they stay.
 */
export async function chaptersOf(
  executor: Executor,
  { id, arena, title }: Pick<BookFacts, 'id' | 'arena' | 'title'>,
  shownAt: Date | undefined,
): Promise<BookChapter[]> {
  const text = await executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['starter', 'body', 'markdown', 'markup', 'note_before', 'note_after', 'author.created_at as author_joined_at'])
    .where('story.id', '=', id)
    .executeTakeFirstOrThrow();
  const unlinked = shownAt !== undefined && !areLinksTrusted(text.author_joined_at, shownAt);
  const { hasChapters, ofRooms } = storyArena(arena);
  if (hasChapters) return fanChapters(executor, id, { story: text, unlinked });
  const parts = ofRooms ? await partsOfStory(executor, id) : [];
  const written: StoredWords =
    text.markdown === null
      ? { kind: 'plain', text: text.body }
      : { kind: 'written', text: currentWords({ body: text.markdown, markup: text.markup }).body, unlinked };
  const words =
    parts.length > 0
      ? parts.map(({ writer, kind, changed, text: words }): StoredWords => {
          return { kind: 'part', part: { writer, kind, ...(changed && { changedBy: changed.writer }), text: words } };
        })
      : [written];
  return [{ title, words: withNotes([{ kind: 'plain', text: text.starter }, ...words], text) }];
}

/** Reads a few chapters at a time. */
async function fanChapters(
  executor: Executor,
  storyId: string,
  { story, unlinked }: { story: StoredNotes; unlinked: boolean },
): Promise<BookChapter[]> {
  const chapters: BookChapter[] = [];
  for (;;) {
    const rows = await chapterNamesQuery(executor, storyId)
      .select(['body', 'markup', 'note_before', 'note_after'])
      .where('number', '>', chapters.length)
      .limit(CHAPTERS_AT_ONCE)
      .execute();
    for (const { title, body, ...notes } of rows.map((row) => currentWords(row))) {
      chapters.push({ title, words: withNotes([{ kind: 'chapter', text: body, unlinked }], notes) });
    }
    if (rows.length < CHAPTERS_AT_ONCE) break;
  }
  return chapters.map(({ title, words }, index) => ({
    title,
    words: withNotes(words, {
      note_before: index === 0 ? story.note_before : '',
      note_after: index === chapters.length - 1 ? story.note_after : '',
    }),
  }));
}

/** Words between what their author says before and after them. */
function withNotes(words: readonly StoredWords[], { note_before: before, note_after: after }: StoredNotes) {
  const note = (text: string): StoredWords[] => (text === '' ? [] : [{ kind: 'note', text }]);
  return [...note(before), ...words, ...note(after)];
}
