import { sql } from 'kysely';
import { href } from 'react-router';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Executor } from '~/platform/database/database.server';
import { EXCERPT_CHARACTERS, type Reportable, type TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { betaTexts } from '../beta/texts';

/** A chapter that is shared before it is public. Hidden, the whole work is shared with nobody. @see docs/product/reporting.md */
export const betaReportable: Reportable = {
  kind: 'beta-text',
  noun: 'text that is not published',
  textOf: (label) => `the ${label}`,

  async find(executor, id, reader) {
    const row = await sharedChapter(executor, id, reader === 'moderator');
    if (!row) return undefined;
    const forModerators = reader === 'moderator';
    return {
      // A person who only guesses at addresses learns nothing of it.
      label: forModerators ? betaTexts.textLabel(row.title) : betaTexts.sealedLabel,
      author: forModerators ? row.author : ANONYMOUS,
      ownerId: row.owner_id,
      excerpt: forModerators ? row.body.slice(0, EXCERPT_CHARACTERS.moderator) : '',
      address: href('/fan-fiction'),
      storyId: null,
    };
  },

  async setHidden({ trx, clock }, { id }, hidden) {
    const row = await sharedChapter(trx, id, true);
    if (!row) return false;
    const { rows } = await sql`
      update beta_share set hidden_at = ${hidden ? clock.now() : null}::timestamptz
      where work_id = ${row.work_id} and owner_id = ${row.owner_id} and (hidden_at is null) = ${hidden} returning id`.execute(trx);
    return rows.length > 0;
  },

  async hiddenWith(executor, id) {
    const row = await sharedChapter(executor, id, true);
    if (!row) return [];
    const { rows } = await sql<{ id: string }>`
      select id from chapter_draft where ${row.work_id} in (story_id, begins_with, id)
      union select id from fanfic_chapter where story_id = ${row.work_id}`.execute(executor);
    return rows.map((chapter) => chapter.id);
  },

  async snapshot(executor, id) {
    const row = await sharedChapter(executor, id, true);
    if (!row) return undefined;
    const snapshot: TargetSnapshot = {
      watched: { title: row.title, body: row.body },
      besides: { author: row.author, seen: 'shared' },
    };
    return snapshot;
  },
};

interface SharedChapter {
  title: string;
  body: string;
  work_id: string;
  owner_id: string;
  author: string;
}

/** A chapter with its words as its author goes on writing it, if it is shared. @param also whether what moderators hide counts, too. */
async function sharedChapter(executor: Executor, id: string, also: boolean): Promise<SharedChapter | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<SharedChapter>`
    with words as (
      select draft.title, draft.body, coalesce(draft.story_id, draft.begins_with, draft.id) as work_id, 0 as rank
      from chapter_draft as draft where draft.id = ${id}
      union all
      select chapter.title, chapter.body, chapter.story_id, 1 from fanfic_chapter as chapter where chapter.id = ${id}
    )
    select words.title, words.body, words.work_id, share.owner_id, player.name as author
    from words join beta_share as share on share.work_id = words.work_id and (share.chapter_id is null or share.chapter_id = ${id})
    join player on player.id = share.owner_id
    where ${also} or share.hidden_at is null
    order by words.rank limit 1`.execute(executor);
  return rows[0];
}
