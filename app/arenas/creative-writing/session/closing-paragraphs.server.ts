import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import type { Markup } from '~/stories/reading/text/markup/dialects';
import { plainText } from '~/stories/reading/text/plain-text';
import { hasWords } from '~/stories/text/words';
import { splitParagraphs } from '~/ui/text/split-paragraphs';

/** How far from its end a story is read, in characters. */
const READ_CHARACTERS = 2_000;
/** Words below a story that are not part of it. */
const CLOSING = /^\W*(?:the end|fin|finis|to be continued)\W*$/i;

/**
 * The last paragraphs with words of a story, or of its last chapter, in their order and without Markdown. A very long one
 * begins with an ellipsis. None of a story that this person may not read.
 * @param most how many.
 */
export async function closingParagraphs(
  executor: Executor,
  { storyId, viewerId, most }: { storyId: string; viewerId: string | undefined; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ text: string; cut: boolean; markup: Markup | null }>`
    select right(whole.text, ${READ_CHARACTERS}) as text, length(whole.text) > ${READ_CHARACTERS} as cut, chapter.markup
    from story
    left join lateral (select body, markup from fanfic_chapter where story_id = story.id order by number desc limit 1) as chapter on true
    cross join lateral (select coalesce(nullif(chapter.body, ''), nullif(story.body, ''), story.starter) as text) as whole
    where story.id = ${storyId} and ${isReadableBy(viewerId)}`.execute(executor);
  const [story] = rows;
  if (!story) return [];
  const paragraphs = splitParagraphs(story.markup === null ? story.text : plainText(story.text, story.markup));
  const whole = paragraphs.map((paragraph, place) => (story.cut && place === 0 ? `…${paragraph.replace(/^\S*\s+/, '')}` : paragraph));
  return whole.filter((paragraph) => hasWords(paragraph) && !CLOSING.test(paragraph)).slice(-most);
}
