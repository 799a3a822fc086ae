import { sql, type Transaction } from 'kysely';
import { quietUntil } from '~/notices/quiet/quiet-hours';
import { quietHoursOf } from '~/notices/settings/notice-settings.server';
import type { Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import { factsOf, noticeQuery } from '../list/list-notices.server';
import { createDigests, type Digests, type NoticeMailsDependencies } from './digests.server';
import { newsMail, urgentMail } from './notice-mails';

/** Written out, so that the index of these rows is used. */
const DUE = sql<boolean>`mail_due and mailed_at is null`;

export interface NoticeMails extends Digests {
  /** Mails what is mailed at once, each once, outside of quiet hours unless it cannot wait. @returns how many were sent. */
  sendDue(): Promise<number>;
}

/** Mails are queued in the transaction that marks them as sent, so each is sent exactly once. @see docs/product/notifications.md */
export function createNoticeMails(dependencies: NoticeMailsDependencies): NoticeMails {
  const { db, clock, log, mailer, siteUrl, kinds, unsubscribeUrl } = dependencies;

  async function sendOne(trx: Transaction<Tables>, noticeId: string): Promise<boolean> {
    const now = clock.now();
    const marked = await trx
      .updateTable('notice')
      .set({ mailed_at: now })
      .where('id', '=', noticeId)
      .where('mailed_at', 'is', null)
      .returning(['player_id', 'kind', 'mail_from', 'read_at'])
      .executeTakeFirst();
    if (!marked) return false;
    const reader = await trx
      .selectFrom('player')
      .leftJoin('notice_setting as setting', 'setting.player_id', 'player.id')
      .select(['player.name', 'player.email', 'setting.time_zone', 'setting.quiet_from', 'setting.quiet_to'])
      .where('player.id', '=', marked.player_id)
      .executeTakeFirstOrThrow();
    const { name, email: to } = reader;
    const isUrgent = marked.mail_from === null;
    const quietEnd = isUrgent ? undefined : quietUntil(quietHoursOf(reader), reader.time_zone ?? 'UTC', now);
    if (quietEnd) {
      await trx.updateTable('notice').set({ mailed_at: null, mail_from: quietEnd }).where('id', '=', noticeId).execute();
      return false;
    }
    const kind = kinds.find(({ id }) => id === marked.kind);
    if (!kind || (!isUrgent && marked.read_at)) return false;
    const facts = factsOf(await noticeQuery(trx, kinds, marked.player_id).where('notice.id', '=', noticeId).executeTakeFirstOrThrow());
    const address = new URL(kind.address(facts) ?? '/notifications', siteUrl).href;
    const words = kind.words(facts);
    if (!isUrgent) {
      const stop = unsubscribeUrl({ playerId: marked.player_id, mail: 'now' });
      await mailer.send({ to, ...newsMail({ name, words, address, unsubscribeUrl: stop, siteUrl }) }, trx);
      return true;
    }
    if (!kind.mail) return false;
    await mailer.send({ to, ...urgentMail({ name, words, mail: kind.mail, address, siteUrl }) }, trx);
    return true;
  }

  return {
    ...createDigests(dependencies),
    sendDue: () =>
      sweep(
        db,
        { table: 'notice', key: 'id', due: 'changed_at', where: sql`${DUE} and coalesce(mail_from <= ${clock.now()}, true)` },
        (id) => db.transaction().execute((trx) => sendOne(trx, id)),
        (error, id) => log.error({ err: error, noticeId: id }, 'a notice could not be mailed'),
      ),
  };
}
