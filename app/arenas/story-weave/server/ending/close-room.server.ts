import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { hasCrudeWord } from '~/platform/text/crude-words.server';
import type { ProgressService } from '~/progress/progress.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { tellOfStory } from '~/stories/news/tell-of-story.server';
import { hasWords } from '~/stories/text/words';
import type { PartView } from '../../protocol/room.contract';
import type { RoomRating } from '../../protocol/room-setting.contract';
import type { BattleAward } from '../../rules/battle/battle';
import { piecesOf } from '../../rules/reveal/shares';
import { storyTitle } from '../../rules/reveal/story-title';
import type { Room } from '../../rules/room';
import { ratingOf, settingOf } from '../../rules/room-setting';
import { chargeBattleXp } from '../battle/battle-xp.server';
import { passageWriters } from '../battle/passages.server';
import { partsOf } from '../room-store.server';
import { endWithWholeSentence } from './whole-end.server';

export type ClosingProgress = Pick<ProgressService, 'countGamePlayed' | 'countStoryPublished' | 'recordXp'>;

/** The end of a room. */
interface Ending {
  room: Room;
  /** What its battle rounds bring. */
  awards: readonly BattleAward[];
  now: Date;
}

/** One writer's part of a story. */
interface Writer {
  playerId: string | null;
  aiName: string | null;
  /** As people count them. */
  characters: number;
}

/**
 * Publishes the story of a closing room in the library, or that of a private room unlisted, with all its writers, counts the game for each person who
 * wrote, woven or not, and records the XP of its battle rounds. Locks the progress of these people, in the order of their ids.
 * @returns the story's id; null when no person wrote a word, and nothing is kept.
 * @see docs/product/story-weave.md
 */
export async function publishStory(
  trx: Transaction<Tables>,
  progress: ClosingProgress,
  { room, awards, now }: Ending,
): Promise<string | null> {
  const { isPrivate } = settingOf(room);
  await endWithWholeSentence(trx, room.id);
  const parts = await partsOf(trx, room.id);
  const humanWords = parts.filter(({ kind, text }) => kind === 'person' && hasWords(text));
  const storyId = humanWords.length === 0 ? null : await insertStory(trx, room, parts, now);
  const woven = new Set(humanWords.flatMap(({ playerId }) => playerId ?? []));
  const people = new Set([...woven, ...(room.battle ? await passageWriters(trx, room.id) : [])]);
  await progress.recordXp(trx, await chargeBattleXp(trx, room.id, awards, now));
  for (const playerId of [...people].sort()) {
    await progress.countGamePlayed(trx, playerId);
    if (woven.has(playerId) && !isPrivate) await progress.countStoryPublished(trx, playerId, 1);
  }
  if (storyId && !isPrivate) await tellOfStory(trx, storyId, now);
  return storyId;
}

async function insertStory(trx: Transaction<Tables>, room: Room, parts: readonly PartView[], now: Date): Promise<string> {
  const storyId = randomUUID();
  const { isPrivate } = settingOf(room);
  const { prompt = '', starter = '' } = room.opening ?? {};
  await trx
    .insertInto('story')
    .values({
      id: storyId,
      arena: 'story_weave',
      status: isPrivate ? 'unlisted' : 'published',
      unlisted: isPrivate,
      author_id: null,
      title: storyTitle(starter),
      prompt,
      starter,
      ...bodyOf(parts),
      content_rating: ratingWithWords(room, parts),
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
  return storyId;
}

/** What the story of a room is fit for: with crude words at least for teens. */
function ratingWithWords(room: Room, parts: readonly PartView[]): RoomRating {
  const words = [room.opening?.prompt ?? '', ...parts.map(({ text }) => text)];
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
