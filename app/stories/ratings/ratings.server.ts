import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { createContext } from 'react-router';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isRefusedAmong } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { ProgressService } from '~/progress/progress.server';
import { type StoryArena, storyArena } from '~/site/arenas';
import { unnamedAuthorIds } from '../co-authors/authors-of.server';
import { notifyOfRating } from '../news/notify-of-rating.server';
import { may, type StoryFacts } from '../policy';
import { isReadableBy } from '../reading/readable-by.server';
import { averageOf } from '../story';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import type { StoryWriter } from '../writers/writers';
import { createRatingOrder, entersOrderAt, type RatingSource } from './order/rating-order.server';
import { type Rating, rating } from './rating.contract';
import { type RatingRefusalReason, ratingRefusals } from './rating-refusals';
import { chargeVoteXp } from './xp/vote-xp.server';

/** A rating that does not count, and why. */
export class RatingRefused extends Refusal {
  readonly reason: RatingRefusalReason;

  constructor(reason: RatingRefusalReason, status: number) {
    super(ratingRefusals[reason].text, { status });
    this.name = 'RatingRefused';
    this.reason = reason;
  }
}

interface RatingResult {
  /** The story's average now. */
  average: number;
  /** How many people have rated it. */
  count: number;
  /** This reader's rating now. */
  own: Rating;
  /** XP that its writers gained by this in total (negative: lost). */
  authorXpChange: number;
}

export interface RatingsService {
  /**
   * Sets one reader's rating of a story. The same value again changes nothing; another value changes the
   * story's average, and its author's XP within what one reader can give and take.
   * @throws {RatingRefused} for a story that does not exist for this reader, or is their own.
   * @see docs/product/ratings-and-xp.md
   */
  rateStory(rating: NewRating): Promise<RatingResult>;
  /** The same within the caller's transaction. */
  rateStoryIn(trx: Transaction<Tables>, rating: NewRating): Promise<RatingResult>;
}

/** The key under which loaders, actions and other features find the service. */
export const ratingsContext = createContext<RatingsService>();

interface NewRating {
  storyId: string;
  playerId: string;
  value: Rating;
  /** Its origin; undefined for ratings that nobody sent, such as those of the demo world. */
  source?: RatingSource | undefined;
}

interface RatedStory extends StoryFacts {
  id: string;
  arena: StoryArena;
  ratingCount: number;
  ratingSum: number;
  writers: StoryWriter[];
  /** This reader's earlier rating. */
  own: StoredRating | undefined;
}

interface StoredRating {
  id: string;
  revision: number;
  value: Rating;
}

/** A stored rating, and the sums of the story's ratings with it. */
interface CountedRating {
  id: string;
  revision: number;
  ratingCount: number;
  ratingSum: number;
  /** Whether it counts differently in the order of the best than in the average. */
  isSpecial: boolean;
}

interface RatingsDependencies {
  db: Db;
  clock: Clock;
  progress: ProgressService;
  /** The key with which clients' addresses are hashed. */
  secret: string;
}

/** Creates the service of ratings. */
export function createRatingsService({ db, clock, progress, secret }: RatingsDependencies): RatingsService {
  const order = createRatingOrder({ clock, secret });

  /**
   * Rates a story as it was read.
   * @returns undefined when it has changed since, and nothing was written.
   */
  async function rateAsRead(trx: Transaction<Tables>, story: RatedStory | undefined, { playerId, value, source: from }: NewRating) {
    if (!story) throw new RatingRefused('missing', 404);
    if (!may({ id: playerId }, 'rate', story)) throw new RatingRefused(story.status === 'draft' ? 'missing' : 'own-story', 403);
    if (await isRefusedAmong(trx, playerId, peopleOf(story))) throw new RatingRefused('stopped', 403);
    if (story.own?.value === value) return resultOf(story, value, 0);
    const now = clock.now();
    const counted = await countRating(trx, story, { playerId, value, now });
    if (!counted) return undefined;
    await noteReaching(trx, playerId, peopleOf(story), now);
    await order.place(trx, { storyId: story.id, ratingId: counted.id, isSpecial: counted.isSpecial, source: from });
    const changes = await chargeVoteXp(trx, { ratingId: counted.id, readerId: playerId, story, now });
    const source = { arena: story.arena, source: 'rating', sourceId: counted.id, revision: counted.revision };
    await progress.recordXp(
      trx,
      changes.map((change) => ({ ...source, playerId: change.playerId, amount: change.xp })),
    );
    await notifyOfRating(trx, { ratingId: counted.id, isChange: story.own !== undefined, story, changes, now });
    const authorXpChange = changes.reduce((total, change) => total + change.xp, 0);
    return resultOf(counted, value, authorXpChange);
  }

  async function rateStoryIn(trx: Transaction<Tables>, rating: NewRating): Promise<RatingResult> {
    const { storyId, playerId } = rating;
    if (!isUuid(storyId)) throw new RatingRefused('missing', 404);
    // Everybody who rates the same story waits for its row, so it is locked as late as possible: read first, then written
    // only if it is unchanged. The writers of a room's story are in other rows, which must not change meanwhile.
    const story = await readStory(trx, storyId, playerId);
    const rated = story && storyArena(story.arena).ofRooms ? undefined : await rateAsRead(trx, story, rating);
    if (rated) return rated;
    await lockStory(trx, storyId);
    const sure = await rateAsRead(trx, await readStory(trx, storyId, playerId), rating);
    if (!sure) throw new Error(`Story ${storyId} changed while it was held.`);
    return sure;
  }

  return {
    rateStoryIn,
    rateStory: (rating) => db.transaction().execute((trx) => rateStoryIn(trx, rating)),
  };
}

