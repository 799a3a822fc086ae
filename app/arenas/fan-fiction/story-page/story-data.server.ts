import type { RouterContextProvider } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { ratingOutcome } from '~/stories/ratings/rating-refusals';
import { fanFictionContext } from '../fan-fiction.server';
import { fandomAddress } from '../fandoms/fandom-links';
import { fandomById } from '../fandoms/fandom-registry';
import { chapterNumberOf } from '../stories/fan-story';
import { may } from '../stories/policy';
import { storyTaskOf } from '../stories/story-links';

/** The data of a fan fiction story's page; undefined when the story is missing. */
export async function storyData(context: Readonly<RouterContextProvider>, storyId: string, query: URLSearchParams) {
  const viewer = optionalPlayer(context);
  const service = context.get(fanFictionContext);
  const chapterNumber = chapterNumberOf(query.get('chapter'));
  const story = await service.reading.page({ storyId, chapterNumber, viewerId: viewer?.id });
  if (!story) return undefined;
  const facts = { authorId: story.own && viewer ? viewer.id : null };
  const asked = storyTaskOf(query.get('do'));
  const task = asked && may(viewer, 'addChapter', facts) ? asked : undefined;
  const commentsShown = query.has('comments');
  const [comments, source] = await Promise.all([
    commentsShown ? service.comments.list({ storyId: story.id, chapterId: story.chapter.id, viewerId: viewer?.id }) : undefined,
    task === 'edit' ? service.reading.chapterSource(story.id, story.chapter.id, viewer?.id) : undefined,
  ]);
  const genre = fandomById(story.fandom.id)?.genres[0];
  return {
    story,
    viewer,
    comments,
    task,
    source,
    /** The id of the chapter that may be added next. */
    newChapterId: crypto.randomUUID(),
    isAuthor: may(viewer, 'editTitle', facts),
    fandomAddress: genre && fandomAddress(genre, story.fandom.id),
    rated: ratingOutcome(query.get('rating'), story.ownRating),
  };
}

export type StoryData = NonNullable<Awaited<ReturnType<typeof storyData>>>;
