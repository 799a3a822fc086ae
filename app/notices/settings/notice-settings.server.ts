import { sql } from 'kysely';
import type { Db } from '~/platform/database/database.server';
import { type Delivery, deliveries as known, type NoticeKind } from '~/platform/feature/notice-kind';
import { type ChosenDeliveries, chosenKinds, deliveryOf } from '../deliveries';
import type { QuietHours } from '../quiet/quiet-hours';

/** How a player wants to be told. */
interface ChosenSettings {
  deliveries: ChosenDeliveries;
  weeklyMail: boolean;
  /** Hours without mails, in `timeZone`. */
  quiet?: QuietHours | undefined;
  /** As browsers name it; undefined: UTC. */
  timeZone?: string | undefined;
  /** The kinds that go to devices, and whether these show words; undefined: all do. */
  pushes?: { pushed: readonly string[]; words: boolean } | undefined;
}

/** The same with all that can be chosen, in the order of the form. */
export interface ShownSettings extends Omit<ChosenSettings, 'deliveries' | 'pushes'> {
  kinds: { id: string; label: string; delivery: Delivery; pushed: boolean }[];
  pushWords: boolean;
}

/** The mails that can be stopped from the mail itself. */
export const stoppableMails = ['weekly', 'daily', 'now'] as const;
export type StoppableMail = (typeof stoppableMails)[number];

export interface NoticeSettings {
  of(playerId: string): Promise<ShownSettings>;
  /** Kinds that nobody can choose for are ignored. */
  save(player: { id: string }, settings: ChosenSettings): Promise<void>;
  /** Stops one sort of mail to a player: what it told of is shown on the site only. An unknown id changes nothing. */
  stopMail(playerId: string, mail: StoppableMail): Promise<void>;
}

/** @see docs/product/notifications.md */
export function createNoticeSettings(db: Db, kinds: readonly NoticeKind[]): NoticeSettings {
  const chosen = chosenKinds(kinds);
  return {
    async of(playerId) {
      const row = await db
        .selectFrom('notice_setting')
        .select(['deliveries', 'weekly_mail', 'time_zone', 'quiet_from', 'quiet_to', 'not_pushed', 'push_words'])
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      const deliveryFor = (kind: NoticeKind) => known.find((delivery) => delivery === deliveryOf(kind, row?.deliveries ?? {})) ?? 'here';
      return {
        kinds: chosen.map((kind) => ({
          ...{ id: kind.id, label: kind.label, delivery: deliveryFor(kind) },
          pushed: !row?.not_pushed.includes(kind.id),
        })),
        pushWords: row?.push_words ?? true,
        weeklyMail: row?.weekly_mail ?? true,
        quiet: row && quietHoursOf(row),
        timeZone: row?.time_zone ?? undefined,
      };
    },

    async save({ id }, { deliveries, weeklyMail, quiet, timeZone, pushes }) {
      const choices = chosen.flatMap((kind) => (deliveries[kind.id] ? [[kind.id, deliveries[kind.id]]] : []));
      const settings = {
        deliveries: JSON.stringify(Object.fromEntries(choices)),
        weekly_mail: weeklyMail,
        wants_daily: choices.some(([, delivery]) => delivery === 'daily'),
        time_zone: timeZone ?? null,
        quiet_from: quiet?.from ?? null,
        quiet_to: quiet?.to ?? null,
        not_pushed: pushes ? chosen.flatMap(({ id: kind }) => (pushes.pushed.includes(kind) ? [] : [kind])) : [],
        push_words: pushes?.words ?? true,
      };
      await db
        .insertInto('notice_setting')
        .values({ player_id: id, ...settings })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(settings))
        .execute();
    },

    async stopMail(playerId, mail) {
      if (mail === 'weekly') return stopWeeklyMail(db, playerId);
      // Many never saved settings: what is mailed to them by default is stopped, too.
      const byDefault = JSON.stringify(Object.fromEntries(chosen.flatMap(({ id, delivery }) => (delivery === mail ? [[id, 'here']] : []))));
      await sql`
        insert into notice_setting (player_id, deliveries) select id, ${byDefault}::jsonb from player where id = ${playerId}
        on conflict (player_id) do update set
          deliveries = excluded.deliveries || (
            select coalesce(jsonb_object_agg(kind, case when delivery = ${mail} then 'here' else delivery end), '{}')
            from jsonb_each_text(notice_setting.deliveries) as choice (kind, delivery)),
          wants_daily = notice_setting.wants_daily and ${mail} <> 'daily'`.execute(db);
    },
  };
}

/** The quiet hours in a row of settings. */
export function quietHoursOf(row: { quiet_from: number | null; quiet_to: number | null }): QuietHours | undefined {
  return row.quiet_from === null || row.quiet_to === null ? undefined : { from: row.quiet_from, to: row.quiet_to };
}

async function stopWeeklyMail(db: Db, playerId: string): Promise<void> {
  await db
    .insertInto('notice_setting')
    .columns(['player_id', 'weekly_mail'])
    .expression((player) =>
      player
        .selectFrom('player')
        .select(['id', (row) => row.lit(false).as('weekly_mail')])
        .where('id', '=', playerId),
    )
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ weekly_mail: false }))
    .execute();
}
