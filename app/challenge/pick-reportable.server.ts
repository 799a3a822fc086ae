import { sql } from 'kysely';
import { href } from 'react-router';
import { ANONYMOUS } from '~/accounts/anonymous';
import { hiding } from '~/platform/feature/hiding.server';
import type { Reportable, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { texts } from './texts';

/** The sentence with a pick. A hidden one stands no longer in the anthology. @see docs/product/reporting.md */
export const pickReportable: Reportable = {
  kind: 'challenge-pick',
  noun: 'sentence',
  textOf: (label) => `the ${label}`,

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('challenge_pick as pick')
      .leftJoin('player as reader', 'reader.id', 'pick.reader_id')
      .select(['pick.body', 'pick.week', 'pick.reader_id', 'pick.story_id', 'reader.name'])
      .where('pick.id', '=', id)
      .where('pick.picked_at', 'is not', null)
      .$if(reader === 'anybody', (query) => query.where('pick.hidden_at', 'is', null))
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      label: texts.pickLabel,
      author: row.name ?? ANONYMOUS,
      ownerId: row.reader_id,
      excerpt: row.body ?? '',
      address: href('/challenge/:week?', { week: row.week }),
      storyId: null,
    };
  },

  setHidden: hiding('challenge_pick'),

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('body', pick.body) as watched, jsonb_build_object('author', reader.name, 'seen', 'published') as besides
      from challenge_pick pick left join player reader on reader.id = pick.reader_id
      where pick.id = ${id}`.execute(executor);
    return rows[0];
  },
};
