import { sql } from 'kysely';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import type { Reportable, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { hidePlayer } from '../hiding/hide-player.server';

/** A player; everything that they published is hidden with them. @see docs/product/reporting.md */
export const playerReportable: Reportable = {
  kind: 'player',
  noun: 'player',
  textOf: (label) => `the player “${label}”`,
  isPerson: true,
  measures: ['remove-name', 'remove-bio'],

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('player')
      .select(['name', 'bio', 'door_about'])
      .where('id', '=', id)
      .where('email_verified', '=', true)
      .$if(reader === 'anybody', (query) => query.where('hidden_at', 'is', null))
      .executeTakeFirst();
    // Nobody has looked yet at what stands behind a door.
    const excerpt = row?.door_about && reader === 'anybody' ? '' : row?.bio;
    return row && { label: row.name, author: row.name, ownerId: id, excerpt: excerpt ?? '', address: `/players/${id}`, storyId: null };
  },

  async setHidden({ trx, clock }, { id }, hidden) {
    const opened = await moderatedPlayer.setDoor(trx, id, null);
    // Where reports had put a door, that alone is taken away.
    if (opened && !hidden) return true;
    return (await hidePlayer({ db: trx, clock }, id, hidden)).changed || opened;
  },

  putDoor: ({ trx }, { id }, about) => moderatedPlayer.setDoor(trx, id, about),
  sight: {
    hidden: sql`
      select player.id::text as id, player.hidden_at as at from player left join player as account on account.id = player.pen_of
      where player.hidden_at is not null and player.banned_at is null and player.hidden_at is distinct from account.hidden_at`,
    isShown: (id) => sql`exists (select from player where id = ${id} and hidden_at is null and door_about is null)`,
  },

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('name', name, 'bio', bio) as watched, '{}'::jsonb as besides from player where id = ${id}`.execute(
      executor,
    );
    return rows[0];
  },
};
