import type { Viewer } from '~/accounts/viewer/viewer';
import { invitable, namesToInvite } from '~/blocks/acquaintances.server';
import { countInvitation } from '~/blocks/invitation-limits.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { ProgressService } from '~/progress/progress.server';
import { inviterTo } from './inviter.server';
import { answerInvitation, invite, requireInviting, withdraw } from './inviting.server';
import { type CoAuthorsPage, coAuthorsPage } from './page.server';
import { agreeToDelete, leaveFor } from './parting.server';
import { coAuthorTexts as texts } from './texts';

export interface CoAuthors {
  /** What a player is shown of who writes a story: as one of them, or as one who is invited; undefined where it is nothing. */
  page(player: Viewer, storyId: string): Promise<CoAuthorsPage | undefined>;
  /** Names of people whom an author may invite to a story. */
  names(player: Viewer, storyId: string): Promise<string[]>;
  /** Asks a person by a name that the player may invite to write a story of theirs with them. @throws {Refusal} for all others, too often a day (429), and see `invite`. */
  invite(player: Viewer, storyId: string, name: string): Promise<void>;
  /** Takes an invitation back. @throws {Refusal} for a story that is not theirs. */
  withdraw(player: Viewer, storyId: string, nameId: string): Promise<void>;
  /** Accepts an invitation, or declines it. @throws {Refusal} see `answerInvitation`. */
  answer(player: Viewer, storyId: string, answer: { nameId: string; accepts: boolean }): Promise<void>;
  /** Leaves a story to its other authors, with one's name or without. @throws {Refusal} where there are none. */
  leave(player: Viewer, storyId: string, named: boolean): Promise<void>;
  /**
   * Agrees that a story is deleted, or no longer does. It is, once all of its authors agree.
   * @returns whether it is gone. @throws {Refusal} where the person does not write it with others.
   */
  agree(player: Viewer, storyId: string, agrees: boolean): Promise<boolean>;
}

export interface CoAuthorDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  progress: Pick<ProgressService, 'countStoryPublished'>;
}

/** Writing a story together. @see docs/product/co-authors.md */
export function createCoAuthors({ db, clock, limiter, progress }: CoAuthorDependencies): CoAuthors {
  return {
    page: (player, storyId) => coAuthorsPage(db, player, storyId),
    names: async (player, storyId) => namesToInvite(db, await inviterTo(db, player.id, storyId)),
    async invite(player, storyId, name) {
      const invited = { storyId, asked: await invitable(db, await inviterTo(db, player.id, storyId), name) };
      // The limiter has a connection of its own: what is refused is found out before.
      const { asked } = await db.transaction().execute((trx) => requireInviting(trx, player, invited));
      await countInvitation(limiter, { kind: 'co-author', fromId: player.id, to: asked }, texts.often);
      await db.transaction().execute((trx) => invite(trx, player, { ...invited, now: clock.now() }));
    },
    withdraw: (player, storyId, nameId) => db.transaction().execute((trx) => withdraw(trx, player, storyId, nameId)),
    answer: (player, storyId, answer) =>
      db.transaction().execute((trx) => answerInvitation(trx, progress, player, { storyId, ...answer, now: clock.now() })),
    leave: (player, storyId, named) =>
      db.transaction().execute((trx) => leaveFor(trx, progress, player, { storyId, named, now: clock.now() })),
    agree: (player, storyId, agrees) =>
      db.transaction().execute((trx) => agreeToDelete(trx, progress, player, { storyId, agrees, now: clock.now() })),
  };
}
