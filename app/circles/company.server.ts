import { sql } from 'kysely';
import type { Shows } from '~/platform/feature/shows';

/** Who shares a circle with some people. */
export const circleCompany: Shows['company'] = async (executor, people) => {
  const { rows } = await sql<{ one: string; other: string }>`
    select distinct own.player_id as one, fellow.player_id as other from circle_member own
    join circle_member fellow on fellow.circle_id = own.circle_id and fellow.player_id <> own.player_id
    where own.player_id = any(${people}::uuid[])`.execute(executor);
  return rows;
};
