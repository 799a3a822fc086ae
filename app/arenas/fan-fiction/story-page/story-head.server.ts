import { href, type MetaDescriptor } from 'react-router';
import { storyPicture } from '~/covers/story/story-picture.server';
import { arenaLabel } from '~/site/arenas';
import { pageTitle } from '~/site/page-title';
import type { SeriesPart } from '~/stories/collections/collection';
import type { StoryHeads } from '~/stories/sharing/heads/story-heads.server';
import type { FanStoryPage } from '../stories/fan-story';
import { storyViewAddress } from '../stories/story-links';

/**
 * The head of a page of fan fiction: all that programs may learn of a story, and nothing but the title of one that not everybody may read.
 * @param fandomAddress undefined when the fandom has left the registry.
 */
export function fanStoryHead(
  story: FanStoryPage & { series: readonly SeriesPart[] },
  fandomAddress: string | undefined,
  heads: StoryHeads,
): MetaDescriptor[] {
  if (!story.isForEverybody) return [{ title: pageTitle(story.title) }, { name: 'robots', content: 'noindex' }];
  const { id, title, author, authorId, credits, fandom, publishedAt, updatedAt, average, ratingCount, parent, series, counted } = story;
  const { chapter, chapters, cover, tags, content, progress } = story;
  return heads.of({
    ...{ id, title, author, publishedAt, updatedAt, average, ratingCount, parent, series, counted, content, progress },
    tags: tags.map(({ name }) => name),
    arena: 'fan_fic',
    writers: credits ?? [{ name: author, playerId: authorId, isAi: false }],
    text: story.summary || story.preview,
    address: storyViewAddress(id, { chapter: chapter.number }),
    picture: storyPicture(cover, 'fan_fic'),
    chapterCount: chapters.length,
    partOf: { name: `${fandom.name} ${arenaLabel('fan_fic')}`, address: fandomAddress ?? href('/fan-fiction') },
  });
}
