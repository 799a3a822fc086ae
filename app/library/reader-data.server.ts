import type { Viewer } from '~/accounts/viewer';
import { may } from '~/stories/policy';
import type { StoryForReading } from '~/stories/read-story.server';
import { dayText } from '~/stories/story';
import { readingMinutes } from '~/stories/words';
import type { StoryPart } from '~/story-weave/woven-story';
import { writersText } from '~/story-weave/writers-text';
import { splitParagraphs } from '~/ui/split-paragraphs';

/** A part of a woven story, with the person who wrote it. */
export type WrittenPart = StoryPart & { playerId: string | null };

/**
 * What the page of a story knows of it, field by field.
 * @param written the parts of a woven story; empty for any other.
 */
export function readerData(story: StoryForReading, viewer: Viewer | undefined, written: readonly WrittenPart[]) {
  const starter = splitParagraphs(story.starter);
  const paragraphs = [...starter, ...splitParagraphs(story.body)];
  const parts = written.map(({ number, seat, writer, ai, text }): StoryPart => ({ number, seat, writer, ai, text }));
  const woven = parts.length > 0;
  return {
    id: story.id,
    title: story.title,
    author: woven ? writersText(parts) : story.author,
    arena: story.arena,
    prompt: story.prompt,
    // A woven story is shown in its parts, so its words are not sent twice.
    paragraphs: woven ? starter : paragraphs,
    parts,
    date: { iso: story.date.toISOString(), text: dayText(story.date) },
    minutes: readingMinutes(paragraphs.join(' ')),
    average: story.average,
    ratingCount: story.ratingCount,
    ownRating: story.ownRating,
    own: viewer !== undefined && (story.authorId === viewer.id || written.some(({ playerId }) => playerId === viewer.id)),
    draft: story.status === 'draft',
    beingWritten: story.beingWritten,
    may: { publish: may(viewer, 'publish', story), delete: may(viewer, 'delete', story) },
    parent: story.parent,
    appendages: story.appendages,
  };
}

export type ReaderData = ReturnType<typeof readerData>;
