import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import { type CountedProgress, settleSession } from './settle-session.server';

interface Dependencies {
  db: Db;
  clock: Clock;
  progress: CountedProgress;
  fewestWords: number;
  log: Pick<Log, 'error'> | undefined;
}

export interface RunningSessions {
  /** The story of the player's open session, after settling one that accepts no more words. */
  runningStory(playerId: string): Promise<string | undefined>;
  /** Ends unfinished sessions that accept no more words. @returns how many. */
  settleDue(): Promise<number>;
}

/** Which session of a player runs, and the end of those whose time is over. @see docs/product/creative-writing.md */
export function createRunningSessions({ db, clock, progress, fewestWords, log }: Dependencies): RunningSessions {
  async function openSessionOf(playerId: string) {
    return db
      .selectFrom('writing_session')
      .select(['story_id', 'closes_at'])
      .where('player_id', '=', playerId)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
  }

  async function runningStory(playerId: string): Promise<string | undefined> {
    const open = await openSessionOf(playerId);
    if (!open) return undefined;
    if (clock.now() < open.closes_at) return open.story_id;
    await settle(open.story_id);
    return (await openSessionOf(playerId))?.story_id;
  }

  /** @returns whether this call settled the session. */
  async function settle(storyId: string): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const session = await trx
        .selectFrom('writing_session')
        .select('player_id')
        .where('story_id', '=', storyId)
        .where('settled_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!session) return false;
      await settleSession({ trx, progress, storyId, playerId: session.player_id, now: clock.now(), fewestWords });
      return true;
    });
  }

  return {
    runningStory,
    settleDue: () =>
      sweep(
        db,
        { table: 'writing_session', key: 'story_id', due: 'closes_at', where: sql`settled_at is null and closes_at <= ${clock.now()}` },
        settle,
        (error, storyId) => log?.error({ err: error, storyId }, 'a writing session could not be settled'),
      ),
  };
}
