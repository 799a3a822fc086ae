import type { Executor } from '~/platform/database/database.server';
import { dayText } from '~/platform/text/format-dates';
import { MAX_WORKS } from './backlist.contract';
import type { PublishFailure } from './backlist.tables';
import { isJoint, isWrittenWith } from './joint-works.server';

/**
 * unfinished: chapters are missing. draft: only its author sees it. asked: it is being published, or waits for another day.
 * failed: it could not be published. held: a moderator looks at it first. published: others see it.
 */
export type ImportState = 'unfinished' | 'draft' | 'asked' | 'failed' | 'held' | 'published';

/** A work that a player has imported, in their list. */
export interface ImportedWork {
  id: string;
  title: string;
  fandom: string;
  state: ImportState;
  chapters: number;
  words: number;
  /** Whether others write it, too: all of them delete it together. */
  joint: boolean;
  /** Such as 'May 5, 2019'; undefined where the file did not say. */
  firstPublished: string | undefined;
  /** Why it could not be published; undefined where nothing failed. */
  failure: PublishFailure | undefined;
}

/** The works that a person has imported, and those that they write with others who did until these are published; those that are not published first. @see docs/product/importing.md */
export async function importedWorks(executor: Executor, playerId: string): Promise<ImportedWork[]> {
  const rows = await executor
    .selectFrom('imported_work as work')
    .leftJoin('story', 'story.id', 'work.story_id')
    .select(['work.id', 'work.title', 'work.fandom', 'work.chapters', 'work.story_id', 'work.first_published', 'work.publish_asked_at'])
    .select([
      'work.failure',
      'work.released_at',
      'work.held',
      'story.title as story_title',
      'story.chapter_words',
      'story.chapter_count',
      'story.status',
      isJoint('work').as('joint'),
    ])
    .where((is) =>
      is.or([is('work.player_id', '=', playerId), is.and([is('work.released_at', 'is', null), isWrittenWith(playerId, 'work')])]),
    )
    .orderBy(({ case: when }) => when().when('work.released_at', 'is', null).then(0).else(1).end())
    .orderBy('work.first_published', 'desc')
    .orderBy('work.title')
    .orderBy('work.id')
    .limit(MAX_WORKS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.story_title ?? row.title,
    fandom: row.fandom,
    state: stateOf(row),
    chapters: row.chapter_count ?? row.chapters,
    words: row.chapter_words ?? 0,
    failure: row.failure ?? undefined,
    joint: row.joint,
    firstPublished: row.first_published === null ? undefined : dayText(new Date(`${row.first_published}T00:00:00Z`)),
  }));
}

interface StateFacts {
  story_id: string | null;
  publish_asked_at: Date | null;
  failure: PublishFailure | null;
  released_at: Date | null;
  held: boolean;
  status: string | null;
}

function stateOf({ story_id: storyId, publish_asked_at: asked, failure, released_at: released, held, status }: StateFacts): ImportState {
  if (storyId === null) return 'unfinished';
  if (released !== null) return held && status === 'hidden' ? 'held' : 'published';
  if (failure !== null) return 'failed';
  return asked === null ? 'draft' : 'asked';
}
