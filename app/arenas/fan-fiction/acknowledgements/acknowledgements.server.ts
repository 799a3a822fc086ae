import type { Viewer } from '~/accounts/viewer/viewer';
import { namesOfAcquaintances } from '~/blocks/acquaintances.server';
import { countInvitation } from '~/blocks/invitation-limits.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { MentionKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { answerMention, give, requireGiving, takeOff, thank } from './mentions.server';
import { type AcknowledgementsPage, acknowledgementsPage, LISTED, type Naming, namingsOf } from './page.server';
import { type Acknowledged, acknowledged } from './shown.server';
import { type AskedSource, sourcesAskedOf } from './source-rows.server';
import { addSource, answerSource, type NewSource, namesToAsk, takeSourceOff } from './sources.server';
import { sourceTexts, acknowledgementTexts as texts } from './texts';

export interface Acknowledgements {
  /** What a story says of others, on its page. */
  shown(storyId: string, viewerId: string | undefined): Promise<Acknowledged>;
  /** What the authors of a story are shown; undefined for everybody else. */
  page(player: Viewer, storyId: string): Promise<AcknowledgementsPage | undefined>;
  /** Names that are suggested to an author. */
  names(player: Viewer): Promise<string[]>;
  /** Gives a story to a person. @throws {Refusal} too often a day (429), and see `give`. */
  give(player: Viewer, storyId: string, name: string): Promise<void>;
  /** Asks beta readers whether a story may thank them. @throws {Refusal} see `thank`. */
  thank(player: Viewer, storyId: string, people: readonly string[]): Promise<void>;
  /** Takes a person's name off a story. @throws {Refusal} for a story that is not theirs. */
  takeOff(player: Viewer, storyId: string, kind: MentionKind, personId: string): Promise<void>;
  /** Everything that names a player. */
  namings(player: Viewer): Promise<Naming[]>;
  /** Agrees to be named, or declines. @throws {Refusal} see `answerMention`. */
  answer(player: Viewer, mentionId: string, accepts: boolean): Promise<void>;
  /** Says what a story comes from. @throws {Refusal} where its authors are asked too often a day (429), and see `addSource`. */
  addSource(player: Viewer, storyId: string, source: NewSource): Promise<void>;
  /** Takes a source off a story. @throws {Refusal} for a story that is not theirs. */
  takeSourceOff(player: Viewer, storyId: string, id: string): Promise<void>;
  /** Every story that comes from one of a player's, or asks whether it may say so. */
  sourcesAsked(player: Viewer): Promise<AskedSource[]>;
  /** Agrees that another story names one of theirs, or declines. @throws {Refusal} see `answerSource`. */
  answerSource(player: Viewer, id: string, accepts: boolean): Promise<void>;
}

/** Whom a story is for, and whom it thanks. @see docs/product/acknowledgements.md */
export function createAcknowledgements({ db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter }): Acknowledgements {
  return {
    shown: (storyId, viewerId) => acknowledged(db, clock, { storyId, viewerId }),
    page: (player, storyId) => acknowledgementsPage(db, player, storyId),
    names: (player) => namesOfAcquaintances(db, player.id),
    async give(player, storyId, name) {
      const gift = { storyId, name };
      // The limiter has a connection of its own: what is refused is found out before.
      const other = await db.transaction().execute((trx) => requireGiving(trx, player, gift));
      await countInvitation(limiter, { kind: 'gift', fromId: player.id, to: other }, texts.often);
      await db.transaction().execute((trx) => give(trx, player, { ...gift, now: clock.now() }));
    },
    thank: (player, storyId, people) => db.transaction().execute((trx) => thank(trx, player, { storyId, people, now: clock.now() })),
    takeOff: (player, storyId, kind, personId) => db.transaction().execute((trx) => takeOff(trx, player, { storyId, kind, personId })),
    namings: (player) => namingsOf(db, player),
    answer: (player, mentionId, accepts) =>
      db.transaction().execute((trx) => answerMention(trx, player, { mentionId, accepts, now: clock.now() })),
    async addSource(player, storyId, source) {
      const said = { storyId, source, now: clock.now() };
      const names = await db.transaction().execute((trx) => namesToAsk(trx, player, said));
      for (const id of names) {
        await countInvitation(limiter, { kind: 'source', fromId: player.id, to: { id, name: '' } }, () => sourceTexts.often);
      }
      await db.transaction().execute((trx) => addSource(trx, player, said));
    },
    takeSourceOff: (player, storyId, id) => db.transaction().execute((trx) => takeSourceOff(trx, player, { storyId, id })),
    sourcesAsked: (player) => sourcesAskedOf(db, player, LISTED),
    answerSource: (player, id, accepts) => db.transaction().execute((trx) => answerSource(trx, player, { id, accepts, now: clock.now() })),
  };
}
