import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { inWholeSentences } from '../../rules/reveal/reveal';

/**
 * Ends the story of a closing room with a whole sentence: cuts off what a person who left, or whose time was up, had only
 * begun. What was handed in stays as it is. The words that were cut off stay with their turn, for its writer's data.
 * @see docs/product/story-weave.md
 */
export async function endWithWholeSentence(trx: Transaction<Tables>, roomId: string): Promise<void> {
  const last = await trx
    .selectFrom('weave_turn')
    .select(['number', 'text', 'ai_writer_id', 'submit_id'])
    .where('room_id', '=', roomId)
    .where('ended_at', 'is not', null)
    .where('text', '<>', '')
    .where('withheld_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.ai_writer_id !== null || last.submit_id !== null) return;
  const text = inWholeSentences(last.text);
  if (text === last.text) return;
  await trx
    .updateTable('weave_turn')
    .set({ text, draft: last.text.slice(text.length).trim() })
    .where('room_id', '=', roomId)
    .where('number', '=', last.number)
    .execute();
}
