import { sql, type Transaction } from 'kysely';
import { nameKey } from '~/accounts/sign-up/display-name';
import { closeReview } from '~/arenas/word-games/referee/settling/run-review.server';
import type { Clock } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { ContentRating, ContentWarning } from '~/stories/content-rating/content-rating';
import { rateStory } from '~/stories/content-rating/content-ratings.server';
import { releaseVotes } from '~/stories/ratings/order/vote-clusters.server';
import { takePoints } from '~/stories/ratings/xp/take-points.server';
import { hidePlayer } from '../hiding/hide-player.server';
import { hideThing } from '../hiding/hide-thing.server';
import type { Before } from '../moderation.tables';
import type { Thing } from '../things/thing';
import type { Measure } from './measures';

/** What a removed title becomes. */
const NO_TITLE = 'Untitled';
/** Digits of the name of somebody whose name was removed. */
const NAME_DIGITS = 9;

/** What is done, to what and to whom. */
export interface AppliedMeasure {
  measure: Measure;
  /** Whether the thing is hidden besides. */
  hides: boolean;
  /** Undefined for votes, and for what is gone. */
  thing: Pick<Thing, 'kind' | 'id' | 'storyId'> | undefined;
  /** The cluster, where votes are decided about. */
  clusterId: string | undefined;
  ownerId: string | null;
  until: Date | null;
  rating: ContentRating;
  warnings: readonly ContentWarning[];
}

interface Tools {
  trx: Transaction<Tables>;
  clock: Clock;
}

/** Does what was decided. @returns what it replaced, for `undoMeasure`. @throws {Refusal} where it cannot be done. */
export async function applyMeasure(tools: Tools, applied: AppliedMeasure): Promise<Before> {
  const before = await changes[applied.measure](tools, applied);
  const isHidden = applied.hides && applied.thing ? await hideThing(tools.trx, tools.clock, applied.thing, true) : false;
  return isHidden ? { ...before, hidden: true } : before;
}

type Change = (tools: Tools, applied: AppliedMeasure) => Promise<Before>;

const changes: Record<Measure, Change> = {
  nothing: async () => ({}),
  warn: async () => ({}),
  keep: async () => ({}),
  // The decision itself is undone where it is reviewed.
  reverse: async () => ({}),

  async hide({ trx, clock }, { thing }) {
    if (!thing) throw gone();
    return (await hideThing(trx, clock, thing, true)) ? { hidden: true } : {};
  },

  async rate({ trx }, { thing, rating, warnings }) {
    const story = await lockedStory(trx, thing?.storyId);
    await rateStory(trx, story.id, { rating, warnings });
    return { content: { rating: story.content_rating, warnings: story.warnings } };
  },

  async 'remove-title'({ trx }, { thing }) {
    const story = await lockedStory(trx, thing?.storyId);
    await trx.updateTable('story').set({ title: NO_TITLE }).where('id', '=', story.id).execute();
    return { title: story.title };
  },

  async 'remove-name'({ trx, clock }, { ownerId }) {
    const player = await lockedPlayer(trx, ownerId);
    const { rows } = await sql<{ number: string }>`select lpad(floor(random() * 1e9)::text, ${NAME_DIGITS}, '0') as number`.execute(trx);
    const name = `Player ${rows[0]?.number}`;
    await trx
      .updateTable('player')
      .set({ name, name_key: nameKey(name), updated_at: clock.now() })
      .where('id', '=', player.id)
      .execute();
    return { name: player.name };
  },

  async 'remove-bio'({ trx, clock }, { ownerId }) {
    const player = await lockedPlayer(trx, ownerId);
    await trx.updateTable('player').set({ bio: '', updated_at: clock.now() }).where('id', '=', player.id).execute();
    return { bio: player.bio };
  },

  async suspend({ trx }, { ownerId, until }) {
    const player = await lockedPlayer(trx, ownerId);
    await trx.updateTable('player').set({ suspended_until: until }).where('id', '=', player.id).execute();
    return { suspendedUntil: player.suspended_until?.toISOString() ?? null };
  },

  async ban({ trx, clock }, { ownerId }) {
    // Hidden first: rooms and stories are locked before the player.
    const { changed } = await hidePlayer({ db: trx, clock }, ownerId ?? '', true);
    await trx.updateTable('player').set({ banned_at: clock.now() }).where('id', '=', ownerId).execute();
    return changed ? { playerHidden: true } : {};
  },

  async 'take-points'({ trx, clock }, { clusterId = '' }) {
    return (await takePoints(trx, clusterId, { taken: true, now: clock.now() })) ? { pointsTaken: clusterId } : {};
  },

  async 'give-points'({ trx, clock }, { clusterId = '' }) {
    await takePoints(trx, clusterId, { taken: false, now: clock.now() });
    return {};
  },

  async release({ trx, clock }, { clusterId }) {
    await releaseVotes({ db: trx, clock }, clusterId ?? '', true);
    return {};
  },
};

