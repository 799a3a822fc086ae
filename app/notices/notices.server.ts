import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { removeRows, sweep } from '~/platform/database/sweep.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import type { Log } from '~/platform/log/log.server';
import { createDevices, type Devices } from './devices/devices.server';
import { notifyNextFollowers } from './sending/notify-followers.server';
import { createNoticeSettings, type NoticeSettings } from './settings/notice-settings.server';
import { createStoryFollows, type StoryFollows } from './story-follows/story-follows.server';

/** How long a notice is kept after it last grew, in ms. */
const KEPT_MS = 90 * DAY_MS;
/** Unread notices are counted up to this number. */
const MAX_COUNTED = 100;

export interface NoticesService {
  settings: NoticeSettings;
  storyFollows: StoryFollows;
  devices: Devices;
  /** How many notices a player has not read, at most 100. */
  unreadCount(playerId: string): Promise<number>;
  /** Marks one notice of a player's as read; any other id is not an error. */
  markRead(player: { id: string }, noticeId: string): Promise<void>;
  /** Marks as read what a player was told up to a time, so that what comes meanwhile stays unread. */
  markAllRead(player: { id: string }, until: Date): Promise<void>;
  /** Tells the followers that are left of all news. */
  notifyWaitingFollowers(): Promise<unknown>;
  /** Removes old notices. */
  removeOld(): Promise<unknown>;
}

/** The key under which loaders, actions and other features find the service. */
export const noticesContext = createContext<NoticesService>();

interface NoticesDependencies {
  db: Db;
  clock: Clock;
  log?: Pick<Log, 'error'> | undefined;
  /** The kinds of all features. */
  kinds: readonly NoticeKind[];
  /** The site's public key, which devices are turned on with. */
  pushKey(): Promise<string>;
}

/** @see docs/product/notifications.md */
export function createNoticesService({ db, clock, log, kinds, pushKey }: NoticesDependencies): NoticesService {
  /** A batch a transaction, until all are told. */
  async function notifyAll(fanOutId: string): Promise<void> {
    while (await db.transaction().execute((trx) => notifyNextFollowers(trx, { kinds, fanOutId, now: clock.now() })));
  }

  return {
    settings: createNoticeSettings(db, kinds),
    storyFollows: createStoryFollows(db, clock),
    devices: createDevices({ db, clock, publicKey: pushKey }),
    unreadCount: (playerId) => countUnread(db, playerId),

    async markRead({ id }, noticeId) {
      await unreadOf(db, id, clock.now()).where('id', '=', noticeId).execute();
    },

    async markAllRead({ id }, until) {
      await unreadOf(db, id, clock.now()).where('changed_at', '<=', until).execute();
    },

    notifyWaitingFollowers: () =>
      sweep(
        db,
        { table: 'notice_fan_out', key: 'id', due: 'created_at', where: sql`created_at <= ${clock.now()}` },
        notifyAll,
        (error, id) => log?.error({ err: error, fanOutId: id }, 'followers could not be told of news'),
      ),

    removeOld: () => removeRows(db, 'notice', sql`changed_at < ${new Date(clock.now().getTime() - KEPT_MS)}`),
  };
}

function unreadOf(db: Db, playerId: string, now: Date) {
  return db.updateTable('notice').set({ read_at: now }).where('player_id', '=', playerId).where('read_at', 'is', null);
}

/** How many notices a player has not read, at most 100. */
export async function countUnread(executor: Executor, playerId: string): Promise<number> {
  const unread = executor
    .selectFrom('notice')
    .select('id')
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .limit(MAX_COUNTED)
    .as('unread');
  const { count } = await executor
    .selectFrom(unread)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
