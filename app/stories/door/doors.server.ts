import { sql, type Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import { isRatedFor } from '../content-rating/listed-for.server';
import type { DoorReason } from './door';

/** A story that a reader may open a door to. */
interface DoorBefore {
  id: string;
  arena: StoryArena;
  about: DoorReason;
}

/** The doors before stories that were reported as grave. */
export interface Doors {
  /** The closed door before a story; undefined where there is none, and for whom the story is not shown behind it either. */
  before(storyId: string, playerId: string): Promise<DoorBefore | undefined>;
  /** Opens a door for a person, for as long as it stands; again it changes nothing. */
  open(player: { playerId: string }, storyId: string): Promise<void>;
}

/** The key under which loaders and actions find the service. */
export const doorsContext = createContext<Doors>();

/** Creates the service of doors. @see docs/product/trust.md */
export function createDoors({ db, clock }: { db: Db; clock: Clock }): Doors {
  return {
    async before(storyId, playerId) {
      if (!isUuid(storyId)) return undefined;
      return db
        .selectFrom('story')
        .innerJoin('story_door as door', 'door.story_id', 'story.id')
        .select(['story.id', 'story.arena', 'door.about'])
        .where('story.id', '=', storyId)
        .where('story.status', '=', sql.lit('behind_door'))
        .where('story.author_id', 'is distinct from', playerId)
        .where(isRatedFor(playerId))
        .where(sql<boolean>`not ${hasOpened(playerId)}`)
        .executeTakeFirst();
    },

    async open({ playerId }, storyId) {
      if (!isUuid(storyId)) return;
      await sql`
        insert into opened_door (story_id, player_id, opened_at)
        select story_id, ${playerId}, ${clock.now()} from story_door where story_id = ${storyId}
        on conflict (story_id, player_id) do nothing`.execute(db);
    },
  };
}

/** Whether a person has opened the door before the story of a query's row. */
export function hasOpened(playerId: string) {
  return sql<boolean>`exists (
    select from opened_door where opened_door.story_id = story.id and opened_door.player_id = ${playerId})`;
}

/** Puts a door before a story that others read. @returns false where they do not, or one stands there already. */
export async function putDoor(trx: Transaction<Tables>, storyId: string, about: DoorReason, now: Date): Promise<boolean> {
  const moved = await trx
    .updateTable('story')
    .set({ status: 'behind_door' })
    .where('id', '=', storyId)
    .where('status', 'in', ['published', 'unlisted'])
    .returning('id')
    .executeTakeFirst();
  if (!moved) return false;
  await trx.insertInto('story_door').values({ story_id: storyId, about, put_at: now }).execute();
  return true;
}
