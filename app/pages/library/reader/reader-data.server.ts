import { href } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { AfterClock } from '~/arenas/creative-writing/after/after-clock.server';
import type { StoryPart } from '~/arenas/story-weave/woven-stories/read-part';
import { texts as lineTexts } from '~/days-line/texts';
import { dayText } from '~/platform/text/format-dates';
import { storyArena } from '~/site/arenas';
import { contentText, type StoryContent } from '~/stories/content-rating/content-rating';
import { pageFacts } from '~/stories/facts/counted-facts';
import { outOfSightText } from '~/stories/own/own-story-texts';
import { hasWritten, may } from '~/stories/policy';
import { reachNames } from '~/stories/reach/reach-names';
import type { StoryForReading } from '~/stories/reading/read-story.server';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import { loadWrittenBlocks } from '~/stories/reading/text/load-blocks.server';
import { withTrustedLinks } from '~/stories/reading/text/trusted-links';
import { storyTree } from '~/stories/sharing/appendages/story-tree';
import { taggingAddress } from '~/stories/tagging/tagging-address';
import { readingMinutes } from '~/stories/text/words';
import { splitParagraphs } from '~/ui/text/split-paragraphs';

/** How a story came to be. */
interface StoryOrigin {
  /** Of a woven story, and of one of the Day's Line; empty for others. */
  parts: readonly StoryPart[];
  /** What follows a session; undefined for other arenas. */
  after: AfterClock | undefined;
  /** The private room in which it was woven. */
  roomId: string | undefined;
  /** The Monday of the week whose lines it is. */
  week: string | undefined;
  /** Facts of the duel or the challenge that it comes from. */
  beginnings: readonly { text: string; to?: string }[];
  /** Its words; none of a woven story, which is shown in its parts. */
  paragraphs: readonly (string | Block)[];
}

/** The words of a story as they are shown now. @param person who waits for them. @throws {Overloaded} */
export async function loadParagraphs(
  { markdown, markup, body, linksFrom }: StoryForReading,
  person: string,
  now: Date,
): Promise<(string | Block)[]> {
  if (markdown === null) return splitParagraphs(body);
  return withTrustedLinks(await loadWrittenBlocks({ text: markdown, markup }, person), linksFrom, now);
}

/** The data of a story's page, field by field. */
export function readerData(
  story: StoryForReading,
  viewer: Viewer | undefined,
  { parts, after, roomId, week, beginnings, paragraphs }: StoryOrigin,
) {
  const starter = splitParagraphs(story.starter);
  const writerIds = [...story.writers.map(({ playerId }) => playerId), ...story.coAuthorIds];
  const ofRoom = storyArena(story.arena).ofRooms === true;
  const own = hasWritten(viewer, { authorId: story.authorId, writerIds });
  return {
    id: story.id,
    title: story.title,
    author: story.author,
    authorId: story.authorId,
    authorBio: story.authorBio,
    authorFollowed: story.authorFollowed,
    bookmarked: story.bookmarked,
    followed: story.followed,
    arena: story.arena,
    prompt: story.prompt,
    summary: story.summary,
    noteBefore: story.noteBefore,
    noteAfter: story.noteAfter,
    tags: story.tags,
    facts: story.counted ? pageFacts(story.counted) : [],
    /** Of its text, as its author says. */
    language: story.counted?.language ?? undefined,
    cover: story.cover,
    starter,
    paragraphs,
    parts,
    date: { iso: story.date.toISOString(), text: dayText(story.date) },
    minutes: readingMinutes(`${story.starter} ${story.body}`),
    average: story.average,
    ratingCount: story.ratingCount,
    ownRating: story.ownRating,
    own,
    // Also who has opened the door before it.
    mayReport: !own && story.status !== 'draft',
    draft: story.status === 'draft',
    /** What is said of a story that is out of sight. */
    outOfSight: story.status === 'draft' && story.heldBack ? reachNames.waits : outOfSightText(story.status),
    unlisted: story.status === 'unlisted',
    ofRoom,
    /** The private room in which its writers decide who reads it, for those who wrote it. */
    ownRoom: own ? roomId : undefined,
    beingWritten: story.beingWritten,
    maySeries: viewer !== undefined && viewer.id === story.authorId,
    /** What is said of a story that was taken back; undefined for any other. */
    takenBack: story.takenBack ? reachNames.takenBack(isOfOne(story)) : undefined,
    /** Whether its author can say who reads it. */
    mayReach: may(viewer, 'setReach', story),
    /** Where those who wrote this story of a room say what it is about. */
    tagsAddress: ofRoom && may(viewer, 'tag', story) ? taggingAddress(story.id) : undefined,
    may: { publish: may(viewer, 'publish', story), delete: may(viewer, 'delete', story) },
    hasBook: story.content.rating !== 'mature' && (viewer !== undefined || !story.membersOnly),
    written: [
      ...(story.membersOnly ? [{ text: reachNames.membersOnly }] : []),
      ...contentFacts(story.content),
      ...writtenFacts(after),
      ...weekFacts(week),
      ...beginnings,
    ],
    after: after?.own,
    parent: story.parent,
    tree: storyTree({ id: story.id, arena: story.arena, title: story.title, author: story.author, draft: story.status === 'draft' }, story),
    moreAppendages: story.moreAppendages,
    next: story.next,
    moreByAuthor: story.moreByAuthor.map(({ id, arena, title, cover }) => ({ id, arena, title, cover })),
  };
}

/** Whether one person wrote a story. Those of rooms may leave out names of others who did. */
function isOfOne({ arena, writers, coAuthorIds }: StoryForReading): boolean {
  return !storyArena(arena).ofRooms && writers.length < 2 && coAuthorIds.length < 2;
}

/** What its author says of its content. */
function contentFacts(content: StoryContent): { text: string; to?: string }[] {
  const text = contentText(content);
  return text ? [{ text }] : [];
}

/** How the story was written, as facts of which some lead to more. */
function writtenFacts(after: AfterClock | undefined): { text: string; to?: string }[] {
  if (!after) return [];
  const { written, revised, watchable } = after;
  return [
    ...(written ? [{ text: written, ...(revised && { to: 'session' }) }] : []),
    ...(watchable ? [{ text: 'Watch it being written', to: 'replay' }] : []),
  ];
}

/** Where the sentences are that stood beside those of a week's story. */
function weekFacts(week: string | undefined): { text: string; to: string }[] {
  return week ? [{ text: lineTexts.runnersUpOfStory, to: href('/days-line/:week?', { week }) }] : [];
}

export type ReaderData = ReturnType<typeof readerData>;
