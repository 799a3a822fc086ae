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
 * For moderators: hides a player and everything they have published under any name, or shows what was hidden with them again. A pen
 * name that is hidden with its account can be hidden for its own sake, too, and shown again only with the account.
 * @param idOrName the player's id, or their name in any case.
 * @throws {Refusal} if there is no such player.
 * @see docs/product/hiding.md
 */
export function hidePlayer({ db, clock }: { db: Executor; clock: Clock }, idOrName: string, hidden: boolean): Promise<HiddenPlayer> {
  return inTransaction(db, async (trx) => {
    const named = trx
      .selectFrom('player')
      .leftJoin('player as account', 'account.id', 'player.pen_of')
      .select(['player.id', 'player.name', 'player.hidden_at', 'account.hidden_at as account_hidden_at']);
    const player = await (isUuid(idOrName)
      ? named.where('player.id', '=', idOrName)
      : named.where('player.name_key', '=', nameKey(idOrName))
    ).executeTakeFirst();
    if (!player) throw new Refusal(`There is no player with the id or name ${idOrName}.`, { status: 404 });
    const pens = await pensToHide(trx, player.id, hidden ? null : player.hidden_at);
    // Rooms are locked first, in the same order as when one closes.
    const accountHiddenAt = player.account_hidden_at;
    await renameSeats(trx, player.id, hidden || accountHiddenAt ? ANONYMOUS : player.name);
    await holdStories(trx, player.id, pens);
    const now = clock.now();
    const all = { name: player.name, changed: false, stories: 0, comments: 0 };
    for (const id of [player.id, ...pens]) {
      const changed = await moderatedPlayer.hide(trx, id, hidden ? now : null, accountHiddenAt);
      if (!changed) return all;
      all.changed = true;
      if (accountHiddenAt) return all;
      all.stories += await hideStoriesOf(trx, id, hidden);
      all.comments += await hideCommentsOf(trx, id, hidden ? now : null);
      await hideFromBoards(trx, id, { hidden, now });
    }
    return all;
  });
}

/** The pen names that are hidden with the person whose they are: those in sight, or those that went with them and come back. */
async function pensToHide(trx: Transaction<Tables>, playerId: string, hiddenAt: Date | null): Promise<string[]> {
  const own = trx.selectFrom('player').select('id').where('pen_of', '=', playerId).where('hidden_at', 'is not distinct from', hiddenAt);
  return (await own.orderBy('id').execute()).map(({ id }) => id);
}

/** Locks the stories of a player and their pen names, and those they commented on, before the player, like everything that changes stories. */
async function holdStories(trx: Transaction<Tables>, accountId: string, pens: readonly string[]): Promise<void> {
  const playerIds = [accountId, ...pens];
  await sql`
    select id from story
    where author_id = any(${playerIds}::uuid[]) or id = any(${unnamedWorksOf(accountId)})
      or id in (select story_id from fanfic_comment where author_id = any(${playerIds}::uuid[]))
    order by id for no key update`.execute(trx);
}
