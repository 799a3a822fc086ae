import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { cutAt } from '~/platform/text/printable';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import { hasWords } from '~/stories/text/words';
import { MAX_ROOM_TITLE } from '../../protocol/room.contract';
import type { Award } from '../../rules/awards';
import type { FoldEnd } from '../../rules/fold/fold';
import { partView } from '../../rules/reveal/part-writers';
import { storyTitle } from '../../rules/reveal/story-title';
import type { Room } from '../../rules/room';
import { settingOf } from '../../rules/room-setting';
import { chargeAwards } from '../ending/charge-awards.server';
import { type ClosingProgress, insertStory } from '../ending/insert-story.server';
import { foldLinesOf } from './folded-stories.server';

/**
 * Publishes the stories of a closing room of Fold in the library, or those of a private room unlisted: each in which a person
 * wrote. Records the XP of the vote, counts the game for each person who wrote, and locks the progress of these people, in the order of their ids.
 * @returns the first story's id, which stands for the room; null when no person wrote a word.
 */
export async function publishFold(
  trx: Transaction<Tables>,
  progress: ClosingProgress,
  { room, awards, fold, now }: { room: Room; awards: readonly Award[]; fold: FoldEnd; now: Date },
): Promise<string | null> {
  const { isPrivate } = settingOf(room);
  const lines = await foldLinesOf(trx, room.id);
  const people = new Map<string, number>();
  const storyIds: string[] = [];
  for (const { sheet, prompt, title } of fold.sheets) {
    const parts = lines.filter((line) => line.sheet === sheet).map(({ round, ...line }) => partView({ ...line, number: round }, line));
    const woven = new Set(parts.flatMap(({ kind, text, playerId }) => (kind === 'person' && hasWords(text) ? (playerId ?? []) : [])));
    if (woven.size === 0) continue;
    const ownTitle = title ?? cutAt(storyTitle(parts[0]?.text ?? prompt), MAX_ROOM_TITLE);
    const storyId = await insertStory(trx, { room, title: ownTitle, prompt, starter: '', parts, now });
    await trx.insertInto('weave_fold_sheet').values({ room_id: room.id, sheet, story_id: storyId }).execute();
    storyIds.push(storyId);
    for (const playerId of woven) people.set(playerId, (people.get(playerId) ?? 0) + 1);
  }
  for (const [playerId, stories] of [...people].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await progress.countGamePlayed(trx, playerId);
    if (!isPrivate) await progress.countStoryPublished(trx, playerId, stories);
  }
  // Behind the others, whose rows are locked in order.
  await progress.recordXp(trx, await chargeAwards(trx, room, awards, now));
  if (!isPrivate) for (const storyId of storyIds) await notifyOfStory(trx, storyId, now);
  return storyIds[0] ?? null;
}
