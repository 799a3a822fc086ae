import { randomUUID } from 'node:crypto';
import { closeDuel } from '../../app/duels/outcome/close-duel.server';
import { linesOfText } from '../../app/duels/reading/lines-of-text.server';
import { showResults } from '../../app/progress/ratings/show-results.server';
import { countWords } from '../../app/stories/text/words';
import { type DemoDuel, demoDuels } from '../../content/demo-world/duels';
import type { DemoFilling } from './demo-filling';

/** Adds duels by writers of the demo world: two that are decided, and one to read. */
export async function addDemoDuels(filling: DemoFilling): Promise<void> {
  for (const duel of demoDuels) await addDuel(filling, duel);
}

async function addDuel({ trx, playerId, daysAgo }: DemoFilling, { card, daysAgo: days, texts, judgements }: DemoDuel): Promise<void> {
  const at = daysAgo(days);
  const rows = texts.map(({ author, title, body }) => ({
    ...{ id: randomUUID(), player_id: playerId(author), card, title, body, word_count: countWords(body), minutes: null },
    ...{ started_at: at, updated_at: at, ends_at: at, closes_at: at, hand_in_by: at, sealed_at: at, ai: 'without' as const, mean: 1_500 },
    // They owe nobody a reading: nobody can sign in as them.
    released_at: at,
  }));
  await trx.insertInto('duel_text').values(rows).execute();
  const [first, second] = rows;
  if (!first || !second) return;
  const id = randomUUID();
  const votes = (place: 0 | 1) => judgements.filter(({ picked }) => picked === place).length;
  await trx
    .insertInto('duel')
    .values({ id, card, first_id: first.id, second_id: second.id, wanted: 3, made_at: at, first_votes: votes(0), second_votes: votes(1) })
    .execute();
  await trx.updateTable('duel_text').set({ duel_id: id }).where('id', 'in', [first.id, second.id]).execute();
  for (const { reader, picked, notes } of judgements) {
    const readingId = randomUUID();
    await trx
      .insertInto('duel_reading')
      .values({
        ...{ id: readingId, duel_id: id, reader_id: playerId(reader), status: 'done', turned: false, dealt_at: at, held_until: at },
        ...{ opened_at: at, ended_at: at, words: first.word_count + second.word_count, picked_id: rows[picked]?.id ?? null },
      })
      .execute();
    await trx
      .insertInto('duel_note')
      .values(
        rows.map(({ id: textId, body }, place) => ({
          ...{ id: randomUUID(), reading_id: readingId, text_id: textId, written_at: at },
          ...{ line: linesOfText(body).flat()[notes[place]?.line ?? 0] ?? '', body: notes[place]?.said ?? '' },
        })),
      )
      .execute();
  }
  if (judgements.length === 0) return;
  await closeDuel(trx, id, at);
  for (const { player_id } of rows) await showResults(trx, { ladder: 'duel', sourceId: id, playerId: player_id }, at);
}
