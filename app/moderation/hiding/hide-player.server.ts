import { sql, type Transaction } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import { nameKey } from '~/accounts/sign-up/display-name';
import { hideCommentsOf } from '~/arenas/fan-fiction/comments/hide-comment.server';
import { renameSeats } from '~/arenas/story-weave/server/seating/rename-seats.server';
import type { Clock } from '~/platform/clock/clock';
import type { Executor, Tables } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/in-transaction.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { hideFromBoards } from '~/progress/hide-from-boards.server';
import { unnamedWorksOf } from '~/stories/collections/held-works.server';
import { hideStoriesOf } from '~/stories/own/hide-story.server';

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
    const changed = await moderatedPlayer.hide(trx, player.id, hidden ? now : null);
    if (!changed) return { name: player.name, changed: false, stories: 0, comments: 0 };
    const stories = await hideStoriesOf(trx, player.id, hidden);
    const comments = await hideCommentsOf(trx, player.id, hidden ? now : null);
    await hideFromBoards(trx, player.id, { hidden, now });
    return { name: player.name, changed: true, stories, comments };
  });
}

/** Locks the player's stories and those they commented on before the player, like everything that changes stories. */
async function holdStories(trx: Transaction<Tables>, playerId: string): Promise<void> {
  await sql`
    select id from story
    where author_id = ${playerId} or id = any(${unnamedWorksOf(playerId)}) or id in (select story_id from fanfic_comment where author_id = ${playerId})
    order by id for no key update`.execute(trx);
}
