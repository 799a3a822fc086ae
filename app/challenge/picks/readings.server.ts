import { sql } from 'kysely';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import type { FirstReaders } from '~/stories/first-readers/first-readers.server';
import { readingsAsked } from '../rules/draw';

/** The entries of a week by others, and which of them a reader has read. */
export interface Readings {
  others: readonly string[];
  read: ReadonlySet<string>;
  /** How many they must have read to be drawn; undefined where there are too few. */
  asked: number | undefined;
}

/** What a reader has read of a week: to the end, or rated. */
export async function readingsOf(
  { db, firstReaders }: { db: Executor; firstReaders: Pick<FirstReaders, 'finishedOf'> },
  playerId: string,
  week: string,
): Promise<Readings> {
  const rows = await db
    .selectFrom('challenge_entry')
    .innerJoin('story', 'story.id', 'challenge_entry.story_id')
    .select('story.id')
    .select(
      sql<boolean>`exists (select from story_rating where story_rating.story_id = story.id and story_rating.player_id = ${playerId})`.as(
        'rated',
      ),
    )
    .where('challenge_entry.week', '=', week)
    .where('story.status', '=', 'published')
    .where(sql<boolean>`story.author_id is distinct from ${playerId}::uuid`)
    .where(isRatedFor(playerId))
    .where(isSeenBy(playerId, 'story.author_id'))
    .execute();
  const others = rows.map(({ id }) => id);
  const finished = await firstReaders.finishedOf({ id: playerId }, others);
  const read = new Set(rows.filter(({ id, rated }) => rated || finished.has(id)).map(({ id }) => id));
  return { others, read, asked: readingsAsked(others.length) };
}
