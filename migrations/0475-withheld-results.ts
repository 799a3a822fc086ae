import { type Kysely, sql } from 'kysely';

/**
 * What a duel did to a writer's rating is withheld until they see its outcome, so that no figure tells it before. Duels whose
 * outcome somebody does not see yet are withheld from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table skill_result add column withheld boolean not null default false`.execute(db);
  await sql`create index skill_result_withheld on skill_result (player_id) where withheld`.execute(db);
  await sql`
    update skill_result set withheld = true
    from skill_contest contest join duel_text text on text.duel_id = contest.source_id
    where contest.id = skill_result.contest_id and contest.ladder = 'duel'
      and text.player_id = skill_result.player_id and text.released_at is null`.execute(db);
}
