import type { Db } from '~/platform/database/database.server';
import { type Delivery, deliveries as known, type NoticeKind } from '~/platform/feature/notice-kind';
import { type ChosenDeliveries, chosenKinds, deliveryOf } from '../deliveries';

/** How a player wants to be told. */
interface ChosenSettings {
  deliveries: ChosenDeliveries;
  weeklyMail: boolean;
}

/** The same with all that can be chosen, in the order of the form. */
export interface ShownSettings {
  kinds: { id: string; label: string; delivery: Delivery }[];
  weeklyMail: boolean;
}

export interface NoticeSettings {
  of(playerId: string): Promise<ShownSettings>;
  /** Kinds that nobody can choose for are ignored. */
  save(player: { id: string }, settings: ChosenSettings): Promise<void>;
  /** Stops the weekly mail to a player; an unknown id changes nothing. */
  stopWeeklyMail(playerId: string): Promise<void>;
}

/** @see docs/product/notifications.md */
export function createNoticeSettings(db: Db, kinds: readonly NoticeKind[]): NoticeSettings {
  const chosen = chosenKinds(kinds);
  return {
    async of(playerId) {
      const row = await db
        .selectFrom('notice_setting')
        .select(['deliveries', 'weekly_mail'])
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      const deliveryFor = (kind: NoticeKind) => known.find((delivery) => delivery === deliveryOf(kind, row?.deliveries ?? {})) ?? 'here';
      return {
        kinds: chosen.map((kind) => ({ id: kind.id, label: kind.label, delivery: deliveryFor(kind) })),
        weeklyMail: row?.weekly_mail ?? true,
      };
    },

    async save({ id }, { deliveries, weeklyMail }) {
      const choices = chosen.flatMap((kind) => (deliveries[kind.id] ? [[kind.id, deliveries[kind.id]]] : []));
      const settings = { deliveries: JSON.stringify(Object.fromEntries(choices)), weekly_mail: weeklyMail };
      await db
        .insertInto('notice_setting')
        .values({ player_id: id, ...settings })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(settings))
        .execute();
    },

    async stopWeeklyMail(playerId) {
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
    },
  };
}
