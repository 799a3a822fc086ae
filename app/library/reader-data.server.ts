import type { Viewer } from '~/accounts/viewer';
import { hasWritten, may } from '~/stories/policy';
import type { StoryForReading } from '~/stories/read-story.server';
import { dayText } from '~/stories/story';
import { readingMinutes } from '~/stories/words';
import { splitParagraphs } from '~/ui/split-paragraphs';

/** What the page of a story knows of it, field by field. */
export function readerData(story: StoryForReading, viewer: Viewer | undefined) {
  const paragraphs = [...splitParagraphs(story.starter), ...splitParagraphs(story.body)];
  return {
    id: story.id,
    title: story.title,
    author: story.author,
    authorId: story.authorId,
    arena: story.arena,
    prompt: story.prompt,
    paragraphs,
    date: { iso: story.date.toISOString(), text: dayText(story.date) },
    minutes: readingMinutes(paragraphs.join(' ')),
    average: story.average,
    ratingCount: story.ratingCount,
    ownRating: story.ownRating,
    own: hasWritten(viewer, { authorId: story.authorId, writerIds: story.writers.map(({ playerId }) => playerId) }),
    draft: story.status === 'draft',
    beingWritten: story.beingWritten,
    may: { publish: may(viewer, 'publish', story), delete: may(viewer, 'delete', story) },
    parent: story.parent,
    appendages: story.appendages,
    moreByAuthor: story.moreByAuthor,
  };
}

export type ReaderData = ReturnType<typeof readerData>;
