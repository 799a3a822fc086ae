import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';

/** A player who is no newcomer: two days here, with a finished game. */
export async function makeSettledPlayer(database: OpenDatabase, clock: Clock, name: string, days = 2) {
  const person = await makePlayer(database, clock, name);
  const joined = new Date(clock.now().getTime() - days * DAY_MS);
  await database.execute('update player set created_at = $2 where id = $1', [person.id, joined]);
  await database.execute('insert into player_progress (player_id, games_played) values ($1, 1)', [person.id]);
  return person;
}

/** A player whose reports are trusted: here for a while, and right once. */
export async function makeKnownPlayer(database: OpenDatabase, clock: Clock, name: string) {
  const person = await makeSettledPlayer(database, clock, name, 60);
  await database.execute(
    `with decided as (
       insert into moderation_case (id, kind, thing_id, opened_at, closed_at, upheld)
       values (gen_random_uuid(), 'story', gen_random_uuid(), $2, $2, true) returning id)
     insert into report (id, case_id, reporter_id, reason, details, created_at)
     select gen_random_uuid(), id, $1, 'spam', '', $2 from decided`,
    [person.id, new Date(clock.now().getTime() - 60 * DAY_MS)],
  );
  return person;
}
