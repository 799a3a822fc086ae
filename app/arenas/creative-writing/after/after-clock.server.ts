import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds } from '~/stories/co-authors/authors-of.server';
import { may, type StoryFacts } from '~/stories/policy';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import { loadWrittenBlocks } from '~/stories/reading/text/load-blocks.server';
import { MARKUP } from '~/stories/reading/text/markup/dialects';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { hasEnoughWords } from '../session/enough-words';
import { suggestedTitles } from './suggested-titles';
import { writtenIn, writtenLine } from './written-line';

/** What the page of a story by Creative Writing says about how it was written. */
export interface AfterClock {
  /** Such as 'Written in 28:14, revised Nov 24'; undefined without a session to tell of. */
  written: string | undefined;
  /** Whether the text of the session differs from the story. */
  revised: boolean;
  /** Whether everybody may watch how it was written. */
  watchable: boolean;
  /** For its writer alone. */
  own: { begun: boolean; askTitle: string[] | undefined; recorded: boolean; moreTime: boolean; fewWords: boolean } | undefined;
}

/** The text of a session as it was when its time was up. */
export interface SessionText {
  title: string;
  author: string;
  authorId: string | null;
  paragraphs: (string | Block)[];
  written: string | undefined;
}

interface Seen {
  storyId: string;
  /** Undefined for a visitor. */
  viewerId: string | undefined;
}

/** What is known about how a story was written. The caller has checked that the story may be read. */
export async function afterClock(executor: Executor, { storyId, viewerId }: Seen): Promise<AfterClock | undefined> {
  const row = await storyQuery(executor, storyId).executeTakeFirst();
  if (!row) return undefined;
  const facts = factsOf(row);
  const own = may(viewerId === undefined ? undefined : { id: viewerId }, 'revise', facts);
  const asks = row.settled_at !== null && !row.title_asked && row.title === row.default_title && row.status !== 'draft';
  return {
    written: writtenOf(row),
    revised: row.revised_at !== null,
    watchable: row.watchable,
    own: own
      ? {
          begun: row.revision !== null,
          askTitle: asks ? suggestedTitles(row.body) : undefined,
          recorded: row.recorded_id !== null,
          moreTime: row.more_time ?? false,
          fewWords: row.settled_at !== null && row.status === 'draft' && !hasEnoughWords(row.body),
        }
      : undefined,
  };
}

/** The text of a story's session, if the story was revised since; undefined when this person may read none. */
export async function sessionText(executor: Executor, { storyId, viewerId }: Seen): Promise<SessionText | undefined> {
  const row = isUuid(storyId) ? await storyQuery(executor, storyId).where(isReadableBy(viewerId)).executeTakeFirst() : undefined;
  if (!row || row.first_body === null) return undefined;
  const typed = { text: row.first_body, markup: row.first_markup ?? MARKUP };
  return {
    title: row.title,
    author: row.author ?? ANONYMOUS,
    authorId: row.author_id,
    paragraphs: [...splitParagraphs(row.starter), ...(await loadWrittenBlocks(typed, viewerId))],
    written: writtenOf(row),
  };
}

type StoryRow = NonNullable<Awaited<ReturnType<ReturnType<typeof storyQuery>['executeTakeFirst']>>>;

function storyQuery(executor: Executor, storyId: string) {
  return executor
    .selectFrom('story')
    .leftJoin('player', 'player.id', 'story.author_id')
    .leftJoin('writing_session as session', 'session.story_id', 'story.id')
    .leftJoin('revised_story as past', 'past.story_id', 'story.id')
    .leftJoin('session_recording as recording', 'recording.story_id', 'story.id')
    .leftJoin('story_revision as revised', 'revised.story_id', 'story.id')
    .select([
      'story.title',
      'story.starter',
      'story.body',
      'story.status',
      'story.author_id',
      'story.published_at',
      'player.name as author',
      coAuthorIds().as('co_author_ids'),
    ])
    .select([
      'session.started_at',
      'session.ends_at',
      'session.settled_at',
      'session.title_asked',
      'session.default_title',
      'session.more_time',
    ])
    .select(['recording.story_id as recorded_id', sql<boolean>`recording.published_steps is not null`.as('watchable')])
    .select(['past.first_body', 'past.markup as first_markup', 'past.revised_at', 'revised.version as revision'])
    .where('story.id', '=', storyId)
    .where('story.arena', '=', 'creative_writing');
}

function factsOf(row: StoryRow): StoryFacts {
  const beingWritten = row.started_at !== null && row.settled_at === null;
  return { status: row.status, authorId: row.author_id, coAuthorIds: row.co_author_ids, beingWritten };
}

function writtenOf({ started_at, ends_at, settled_at, revised_at, published_at, more_time }: StoryRow): string | undefined {
  if (!started_at || !ends_at || !settled_at || !published_at) return undefined;
  const seconds = more_time ? undefined : writtenIn({ startedAt: started_at, endsAt: ends_at, settledAt: settled_at });
  return writtenLine({ seconds, publishedAt: published_at, revisedAt: revised_at ?? undefined });
}
