import type { Db } from '~/platform/database/database.server';
import type { ChosenDeliveries } from '../kinds';

/** How a player wants to be told. */
export interface ChosenSettings {
  deliveries: ChosenDeliveries;
  weeklyMail: boolean;
}

export interface NoticeSettings {
  of(playerId: string): Promise<ChosenSettings>;
  save(player: { id: string }, settings: ChosenSettings): Promise<void>;
  /** Stops the weekly mail to a player; an unknown id changes nothing. */
  stopWeeklyMail(playerId: string): Promise<void>;
}

/** @see docs/product/notifications.md */
export function createNoticeSettings(db: Db): NoticeSettings {
  return {
    async of(playerId) {
      const row = await db
        .selectFrom('notice_setting')
        .select(['deliveries', 'weekly_mail'])
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return { deliveries: row?.deliveries ?? {}, weeklyMail: row?.weekly_mail ?? true };
    },

    async save({ id }, { deliveries, weeklyMail }) {
      const chosen = { deliveries: JSON.stringify(deliveries), weekly_mail: weeklyMail };
      await db
        .insertInto('notice_setting')
        .values({ player_id: id, ...chosen })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(chosen))
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
