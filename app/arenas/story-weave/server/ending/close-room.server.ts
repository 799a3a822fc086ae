import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import { hasWords } from '~/stories/text/words';
import type { Award } from '../../rules/awards';
import { piecesOf } from '../../rules/reveal/shares';
import { storyTitle } from '../../rules/reveal/story-title';
import type { Room } from '../../rules/room';
import { settingOf } from '../../rules/room-setting';
import { passageWriters } from '../battle/passages.server';
import { partsOf } from '../room-store.server';
import { chargeAwards } from './charge-awards.server';
import { type ClosingProgress, insertStory } from './insert-story.server';
import { endWithWholeSentence } from './whole-end.server';

/** The end of a room. */
interface Ending {
  room: Room;
  /** What its battle rounds bring. */
  awards: readonly Award[];
  now: Date;
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
  const { prompt = '', starter = '' } = room.opening ?? {};
  await endWithWholeSentence(trx, room.id);
  const parts = await partsOf(trx, room.id);
  const humanWords = parts.filter(({ kind, text }) => kind === 'person' && hasWords(text));
  const storyId =
    humanWords.length === 0 ? null : await insertStory(trx, { room, title: storyTitle(starter), prompt, starter, parts, now });
  const woven = new Set(storyId === null ? [] : piecesOf(parts).flatMap(({ playerId }) => playerId ?? []));
  const people = new Set([...woven, ...(room.battle ? await passageWriters(trx, room.id) : [])]);
  for (const playerId of [...people].sort()) {
    await progress.countGamePlayed(trx, playerId);
    if (woven.has(playerId) && !isPrivate) await progress.countStoryPublished(trx, playerId, 1);
  }
  // Who is awarded something is among these people: before them, their rows would not be locked in order.
  await progress.recordXp(trx, await chargeAwards(trx, room, awards, now));
  if (storyId && !isPrivate) await notifyOfStory(trx, storyId, now);
  return storyId;
}
