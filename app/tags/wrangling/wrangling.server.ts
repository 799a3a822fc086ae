import { createContext } from 'react-router';
import { may } from '~/accounts/roles/policy';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { type AskedChange, changeTags, type MadeChange } from './change-tags.server';
import { listChanges } from './log.server';
import { moveSome, moveStories, movesLeft } from './move-stories.server';
import { listQueue, type QueueAsked, type QueuePage } from './queue.server';
import { wranglingTexts as texts } from './texts';
import { type UndoneChange, undoChange } from './undo-change.server';

/** Who does something with tags. */
type Wrangler = Pick<Viewer, 'id' | 'role'>;

/** What wranglers do. Everybody else is refused, by 403. */
export interface Wrangling {
  /** What waits, or what they look for. */
  queue(by: Wrangler, asked: Omit<QueueAsked, 'viewerId'>): Promise<QueuePage>;
  /** Changes tags. @throws {Refusal} for what cannot be; nothing is changed then. */
  change(by: Wrangler, asked: Omit<AskedChange, 'playerId'>): Promise<MadeChange>;
  /** Takes a change back. @throws {Refusal} undone already; its tags have been changed since. */
  undo(by: Wrangler, changeId: number): Promise<UndoneChange>;
  /** What was done, the latest first. */
  log(by: Wrangler, before: number | undefined): ReturnType<typeof listChanges>;
  /** How many tags have stories that must still follow a change. */
  movesLeft(): Promise<number>;
  /** Has stories follow what has changed; a job of each minute. */
  moveStories(): Promise<void>;
}

/** Where routes find it. */
export const wranglingContext = createContext<Wrangling>();

/** @see docs/product/tags.md */
export function createWrangling({ db, clock }: { db: Db; clock: Clock }): Wrangling {
  return {
    async queue(by, asked) {
      refuseOthers(by);
      return listQueue(db, { ...asked, viewerId: by.id });
    },

    async change(by, asked) {
      refuseOthers(by);
      const made = await db.transaction().execute((trx) => changeTags(trx, { ...asked, playerId: by.id }, clock.now()));
      // Most tags have few stories, which follow at once.
      if (made.moves) await moveSome(db);
      return made;
    },

    async undo(by, id) {
      refuseOthers(by);
      const undone = await db.transaction().execute((trx) => undoChange(trx, { id, playerId: by.id }, clock.now()));
      if (undone.moves) await moveSome(db);
      return undone;
    },

    async log(by, before) {
      refuseOthers(by);
      return listChanges(db, before);
    },

    movesLeft: () => movesLeft(db),
    moveStories: () => moveStories({ db, clock }),
  };
}

function refuseOthers(by: Wrangler): void {
  if (!may(by, 'wrangle')) throw new Refusal(texts.wranglersOnly, { status: 403 });
}
