import { randomUUID } from 'node:crypto';
import { decideDay } from '../../app/days-line/days/decide-day.server';
import { openDay } from '../../app/days-line/days/turn-day.server';
import { dayOf } from '../../app/days-line/rules/days';
import { demoLines } from '../../content/demo-world/lines';
import type { DemoFilling } from './demo-filling';

/** Adds the last days of the Day's Line, the latest of which still runs. */
export async function addDemoLines({ trx, playerId, daysAgo }: DemoFilling): Promise<void> {
  for (const [index, lines] of demoLines.entries()) {
    const at = daysAgo(demoLines.length - 1 - index);
    const day = dayOf(at);
    await openDay(trx, day);
    await trx
      .insertInto('days_line_sentence')
      .values(
        lines.map(({ author, body, picked, compared }) => ({
          ...{ id: randomUUID(), day, player_id: playerId(author), guest_id: null, body, added_at: at },
          ...{ picked, compared, dealt: compared },
        })),
      )
      .execute();
    if (index < demoLines.length - 1) await decideDay(trx, day, at);
  }
}
