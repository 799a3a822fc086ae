import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isWovenBy } from '~/stories/writers/story-writers.server';

/**
 * Whether the story of a room is in the library without the name of who wrote a row of it.
 * @param table or its alias, with the columns `room_id` and `person`.
 */
export function isNameless(table: 'weave_turn' | 'weave_passage' | 'turn', person: 'player_id' | 'changed_by' = 'player_id') {
  return sql<boolean>`exists (
    select from weave_publish_choice as choice
      join weave_room as listed on listed.id = choice.room_id
      join story on story.id = listed.story_id
    where choice.room_id = ${sql.ref(`${table}.room_id`)} and choice.player_id = ${sql.ref(`${table}.${person}`)}
      and choice.publish and not choice.named and not story.unlisted)`;
}

/** Whether a person wrote the story of a query's row with others, with their name on it or without. */
export function isWovenEvenNamelessBy(playerId: string) {
  return sql<boolean>`(${isWovenBy(playerId)}
    or story.id = any(array(select nameless.story_id from weave_nameless_writer as nameless where nameless.player_id = ${playerId})))`;
}

/** The people whose names a listed story of a room leaves out. */
export async function namelessIn(executor: Executor, roomId: string): Promise<ReadonlySet<string>> {
  const rows = await executor
    .selectFrom('weave_publish_choice as choice')
    .innerJoin('weave_room as room', 'room.id', 'choice.room_id')
    .innerJoin('story', 'story.id', 'room.story_id')
    .select('choice.player_id')
    .where('choice.room_id', '=', roomId)
    .where('choice.publish', '=', true)
    .where('choice.named', '=', false)
    .where('story.unlisted', '=', false)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** Takes the people who want no name out of a story's credits, as it goes to the library. Their place stays theirs. */
export async function leaveNamesOut(trx: Transaction<Tables>, roomId: string, storyId: string): Promise<void> {
  await sql`
    insert into weave_nameless_writer (story_id, place, player_id)
    select writer.story_id, writer.place, writer.player_id from story_writer as writer
      join weave_publish_choice as choice on choice.room_id = ${roomId} and choice.player_id = writer.player_id
    where writer.story_id = ${storyId} and choice.publish and not choice.named`.execute(trx);
  await sql`
    update story_writer as writer set player_id = null from weave_nameless_writer as nameless
    where nameless.story_id = ${storyId} and writer.story_id = nameless.story_id and writer.place = nameless.place`.execute(trx);
}

/** Puts them back, as the story leaves the library. */
export async function putNamesBack(trx: Transaction<Tables>, storyId: string): Promise<void> {
  await sql`
    update story_writer as writer set player_id = nameless.player_id from weave_nameless_writer as nameless
    where nameless.story_id = ${storyId} and writer.story_id = nameless.story_id and writer.place = nameless.place`.execute(trx);
  await trx.deleteFrom('weave_nameless_writer').where('story_id', '=', storyId).execute();
}
