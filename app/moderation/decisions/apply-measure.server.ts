import type { Transaction } from 'kysely';
import { barAddress } from '~/accounts/leaving/barred-addresses.server';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import { closeReview } from '~/arenas/word-games/referee/settling/run-review.server';
import type { Clock } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { ContentRating, ContentWarning } from '~/stories/content-rating/content-rating';
import { moderatedStory } from '~/stories/own/moderated-story.server';
import { releaseVotes } from '~/stories/ratings/order/vote-clusters.server';
import { takePoints } from '~/stories/ratings/xp/take-points.server';
import { hidePlayer } from '../hiding/hide-player.server';
import type { Before } from '../moderation.tables';
import type { ReportTarget } from '../targets/report-target';
import type { ReportTargets } from '../targets/report-targets.server';
import type { Measure } from './measures';
import { giveRingRatings, takeRingRatings } from './ring-ratings.server';

/** What is done, to what and to whom. */
export interface AppliedMeasure {
  measure: Measure;
  /** Whether the target is hidden besides. */
  hides: boolean;
  /** Undefined for votes, and for what is gone. */
  target: Pick<ReportTarget, 'kind' | 'id' | 'storyId'> | undefined;
  /** The cluster, where votes are decided about. */
  clusterId: string | undefined;
  ownerId: string | null;
  /** Of an owner who has left; what is done to them is done to their address. */
  leftHash: string | null;
  until: Date | null;
  rating: ContentRating;
  warnings: readonly ContentWarning[];
}

interface Tools {
  trx: Transaction<Tables>;
  clock: Clock;
  targets: ReportTargets;
}

/** Does what was decided. @returns what it replaced, for `undoMeasure`. @throws {Refusal} where it cannot be done. */
export async function applyMeasure(tools: Tools, applied: AppliedMeasure): Promise<Before> {
  const before = await changes[applied.measure](tools, applied);
  const isHidden = applied.hides && applied.target ? await tools.targets.setHidden(tools, applied.target, true) : false;
  return isHidden ? { ...before, hidden: true } : before;
}

async function hideTarget(tools: Tools, { target }: AppliedMeasure): Promise<Before> {
  if (!target) throw gone();
  return (await tools.targets.setHidden(tools, target, true)) ? { hidden: true } : {};
}

type Change = (tools: Tools, applied: AppliedMeasure) => Promise<Before>;

const changes: Record<Measure, Change> = {
  nothing: async () => ({}),
  warn: async () => ({}),
  keep: async () => ({}),
  // The decision itself is undone where it is reviewed.
  reverse: async () => ({}),

  hide: hideTarget,
  'take-down': hideTarget,

  async rate({ trx }, { target, rating, warnings }) {
    return { content: known(await moderatedStory.rate(trx, known(target?.storyId), { rating, warnings })) };
  },

  async 'remove-title'({ trx }, { target }) {
    return { title: known(await moderatedStory.removeTitle(trx, known(target?.storyId))) };
  },

  async 'remove-name'({ trx, clock }, { target }) {
    return { name: known(await moderatedPlayer.removeName(trx, known(target?.id), clock.now())) };
  },

  async 'remove-bio'({ trx, clock }, { target }) {
    return { bio: known(await moderatedPlayer.removeBio(trx, known(target?.id), clock.now())) };
  },

  async suspend({ trx, clock }, { ownerId, leftHash, until }) {
    if (leftHash) return barLeft(trx, { addressHash: leftHash, at: clock.now(), suspendedUntil: until });
    const before = await moderatedPlayer.suspend(trx, known(ownerId), until);
    if (before === undefined) throw gone();
    return { suspendedUntil: before?.toISOString() ?? null };
  },

  async ban({ trx, clock }, { ownerId, leftHash }) {
    if (leftHash) return barLeft(trx, { addressHash: leftHash, at: clock.now(), suspendedUntil: null });
    // Hidden first: rooms and stories are locked before the player.
    const { changed } = await hidePlayer({ db: trx, clock }, ownerId ?? '', true);
    await moderatedPlayer.ban(trx, known(ownerId), clock.now());
    return changed ? { playerHidden: true } : {};
  },

  async 'take-points'({ trx, clock }, { clusterId = '' }) {
    return (await takePoints(trx, clusterId, { taken: true, now: clock.now() })) ? { pointsTaken: clusterId } : {};
  },

  async 'take-ratings'({ trx, clock }, { ownerId }) {
    const ratingsTaken = await takeRingRatings(trx, known(ownerId), clock.now());
    return ratingsTaken.length > 0 ? { ratingsTaken } : {};
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

async function barLeft(trx: Transaction<Tables>, bar: Parameters<typeof barAddress>[1]): Promise<Before> {
  await barAddress(trx, bar);
  return {};
}

/** Puts back what a measure replaced, unless it was changed again meanwhile. */
export async function undoMeasure(tools: Tools, measure: Measure, applied: Pick<AppliedMeasure, 'target' | 'ownerId'>, before: Before) {
  const { trx, clock, targets } = tools;
  const { target, ownerId } = applied;
  if (before.hidden && target) await targets.setHidden(tools, target, false);
  if (before.pointsTaken) await takePoints(trx, before.pointsTaken, { taken: false, now: clock.now() });
  if (before.ratingsTaken) await giveRingRatings(trx, before.ratingsTaken, clock.now());
  if (before.playerHidden && ownerId) await hidePlayer({ db: trx, clock }, ownerId, false);
  if (target?.storyId) {
    const { rating, warnings } = before.content ?? {};
    if (rating && warnings) {
      await moderatedStory.rate(trx, target.storyId, { rating: rating as ContentRating, warnings: warnings as ContentWarning[] });
    }
    if (before.title !== undefined) await moderatedStory.giveTitleBack(trx, target.storyId, before.title);
  }
  // A pen name is not its owner's row.
  if (target && before.bio !== undefined) await moderatedPlayer.giveBioBack(trx, target.id, before.bio);
  if (target && before.name !== undefined) await moderatedPlayer.giveNameBack(trx, target.id, before.name, clock.now());
  if (!ownerId) return;
  if (measure === 'suspend') {
    await moderatedPlayer.suspend(trx, ownerId, before.suspendedUntil ? new Date(before.suspendedUntil) : null);
  }
  if (measure === 'ban') await moderatedPlayer.unban(trx, ownerId);
}

/** Takes a player off the list of those whose runs did not count: moderators have looked. */
export async function closeRuns({ trx, clock }: Pick<Tools, 'trx' | 'clock'>, playerId: string): Promise<void> {
  await closeReview(trx, { id: playerId }, clock.now());
}

/** @throws {Refusal} for what is gone. */
function known<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw gone();
  return found;
}

function gone(): Refusal {
  return new Refusal('This is gone, so nothing can be done to it. You can still close the case.', { status: 409 });
}
