import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { promptAnsweredNotice } from '../prompts/notice-kinds';
import type { SharedFacts } from './locked.server';

/** Puts a story that readers find at the end of a collection; one that is there stays where it is. */
export async function putIn(trx: Transaction<Tables>, shared: SharedFacts, storyId: string, now: Date): Promise<void> {
  const { id, ownerId } = shared;
  await sql`
    insert into collection_story (collection_id, owner_id, story_id, place, added_at)
    select ${id}, ${ownerId}, ${storyId}, coalesce(max(place), 0) + 1, ${now} from collection_story where collection_id = ${id}
    on conflict (collection_id, story_id) do nothing`.execute(trx);
  await trx.updateTable('collection').set({ changed_at: now }).where('id', '=', id).execute();
  await notifyOfAnswer(trx, shared, storyId, now);
}

/** Tells who wrote a prompt that there is a story for it, unless they are shown none like it. */
async function notifyOfAnswer(trx: Transaction<Tables>, { id, title, slug }: SharedFacts, storyId: string, now: Date): Promise<void> {
  const prompt = await trx
    .selectFrom('shared_work as work')
    .innerJoin('collection_prompt as prompt', 'prompt.id', 'work.prompt_id')
    .select(['prompt.id', 'prompt.player_id', 'work.player_id as writer_id'])
    .where('work.collection_id', '=', id)
    .where('work.story_id', '=', storyId)
    .executeTakeFirst();
  const asker = prompt?.player_id;
  if (!prompt || !asker || asker === prompt.writer_id) return;
  const shown = trx.selectFrom('story').select('author_id').where('id', '=', storyId).where('status', '=', 'published');
  const story = await shown.where(isRatedFor(asker)).executeTakeFirst();
  if (!story) return;
  const key = `${promptAnsweredNotice.id}:${prompt.id}:${storyId}`;
  const told = { kind: promptAnsweredNotice, playerId: asker, actorId: story.author_id, dedupeKey: key, groupKey: key, storyId };
  await notify(trx, [{ ...told, params: { title, slug } }], now);
}
