import type { Viewer } from '~/accounts/viewer/viewer';
import { invitable, namesToInvite } from '~/blocks/acquaintances.server';
import { countInvitation } from '~/blocks/invitation-limits.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { ChapterCache } from '../chapters/chapter-cache.server';
import { inviterTo } from '../co-authors/inviter.server';
import { takeWording } from './notes/take-wording.server';
import { type NewNote, removeNote, resolveNote, writeNote } from './notes/write-notes.server';
import { type BetaPage, betaPage, type PageAsked } from './page.server';
import { joinByLink, leaveWork, makeLink, type NewShare, removeReader, shareWith, takeBack } from './sharing.server';
import { betaTexts } from './texts';
import { type BetaLists, worksOf } from './works.server';

/** How long what has ended is listed for nobody but kept, in ms: so long the author may ask who read along. */
const KEPT_MS = 30 * DAY_MS;
/** The most invitations to read along in a day: an author may share every chapter by itself. */
const MOST_ASKED = { toOne: 20, received: 60 };

export interface BetaReading {
  /** What a player is shown of a work: as its author, who reads along, or who comes by a link; undefined where it is nothing. */
  page(player: Viewer, asked: PageAsked): Promise<BetaPage | undefined>;
  /** What others share with a player, and what they share themselves. */
  works(player: Viewer): Promise<BetaLists>;
  /** The names of some people whom an author may name. */
  names(player: Viewer, workId: string): Promise<string[]>;
  /** Shares a work with a person whom the player knows. @throws {Refusal} for all others, too often a day (429), and see `shareWith`. */
  share(player: Viewer, workId: string, share: NewShare & { name: string }): Promise<void>;
  /** Makes a link to a work. @throws {Refusal} see `shareWith`. */
  makeLink(player: Viewer, workId: string, share: NewShare): Promise<void>;
  /** Takes a link back. @throws {Refusal} for a work that is not theirs. */
  takeBack(player: Viewer, workId: string, shareId: string): Promise<void>;
  /** Ends it for one person. @throws {Refusal} for a work that is not theirs. */
  remove(player: Viewer, workId: string, personId: string): Promise<void>;
  /** Comes by a link, under a pen name if one likes. @throws {Refusal} for a link that leads nowhere, or has brought too many. */
  join(player: Viewer, workId: string, coming: { link: string; pen?: string | undefined }): Promise<void>;
  notes: {
    /** Says something of a passage, or answers. @throws {Refusal} see `writeNote`. */
    write(player: Viewer, workId: string, note: NewNote): Promise<void>;
    /** @throws {Refusal} see `resolveNote`. */
    resolve(player: Viewer, workId: string, noteId: string, resolved: boolean): Promise<void>;
    /** Takes a proposed wording into one's chapter. @throws {Refusal} see `takeWording`. */
    take(player: Viewer, workId: string, noteId: string): Promise<void>;
    /** @throws {Refusal} see `removeNote`. */
    remove(player: Viewer, workId: string, noteId: string): Promise<void>;
  };
  /** Stops reading along under one of their names. */
  leave(player: Viewer, workId: string, nameId: string): Promise<void>;
  /** Removes what ended long ago. */
  removeEnded(): Promise<void>;
}

interface BetaDependencies extends ChapterCache {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
}

/** Reading along before something is public. @see docs/product/beta-readers.md */
export function createBetaReading({ db, clock, limiter, readChapter, loadChapter }: BetaDependencies): BetaReading {
  return {
    page: (player, asked) => betaPage({ db, loadChapter }, player, asked, clock.now()),
    works: (player) => worksOf(db, player.id, clock.now()),
    names: async (player, workId) => namesToInvite(db, await inviterTo(db, player.id, workId)),
    async share(player, workId, { name, ...share }) {
      const asked = await invitable(db, await inviterTo(db, player.id, workId), name);
      if (asked) await countInvitation(limiter, { kind: 'beta', fromId: player.id, to: asked, most: MOST_ASKED }, betaTexts.often);
      await db.transaction().execute((trx) => shareWith(trx, player, workId, { ...share, asked }, clock.now()));
    },
    makeLink: (player, workId, share) => db.transaction().execute((trx) => makeLink(trx, player, workId, share, clock.now())),
    takeBack: (player, workId, shareId) => db.transaction().execute((trx) => takeBack(trx, player, workId, shareId)),
    remove: (player, workId, personId) => db.transaction().execute((trx) => removeReader(trx, player, workId, personId, clock.now())),
    join: (player, workId, coming) => db.transaction().execute((trx) => joinByLink(trx, player, workId, coming, clock.now())),
    leave: (player, workId, nameId) => db.transaction().execute((trx) => leaveWork(trx, player, workId, nameId)),
    notes: {
      write: (player, workId, note) =>
        db.transaction().execute((trx) => writeNote(trx, { readChapter, now: clock.now() }, player, workId, note)),
      resolve: (player, workId, noteId, resolved) =>
        db.transaction().execute((trx) => resolveNote(trx, player, workId, { noteId, resolved, now: clock.now() })),
      take: (player, workId, noteId) => db.transaction().execute((trx) => takeWording(trx, player, workId, { noteId, now: clock.now() })),
      remove: (player, workId, noteId) => db.transaction().execute((trx) => removeNote(trx, player, workId, { noteId, now: clock.now() })),
    },

    async removeEnded() {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      await db.deleteFrom('beta_share').where('ends_at', '<', before).where('hidden_at', 'is', null).execute();
    },
  };
}
