import { sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import { authorsOf } from '~/stories/co-authors/authors-of.server';
import type { StoryProgress } from '~/stories/facts/story-facts';
import { hiatusNotice } from '../notice-kinds';
import { lockStory } from '../stories/locked-story.server';
import { SILENT_MS } from './silence';

export interface Silence {
  /** Asks the authors of stories in progress that have been silent for long, each once. @returns how many. */
  askDue(): Promise<number>;
  /** Takes an author's answer; it ends the question. @throws {Refusal} when the story is missing or not theirs. */
  answer(player: Viewer, storyId: string, progress: StoryProgress): Promise<void>;
}

interface SilenceDependencies {
  db: Db;
  clock: Clock;
  log?: Pick<Log, 'error'> | undefined;
}

/** @see docs/product/fan-fiction.md */
export function createSilence({ db, clock, log }: SilenceDependencies): Silence {
  const isDue = () => sql<boolean>`arena = 'fan_fic' and progress = 'in_progress' and silence is null
    and status in ('published', 'unlisted') and updated_at <= ${new Date(clock.now().getTime() - SILENT_MS)}`;

  async function ask(trx: Transaction<Tables>, storyId: string): Promise<boolean> {
    const story = await trx
      .updateTable('story')
      .set({ silence: 'asked' })
      .where('id', '=', storyId)
      .where(isDue())
      .returning('updated_at')
      .executeTakeFirst();
    // Those whose name a collection hides write it, too.
    const authors = story ? await authorsOf(trx, storyId) : [];
    if (!story || authors.length === 0) return false;
    const key = `hiatus:${storyId}:${story.updated_at.getTime()}`;
    await notify(
      trx,
      authors.map((playerId) => ({ kind: hiatusNotice, playerId, storyId, dedupeKey: key, groupKey: key })),
      clock.now(),
    );
    return true;
  }

  return {
    askDue: () =>
      sweep(
        db,
        { table: 'story', key: 'id', due: 'updated_at', where: isDue() },
        (id) => db.transaction().execute((trx) => ask(trx, id)),
        (error, id) => log?.error({ err: error, storyId: id }, 'the author of a silent story could not be asked'),
      ),

    answer: (player, storyId, progress) =>
      db.transaction().execute(async (trx) => {
        const { id } = await lockStory(trx, storyId, player, 'sayProgress');
        await trx.updateTable('story').set({ progress, silence: 'answered' }).where('id', '=', id).execute();
      }),
  };
}
