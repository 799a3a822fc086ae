import type { Transaction } from 'kysely';
import { barAddress } from '~/accounts/leaving/barred-addresses.server';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import { lockRoomsOf } from '~/arenas/story-weave/server/room-store.server';
import { renameSeats } from '~/arenas/story-weave/server/seating/rename-seats.server';
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
import type { InForce } from './in-force.server';
import { keepsHidden } from './keeps-hidden.server';
import type { Measure } from './measures';
import { giveRingRatings, takeRingRatings } from './ring-ratings.server';

/** What is done, to what and to whom. */
export interface AppliedMeasure {
  measure: Measure;
  /** Whether the target is hidden besides. */
  hides: boolean;
  /** Undefined for votes, and for what is gone. */
  target: Pick<ReportTarget, 'kind' | 'id' | 'storyId' | 'ownerId'> | undefined;
  /** The cluster, where votes are decided about. */
  clusterId: string | undefined;
  ownerId: string | null;
  /** Of an owner who has left; what is done to them is done to their address. */
  leftHash: string | null;
  until: Date | null;
  rating: ContentRating;
  warnings: readonly ContentWarning[];
  /** What other decisions do to the same person. */
  inForce: InForce;
  /** Whether another decision or case keeps the target hidden already: then it is hidden by this one, too. */
  isKept: boolean;
}

interface Tools {
  trx: Transaction<Tables>;
  clock: Clock;
  targets: ReportTargets;
}

/** Does what was decided. @returns what it replaced, for `undoMeasure`. @throws {Refusal} where it cannot be done. */
export async function applyMeasure(tools: Tools, applied: AppliedMeasure): Promise<Before> {
  const before = await changes[applied.measure](tools, applied);
  return applied.hides && applied.target ? { ...before, ...(await hideTarget(tools, applied)) } : before;
}

async function hideTarget(tools: Tools, { target, isKept }: AppliedMeasure): Promise<Before> {
  if (!target) throw gone();
  const isChanged = await tools.targets.setHidden(tools, target, true);
  return isChanged || isKept ? { hidden: true } : {};
}

/** Takes a player's name, also out of the rooms where they sit. */
async function removeName({ trx, clock }: Tools, playerId: string): Promise<Before> {
  // Rooms are locked before players.
  await lockRoomsOf(trx, playerId);
  const name = known(await moderatedPlayer.removeName(trx, playerId, clock.now()));
  await renameInRooms(trx, playerId);
  return { name, playerId };
}

async function giveNameBack({ trx, clock }: Tools, playerId: string, name: string): Promise<void> {
  await lockRoomsOf(trx, playerId);
  await moderatedPlayer.giveNameBack(trx, playerId, name, clock.now());
  await renameInRooms(trx, playerId);
}

/** Seats hold a copy of the name. */
async function renameInRooms(trx: Transaction<Tables>, playerId: string): Promise<void> {
  const player = await trx.selectFrom('player').select(['name', 'hidden_at']).where('id', '=', playerId).executeTakeFirst();
  if (player && player.hidden_at === null) await renameSeats(trx, playerId, player.name);
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
    return known(await moderatedStory.removeTitle(trx, known(target?.storyId)));
  },

  // Of what was written, its writer, who may be a pen name of the owner.
  'remove-name': async (tools, { target }) => removeName(tools, known(target?.ownerId)),

  async 'remove-bio'({ trx, clock }, { target }) {
    const playerId = known(target?.ownerId);
    return { bio: known(await moderatedPlayer.removeBio(trx, playerId, clock.now())), playerId };
  },

  async suspend({ trx, clock }, { ownerId, leftHash, until, inForce: { suspendedUntil } }) {
    if (leftHash) return barLeft(trx, { addressHash: leftHash, at: clock.now(), suspendedUntil: until });
    const isLonger = suspendedUntil !== null && until !== null && suspendedUntil > until;
    if (!(await moderatedPlayer.suspend(trx, known(ownerId), isLonger ? suspendedUntil : until))) throw gone();
    return {};
  },

  async ban({ trx, clock }, { ownerId, leftHash, inForce }) {
    if (leftHash) return barLeft(trx, { addressHash: leftHash, at: clock.now(), suspendedUntil: null });
    // Hidden first: rooms and stories are locked before the player.
    const { changed } = await hidePlayer({ db: trx, clock }, ownerId ?? '', true);
    await moderatedPlayer.ban(trx, known(ownerId), clock.now());
    return changed || inForce.personHidden ? { playerHidden: true } : {};
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

/** Puts back what a measure replaced, unless it was changed again meanwhile, or another decision or case does the same. */
export async function undoMeasure(
  tools: Tools,
  measure: Measure,
  { target, ownerId, inForce, isKept }: Pick<AppliedMeasure, 'target' | 'ownerId' | 'inForce' | 'isKept'>,
  before: Before,
): Promise<void> {
  const { trx, clock, targets } = tools;
  if (before.hidden && target && !isKept) await targets.setHidden(tools, target, false);
  if (before.pointsTaken) await takePoints(trx, before.pointsTaken, { taken: false, now: clock.now() });
  if (before.ratingsTaken) await giveRingRatings(trx, before.ratingsTaken, clock.now());
  if (before.playerHidden && ownerId && !inForce.personHidden) await hidePlayer({ db: trx, clock }, ownerId, false);
  if (target?.storyId) {
    const { rating, warnings } = before.content ?? {};
    if (rating && warnings) {
      await moderatedStory.rate(trx, target.storyId, { rating: rating as ContentRating, warnings: warnings as ContentWarning[] });
    }
    const { title, untitled } = before;
    if (title !== undefined) await moderatedStory.giveTitleBack(trx, target.storyId, { title, untitled });
  }
  const playerId = before.playerId ?? target?.ownerId;
  if (playerId && before.name !== undefined) await giveNameBack(tools, playerId, before.name);
  if (playerId && before.bio !== undefined) await moderatedPlayer.giveBioBack(trx, playerId, before.bio);
  if (ownerId && measure === 'suspend') await moderatedPlayer.suspend(trx, ownerId, inForce.suspendedUntil);
  if (ownerId && measure === 'ban' && !inForce.banned) await endBan(tools, ownerId);
}

/** A door before a banned person may have had its time meanwhile; then it goes with the ban. */
async function endBan({ trx, targets }: Pick<Tools, 'trx' | 'targets'>, playerId: string): Promise<void> {
  await moderatedPlayer.unban(trx, playerId);
  const isKept = await keepsHidden(trx, { kind: 'player', thing_id: playerId, story_id: null }, { targets });
  if (!isKept) await moderatedPlayer.setDoor(trx, playerId, null);
}

/** @throws {Refusal} for what is gone. */
function known<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw gone();
  return found;
}

function gone(): Refusal {
  return new Refusal('This is gone, so nothing can be done to it. You can still close the case.', { status: 409 });
}
