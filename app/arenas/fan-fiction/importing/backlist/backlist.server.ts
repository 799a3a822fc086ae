import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { removeStories } from '~/stories/own/delete-story.server';
import { storedText } from '~/stories/reading/text/stored-text';
import { preparePlain } from '~/stories/text/written-text.server';
import { coAuthorTexts } from '../../co-authors/texts';
import type { KnownWork, LookedAt, SentChapters, SentWork } from './backlist.contract';
import { isWrittenWith } from './joint-works.server';
import { type ImportedWork, importedWorks } from './list-works.server';
import { lookAtWorks } from './look-at-works.server';
import { type PublishTools, publishAsked } from './publish-work.server';
import { showReleased } from './show-released.server';
import { addChapters, beginWork } from './take-work.server';
import { backlistTexts as texts } from './texts';

/** After this, in ms, a work whose chapters did not all come is deleted. */
const UNFINISHED_MS = DAY_MS;

export interface Backlist {
  /** Which works a person has here already. */
  look(player: Viewer, works: LookedAt): Promise<KnownWork[]>;
  /** Begins a work without its chapters. @throws {Refusal} what cannot be. */
  begin(player: Viewer, workId: string, sent: SentWork): Promise<void>;
  /** Keeps chapters of a work. @returns whether it is a draft story now. @throws {Refusal} what cannot be. */
  add(player: Viewer, workId: string, sent: SentChapters): Promise<boolean>;
  /** What a person has imported, and what they write with others who did, until it is published. */
  list(playerId: string): Promise<ImportedWork[]>;
  /** Publishes a work of theirs, alone or with others, today or on the next day that has room among the latest. @throws {Refusal} not theirs, or published. */
  publish(player: Viewer, workId: string): Promise<void>;
  /** Has all drafts published, one after the other. */
  publishAll(player: Viewer): Promise<void>;
  /** Deletes a work that is not published. @throws {Refusal} not theirs, published, or written with others. */
  discard(player: Viewer, workId: string): Promise<void>;
}

interface BacklistDependencies extends PublishTools {
  clock: Clock;
  /** Has what was asked for published soon. */
  wake?: (() => Promise<void>) | undefined;
}

/** @see docs/product/importing.md */
export function createBacklist({ db, clock, progress, log, wake = async () => {} }: BacklistDependencies) {
  const tools = { db, progress, log };
  const ask = async (player: Viewer, workId?: string): Promise<number> => {
    const drafts = db
      .updateTable('imported_work')
      .set({ publish_asked_at: clock.now(), failure: null })
      .where((is) => is.or([is('player_id', '=', player.id), isWrittenWith(player.id)]))
      .where('story_id', 'is not', null)
      .where('released_at', 'is', null);
    const asked = await (workId === undefined ? drafts : drafts.where('id', '=', workId)).executeTakeFirstOrThrow();
    return Number(asked.numUpdatedRows);
  };

  const service: Backlist = {
    look: (player, works) => lookAtWorks(db, player.id, works),

    async begin(player, workId, sent) {
      if (!isUuid(workId)) throw new Refusal(texts.notSent, { status: 404 });
      await db.transaction().execute((trx) => beginWork(trx, player, workId, sent, clock.now()));
    },

    async add(player, workId, sent) {
      if (!isUuid(workId)) throw new Refusal(texts.notSent, { status: 404 });
      const first = sent.from === 1 ? sent.chapters[0]?.body : undefined;
      if (first !== undefined) await preparePlain(storedText(first), player.id);
      return db.transaction().execute((trx) => addChapters(trx, player, workId, sent, clock.now()));
    },

    list: (playerId) => importedWorks(db, playerId),

    async publish(player, workId) {
      if (!isUuid(workId) || (await ask(player, workId)) === 0) throw new Refusal(texts.notPublishable, { status: 409 });
      await publishAsked(tools, clock.now(), workId);
    },

    async publishAll(player) {
      if ((await ask(player)) > 0) await wake();
    },

    discard: (player, workId) =>
      db.transaction().execute(async (trx) => {
        const work = isUuid(workId)
          ? await trx
              .deleteFrom('imported_work')
              .where('id', '=', workId)
              .where('player_id', '=', player.id)
              .where('released_at', 'is', null)
              .returning('story_id')
              .executeTakeFirst()
          : undefined;
        if (!work) throw new Refusal(texts.notDiscardable, { status: 409 });
        if (work.story_id === null) return;
        // Locked first, so that nobody joins it meanwhile.
        await trx.selectFrom('story').select('id').where('id', '=', work.story_id).forUpdate().execute();
        const joint = trx.selectFrom('co_author').select('id').where('story_id', '=', work.story_id).where('joined_at', 'is not', null);
        if (await joint.limit(1).executeTakeFirst()) throw new Refusal(coAuthorTexts.needsAll, { status: 409 });
        await removeStories(trx, [work.story_id], clock.now());
      }),
  };

  return {
    service,
    /** Publishes what was asked for, shows what a moderator has let through as new, and deletes works whose chapters did not all come. */
    async work(): Promise<void> {
      await publishAsked(tools, clock.now());
      await showReleased(tools, clock.now());
      const before = new Date(clock.now().getTime() - UNFINISHED_MS);
      await db.deleteFrom('imported_work').where('story_id', 'is', null).where('imported_at', '<', before).execute();
    },
  };
}
