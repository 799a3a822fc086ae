import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import type { Tables } from '~/platform/database/database.server';
import type { ImportedWorkTable } from './backlist.tables';
import { bylineWithout } from './files/byline';
import { isOfSomebodyElse } from './publish-work.server';

type LeftWork = Pick<Selectable<ImportedWorkTable>, 'id' | 'player_id' | 'byline' | 'address' | 'held' | 'released_at'> & {
  /** The account of the first of those who go on with it. */
  heir_id: string;
};

/**
 * Passes on what a player imported of stories that others write now, where a moderator looks at it, or its file names another author: the first
 * of the others stands for it as if they had imported it. Where all others come from is theirs who leaves, and goes; one that was not
 * published yet becomes a story for its authors alone, which each of them can publish.
 * @param playerId an account. @param isOthers whether others write a story; it may name the rows `story` and, its first author, `first`.
 * @see docs/product/importing.md
 */
export async function passOnWorks(
  trx: Transaction<Tables>,
  playerId: string,
  isOthers: (storyId: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  const { rows: works } = await sql<LeftWork>`
    select work.id, work.player_id, work.byline, work.address, work.held, work.released_at, coalesce(first.pen_of, first.id) as heir_id
    from imported_work as work, story, player as first
    where work.player_id = ${playerId} and ${isOthers(sql`work.story_id`)}
    order by work.id for update of work`.execute(trx);
  if (works.length === 0) return;
  const own = await trx
    .selectFrom('player')
    .select('name')
    .where(sql<boolean>`id = any(${namesOf(playerId)})`)
    .execute();
  const names = own.map(({ name }) => name);
  for (const work of works) {
    // The name of the one who leaves would be another's for the next, and they may have taken it off.
    const byline = bylineWithout(work.byline, names);
    if (byline === '' && !(await isLookedAt(trx, work))) await dropOrigin(trx, work.id);
    else await update(trx, work.id, { player_id: work.heir_id, byline });
  }
}

/** Whether a moderator looks at a work, or will when it is published, whatever its file says. */
async function isLookedAt(trx: Transaction<Tables>, work: LeftWork): Promise<boolean> {
  return work.held || (work.released_at === null && (await isOfSomebodyElse(trx, work)));
}

async function update(trx: Transaction<Tables>, id: string, set: { player_id: string; byline: string }): Promise<void> {
  await trx.updateTable('imported_work').set(set).where('id', '=', id).execute();
}

async function dropOrigin(trx: Transaction<Tables>, id: string): Promise<void> {
  await sql`
    with gone as (delete from imported_work where id = ${id} returning story_id)
    update story set published_at = created_at, never_public = true from gone
    where story.id = gone.story_id and story.status = 'draft' and story.published_at is null`.execute(trx);
}
