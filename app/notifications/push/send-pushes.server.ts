import { sql, type Transaction } from 'kysely';
import { countUnread } from '~/notices/notices.server';
import { quietUntil } from '~/notices/quiet/quiet-hours';
import { quietHoursOf } from '~/notices/settings/notice-settings.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import type { Log } from '~/platform/log/log.server';
import type { Pusher } from '~/platform/push/pusher.server';
import { factsOf, noticeQuery } from '../list/list-notices.server';
import { pushTexts } from './push-texts';

interface PushesDependencies {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'error' | 'warn'>;
  pusher: Pick<Pusher, 'send'>;
  /** The kinds of all features. */
  kinds: readonly NoticeKind[];
}

export interface Pushes {
  /** Sends what is due to its readers' devices, each once, outside of their quiet hours. @returns how many notices were sent. */
  sendDue(): Promise<number>;
  /** Does so in the background; asked while it runs, it runs once more. */
  sendSoon(): void;
}

/** Messages are queued in the transaction that marks the notice, so each goes out exactly once. @see docs/product/notifications.md */
export function createPushes({ db, clock, log, pusher, kinds }: PushesDependencies): Pushes {
  let running = false;
  let askedAgain = false;

  async function sendOne(trx: Transaction<Tables>, noticeId: string): Promise<boolean> {
    const now = clock.now();
    const marked = await trx
      .updateTable('notice')
      .set({ push_from: null, pushed_at: now })
      .where('id', '=', noticeId)
      .where('push_from', '<=', now)
      .returning(['player_id', 'kind', 'read_at'])
      .executeTakeFirst();
    const kind = kinds.find(({ id }) => id === marked?.kind);
    if (!marked || marked.read_at || !kind) return false;
    const { player_id: playerId } = marked;
    const settings = await trx
      .selectFrom('notice_setting')
      .select(['time_zone', 'quiet_from', 'quiet_to', 'push_words'])
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    const quietEnd = settings && quietUntil(quietHoursOf(settings), settings.time_zone ?? 'UTC', now);
    if (quietEnd) {
      await trx.updateTable('notice').set({ push_from: quietEnd }).where('id', '=', noticeId).execute();
      return false;
    }
    const devices = await trx.selectFrom('push_device').select('id').where('player_id', '=', playerId).execute();
    const facts = factsOf(await noticeQuery(trx, kinds, playerId).where('notice.id', '=', noticeId).executeTakeFirstOrThrow());
    const message = {
      ...pushTexts(kind.words(facts), settings?.push_words ?? true),
      to: kind.address(facts) ?? '/notifications',
      tag: noticeId,
      unread: await countUnread(trx, playerId),
    };
    for (const { id } of devices) await pusher.send(id, message, trx);
    return devices.length > 0;
  }

  const sendDue = () =>
    sweep(
      db,
      { table: 'notice', key: 'id', due: 'push_from', where: sql`push_from <= ${clock.now()}` },
      (id) => db.transaction().execute((trx) => sendOne(trx, id)),
      (error, id) => log.error({ err: error, noticeId: id }, 'a notice could not be sent to devices'),
    );

  async function run(): Promise<void> {
    running = true;
    try {
      do {
        askedAgain = false;
        await sendDue();
      } while (askedAgain);
    } catch (error) {
      // A job sends it within a minute.
      log.warn({ err: error }, 'notices wait for devices');
    } finally {
      running = false;
    }
  }

  return {
    sendDue,
    sendSoon() {
      if (running) askedAgain = true;
      else void run();
    },
  };
}
