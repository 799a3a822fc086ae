import { randomUUID } from 'node:crypto';
import { revealWeek } from '../../app/challenge/anthology/reveal.server';
import { endOfWeek, mondayOf } from '../../app/challenge/rules/weeks';
import { countWords } from '../../app/stories/text/words';
import { demoChallenge } from '../../content/demo-world/challenge';
import type { DemoFilling } from './demo-filling';

/** Adds last week's challenge: its anthology, and two stories that readers picked from it. */
export async function addDemoChallenge({ trx, progress, playerId, daysAgo }: DemoFilling): Promise<void> {
  const { title, prompt, entries, picks } = demoChallenge;
  const week = mondayOf(daysAgo(7));
  const entered = daysAgo(8);
  const appeared = endOfWeek(week);
  await trx.insertInto('challenge_week').values({ starts_on: week, id: randomUUID(), title, prompt }).execute();
  await trx
    .insertInto('challenge_entry')
    .values(
      entries.map(({ author, title: entryTitle, body }) => ({
        ...{ id: randomUUID(), week, player_id: playerId(author), title: entryTitle, body, word_count: countWords(body) },
        ...{ content_rating: 'general' as const, warnings: [], entered_at: entered, updated_at: entered },
      })),
    )
    .execute();
  await revealWeek(trx, progress, week, appeared);
  for (const { reader, of, said } of picks) {
    const entry = trx.selectFrom('challenge_entry').select('story_id').where('week', '=', week).where('player_id', '=', playerId(of));
    await trx
      .insertInto('challenge_pick')
      .values({
        ...{ id: randomUUID(), week, reader_id: playerId(reader), editor: false, drawn_at: appeared, held_until: appeared },
        ...{ story_id: (await entry.executeTakeFirstOrThrow()).story_id, body: said, picked_at: appeared },
      })
      .execute();
  }
}
