import type { Viewer } from '~/accounts/viewer/viewer';
import { namesOfAcquaintances } from '~/blocks/acquaintances.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { MentionKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { answerMention, give, takeOff, thank } from './mentions.server';
import { type AcknowledgementsPage, acknowledgementsPage, type Naming, namingsOf } from './page.server';
import { type Acknowledged, acknowledged } from './shown.server';

export interface Acknowledgements {
  /** What a story says of others, on its page. */
  shown(storyId: string): Promise<Acknowledged>;
  /** What the authors of a story are shown; undefined for everybody else. */
  page(player: Viewer, storyId: string): Promise<AcknowledgementsPage | undefined>;
  /** Names that are suggested to an author. */
  names(player: Viewer): Promise<string[]>;
  /** Gives a story to somebody. @throws {Refusal} see `give`. */
  give(player: Viewer, storyId: string, name: string): Promise<void>;
  /** Asks beta readers whether a story may thank them. @throws {Refusal} see `thank`. */
  thank(player: Viewer, storyId: string, people: readonly string[]): Promise<void>;
  /** Takes somebody's name off a story. @throws {Refusal} for a story that is not theirs. */
  takeOff(player: Viewer, storyId: string, kind: MentionKind, personId: string): Promise<void>;
  /** Everything that names somebody. */
  namings(player: Viewer): Promise<Naming[]>;
  /** Agrees to be named, or declines. @throws {Refusal} see `answerMention`. */
  answer(player: Viewer, mentionId: string, accepts: boolean): Promise<void>;
}

/** Whom a story is for, and whom it thanks. @see docs/product/acknowledgements.md */
export function createAcknowledgements({ db, clock }: { db: Db; clock: Clock }): Acknowledgements {
  return {
    shown: (storyId) => acknowledged(db, storyId),
    page: (player, storyId) => acknowledgementsPage(db, player, storyId),
    names: (player) => namesOfAcquaintances(db, player.id),
    give: (player, storyId, name) => db.transaction().execute((trx) => give(trx, player, { storyId, name, now: clock.now() })),
    thank: (player, storyId, people) => db.transaction().execute((trx) => thank(trx, player, { storyId, people, now: clock.now() })),
    takeOff: (player, storyId, kind, personId) => db.transaction().execute((trx) => takeOff(trx, player, { storyId, kind, personId })),
    namings: (player) => namingsOf(db, player),
    answer: (player, mentionId, accepts) =>
      db.transaction().execute((trx) => answerMention(trx, player, { mentionId, accepts, now: clock.now() })),
  };
}
