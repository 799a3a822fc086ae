import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import { countWords } from '~/stories/text/words';
import { texts } from '../texts';

/** With fewer lines a week becomes no story. */
const FEWEST_LINES = 3;

export type WeekProgress = Pick<ProgressService, 'countStoryPublished'>;

interface WeekLine {
  body: string;
  player_id: string | null;
}

/**
 * Publishes the lines of a week that is over as a story with all their writers; nothing where there are too few, or where there
 * is a story already.
 * @see docs/product/days-line.md
 */
export async function publishWeek(trx: Transaction<Tables>, progress: WeekProgress, monday: string, now: Date): Promise<void> {
  const week = await lockWeek(trx, monday);
  const lines = await linesOf(trx, monday);
  if (!week || week.story_id !== null || lines.length < FEWEST_LINES) return;
  const storyId = randomUUID();
  await trx
    .insertInto('story')
    .values({
      id: storyId,
      arena: 'story_weave',
      status: 'published',
      author_id: null,
      title: texts.storyTitle(monday, lines.length),
      prompt: texts.storyPrompt,
      starter: week.opening,
      ...bodyOf(lines),
      created_at: now,
      published_at: now,
      updated_at: now,
    })
    .execute();
  await trx.updateTable('days_line_week').set({ story_id: storyId }).where('starts_on', '=', monday).execute();
  await setWriters(trx, progress, storyId, lines);
  await setCoverApart(trx, storyId);
  await notifyOfStory(trx, storyId, now);
}

/** Writes the story of a week again, after another sentence has taken the place of one. Nothing where there is none. */
export async function rewriteWeek(trx: Transaction<Tables>, progress: WeekProgress, monday: string, now: Date): Promise<void> {
  const week = await lockWeek(trx, monday);
  if (!week?.story_id) return;
  const lines = await linesOf(trx, monday);
  await trx
    .updateTable('story')
    .set({ title: texts.storyTitle(monday, lines.length), ...bodyOf(lines), updated_at: now })
    .where('id', '=', week.story_id)
    .execute();
  await setWriters(trx, progress, week.story_id, lines);
}

function lockWeek(trx: Transaction<Tables>, monday: string) {
  return trx.selectFrom('days_line_week').select(['opening', 'story_id']).where('starts_on', '=', monday).forUpdate().executeTakeFirst();
}

/** The sentences that the days of a week chose, in their order. */
function linesOf(trx: Transaction<Tables>, monday: string): Promise<WeekLine[]> {
  return trx
    .selectFrom('days_line')
    .innerJoin('days_line_sentence as sentence', 'sentence.id', 'days_line.winner_id')
    .select(['sentence.body', 'sentence.player_id'])
    .where('days_line.week', '=', monday)
    .orderBy('days_line.day')
    .execute();
}

function bodyOf(lines: readonly WeekLine[]): { body: string; word_count: number } {
  const body = lines.map((line) => line.body).join('\n\n');
  return { body, word_count: countWords(body) };
}

/** Names the writers of a story's lines in their order, guests one by one, and counts it among the stories of those who come and no longer of those who go. */
async function setWriters(trx: Transaction<Tables>, progress: WeekProgress, storyId: string, lines: readonly WeekLine[]): Promise<void> {
  const before = await trx.deleteFrom('story_writer').where('story_id', '=', storyId).returning('player_id').execute();
  const characters = new Map<string, { playerId: string | null; characters: number }>();
  for (const [index, { body, player_id: playerId }] of lines.entries()) {
    const key = playerId ?? `guest ${index}`;
    characters.set(key, { playerId, characters: (characters.get(key)?.characters ?? 0) + [...body].length });
  }
  const writers = [...characters.values()].map((writer, place) => ({
    ...{ story_id: storyId, place, player_id: writer.playerId, ai_name: null, is_ai: false },
    characters: writer.characters,
  }));
  if (writers.length > 0) await trx.insertInto('story_writer').values(writers).execute();
  const had = new Set(before.flatMap(({ player_id }) => player_id ?? []));
  const have = new Set(writers.flatMap(({ player_id }) => player_id ?? []));
  for (const playerId of [...new Set([...had, ...have])].sort()) {
    const change = Number(have.has(playerId)) - Number(had.has(playerId));
    if (change !== 0) await progress.countStoryPublished(trx, playerId, change);
  }
}
