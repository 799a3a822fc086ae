import { sql, type Transaction } from 'kysely';
import { chosenKinds, deliveryOf } from '~/notices/deliveries';
import { isDailyMailDue, quietUntil } from '~/notices/quiet/quiet-hours';
import { quietHoursOf, type StoppableMail } from '~/notices/settings/notice-settings.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, WEEK_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { sweepBatches } from '~/platform/database/sweep.server';
import { type NoticeFacts, type NoticeKind, plainText } from '~/platform/feature/notice-kind';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import type { MailItem } from '~/platform/mail/mail-layout';
import { factsOf, noticeQuery } from '../list/list-notices.server';
import { digestMail, LISTED } from './notice-mails';

/** Players read at a time. */
const BATCH = 200;
/** 1970 began on a Thursday: the first Monday was the fifth day. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

export interface NoticeMailsDependencies {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'error'>;
  mailer: Mailer;
  siteUrl: URL;
  /** The kinds of all features. */
  kinds: readonly NoticeKind[];
  /** The address that stops a mail to a player. */
  unsubscribeUrl(asked: { playerId: string; mail: StoppableMail }): string;
}

export interface Digests {
  /** Sends everybody who has unread news their mail of this week, once, outside of their quiet hours. @returns how many were sent. */
  sendWeekly(): Promise<number>;
  /** Sends everybody who wishes for it their mail of this day, once, from 7:00 of their day on. @returns how many were sent. */
  sendDaily(): Promise<number>;
}

type Reader = NonNullable<Awaited<ReturnType<typeof lockedReader>>>;

interface Digest {
  every: 'weekly' | 'daily';
  /** What is told of in it. */
  delivery: 'mail' | 'daily';
  /** The column with the time of the last one. */
  lastAt: 'mailed_at' | 'daily_mailed_at';
  /** How far it looks back at most, in ms: a day more than from one to the next, as one that comes late is followed by one in time. */
  spanMs: number;
  isDue(reader: Reader, now: Date): boolean;
}

const weekly: Digest = {
  every: 'weekly',
  delivery: 'mail',
  lastAt: 'mailed_at',
  spanMs: WEEK_MS + DAY_MS,
  isDue: (reader, now) =>
    reader.weekly_mail &&
    (reader.mailed_at === null || reader.mailed_at < startOfWeek(now)) &&
    quietUntil(quietHoursOf(reader), reader.time_zone ?? 'UTC', now) === undefined,
};

const daily: Digest = {
  every: 'daily',
  delivery: 'daily',
  lastAt: 'daily_mailed_at',
  spanMs: 2 * DAY_MS,
  isDue: (reader, now) =>
    reader.wants_daily && isDailyMailDue(quietHoursOf(reader), reader.time_zone ?? 'UTC', reader.daily_mailed_at, now),
};

/** Mails about what a player has not read, each queued in the transaction that notes it. @see docs/product/notifications.md */
export function createDigests({ db, clock, log, mailer, siteUrl, kinds, unsubscribeUrl }: NoticeMailsDependencies): Digests {
  const kindOf = (id: string) => kinds.find((kind) => kind.id === id);

  async function send(trx: Transaction<Tables>, digest: Digest, playerId: string): Promise<boolean> {
    const { every, delivery, lastAt, spanMs, isDue } = digest;
    const now = clock.now();
    const reader = await lockedReader(trx, playerId);
    if (!reader || !isDue(reader, now)) return false;
    const mailed = chosenKinds(kinds).flatMap((kind) => (deliveryOf(kind, reader.deliveries) === delivery ? [kind.id] : []));
    const since = new Date(Math.max(now.getTime() - spanMs, reader[lastAt]?.getTime() ?? 0));
    const rows = await noticeQuery(trx, kinds, playerId)
      .where('notice.read_at', 'is', null)
      .where('notice.changed_at', '>', since)
      .where('notice.kind', '=', sql<never>`any(${mailed}::text[])`)
      .select(sql<number>`count(*) over ()`.as('all'))
      .orderBy('notice.changed_at', 'desc')
      .limit(LISTED)
      .execute();
    if (rows.length === 0) return false;
    const notices = rows.flatMap((row) => itemOf(kindOf(row.kind), factsOf(row), siteUrl) ?? []);
    const more = (rows[0]?.all ?? 0) - rows.length;
    await trx
      .updateTable('notice_setting')
      .set({ [lastAt]: now })
      .where('player_id', '=', playerId)
      .execute();
    const stop = unsubscribeUrl({ playerId, mail: every });
    await mailer.send({ to: reader.email, ...digestMail({ every, name: reader.name, notices, more, unsubscribeUrl: stop, siteUrl }) }, trx);
    return true;
  }

  const sendAll = (digest: Digest, readers: (after: string | undefined) => Promise<readonly string[]>) =>
    sweepBatches(
      readers,
      (id) => db.transaction().execute((trx) => send(trx, digest, id)),
      (error, playerId) => log.error({ err: error, playerId }, `a ${digest.every} mail could not be sent`),
    );

  return {
    sendWeekly() {
      const since = new Date(clock.now().getTime() - weekly.spanMs);
      return sendAll(weekly, (after) => unreadReaders(db, since, after));
    },
    sendDaily: () => sendAll(daily, (after) => dailyReaders(db, after)),
  };
}

function itemOf(kind: NoticeKind | undefined, facts: NoticeFacts, siteUrl: URL): MailItem | undefined {
  if (!kind) return undefined;
  const address = kind.address(facts);
  return { text: plainText(kind.words(facts).said), url: address && new URL(address, siteUrl).href };
}

/** A player with their settings, which the transaction holds until its end; undefined once they are gone. */
async function lockedReader(trx: Transaction<Tables>, playerId: string) {
  await trx
    .insertInto('notice_setting')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('notice_setting as setting')
    .innerJoin('player', 'player.id', 'setting.player_id')
    .select(['player.name', 'player.email', 'setting.deliveries', 'setting.weekly_mail', 'setting.mailed_at'])
    .select(['setting.wants_daily', 'setting.daily_mailed_at', 'setting.time_zone', 'setting.quiet_from', 'setting.quiet_to'])
    .where('setting.player_id', '=', playerId)
    .forUpdate('setting')
    .executeTakeFirst();
}

/** The next players with unread notices, in the order of their ids. */
async function unreadReaders(db: Db, since: Date, after: string | undefined): Promise<string[]> {
  const unread = db.selectFrom('notice').select('player_id').distinct().where('read_at', 'is', null).where('changed_at', '>', since);
  const rows = await (after === undefined ? unread : unread.where('player_id', '>', after)).orderBy('player_id').limit(BATCH).execute();
  return rows.map((row) => row.player_id);
}

/** The next players who wish for a daily mail, in the order of their ids. */
export async function dailyReaders(db: Db, after: string | undefined): Promise<string[]> {
  const wishing = db.selectFrom('notice_setting').select('player_id').where('wants_daily', '=', sql.lit(true));
  const rows = await (after === undefined ? wishing : wishing.where('player_id', '>', after)).orderBy('player_id').limit(BATCH).execute();
  return rows.map((row) => row.player_id);
}

/** The start of the week, on Monday at 0:00 UTC. */
export function startOfWeek(now: Date): Date {
  return new Date(Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS);
}
