import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { EXCERPT_CHARACTERS, type Reportable, type TargetReader, type TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { putDoor } from '../door/doors.server';
import { previewOf } from '../listing/preview';
import { hideStory } from '../own/hide-story.server';
import { storyAddress } from '../sharing/story-address';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { bylineOf } from '../writers/writers';
import { quotable, REPORTABLE_STATES } from './quotable.server';

const story: Reportable = {
  kind: 'story',
  noun: 'story',
  textOf: (label) => `the story “${label}”`,
  measures: ['rate', 'remove-title'],
  find: findStory,
  setHidden: async ({ trx }, { id }, hidden) => (await hideStory(trx, id, hidden)).changed,
  putDoor: ({ trx, clock }, { id }, about) => putDoor(trx, id, about, clock.now()),
  sight: {
    hidden: sql`select id::text as id, coalesce(published_at, created_at) as at from story where status = 'hidden' and not hidden_with_player`,
    isShown: (id) => sql`exists (select from story where id = ${id} and status in ('published', 'unlisted'))`,
  },
  snapshot,
  instead: async (_, { kind, id }) => (kind === 'title' ? { label: 'The whole story is wrong', kind: 'story', id } : undefined),
};

const { sight: _, ...partOfStory } = story;

const title: Reportable = {
  ...partOfStory,
  kind: 'title',
  noun: 'title of a story',
  textOf: (label) => `the title of a story “${label}”`,
  measures: ['remove-title'],
  find: async (executor, id, reader) => {
    const found = await findStory(executor, id, reader);
    return found && { ...found, excerpt: found.label };
  },
  instead: async (_, { kind, id }) => (kind === 'story' ? { label: 'Only the title is wrong', kind: 'title', id } : undefined),
};

/** What can be reported of stories. @see docs/product/reporting.md */
export const storyReportables: readonly Reportable[] = [story, title];

async function findStory(executor: Executor, id: string, reader: TargetReader) {
  if (!isUuid(id)) return undefined;
  const beginning = sql`left(story.body, ${EXCERPT_CHARACTERS.moderator + 1})`;
  const row = await executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select([
      'story.arena',
      'story.title',
      // Everybody sees the beginning; moderators see what there is.
      quotable(reader === 'moderator' ? beginning : sql.ref('story.preview'), reader).as('preview'),
      'story.author_id',
      'author.name as author',
      storyWriters().as('writers'),
    ])
    .where('story.id', '=', id)
    .where('story.status', 'in', REPORTABLE_STATES[reader])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    label: row.title,
    author: bylineOf(row.author, writersIn(row.writers)),
    ownerId: row.author_id,
    excerpt: reader === 'moderator' ? row.preview : previewOf(row.preview),
    address: storyAddress(row.arena, id),
    storyId: id,
  };
}

async function snapshot(executor: Executor, id: string): Promise<TargetSnapshot | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<TargetSnapshot>`
    select jsonb_build_object('title', story.title, 'summary', story.summary, 'note_before', story.note_before,
        'note_after', story.note_after, 'prompt', story.prompt, 'body', story.body, 'content_rating', story.content_rating,
        'warnings', story.warnings) as watched,
      jsonb_build_object('author', author.name, 'seen', story.status) as besides
    from story left join player author on author.id = story.author_id where story.id = ${id}`.execute(executor);
  return rows[0];
}
