import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Reportable, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { shortened } from '~/platform/text/shortened';
import { quotable, REPORTABLE_STATES } from '~/stories/reporting/quotable.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { hideComment, putDoorBeforeComment } from '../comments/hide-comment.server';
import type { Passage } from '../comments/passages/passage';
import { passageTexts } from '../comments/passages/texts';
import { neighboursOf } from './comment-neighbours.server';

/** How much of a paragraph is quoted before a comment on it, in characters. */
const QUOTED = 120;

/** A comment. @see docs/product/reporting.md */
export const commentReportable: Reportable = {
  kind: 'comment',
  noun: 'comment',
  textOf: (label) => `the ${label}`,
  hidesAlone: true,
  measures: ['remove-name', 'remove-bio'],

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    // A comment that waits for the author's yes, or is behind a door, can be reported by those who read it.
    // A visitor typed their name, too.
    const typed = (column: string) =>
      reader === 'moderator'
        ? sql.ref<string>(column)
        : sql<string>`case when comment.state = 'shown' and not comment.behind_door then ${sql.ref(column)} else '' end`;
    const row = await executor
      .selectFrom('fanfic_comment as comment')
      .innerJoin('story', 'story.id', 'comment.story_id')
      .leftJoin('player as author', 'author.id', 'comment.author_id')
      .select([
        quotable(typed('comment.body'), reader).as('body'),
        'comment.passage',
        'comment.author_id',
        'author.name as author',
        typed('comment.visitor_name').as('visitor_name'),
        'story.id',
        'story.title',
      ])
      .where('comment.id', '=', id)
      .$if(reader === 'anybody', (query) => query.where('comment.hidden_at', 'is', null).where('comment.state', '<>', 'removed'))
      .where('story.status', 'in', REPORTABLE_STATES[reader])
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      label: `comment on ${row.title}`,
      author: row.visitor_name || (row.author ?? ANONYMOUS),
      ownerId: row.author_id,
      excerpt: excerptOf(row.body, row.passage),
      address: `${storyAddress('fan_fic', row.id)}?comments=1`,
      storyId: row.id,
    };
  },

  setHidden: async ({ trx, clock }, { id }, hidden) => (await hideComment({ db: trx, clock }, id, hidden)).changed,
  putDoor: ({ trx }, { id }) => putDoorBeforeComment(trx, id),
  sight: {
    hidden: sql`select id::text as id, hidden_at as at from fanfic_comment where hidden_at is not null and not hidden_with_player`,
    isShown: (id) => sql`exists (select from fanfic_comment where id = ${id} and hidden_at is null and not behind_door)`,
  },

  around: neighboursOf,

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('body', comment.body, 'state', comment.state) as watched,
        jsonb_build_object('author', coalesce(comment.visitor_name, author.name), 'content_rating', story.content_rating, 'seen', story.status) as besides
      from fanfic_comment comment join story on story.id = comment.story_id left join player author on author.id = comment.author_id
      where comment.id = ${id}`.execute(executor);
    return rows[0];
  },
};

/** A comment's words, behind the beginning of the paragraph that they are about. */
function excerptOf(words: string, passage: Passage | null): string {
  return words === '' || passage === null ? words : passageTexts.quoted(shortened(passage.quote, QUOTED), words);
}