async function readStory(trx: Transaction<Tables>, storyId: string, playerId: string): Promise<RatedStory | undefined> {
  const row = await trx
    .selectFrom('story')
    .leftJoin('story_rating as own', (join) => join.onRef('own.story_id', '=', 'story.id').on('own.player_id', '=', playerId))
    .select(['story.id', 'story.arena', 'story.status', 'story.author_id', 'story.rating_count', 'story.rating_sum'])
    .select(['own.id as own_id', 'own.value as own_value', 'own.revision as own_revision', storyWriters().as('writers')])
    .select(unnamedAuthorIds().as('unnamed'))
    .where('story.id', '=', storyId)
    .where(isReadableBy(playerId))
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, arena, status, own_id: ownId, own_revision: revision } = row;
  const writers = writersIn(row.writers);
  const writerIds = [...writers.map(({ playerId }) => playerId), ...row.unnamed];
  const ownValue = rating.safeParse(row.own_value).data;
  const own = ownId && revision && ownValue ? { id: ownId, revision, value: ownValue } : undefined;
  return { id, arena, status, authorId: row.author_id, writers, writerIds, ratingCount: row.rating_count, ratingSum: row.rating_sum, own };
}

/** A separate statement for the lock: the next one then reads what the previous holder of the lock has left. */
async function lockStory(trx: Transaction<Tables>, storyId: string): Promise<void> {
  await trx.selectFrom('story').select('id').where('id', '=', storyId).forNoKeyUpdate().execute();
}

/**
 * Writes a rating and adds it to the story's sums, in one statement that locks the story first.
 * @returns undefined when the story, its author or the reader's earlier rating has changed since it was read.
 */
async function countRating(
  trx: Transaction<Tables>,
  { id: storyId, authorId, own }: RatedStory,
  { playerId, value, now }: { playerId: string; value: Rating; now: Date },
): Promise<CountedRating | undefined> {
  const special = sql`story_rating.counts_from is not null or story_rating.cluster_id is not null as special`;
  const written = own
    ? sql`
      update story_rating set value = ${value}, revision = revision + 1, updated_at = ${now}
      from held where story_rating.story_id = held.id and story_rating.id = ${own.id} and revision = ${own.revision}
      returning story_rating.id, story_id, revision, ${special}`
    : sql`
      insert into story_rating (id, story_id, player_id, value, created_at, updated_at, counts_from)
      select ${randomUUID()}::uuid, id, ${playerId}::uuid, ${value}::smallint, ${now}::timestamptz, ${now}::timestamptz,
        (${entersOrderAt(playerId, now)})
      from held
      on conflict (story_id, player_id) do nothing
      returning id, story_id, revision, ${special}`;
  const { rows } = await sql<CountedRating>`
    with held as (
      select id from story
      where id = ${storyId} and status = 'published' and author_id is not distinct from ${authorId}::uuid
      for no key update
    ), written as (${written})
    update story set
      rating_count = rating_count + ${own ? 0 : 1}::integer, rating_sum = rating_sum + ${value - (own?.value ?? 0)}::integer,
      rank_prior = coalesce((select mean from rating_prior), rank_prior)
    from written where story.id = written.story_id
    returning written.id, written.revision, written.special as "isSpecial", rating_count as "ratingCount", rating_sum as "ratingSum"`.execute(
    trx,
  );
  return rows[0];
}

function peopleOf({ authorId, writers }: RatedStory): string[] {
  return [authorId, ...writers.map(({ playerId }) => playerId)].filter((id) => id !== null);
}

function resultOf(
  { ratingSum, ratingCount }: Pick<RatedStory, 'ratingSum' | 'ratingCount'>,
  own: Rating,
  authorXpChange: number,
): RatingResult {
  return { average: averageOf(ratingSum, ratingCount) ?? own, count: ratingCount, own, authorXpChange };
}
