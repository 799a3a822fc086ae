import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Reportable, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { putDoor } from '~/stories/door/doors.server';
import { hideStory } from '~/stories/own/hide-story.server';
import { quotable, REPORTABLE_STATES } from '~/stories/reporting/quotable.server';
import { storyAddress } from '~/stories/sharing/story-address';

/** A chapter; the whole story is hidden with it. @see docs/product/reporting.md */
export const chapterReportable: Reportable = {
  kind: 'chapter',
  noun: 'chapter',
  textOf: (label) => `the chapter “${label}”`,
  measures: ['rate'],

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('fanfic_chapter as chapter')
      .innerJoin('story', 'story.id', 'chapter.story_id')
      .leftJoin('player as author', 'author.id', 'story.author_id')
      .select([
        'chapter.number',
        'chapter.title',
        quotable(sql.ref('chapter.body'), reader).as('body'),
        'story.id',
        'story.title as story',
        'story.author_id',
        'author.name as author',
      ])
      .where('chapter.id', '=', id)
      .where('story.status', 'in', REPORTABLE_STATES[reader])
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      label: `${row.title}, chapter ${row.number} of ${row.story}`,
      author: row.author ?? ANONYMOUS,
      ownerId: row.author_id,
      excerpt: row.body,
      address: `${storyAddress('fan_fic', row.id)}?chapter=${row.number}`,
      storyId: row.id,
    };
  },

  setHidden: async ({ trx }, { storyId }, hidden) => storyId !== null && (await hideStory(trx, storyId, hidden)).changed,
  putDoor: async ({ trx, clock }, { storyId }, about) => storyId !== null && putDoor(trx, storyId, about, clock.now()),

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('title', chapter.title, 'note_before', chapter.note_before, 'body', chapter.body,
          'note_after', chapter.note_after) as watched,
        jsonb_build_object('author', author.name, 'content_rating', story.content_rating, 'warnings', story.warnings,
          'seen', story.status) as besides
      from fanfic_chapter chapter join story on story.id = chapter.story_id left join player author on author.id = story.author_id
      where chapter.id = ${id}`.execute(executor);
    return rows[0];
  },
};
