import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { refusedTo } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { worksOf as storiesOf } from '~/stories/co-authors/authors-of.server';
import { draftTexts } from '../texts';

/** The most works of each list; those that end last come first. */
const MOST = 100;

/** A work in a list. */
export interface ListedWork {
  id: string;
  title: string;
  /** Whose it is. */
  owner: string;
  ownerId: string;
  /** ISO 8601. */
  end: string;
  /** How many people read along. */
  readers: number;
}

export interface BetaLists {
  /** What others share with a player. */
  reading: ListedWork[];
  /** What they share themselves, or one of their co-authors does. */
  own: ListedWork[];
}

/** The works that are shared now, of which a player is a reader or one of the authors. */
export async function worksOf(executor: Executor, playerId: string, now: Date): Promise<BetaLists> {
  const isReader = sql<boolean>`share.hidden_at is null and exists (
    select from beta_reader as reader where reader.share_id = share.id and reader.player_id = any(${namesOf(playerId)}) and reader.removed_at is null
      and not exists (select from (${writers()}) as name (id) where name.id = any(${refusedTo(playerId)})))`;
  const [reading, own] = await Promise.all([
    listed(executor, isReader, now),
    listed(executor, sql<boolean>`(share.owner_id = any(${namesOf(playerId)}) or share.work_id = any(${storiesOf(playerId)}))`, now),
  ]);
  return { reading, own };
}

/** The names on the work of a query's row. */
function writers(): RawBuilder<unknown> {
  return sql`select share.owner_id union all select coalesce(author.pen_id, author.player_id) from co_author as author
    where author.story_id = share.work_id and author.joined_at is not null`;
}

async function listed(executor: Executor, whose: ReturnType<typeof sql<boolean>>, now: Date): Promise<ListedWork[]> {
  const { rows } = await sql<{ id: string; title: string; owner: string; owner_id: string; ends: Date; readers: number }>`
    select shared.work_id as id, coalesce(story.title, draft.title) as title, owner.name as owner, owner.id as owner_id, shared.ends, shared.readers
    from (
      select share.work_id, share.owner_id, max(share.ends_at) as ends,
        (select count(distinct reader.player_id)::integer from beta_reader as reader join beta_share as one on one.id = reader.share_id
          where one.work_id = share.work_id and one.ends_at > ${now} and reader.removed_at is null) as readers
      from beta_share as share where share.ends_at > ${now} and ${whose} group by share.work_id, share.owner_id
    ) as shared
    join player as owner on owner.id = shared.owner_id and owner.hidden_at is null
    left join story on story.id = shared.work_id and story.author_id = shared.owner_id and story.status in ('published', 'unlisted', 'draft')
    left join chapter_draft as draft on draft.id = shared.work_id and draft.player_id = shared.owner_id and story.id is null
    where story.id is not null or draft.id is not null
    order by shared.ends desc, shared.work_id limit ${sql.lit(MOST)}`.execute(executor);
  return rows.map(({ id, title, owner, owner_id: ownerId, ends, readers }) => ({
    ...{ id, title: title || draftTexts.untitled, owner, ownerId },
    ...{ end: ends.toISOString(), readers },
  }));
}
