import { sql, type Transaction } from 'kysely';
import { chosenKinds, deliveryOf } from '~/notices/deliveries';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, WEEK_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { sweep, sweepBatches } from '~/platform/database/sweep.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import { plainText } from '~/platform/feature/notice-kind';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { factsOf, noticeQuery } from '../list/list-notices.server';
import { LISTED, urgentMail, weeklyMail } from './notice-mails';

/** Players read at a time. */
const BATCH = 200;
/** 1970 began on a Thursday: the first Monday was the fifth day. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Written out, so that the index of these rows is used. */
const URGENT = sql<boolean>`mail_due and mailed_at is null`;

interface NoticeMailsDependencies {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'error'>;
  mailer: Mailer;
  siteUrl: URL;
  /** The kinds of all features. */
  kinds: readonly NoticeKind[];
  /** The address that stops a player's weekly mail. */
  unsubscribeUrl(playerId: string): string;
}

export interface NoticeMails {
  /** Sends everybody who has unread news their mail of this week, once. @returns how many were sent. */
  sendWeekly(): Promise<number>;
  /** Mails what cannot wait, each once. @returns how many were sent. */
  sendUrgent(): Promise<number>;
}

/** Mails are queued in the transaction that marks them as sent, so each is sent exactly once. @see docs/product/notifications.md */
export function createNoticeMails(dependencies: NoticeMailsDependencies): NoticeMails {
  const { db, clock, log, mailer, siteUrl, kinds, unsubscribeUrl } = dependencies;
  const kindOf = (id: string) => kinds.find((kind) => kind.id === id);

  async function sendWeek(trx: Transaction<Tables>, playerId: string): Promise<boolean> {
    const now = clock.now();
    await trx
      .insertInto('notice_setting')
      .values({ player_id: playerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const reader = await trx
      .selectFrom('notice_setting as setting')
      .innerJoin('player', 'player.id', 'setting.player_id')
      .select(['player.name', 'player.email', 'setting.deliveries', 'setting.weekly_mail', 'setting.mailed_at'])
      .where('setting.player_id', '=', playerId)
      .forUpdate('setting')
      .executeTakeFirst();
    if (!reader?.weekly_mail || (reader.mailed_at && reader.mailed_at >= startOfWeek(now))) return false;
    const mailed = chosenKinds(kinds).flatMap((kind) => (deliveryOf(kind, reader.deliveries) === 'mail' ? [kind.id] : []));
    const since = new Date(Math.max(now.getTime() - WEEK_MS, reader.mailed_at?.getTime() ?? 0));
    const rows = await noticeQuery(trx, playerId)
      .where('notice.read_at', 'is', null)
      .where('notice.changed_at', '>', since)
      .where('notice.kind', '=', sql<never>`any(${mailed}::text[])`)
      .select(sql<number>`count(*) over ()`.as('all'))
      .orderBy('notice.changed_at', 'desc')
      .limit(LISTED)
      .execute();
    if (rows.length === 0) return false;
    const notices = rows.map((row) => plainText(kindOf(row.kind)?.words(factsOf(row)).said ?? []));
    const more = (rows[0]?.all ?? 0) - rows.length;
    await trx.updateTable('notice_setting').set({ mailed_at: now }).where('player_id', '=', playerId).execute();
    await mailer.send(
      { to: reader.email, ...weeklyMail({ name: reader.name, notices, more, unsubscribeUrl: unsubscribeUrl(playerId), siteUrl }) },
      trx,
    );
    return true;
  }

  async function sendOne(trx: Transaction<Tables>, noticeId: string): Promise<boolean> {
    const marked = await trx
      .updateTable('notice')
      .set({ mailed_at: clock.now() })
      .where('id', '=', noticeId)
      .where('mailed_at', 'is', null)
      .returning(['player_id', 'kind'])
      .executeTakeFirst();
    if (!marked) return false;
    const { name, email } = await trx
      .selectFrom('player')
      .select(['name', 'email'])
      .where('id', '=', marked.player_id)
      .executeTakeFirstOrThrow();
    const kind = kindOf(marked.kind);
    if (!kind?.mail) return false;
    const facts = factsOf(await noticeQuery(trx, marked.player_id).where('notice.id', '=', noticeId).executeTakeFirstOrThrow());
    const address = new URL(kind.address(facts) ?? '/notifications', siteUrl).href;
    await mailer.send({ to: email, ...urgentMail({ name, words: kind.words(facts), mail: kind.mail, address, siteUrl }) }, trx);
    return true;
  }

  return {
    async sendWeekly() {
      const since = new Date(clock.now().getTime() - WEEK_MS);
      return sweepBatches(
        (after: string | undefined) => readersOf(db, since, after),
        (id) => db.transaction().execute((trx) => sendWeek(trx, id)),
        (error, playerId) => log.error({ err: error, playerId }, 'a weekly mail could not be sent'),
      );
    },

    sendUrgent: () =>
      sweep(
        db,
        { table: 'notice', key: 'id', due: 'changed_at', where: URGENT },
        (id) => db.transaction().execute((trx) => sendOne(trx, id)),
        (error, id) => log.error({ err: error, noticeId: id }, 'a notice could not be mailed'),
      ),
  };
}

/** The next players with unread notices, in the order of their ids. */
async function readersOf(db: Db, since: Date, after: string | undefined): Promise<string[]> {
  const unread = db.selectFrom('notice').select('player_id').distinct().where('read_at', 'is', null).where('changed_at', '>', since);
  const rows = await (after === undefined ? unread : unread.where('player_id', '>', after)).orderBy('player_id').limit(BATCH).execute();
  return rows.map((row) => row.player_id);
}

/** The start of the week, on Monday at 0:00 UTC. */
function startOfWeek(now: Date): Date {
  return new Date(Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS);
}
