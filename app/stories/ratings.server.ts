import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/refusal';
import type { ProgressService } from '~/progress/progress.server';
import { may, type StoryFacts } from './policy';
import { type Rating, ratingOf, ratingXp } from './rating';
import { averageOf, isStoryId, type StoryArena } from './story';
import { storyWriters, writersIn } from './story-writers.server';
import { type RatingRefusalReason, ratingTexts } from './texts';
import type { StoryWriter } from './writers';
import { shareChanges, xpShares } from './xp-shares';

/** A rating that does not count, and why. */
export class RatingRefused extends Refusal {
  readonly reason: RatingRefusalReason;

  constructor(reason: RatingRefusalReason, status: number) {
    super(ratingTexts.refused[reason].text, { status });
    this.name = 'RatingRefused';
    this.reason = reason;
  }
}

export interface RatingResult {
  /** The story's average now. */
  average: number;
  /** How many have rated it. */
  count: number;
  /** What this reader's rating is now. */
  own: Rating;
  /** XP that its writers gained (below 0: lost) by this, taken together. */
  authorXpChange: number;
}

export interface RatingsService {
  /**
   * Sets one reader's rating of a story. The same value again changes nothing; another one changes the
   * story's average and its author's XP by the difference.
   * @throws {RatingRefused} for a story that is not there for this reader, or is their own.
   * @see docs/product/ratings-and-xp.md
   */
  rateStory(rating: NewRating): Promise<RatingResult>;
  /** The same within a transaction of the caller's. */
  rateStoryIn(trx: Transaction<Tables>, rating: NewRating): Promise<RatingResult>;
}

export interface NewRating {
  storyId: string;
  playerId: string;
  value: Rating;
}

interface RatedStory extends StoryFacts {
  id: string;
  arena: StoryArena;
  ratingCount: number;
  ratingSum: number;
  writers: StoryWriter[];
}

interface KeptRating {
  id: string;
  revision: number;
  /** The value before this change; undefined for a first rating. */
  before: Rating | undefined;
}

/** Makes the keeper of ratings. */
export function createRatingsService({ db, clock, progress }: { db: Db; clock: Clock; progress: ProgressService }): RatingsService {
  async function rateStoryIn(trx: Transaction<Tables>, { storyId, playerId, value }: NewRating): Promise<RatingResult> {
    // The story is locked first and the progress of its writers after it: whoever rates the same story waits here.
    const story = await lockedStory(trx, storyId);
    if (!story || !may({ id: playerId }, 'read', story)) throw new RatingRefused('missing', 404);
    if (!may({ id: playerId }, 'rate', story)) throw new RatingRefused(story.status === 'draft' ? 'missing' : 'own-story', 403);
    const kept = await keepRating(trx, { storyId: story.id, playerId, value }, clock.now());
    if (kept.before === value) return resultOf(story, value, 0);
    const rated = await moveSums(trx, story, kept.before, value);
    const changes = shareChanges(kept.before ? xpShares(story, ratingXp(kept.before)) : [], xpShares(story, ratingXp(value)));
    const source = { arena: story.arena, source: 'rating', sourceId: kept.id, revision: kept.revision };
    await progress.recordXp(
      trx,
      changes.map((change) => ({ ...source, playerId: change.playerId, amount: change.xp })),
    );
    const authorXpChange = changes.reduce((total, change) => total + change.xp, 0);
    return resultOf(rated, value, authorXpChange);
  }

  return {
    rateStoryIn,
    rateStory: (rating) => db.transaction().execute((trx) => rateStoryIn(trx, rating)),
  };
}

async function lockedStory(trx: Transaction<Tables>, storyId: string): Promise<RatedStory | undefined> {
  if (!isStoryId(storyId)) return undefined;
  const row = await trx
    .selectFrom('story')
    .select(['id', 'arena', 'status', 'author_id', 'rating_count', 'rating_sum', storyWriters().as('writers')])
    .where('id', '=', storyId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, arena, status } = row;
  const writers = writersIn(row.writers);
  const writerIds = writers.map(({ playerId }) => playerId);
  return { id, arena, status, authorId: row.author_id, writers, writerIds, ratingCount: row.rating_count, ratingSum: row.rating_sum };
}

async function keepRating(
  trx: Transaction<Tables>,
  { storyId, playerId, value }: { storyId: string; playerId: string; value: Rating },
  now: Date,
): Promise<KeptRating> {
  const id = randomUUID();
  const added = await trx
    .insertInto('story_rating')
    .values({ id, story_id: storyId, player_id: playerId, value, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['story_id', 'player_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id, revision: 1, before: undefined };
  const before = await trx
    .selectFrom('story_rating')
    .select(['id', 'value', 'revision'])
    .where('story_id', '=', storyId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  const kept = { id: before.id, revision: before.revision + 1, before: ratingOf(String(before.value)) };
  if (before.value !== value) {
    await trx.updateTable('story_rating').set({ value, revision: kept.revision, updated_at: now }).where('id', '=', before.id).execute();
  }
  return kept;
}

async function moveSums(trx: Transaction<Tables>, story: RatedStory, before: Rating | undefined, value: Rating): Promise<RatedStory> {
  const row = await trx
    .updateTable('story')
    .set({
      rating_count: sql`rating_count + ${before === undefined ? 1 : 0}`,
      rating_sum: sql`rating_sum + ${value - (before ?? 0)}`,
    })
    .where('id', '=', story.id)
    .returning(['rating_count', 'rating_sum'])
    .executeTakeFirstOrThrow();
  return { ...story, ratingCount: row.rating_count, ratingSum: row.rating_sum };
}

function resultOf(story: RatedStory, own: Rating, authorXpChange: number): RatingResult {
  return { average: averageOf(story.ratingSum, story.ratingCount) ?? own, count: story.ratingCount, own, authorXpChange };
}
