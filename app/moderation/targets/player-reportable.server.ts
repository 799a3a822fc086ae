import { sql } from 'kysely';
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
      .select(['name', 'bio'])
      .where('id', '=', id)
      .where('email_verified', '=', true)
      .$if(reader === 'anybody', (query) => query.where('hidden_at', 'is', null))
      .executeTakeFirst();
    return row && { label: row.name, author: row.name, ownerId: id, excerpt: row.bio, address: `/players/${id}`, storyId: null };
  },

  setHidden: async ({ trx, clock }, { id }, hidden) => (await hidePlayer({ db: trx, clock }, id, hidden)).changed,

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('name', name, 'bio', bio) as watched, '{}'::jsonb as besides from player where id = ${id}`.execute(
      executor,
    );
    return rows[0];
  },
};
