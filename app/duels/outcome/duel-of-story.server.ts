import type { Executor } from '~/platform/database/database.server';
import { texts } from '../texts';

/** The duel that a published story comes from, such as 'From a duel, won 4 to 1'; of a text that lost or was changed, without its votes. */
export async function duelOfStory(executor: Executor, storyId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('duel_text')
    .innerJoin('duel', 'duel.id', 'duel_text.duel_id')
    .select(['duel_text.id', 'duel_text.kept_as', 'duel.first_id', 'duel.first_votes', 'duel.second_votes'])
    .where('duel_text.story_id', '=', storyId)
    .where('duel.decided_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const isFirst = row.first_id === row.id;
  const [own, other] = isFirst ? [row.first_votes, row.second_votes] : [row.second_votes, row.first_votes];
  return row.kept_as === 'story' && own > other ? texts.wonDuel(own, other) : texts.fromDuel;
}
