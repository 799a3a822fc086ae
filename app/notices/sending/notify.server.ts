import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { seesOther } from '~/blocks/unseen.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { NoticeFact } from '../notice';

const HASH_CHARACTERS = 22;
/** A notice that grows is mailed again after this time at the earliest, in minutes. */
const MAIL_GAP_MINUTES = 15;
/** The same for devices. */
const PUSH_GAP_MINUTES = 1;

/** A key as it is remembered: a hash, because it may name a person. */
function hashOf(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('base64url').slice(0, HASH_CHARACTERS);
}

/**
 * Tells people what happened, within the transaction in which it does. Nobody is told of their own doing, twice of the same
 * thing, of what people do whom they mute or who block them, or of a kind that they have turned off. A notice that grows is unread again.
 * What happens to a pen name is told to the person whose it is, and what they do with a story that they write under it is told of it.
 * @param facts at most one for each player and `groupKey`; of a person and their pen names, one is told.
 * @see docs/product/notifications.md
 */
export async function notify(trx: Transaction<Tables>, facts: readonly NoticeFact[], now: Date): Promise<void> {
  const told = facts.filter(({ playerId, actorId }) => playerId !== actorId);
  if (told.length === 0) return;
  const column = <Value>(value: (fact: NoticeFact) => Value) => told.map(value);
  await sql`
    with fact as (
      select distinct on (player_id, gathered)
        told.id, coalesce(player.pen_of, player.id) as player_id, told.kind, told.delivery, told.cause, told.gathered, told.story_id,
        coalesce(joint.pen_id, told.actor_id) as actor_id, told.detail, told.params, told.xp
      from unnest(
        ${column(() => randomUUID())}::uuid[], ${column(({ playerId }) => playerId)}::uuid[], ${column(({ kind }) => kind.id)}::text[],
        ${column(({ kind }) => kind.delivery)}::text[], ${column(({ dedupeKey }) => hashOf(dedupeKey))}::text[],
        ${column(({ groupKey }) => groupKey)}::text[], ${column(({ storyId }) => storyId ?? null)}::uuid[],
        ${column(({ actorId }) => actorId ?? null)}::uuid[], ${column(({ detail }) => detail ?? null)}::text[],
        ${column(({ params }) => (params ? JSON.stringify(params) : null))}::jsonb[],
        ${column(({ xp }) => xp ?? 0)}::integer[]
      ) as told (id, player_id, kind, delivery, cause, gathered, story_id, actor_id, detail, params, xp)
      join player on player.id = told.player_id
      left join player as actor on actor.id = told.actor_id
      left join story on story.id = told.story_id
      left join co_author as joint on joint.story_id = story.id and joint.player_id = told.actor_id and joint.joined_at is not null
        and story.author_id is not null
      where coalesce(actor.pen_of, actor.id) is distinct from coalesce(player.pen_of, player.id)
      order by player_id, gathered
    ), sent as (
      select fact.*, coalesce(setting.deliveries ->> fact.kind, fact.delivery) = 'now' and fact.delivery <> 'at-once' as mails,
        exists (select from push_device where push_device.player_id = fact.player_id)
          and (fact.delivery = 'at-once' or fact.kind <> all(coalesce(setting.not_pushed, '{}'))) as pushes
      from fact
      left join notice_setting as setting on setting.player_id = fact.player_id
      where (fact.delivery = 'at-once' or coalesce(setting.deliveries ->> fact.kind, fact.delivery) <> 'off')
        and ${seesOther('fact.player_id', 'fact.actor_id')}
    ), fresh as (
      insert into notice_cause (player_id, cause, gathered)
      select player_id, cause, gathered from sent order by player_id, cause
      on conflict (player_id, cause) do nothing
      returning player_id, cause
    )
    insert into notice (id, player_id, kind, gathered, story_id, actor_id, detail, params, count, xp, changed_at, mail_due, mail_from, push_from)
    select id, player_id, kind, gathered, story_id, actor_id, detail, params, 1, xp, ${now}::timestamptz, mails or delivery = 'at-once',
      case when mails then ${now}::timestamptz end, case when pushes then ${now}::timestamptz end
    from sent join fresh using (player_id, cause) order by player_id, gathered
    on conflict (player_id, gathered) do update set
      story_id = excluded.story_id, actor_id = excluded.actor_id, detail = excluded.detail, params = excluded.params,
      count = notice.count + 1, xp = notice.xp + excluded.xp, changed_at = excluded.changed_at, read_at = null,
      mail_due = notice.mail_due or excluded.mail_due,
      mail_from = case
        when excluded.mail_from is null or (notice.mail_due and notice.mailed_at is null) then notice.mail_from
        else greatest(excluded.mail_from, notice.mailed_at + ${`${MAIL_GAP_MINUTES} minutes`}::interval)
      end,
      push_from = case
        when excluded.push_from is null or notice.push_from is not null then notice.push_from
        else greatest(excluded.push_from, notice.pushed_at + ${`${PUSH_GAP_MINUTES} minutes`}::interval)
      end,
      mailed_at = case when excluded.mail_from is null then notice.mailed_at end`.execute(trx);
}

/** The keys of those among some facts that a person has been told of already. */
export async function toldAlready(executor: Executor, playerId: string, dedupeKeys: readonly string[]): Promise<Set<string>> {
  if (dedupeKeys.length === 0) return new Set();
  const rows = await executor
    .selectFrom('notice_cause')
    .select('cause')
    .where('player_id', '=', playerId)
    .where('cause', 'in', dedupeKeys.map(hashOf))
    .execute();
  const causes = new Set(rows.map(({ cause }) => cause));
  return new Set(dedupeKeys.filter((key) => causes.has(hashOf(key))));
}

/** Changes the XP of what people were told earlier; it is not news. */
export async function correctNoticeXp(
  trx: Transaction<Tables>,
  corrections: readonly { playerId: string; dedupeKey: string; change: number }[],
): Promise<void> {
  if (corrections.length === 0) return;
  await sql`
    update notice set xp = notice.xp + corrected.change
    from unnest(
      ${corrections.map(({ playerId }) => playerId)}::uuid[], ${corrections.map(({ dedupeKey }) => hashOf(dedupeKey))}::text[],
      ${corrections.map(({ change }) => change)}::integer[]
    ) as corrected (player_id, cause, change)
    join player on player.id = corrected.player_id
    join notice_cause on notice_cause.player_id = coalesce(player.pen_of, player.id) and notice_cause.cause = corrected.cause
    where notice.player_id = notice_cause.player_id and notice.gathered = notice_cause.gathered`.execute(trx);
}