/** Puts back what a measure replaced, unless it was changed again meanwhile. */
export async function undoMeasure(tools: Tools, measure: Measure, applied: Pick<AppliedMeasure, 'thing' | 'ownerId'>, before: Before) {
  const { trx, clock } = tools;
  const { thing, ownerId } = applied;
  if (before.hidden && thing) await hideThing(trx, clock, thing, false);
  if (before.pointsTaken) await takePoints(trx, before.pointsTaken, { taken: false, now: clock.now() });
  if (before.playerHidden && ownerId) await hidePlayer({ db: trx, clock }, ownerId, false);
  if (before.content && thing?.storyId) {
    const { rating, warnings } = before.content;
    await trx
      .updateTable('story')
      .set({ content_rating: rating as ContentRating, warnings: warnings as ContentWarning[] })
      .where('id', '=', thing.storyId)
      .execute();
  }
  if (before.title !== undefined && thing?.storyId) {
    await trx.updateTable('story').set({ title: before.title }).where('id', '=', thing.storyId).where('title', '=', NO_TITLE).execute();
  }
  if (before.bio !== undefined && ownerId) {
    await trx.updateTable('player').set({ bio: before.bio }).where('id', '=', ownerId).where('bio', '=', '').execute();
  }
  if (before.name !== undefined && ownerId) await giveNameBack(tools, ownerId, before.name);
  if (measure === 'suspend' && ownerId) {
    const until = before.suspendedUntil ? new Date(before.suspendedUntil) : null;
    await trx.updateTable('player').set({ suspended_until: until }).where('id', '=', ownerId).execute();
  }
  if (measure === 'ban' && ownerId) await trx.updateTable('player').set({ banned_at: null }).where('id', '=', ownerId).execute();
}

/** Unless somebody has taken it, or they have chosen another. */
async function giveNameBack({ trx, clock }: Tools, playerId: string, name: string): Promise<void> {
  await trx
    .updateTable('player')
    .set({ name, name_key: nameKey(name), updated_at: clock.now() })
    .where('id', '=', playerId)
    .where('name', 'like', 'Player %')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('player as other').select('other.id').where('other.name_key', '=', nameKey(name)))),
    )
    .execute();
}

/** Takes a player off the list of those whose runs did not count: moderators have looked. */
export async function closeRuns({ trx, clock }: Tools, playerId: string): Promise<void> {
  await closeReview(trx, { id: playerId }, clock.now());
}

async function lockedStory(trx: Transaction<Tables>, storyId: string | null | undefined) {
  const story = storyId
    ? await trx
        .selectFrom('story')
        .select(['id', 'title', 'content_rating', 'warnings'])
        .where('id', '=', storyId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!story) throw gone();
  return story;
}

async function lockedPlayer(trx: Transaction<Tables>, playerId: string | null) {
  const player = await trx
    .selectFrom('player')
    .select(['id', 'name', 'bio', 'suspended_until'])
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
  if (!player) throw gone();
  return player;
}

function gone(): Refusal {
  return new Refusal('This is gone, so nothing can be done to it. You can still close the case.', { status: 409 });
}
