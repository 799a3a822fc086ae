import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Executor } from '~/platform/database/database.server';
import { coverOfRow } from '~/stories/listing/list-stories.server';
import { storyWriters } from '~/stories/writers/story-writers.server';
import type { EndingView } from '../../protocol/room.contract';
import { whyNotGoOn } from '../../rules/policy';
import { MAX_TITLES } from '../../rules/reveal/story-titles';
import type { Room } from '../../rules/room';
import { settingOf } from '../../rules/room-setting';
import { publishView } from './publish-choice.server';
import { hasWritten, titlesEnd, titlesOf } from './story-titles.server';

/**
 * What a closed room offers a person.
 * @param viewerId undefined for a visitor. @returns null for a room without a story.
 */
export async function endingOf(executor: Executor, clock: Clock, room: Room, viewerId: string | undefined): Promise<EndingView | null> {
  const row = await executor
    .selectFrom('weave_room')
    .innerJoin('story', 'story.id', 'weave_room.story_id')
    .select(['weave_room.closed_at', 'weave_room.next_room_id', storyWriters().as('writers')])
    .select(['story.id', 'story.arena', 'story.title', 'story.prompt', 'story.preview', 'story.fandom_id', 'story.cover_turn'])
    .where('weave_room.id', '=', room.id)
    .executeTakeFirst();
  if (!row?.closed_at) return null;
  const titles = await titlesOf(executor, room.id);
  const until = titlesEnd(clock, row.closed_at, settingOf(room).format);
  const mayVote =
    viewerId !== undefined &&
    !room.fold &&
    clock.now() < until &&
    (await hasWritten(executor, { roomId: room.id, storyId: row.id, playerId: viewerId }));
  const own = mayVote ? await ownTitles(executor, room.id, viewerId) : undefined;
  const canGoOn = viewerId !== undefined && whyNotGoOn({ id: viewerId }, room) === undefined;
  return {
    title: row.title,
    cover: coverOfRow(row),
    titles,
    canVote: mayVote,
    canPropose: own !== undefined && !own.proposed && titles.length < MAX_TITLES,
    ownVote: own?.vote ?? null,
    xp: await xpOf(executor, room.id),
    canGoOn,
    nextRoomId: canGoOn ? row.next_room_id : null,
    publishing: await publishView(executor, { roomId: room.id, storyId: row.id, viewerId }),
  };
}

/** What the votes of a room brought each person. */
async function xpOf(executor: Executor, roomId: string): Promise<EndingView['xp']> {
  const rows = await executor
    .selectFrom('xp_entry')
    .select(['player_id', 'amount'])
    .where('source', 'in', [sql.lit('battle'), sql.lit('fold')])
    .where('source_id', '=', roomId)
    .orderBy('player_id')
    .execute();
  return rows.flatMap(({ player_id, amount }) => (player_id ? [{ playerId: player_id, amount }] : []));
}

async function ownTitles(executor: Executor, roomId: string, playerId: string): Promise<{ vote: number | null; proposed: boolean }> {
  const votes = executor.selectFrom('weave_title_vote').select('place').where('room_id', '=', roomId).where('player_id', '=', playerId);
  const proposals = executor.selectFrom('weave_title').select('place').where('room_id', '=', roomId).where('player_id', '=', playerId);
  const [vote, proposed] = [await votes.executeTakeFirst(), await proposals.executeTakeFirst()];
  return { vote: vote?.place ?? null, proposed: proposed !== undefined };
}
