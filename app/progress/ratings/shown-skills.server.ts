import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { LADDERS, type Ladder, PARTS_COUNT } from './ladders';
import type { StoredSkill } from './stored-skill';

/** A rating that may be shown. */
export interface ShownSkill extends StoredSkill {
  ladder: Ladder;
}

/**
 * A condition of rows of `skill_result`, as SQL: nothing up to them is withheld from who took part. What comes after a withheld
 * contest builds on it, and would tell how it went.
 * @param result how the query names the table.
 */
export const shownResult = (result = 'skill_result') => `not exists (
  select from skill_result hidden join skill_contest earlier on earlier.id = hidden.contest_id
  join skill_contest own on own.id = ${result}.contest_id
  where hidden.player_id = ${result}.player_id and hidden.withheld
    and earlier.ladder = own.ladder and earlier.number <= own.number and earlier.reversed_at is null)`;

/** A condition of rows of `skill`, as SQL: nothing is withheld from its owner. */
export const SHOWN_SKILL = `not exists (
  select from skill_result hidden join skill_contest contest on contest.id = hidden.contest_id
  where hidden.player_id = skill.player_id and hidden.withheld and contest.ladder = skill.ladder and contest.reversed_at is null)`;

/**
 * Where people stand, as far as they and others may know: after the latest contest before the first that is withheld.
 * Those who have no such contest are left out.
 * @see docs/product/skill-ratings.md
 */
export async function shownSkills(executor: Executor, asked: { playerIds: readonly string[]; ladder?: Ladder }): Promise<ShownSkill[]> {
  const counted = LADDERS.filter((ladder) => PARTS_COUNT[ladder]);
  const { rows } = await sql<ShownSkill>`
    select skill.ladder, skill.player_id as "playerId", coalesce(shown.mean, skill.mean) as mean,
      coalesce(shown.deviation, skill.deviation) as deviation, coalesce(shown.rated_at, skill.rated_at) as "ratedAt",
      (skill.contests - coalesce(later.contests, 0))::integer as contests
    from skill
    left join lateral (
      select min(contest.number) as number from skill_result hidden join skill_contest contest on contest.id = hidden.contest_id
      where hidden.player_id = skill.player_id and hidden.withheld and contest.ladder = skill.ladder and contest.reversed_at is null
    ) as withheld on true
    left join lateral (
      select result.mean, result.deviation, contest.rated_at
      from skill_result result join skill_contest contest on contest.id = result.contest_id
      where withheld.number is not null and result.player_id = skill.player_id and contest.ladder = skill.ladder
        and contest.reversed_at is null and contest.number < withheld.number
      order by contest.number desc limit 1
    ) as shown on true
    left join lateral (
      select count(*) as contests from skill_result result join skill_contest contest on contest.id = result.contest_id
      where withheld.number is not null and result.player_id = skill.player_id and contest.ladder = skill.ladder
        and contest.reversed_at is null and contest.number >= withheld.number
        and (contest.ladder = any(${counted}::text[]) or contest.part = 1)
    ) as later on true
    where skill.player_id = any(${asked.playerIds}::uuid[]) and skill.ladder = coalesce(${asked.ladder ?? null}::text, skill.ladder)
      and (withheld.number is null or shown.mean is not null)
    order by skill.ladder, skill.player_id`.execute(executor);
  return rows;
}
