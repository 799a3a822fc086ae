import { sql, type Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Arrival } from '~/accounts/guests/arrivals.server';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import { isRefusedBy } from '~/blocks/unseen.server';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_S } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { unnamedAuthorIds } from '../co-authors/authors-of.server';
import { isWrittenBy } from '../content-rating/listed-for.server';
import { kudosNotice } from '../news/notice-kinds';
import { may } from '../policy';
import { isReadableBy } from '../reading/readable-by.server';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { kudosAnswerTexts } from './answer-texts';
import type { StoryKudos } from './kudos';

/** Who leaves kudos: a person with an account, or a visitor's browser. */
export type KudosGiver = { playerId: string } | { guestId: string; clientAddress: string };

export interface KudosService {
  /** Leaves kudos, once a story. @throws {Refusal} for a story that this person cannot read, or wrote. */
  give(giver: KudosGiver, storyId: string): Promise<void>;
  /** Takes them back; where there are none, that is not an error. */
  takeBack(giver: KudosGiver, storyId: string): Promise<void>;
  /** The kudos of a story that this person reads. */
  of(storyId: string, viewerId: string | undefined): Promise<StoryKudos>;
  /** Whether a visitor's browser has left kudos on a story. */
  isLeftBy(guestId: string, storyId: string): Promise<boolean>;
  /** Counts a new guest from an address. @throws {RateLimited} when there are too many. */
  countGuest(clientAddress: string): Promise<void>;
}

/** The key under which loaders, actions and other features find the service. */
export const kudosContext = createContext<KudosService>();

/** Browsers of one address that leave kudos for the first time. */
const NEW_GUESTS = { max: 60, windowSeconds: DAY_S };

interface KudosDependencies {
  db: Db;
  clock: Clock;
  limiter: Pick<RateLimiter, 'use'>;
}

/** @see docs/product/kudos.md */
export function createKudos({ db, clock, limiter }: KudosDependencies): KudosService {
  return {
    async give(giver, storyId) {
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const story = await storyFor(trx, giver, storyId);
        if (await insert(trx, giver, storyId, now)) await notifyOfKudos(trx, { storyId, giver, writers: story.writerIds, now });
      });
    },

    async takeBack(giver, storyId) {
      if (!isUuid(storyId)) return;
      await ('playerId' in giver
        ? db.deleteFrom('story_like').where('story_id', '=', storyId).where('player_id', '=', giver.playerId).execute()
        : db.deleteFrom('guest_kudos').where('story_id', '=', storyId).where('guest_id', '=', giver.guestId).execute());
    },

    async of(storyId, viewerId) {
      const { rows } = await sql<StoryKudos>`
        select
          coalesce((select kudos from story_listing where id = ${storyId}),
            (select count(*)::integer from story_like where story_id = ${storyId})) as people,
          (select count(*)::integer from guest_kudos where story_id = ${storyId}) as visitors,
          exists (select from story_like where story_id = ${storyId} and player_id = ${viewerId ?? null}) as own`.execute(db);
      return rows[0] ?? { people: 0, visitors: 0, own: false };
    },

    async isLeftBy(guestId, storyId) {
      const left = db.selectFrom('guest_kudos').select('story_id').where('story_id', '=', storyId).where('guest_id', '=', guestId);
      return (await left.executeTakeFirst()) !== undefined;
    },

    countGuest: (clientAddress) => limiter.use(`kudos-guest:${clientAddress}`, NEW_GUESTS),
  };
}

/** The story that a reader may leave kudos on. */
async function storyFor(trx: Transaction<Tables>, giver: KudosGiver, storyId: string) {
  const playerId = 'playerId' in giver ? giver.playerId : undefined;
  const row = isUuid(storyId)
    ? await trx
        .selectFrom('story')
        .select(['status', 'author_id', storyWriters().as('writers'), unnamedAuthorIds().as('unnamed')])
        .where('id', '=', storyId)
        .where('status', '=', 'published')
        .where(isReadableBy(playerId))
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(kudosAnswerTexts.missing, { status: 404 });
  const writerIds = namedWriters(row.author_id, row.writers);
  const person = playerId === undefined ? undefined : { id: playerId };
  const allIds = [...writerIds, ...row.unnamed];
  if (!may(person, 'leaveKudos', { status: row.status, authorId: row.author_id, writerIds: allIds })) {
    throw new Refusal(kudosAnswerTexts.own, { status: 403 });
  }
  // A block would say whose a story without a name is.
  if (playerId !== undefined) await requireUnblocked(trx, playerId, writerIds);
  return { writerIds: allIds };
}

/** @returns whether they are new. */
async function insert(trx: Transaction<Tables>, giver: KudosGiver, storyId: string, now: Date): Promise<boolean> {
  const { rows } = await ('playerId' in giver
    ? sql`
        insert into story_like (story_id, player_id, created_at) values (${storyId}, ${giver.playerId}, ${now})
        on conflict do nothing returning story_id`
    : sql`
        insert into guest_kudos (story_id, guest_id, given_at) values (${storyId}, ${giver.guestId}, ${now})
        on conflict do nothing returning story_id`
  ).execute(trx);
  return rows.length > 0;
}

interface ToldKudos {
  storyId: string;
  giver: KudosGiver;
  writers: readonly string[];
  now: Date;
}

/** Tells the writers, in one notice a day for all of their stories. As with ratings, nobody is told whose they are. */
async function notifyOfKudos(trx: Transaction<Tables>, { storyId, giver, writers, now }: ToldKudos): Promise<void> {
  if ('playerId' in giver) await noteReaching(trx, giver.playerId, [...writers], now);
  const from = 'playerId' in giver ? giver.playerId : giver.guestId;
  const toldOf = { kind: kudosNotice, dedupeKey: `kudos:${storyId}:${from}`, groupKey: dailyGroup(kudosNotice, 'stories', now), storyId };
  await notify(
    trx,
    [...new Set(writers)].map((playerId) => ({ ...toldOf, playerId })),
    now,
  );
}

/** Makes the kudos of a guest those of the player who signs in there: one person's count once, and none where a block keeps them from it. */
export async function takeOverKudos(db: Db, { playerId, guestId }: Arrival): Promise<void> {
  const named = sql`array_append(array(
    select writer.player_id from story_writer as writer where writer.story_id = story.id and writer.player_id is not null), story.author_id)`;
  await sql`
    with taken as (delete from guest_kudos where guest_id = ${guestId} returning story_id, given_at)
    insert into story_like (player_id, story_id, created_at)
    select ${playerId}::uuid, story_id, given_at from taken join story on story.id = taken.story_id
    where not ${isWrittenBy(playerId)} and not ${isRefusedBy(playerId, named)}
    on conflict do nothing`.execute(db);
}

/** The ids of those whom a story's row names as its writers. */
function namedWriters(authorId: string | null, writers: Parameters<typeof writersIn>[0]): string[] {
  return [authorId, ...writersIn(writers).map((writer) => writer.playerId)].filter((id) => id !== null);
}

/** An SQL expression: whether a person has left kudos on the row's story. */
export function hasKudosFrom(viewerId: string | undefined) {
  if (viewerId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from story_like where story_like.story_id = story.id and story_like.player_id = ${viewerId})`;
}
