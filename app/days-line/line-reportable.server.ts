import { sql } from 'kysely';
import { href } from 'react-router';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Reportable, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { createProgressService } from '~/progress/progress.server';
import { choosesAgain, decideDay, lockDay } from './days/decide-day.server';
import { rewriteWeek } from './days/week-story.server';
import { weekOf } from './rules/days';
import { texts } from './texts';

/** A sentence of the Day's Line. Where the day had chosen it, the next best takes its place. @see docs/product/reporting.md */
export const lineReportable: Reportable = {
  kind: 'line',
  noun: 'sentence of the Day’s Line',
  textOf: (label) => `the ${label}`,

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('days_line_sentence as sentence')
      .leftJoin('player as writer', 'writer.id', 'sentence.player_id')
      .select(['sentence.body', 'sentence.day', 'sentence.player_id', 'writer.name'])
      .where('sentence.id', '=', id)
      .$if(reader === 'anybody', (query) => query.where('sentence.hidden_at', 'is', null))
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      label: texts.lineLabel(texts.title),
      author: row.name ?? ANONYMOUS,
      ownerId: row.player_id,
      excerpt: row.body,
      address: href('/days-line/:week?', { week: weekOf(row.day) }),
      storyId: null,
    };
  },

  async setHidden({ trx, clock }, { id }, hidden) {
    const now = clock.now();
    const found = await trx.selectFrom('days_line_sentence').select('day').where('id', '=', id).executeTakeFirst();
    if (!found) return false;
    // Before the sentence, as those lock who add one to the day.
    const day = await lockDay(trx, found.day);
    const moved = await trx
      .updateTable('days_line_sentence')
      .set({ hidden_at: hidden ? now : null })
      .where('id', '=', id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return false;
    if (!day?.decided || !(await choosesAgain(trx, found.day, { id, hidden, winnerId: day.winnerId }))) return true;
    if (await decideDay(trx, found.day, now)) {
      await rewriteWeek(trx, createProgressService({ db: trx, clock }), day.week, now);
    }
    return true;
  },

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('body', sentence.body) as watched, jsonb_build_object('author', writer.name, 'seen', 'published') as besides
      from days_line_sentence sentence left join player writer on writer.id = sentence.player_id
      where sentence.id = ${id}`.execute(executor);
    return rows[0];
  },
};
