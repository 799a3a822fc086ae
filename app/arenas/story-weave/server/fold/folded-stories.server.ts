import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { FoldedStory, FoldLineView } from '../../protocol/fold.contract';
import { seatNumber } from '../../protocol/seat.contract';
import { isNameless } from '../ending/nameless.server';
import { storedWriter } from '../stored-writer';

/** A line of a story of Fold, with its times and how it was liked. */
export interface StoredFoldLine extends FoldLineView {
  startedAt: Date;
  endedAt: Date;
  /** How often it was marked, and how many found it the best of the night. */
  marks: number;
  votes: number;
}

/**
 * The lines of a room of Fold whose rounds are over, without those that moderators withhold, story after story, each in order.
 * @param viewerId who is told which lines are theirs although the published stories leave their name out.
 */
export async function foldLinesOf(executor: Executor, roomId: string, viewerId?: string): Promise<StoredFoldLine[]> {
  const rows = await executor
    .selectFrom('weave_passage')
    .leftJoin('player', 'player.id', 'weave_passage.player_id')
    .select(['sheet', 'round', 'seat', 'player_id', 'ai_writer_id', 'text', 'votes', 'best_line', 'begun_at', 'decided_at'])
    .select(['player.name', 'hidden_at', isNameless('weave_passage').as('nameless')])
    .where('room_id', '=', roomId)
    .where('sheet', 'is not', null)
    .where('decided_at', 'is not', null)
    .where('withheld_at', 'is', null)
    .where('text', '<>', sql.lit(''))
    .orderBy('sheet')
    .orderBy('round')
    .execute();
  return rows.map(
    ({ sheet, round, seat, player_id, ai_writer_id, text, votes, best_line, begun_at, decided_at, name, hidden_at, nameless }) => ({
      ...{ sheet: sheet ?? 0, round, seat: seatNumber.parse(seat), text, marks: votes, votes: best_line },
      ...{ startedAt: begun_at, endedAt: decided_at ?? begun_at },
      ...storedWriter({ player_id, ai_writer_id, name, hidden_at, nameless }, viewerId),
    }),
  );
}

/** The stories that a closed room of Fold has left, with their lines; without those that are hidden. */
export async function foldedStories(executor: Executor, roomId: string, viewerId: string | undefined): Promise<FoldedStory[]> {
  const stories = await executor
    .selectFrom('weave_fold_sheet as folded')
    .innerJoin('story', 'story.id', 'folded.story_id')
    .select(['folded.sheet', 'story.id', 'story.title', 'story.prompt'])
    .where('folded.room_id', '=', roomId)
    .where('story.status', 'in', ['published', 'unlisted'])
    .orderBy('folded.sheet')
    .execute();
  const lines = await foldLinesOf(executor, roomId, viewerId);
  return stories.map(({ sheet, id, title, prompt }) => ({
    ...{ storyId: id, title, prompt },
    lines: lines.filter((line) => line.sheet === sheet).map(({ startedAt: _startedAt, endedAt: _endedAt, ...line }) => line),
  }));
}

/** The room and the place among its stories of a story of Fold; undefined for any other story. */
export async function foldOfStory(executor: Executor, storyId: string): Promise<{ roomId: string; sheet: number } | undefined> {
  const row = await executor.selectFrom('weave_fold_sheet').select(['room_id', 'sheet']).where('story_id', '=', storyId).executeTakeFirst();
  return row && { roomId: row.room_id, sheet: row.sheet };
}
