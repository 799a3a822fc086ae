import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { hasCrudeWord } from '~/platform/text/crude-words.server';
import type { ProgressService } from '~/progress/progress.server';
import { putDoor } from '~/stories/door/doors.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import type { PartView } from '../../protocol/room.contract';
import type { RoomRating } from '../../protocol/room-setting.contract';
import { piecesOf } from '../../rules/reveal/shares';
import type { Room } from '../../rules/room';
import { ratingOf, settingOf } from '../../rules/room-setting';

export type ClosingProgress = Pick<ProgressService, 'countGamePlayed' | 'countStoryPublished' | 'recordXp'>;

/** One writer's part of a story. */
interface Writer {
  playerId: string | null;
  aiName: string | null;
  /** As people count them. */
  characters: number;
}

/** A story that a room leaves. */
interface NewStory {
  room: Room;
  title: string;
  prompt: string;
  /** Its opening line; empty where a writer began it. */
  starter: string;
  parts: readonly PartView[];
  now: Date;
}

/** Stores a story with all its writers: in the library, or that of a private room unlisted. @returns its id. */
export async function insertStory(trx: Transaction<Tables>, { room, title, prompt, starter, parts, now }: NewStory): Promise<string> {
  const storyId = randomUUID();
  const { isPrivate } = settingOf(room);
  await trx
    .insertInto('story')
    .values({
      id: storyId,
      arena: 'story_weave',
      status: isPrivate ? 'unlisted' : 'published',
      unlisted: isPrivate,
      author_id: null,
      title,
      prompt,
      starter,
      ...bodyOf(parts),
      content_rating: ratingWithWords(room, prompt, parts),
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
  await setCoverApart(trx, storyId);
  // A door before one of its passages stands before the whole story.
  const about = parts.find(({ door }) => door)?.door;
  if (about) await putDoor(trx, storyId, about, now);
  return storyId;
}

/** What the story of a room is fit for: with crude words at least for teens. */
function ratingWithWords(room: Room, prompt: string, parts: readonly PartView[]): RoomRating {
  const words = [prompt, ...parts.map(({ text }) => text)];
  return words.some(hasCrudeWord) ? 'teen' : ratingOf(room);
}

/** The text of a story made of these parts, and how many words it has. */
export function bodyOf(parts: readonly Pick<PartView, 'text'>[]): { body: string; word_count: number } {
  const body = parts.map(({ text }) => text).join('\n\n');
  return { body, word_count: body.match(/\S+/g)?.length ?? 0 };
}

/** The writers of the parts, in the order of their first turns. */
function writersOf(parts: readonly PartView[]): Writer[] {
  const writers = new Map<string, Writer>();
  for (const { kind, playerId, writer, characters } of piecesOf(parts)) {
    const key = kind === 'ai' ? writer : (playerId ?? '');
    const before = writers.get(key) ?? { playerId, aiName: kind === 'ai' ? writer : null, characters: 0 };
    writers.set(key, { ...before, characters: before.characters + characters });
  }
  return [...writers.values()];
}
