import { type RawBuilder, sql } from 'kysely';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';

/** Whether a story of the claim's person answers the prompt of a query's row `claim`. */
export function isFulfilled(): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from shared_work as answer
    where answer.prompt_id = claim.prompt_id and answer.player_id = claim.player_id and answer.state <> 'declined')`;
}

/**
 * Whether the claim of a query's row `claim` on the prompt `prompt` holds at a moment: it ends by itself when the prompt's time is
 * over, unless there is a story.
 */
export function isHeld(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(prompt.due_at is null or prompt.due_at > ${now} or ${isFulfilled()})`;
}

/** How many claims hold on the prompt of a query's row `prompt`. It does not depend on who asks, so that nobody learns whose they are. */
export function heldClaims(now: Date): RawBuilder<number> {
  return sql<number>`(
    select count(*)::integer from prompt_claim as claim where claim.prompt_id = prompt.id and ${isHeld(now)})`;
}

/** Whether an author whose story is not out yet claims a prompt of a collection. While it names authors, every reader is told who that is. */
export async function awaitsClaimed(executor: Executor, collectionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ awaits: boolean }>`
    select exists (
      select from prompt_claim as claim join collection_prompt as prompt on prompt.id = claim.prompt_id
      where prompt.collection_id = ${collectionId} and ${isHeld(now)} and not exists (
        select from shared_work as answer
        where answer.prompt_id = claim.prompt_id and answer.player_id = claim.player_id and answer.state = 'in' and not answer.waits)
    ) as awaits`.execute(executor);
  return rows[0]?.awaits ?? false;
}

/**
 * Whether a viewer is shown the prompt of a query's row `prompt`: their own; and what is open, neither hidden nor by people whom
 * they do not see, and Mature only if they ask for that. Those who maintain the collection are shown proposed ones, too.
 */
export function isPromptShownTo(viewerId: string | undefined, maintains: boolean): RawBuilder<boolean> {
  const open = sql<boolean>`prompt.hidden_at is null and (prompt.state = 'open' or ${maintains}::boolean)
    and not exists (select from player where player.id = prompt.player_id and player.hidden_at is not null)`;
  if (viewerId === undefined) return sql<boolean>`(${open} and not prompt.mature)`;
  return sql<boolean>`(prompt.player_id = ${viewerId} or ${open} and ${isSeenBy(viewerId, 'prompt.player_id')}
    and (not prompt.mature or (select shows_mature from player where player.id = ${viewerId})))`;
}
