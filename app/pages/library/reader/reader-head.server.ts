import type { MetaDescriptor } from 'react-router';
import { storyPicture } from '~/covers/story/story-picture.server';
import { arenaLabel } from '~/site/arenas';
import { pageTitle } from '~/site/page-title';
import type { SeriesPart } from '~/stories/collections/collection';
import { contentText } from '~/stories/content-rating/content-rating';
import { libraryAddress } from '~/stories/listing/library-address';
import type { StoryForReading } from '~/stories/reading/read-story.server';
import type { StoryHeads } from '~/stories/sharing/heads/story-heads.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { creditsOf } from '~/stories/writers/writers';

/** The head of a story's page: all that programs may learn of a published one, and nothing but the title of others. */
export function readerHead(story: StoryForReading & { series: readonly SeriesPart[] }, heads: StoryHeads): MetaDescriptor[] {
  if (story.status !== 'published' || story.membersOnly) return [{ title: pageTitle(story.title) }, { name: 'robots', content: 'noindex' }];
  const { id, arena, title, author, authorId, writers, summary, starter, body, date, updatedAt, average, ratingCount, parent, series } =
    story;
  const { counted, tags } = story;
  return heads.of({
    ...{ id, arena, title, author, average, ratingCount, parent, series, counted },
    content: contentText(story.content),
    tags: tags.map(({ name }) => name),
    writers: creditsOf({ name: author, id: authorId }, writers),
    text: summary || (starter.trim() === '' ? body : `${starter}\n\n${body}`),
    address: storyAddress(arena, id),
    picture: storyPicture(story.cover, arena),
    publishedAt: date.toISOString(),
    updatedAt: updatedAt.toISOString(),
    chapterCount: 1,
    partOf: { name: arenaLabel(arena), address: libraryAddress(arena) },
  });
}
