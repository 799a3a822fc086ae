import { sql, type Transaction } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { FoundTarget, Reportable, TargetReader, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { hideStory } from '~/stories/own/hide-story.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { ownPromptOf, withoutPrompt, withPromptBack } from '../rules/opening/own-prompt';
import { writeRoomState } from '../rules/room-state';
import { findRoom, lockRoom } from './room-store.server';

/**
 * The prompt that a person brought into a room, by the room's id: while people write in it, taken out alone; after that it is hidden
 * with the story. Prompts of the site are nobody's to report.
 * @see docs/product/reporting.md
 */
export const promptReportable: Reportable = {
  kind: 'prompt',
  noun: 'prompt of a room',
  textOf: (label) => `the ${label}`,
  find: findPrompt,

  async setHidden({ trx }, { id, storyId }, hidden) {
    if (storyId === null) return withholdPrompt(trx, id, hidden);
    const isBack = !hidden && (await givePromptBack(trx, id, storyId));
    return (await hideStory(trx, storyId, hidden)).changed || isBack;
  },

  async snapshot(executor, id) {
    const found = await findPrompt(executor, id, 'moderator');
    if (!found) return undefined;
    const snapshot: TargetSnapshot = { watched: { text: found.excerpt }, besides: { author: found.author } };
    return snapshot;
  },
};

async function findPrompt(executor: Executor, id: string, reader: TargetReader): Promise<FoundTarget | undefined> {
  const stored = isUuid(id) ? await findRoom(executor, id) : undefined;
  if (!stored) return undefined;
  const own = ownPromptOf(stored.room);
  if (reader === 'anybody' && (!own || own.isWithheld || stored.storyId !== null)) return undefined;
  const story = stored.storyId === null ? undefined : await promptOfStory(executor, stored.storyId);
  if (!own && !story) return undefined;
  const writer = own?.playerId
    ? await executor.selectFrom('player').select(['name', 'hidden_at']).where('id', '=', own.playerId).executeTakeFirst()
    : undefined;
  return {
    label: story ? `prompt of ${story.title}` : 'prompt of a room',
    author: (writer?.hidden_at ? undefined : writer?.name) ?? ANONYMOUS,
    ownerId: own?.playerId ?? null,
    excerpt: own?.text ?? story?.prompt ?? '',
    address: stored.storyId === null ? `/storyweave/${id}` : storyAddress('story_weave', stored.storyId),
    storyId: stored.storyId,
  };
}

function promptOfStory(executor: Executor, storyId: string) {
  return executor.selectFrom('story').select(['title', 'prompt']).where('id', '=', storyId).executeTakeFirst();
}

/** Takes the prompt out of a room in which people still write, or puts it back; pages that show the room look again. */
async function withholdPrompt(trx: Transaction<Tables>, roomId: string, withheld: boolean): Promise<boolean> {
  const stored = await lockRoom(trx, roomId, false);
  if (!stored || stored.room.status === 'closed') return false;
  const room = withheld ? withoutPrompt(stored.room) : withPromptBack(stored.room);
  if (room === stored.room) return false;
  await trx
    .updateTable('weave_room')
    .set({ state: writeRoomState(room) })
    .where('id', '=', roomId)
    .execute();
  await sql`select announce('weave_part_withheld', ${roomId})`.execute(trx);
  return true;
}

/** A story whose prompt was taken out while it was written has it again. */
async function givePromptBack(trx: Transaction<Tables>, roomId: string, storyId: string): Promise<boolean> {
  const prompt = (await findRoom(trx, roomId))?.room.withheldPrompt?.prompt;
  if (prompt === undefined) return false;
  const given = await trx
    .updateTable('story')
    .set({ prompt })
    .where('id', '=', storyId)
    .where('prompt', '=', '')
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}
