import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { hasWords } from '~/stories/text/words';
import type { PartView } from '../protocol/room.contract';
import type { Room } from '../rules/room';
import { storyTitle } from '../rules/story-title';
import { partsOf } from './room-store.server';

export type ClosingProgress = Pick<ProgressService, 'countGamePlayed' | 'countStoryPublished'>;

/** One writer's part of a story. */
interface Writer {
  playerId: string | null;
  aiName: string | null;
  /** As people count them. */
  characters: number;
}

/**
 * Publishes the story of a closing room in the library, with all its writers, and counts the game for each person who
 * wrote. Locks the progress of these people, in the order of their ids.
 * @returns the story's id; null when no person wrote a word, and nothing is kept.
 * @see docs/product/story-weave.md
 */
export async function publishStory(trx: Transaction<Tables>, progress: ClosingProgress, room: Room, now: Date): Promise<string | null> {
  const parts = await partsOf(trx, room.id);
  const humanWords = parts.filter(({ kind, text }) => kind === 'person' && hasWords(text));
  if (humanWords.length === 0) return null;
  const storyId = randomUUID();
  const { prompt = '', starter = '' } = room.opening ?? {};
  const body = parts.map(({ text }) => text).join('\n\n');
  await trx
    .insertInto('story')
    .values({
      id: storyId,
      arena: 'story_weave',
      status: 'published',
      author_id: null,
      title: storyTitle(starter),
      prompt,
      starter,
      body,
      word_count: body.match(/\S+/g)?.length ?? 0,
      created_at: now,
      published_at: now,
      updated_at: now,
    })
    .execute();
  const writers = writersOf(parts);
  await trx
    .insertInto('story_writer')
    .values(
      writers.map(({ playerId, aiName, characters }, place) => ({
        story_id: storyId,
        place,
        player_id: playerId,
        ai_name: aiName,
        characters,
        is_ai: aiName !== null,
      })),
    )
    .execute();
  const people = new Set(humanWords.flatMap(({ playerId }) => playerId ?? []));
  for (const playerId of [...people].sort()) {
    await progress.countGamePlayed(trx, playerId);
    await progress.countStoryPublished(trx, playerId, 1);
  }
  return storyId;
}

/** The writers of the parts, in the order of their first turns. */
function writersOf(parts: readonly PartView[]): Writer[] {
  const writers = new Map<string, Writer>();
  for (const { kind, playerId, writer, text } of parts) {
    const key = kind === 'ai' ? writer : (playerId ?? '');
    const before = writers.get(key) ?? { playerId, aiName: kind === 'ai' ? writer : null, characters: 0 };
    writers.set(key, { ...before, characters: before.characters + [...text].length });
  }
  return [...writers.values()];
}
