import { sql } from 'kysely';
import { href } from 'react-router';
import { ANONYMOUS } from '~/accounts/anonymous';
import { hiding } from '~/platform/feature/hiding.server';
import type { Reportable, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';

/** The name of a circle, all of it that strangers can meet. Hidden, the circle is called by none. @see docs/product/reporting.md */
export const circleReportable: Reportable = {
  kind: 'circle',
  noun: 'circle',
  textOf: (label) => `the name of the circle “${label}”`,

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('circle')
      .innerJoin('circle_member as host', (join) => join.onRef('host.circle_id', '=', 'circle.id').on('host.role', '=', 'host'))
      .innerJoin('player', 'player.id', 'host.player_id')
      .select(['circle.name', 'player.id as host_id', 'player.name as host_name', 'player.hidden_at'])
      .where('circle.id', '=', id)
      .$if(reader === 'anybody', (query) => query.where('circle.hidden_at', 'is', null))
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      label: row.name,
      author: row.hidden_at ? ANONYMOUS : row.host_name,
      ownerId: row.host_id,
      excerpt: row.name,
      address: href('/circles/:circleId', { circleId: id }),
      storyId: null,
    };
  },

  setHidden: hiding('circle'),

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('name', circle.name) as watched, jsonb_build_object('author', player.name, 'seen', 'private') as besides
      from circle join circle_member host on host.circle_id = circle.id and host.role = 'host' join player on player.id = host.player_id
      where circle.id = ${id}`.execute(executor);
    return rows[0];
  },
};
