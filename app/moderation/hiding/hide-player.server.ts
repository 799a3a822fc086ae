import { sql, type Transaction } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { nameKey } from '~/accounts/sign-up/display-name';
import { renameSeats } from '~/arenas/story-weave/server/seating/rename-seats.server';
import type { Clock } from '~/platform/clock/clock';
import type { Executor, Tables } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/in-transaction.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { hideFromBoards } from '~/progress/hide-from-boards.server';

export interface HiddenPlayer {
  name: string;
  /** Whether this changed anything. */
  changed: boolean;
  /** Number of stories hidden or shown with the player. */
  stories: number;
  /** Number of comments hidden or shown. */
  comments: number;
}

/**
 * For moderators: hides a player and everything they have published, or shows what was hidden with them again.
 * @param idOrName the player's id, or their name in any case.
 * @throws {Refusal} if there is no such player.
 * @see docs/product/hiding.md
 */
export function hidePlayer({ db, clock }: { db: Executor; clock: Clock }, idOrName: string, hidden: boolean): Promise<HiddenPlayer> {
  return inTransaction(db, async (trx) => {
    const named = trx.selectFrom('player').select(['id', 'name']);
    const player = await (isUuid(idOrName)
      ? named.where('id', '=', idOrName)
      : named.where('name_key', '=', nameKey(idOrName))
    ).executeTakeFirst();
    if (!player) throw new Refusal(`There is no player with the id or name ${idOrName}.`, { status: 404 });
    // Rooms are locked first, in the same order as when one closes.
    await renameSeats(trx, player.id, hidden ? ANONYMOUS : player.name);
    await holdStories(trx, player.id);
    const now = clock.now();
    const changed = await trx
      .updateTable('player')
      .set({ hidden_at: hidden ? now : null })
      .where('id', '=', player.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return { name: player.name, changed: false, stories: 0, comments: 0 };
    const stories = await moveStories(trx, player.id, hidden);
    const comments = await moveComments(trx, player.id, hidden ? now : null);
    await hideFromBoards(trx, player.id, { hidden, now });
    return { name: player.name, changed: true, stories, comments };
  });
}

/** Locks the player's stories and those they commented on before the player, like everything that changes stories. */
async function holdStories(trx: Transaction<Tables>, playerId: string): Promise<void> {
  await sql`
    select id from story
    where author_id = ${playerId} or id in (select story_id from fanfic_comment where author_id = ${playerId})
    order by id for no key update`.execute(trx);
}

async function moveStories(trx: Transaction<Tables>, playerId: string, hidden: boolean): Promise<number> {
  const own = trx
    .updateTable('story')
    .set({ status: hidden ? 'hidden' : 'published', hidden_with_player: hidden })
    .where('author_id', '=', playerId);
  const moved = hidden ? own.where('status', '=', 'published') : own.where('hidden_with_player', '=', true);
  return Number((await moved.executeTakeFirstOrThrow()).numUpdatedRows);
}

async function moveComments(trx: Transaction<Tables>, playerId: string, hiddenAt: Date | null): Promise<number> {
  const hidden = hiddenAt !== null;
  const { rows } = await sql<{ comments: number }>`
    with moved as (
      update fanfic_comment set hidden_at = ${hiddenAt}::timestamptz, hidden_with_player = ${hidden}
      where author_id = ${playerId} and ${hidden ? sql`hidden_at is null` : sql`hidden_with_player`}
      returning story_id, state
    ), counted as (
      select story_id, count(*)::integer as comments from moved where state = 'shown' group by story_id
    ), stories as (
      update story set comment_count = comment_count ${hidden ? sql`-` : sql`+`} counted.comments
      from counted where counted.story_id = story.id
    )
    select count(*)::integer as comments from moved`.execute(trx);
  return rows[0]?.comments ?? 0;
}
