import { randomUUID } from 'node:crypto';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { parseChapter } from '~/stories/reading/text/chapter-text';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { type Passage, passageAt } from '../../app/arenas/fan-fiction/comments/passages/passage';
import { paragraphTexts } from '../../app/arenas/fan-fiction/comments/passages/passages.server';
import { findFandom } from '../../app/arenas/fan-fiction/fandoms/fandom-registry';
import { plainColumns } from '../../app/stories/text/written-text.server';
import { type DemoFanStory, demoFanStories } from '../../content/demo-world/fan-fiction';
import { demoFacts, demoTags } from '../../content/demo-world/said-of-stories';
import type { DemoFilling } from './demo-filling';

/** Days between two chapters, and between a chapter and what a reader says of it. */
const CHAPTER_DAYS = 3;
const COMMENT_DAYS = 1;

/** Adds the fan fiction of the demo world, with its chapters, comments and ratings. */
export async function addDemoFanFiction(world: DemoFilling): Promise<void> {
  for (const story of demoFanStories) {
    const storyId = randomUUID();
    await addStory(world, story, storyId);
    const chapterIds = await addChapters(world, story, storyId);
    await addComments(world, story, storyId, chapterIds);
    for (const rating of story.ratings) await world.rate({ storyId, ...rating, publishedDaysAgo: story.publishedDaysAgo });
  }
}

async function addStory({ trx, progress, playerId, daysAgo }: DemoFilling, story: DemoFanStory, id: string): Promise<void> {
  const published = daysAgo(story.publishedDaysAgo);
  const authorId = playerId(story.author);
  await trx
    .insertInto('story')
    .values({
      id,
      arena: 'fan_fic',
      status: 'published',
      author_id: authorId,
      fandom_id: story.fandom,
      prompt: findFandom(story.fandom)?.name ?? '',
      title: story.title,
      ...plainColumns(story.chapters[0]?.body ?? ''),
      chapter_count: story.chapters.length,
      comment_count: story.comments.length,
      created_at: published,
      published_at: published,
      updated_at: published,
      chapter_added_at: daysAgo(chapterDay(story, story.chapters.length)),
      ...demoFacts(story.slug),
    })
    .execute();
  await setCoverApart(trx, id);
  await setStoryTags(trx, { storyId: id, tags: demoTags(story.slug), now: published });
  await progress.countStoryPublished(trx, authorId, 1);
}

async function addChapters({ trx, daysAgo }: DemoFilling, story: DemoFanStory, storyId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, { title, body }] of story.chapters.entries()) {
    const id = randomUUID();
    ids.push(id);
    const written = daysAgo(chapterDay(story, place + 1));
    await trx
      .insertInto('fanfic_chapter')
      .values({ id, story_id: storyId, number: place + 1, title, body, created_at: written, updated_at: written })
      .execute();
  }
  return ids;
}

async function addComments(world: DemoFilling, story: DemoFanStory, storyId: string, chapterIds: readonly string[]): Promise<void> {
  for (const { reader, chapter, about, text } of story.comments) {
    const said = world.daysAgo(chapterDay(story, chapter) - COMMENT_DAYS);
    await world.trx
      .insertInto('fanfic_comment')
      .values({
        id: randomUUID(),
        story_id: storyId,
        chapter_id: chapterIds[chapter - 1] ?? null,
        author_id: world.playerId(reader),
        passage: about === undefined ? null : JSON.stringify(passageOf(story.chapters[chapter - 1]?.body ?? '', about)),
        body: text,
        created_at: said,
        updated_at: said,
      })
      .execute();
  }
}

/** How many days ago a chapter was written, by its number. */
function chapterDay(story: DemoFanStory, number: number): number {
  return Math.max(COMMENT_DAYS, story.publishedDaysAgo - (number - 1) * CHAPTER_DAYS);
}

/** The paragraph of a chapter that begins with some words. @throws when none does. */
function passageOf(body: string, beginning: string): Passage {
  const texts = paragraphTexts(parseChapter(body));
  const passage = passageAt(
    texts,
    texts.findIndex((text) => text.startsWith(beginning)),
  );
  if (!passage) throw new Error(`No paragraph of the demo world begins with '${beginning}'.`);
  return passage;
}
