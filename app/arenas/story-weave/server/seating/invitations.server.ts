import { acquaintance, namesOfAcquaintances } from '~/blocks/acquaintances.server';
import { countInvitation } from '~/blocks/invitation-limits.server';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { whyNotInviting } from '../../rules/policy';
import type { Room } from '../../rules/room';
import { invitationRefusals, invitationTexts } from '../../texts';
import { findRoom } from '../room-store.server';
import type { Rooms } from '../rooms.server';
import { invitationNotice } from './notice-kinds';
import { WeaveRefused } from './presence.server';

/** How many invitations one person may send. */
const SENT = { max: 30, windowSeconds: 3_600 };

/** Inviting people to a room. @see docs/product/story-weave.md */
export interface Invitations {
  /** The names of people whom a player could invite, in order: some that they follow and some of their followers. */
  namesToInvite(playerId: string): Promise<string[]>;
  /**
   * Tells a person whom a player follows, or who follows them, of a room; inviting them again to the same room tells nothing new.
   * Who blocks or mutes the player is not told of it, and the player does not learn that.
   * @param name as people type it. @returns the name of the person.
   * @throws {Refusal} where the player may not invite, and where the other person is not known to them or could not come.
   */
  invite(roomId: string, player: { id: string }, name: string): Promise<string>;
}

interface InvitationDependencies {
  db: Db;
  clock: Clock;
  rooms: Pick<Rooms, 'dispatch'>;
  limiter: RateLimiter;
}

export function createInvitations({ db, clock, rooms, limiter }: InvitationDependencies): Invitations {
  function requireInviting(player: { id: string }, room: Room, invitedId: string): void {
    const why = whyNotInviting(player, room, invitedId, clock.now().getTime());
    if (why !== undefined) throw new Refusal(invitationRefusals[why]);
  }

  return {
    namesToInvite: (playerId) => namesOfAcquaintances(db, playerId),

    async invite(roomId, player, name) {
      await limiter.use(`weave-invite:${player.id}`, SENT);
      const stored = isUuid(roomId) ? await findRoom(db, roomId) : undefined;
      if (!stored) throw new WeaveRefused('no-room');
      const invited = await acquaintance(db, player.id, name);
      if (!invited) throw new Refusal(invitationTexts.unknown, { field: 'name' });
      await requireUnblocked(db, player.id, [invited.id]);
      requireInviting(player, stored.room, invited.id);
      await countInvitation(limiter, { kind: 'weave', fromId: player.id, to: invited }, invitationTexts.often);
      await rooms.dispatch(roomId, async (trx, room) => {
        requireInviting(player, room, invited.id);
        const now = clock.now();
        const keys = { dedupeKey: `invitation:${roomId}:${player.id}`, groupKey: dailyGroup(invitationNotice, roomId, now) };
        const fact = { kind: invitationNotice, playerId: invited.id, ...keys, actorId: player.id, detail: roomId };
        await noteReaching(trx, player.id, [invited.id], now);
        await notify(trx, [fact], now);
        return undefined;
      });
      return invited.name;
    },
  };
}
