import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { Happening } from '~/site/unfinished';
import { storyAddress } from '~/stories/sharing/story-address';
import { lineOf } from '../../rules/reveal/score';
import { revealTexts } from '../../screen/reveal/reveal-texts';

/** The most stories that are told of. */
const TOLD = 3;

/**
 * The stories that a player wrote with others since a time, each with its line of the night: the one that others marked most,
 * else its longest. It stands on their home page the next morning.
 */
export async function wovenHappenings({ db }: { db: Executor }, playerId: string, since: Date): Promise<Happening[]> {
  const { rows } = await sql<{ id: string; title: string; line: string }>`
    select story.id, story.title, line.text as line
    from story_writer as own
    join story on story.id = own.story_id
    join lateral (${linesOf}) as line on true
    where own.player_id = ${playerId} and story.arena = 'story_weave' and story.created_at >= ${since}
      and story.status in ('published', 'unlisted')
    order by story.created_at desc, story.id limit ${sql.lit(TOLD)}`.execute(db);
  return rows.map(({ id, title, line }) => ({
    text: revealTexts.lineOfNight(title, lineOf(line)),
    to: storyAddress('story_weave', id),
  }));
}

/** The line of a story that others liked most: a part of its room, or one of Fold. */
const linesOf = sql`
  select said.text from (
    select turn.text, (select count(*) from weave_mark as mark where mark.room_id = turn.room_id and mark.number = turn.number) as liked
    from weave_room as room join weave_turn as turn on turn.room_id = room.id
    where room.story_id = story.id and turn.withheld_at is null and turn.text <> ''
    union all
    select passage.text, passage.votes + passage.best_line
    from weave_fold_sheet as folded join weave_passage as passage on passage.room_id = folded.room_id and passage.sheet = folded.sheet
    where folded.story_id = story.id and passage.withheld_at is null and passage.text <> ''
  ) as said order by said.liked desc, length(said.text) desc limit 1`;
