import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { type FoundTarget, NEIGHBOURS, type Reportable, type TargetReader } from '~/platform/feature/reportable';
import { putDoor } from '~/stories/door/doors.server';
import { hideStory } from '~/stories/own/hide-story.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { isSameLine, readLines } from '../../rules/fold/fold';
import { readRoomState } from '../../rules/room-state';
import { isNameless } from '../ending/nameless.server';
import { type PassageName, passageId, passageNamed, passageSnapshot } from '../named-passage.server';
import { writerOf } from '../reported-writer';
import { withholdLine } from './withhold-line.server';

/**
 * A line of Fold, as `ROOM.ROUND.SEAT`, from when it is read out. Until the room has closed it is hidden alone, after that the
 * whole story is; what was hidden in an open room is put back in the story that it has become.
 * @see docs/product/reporting.md
 */
export const foldLineReportable: Reportable = {
  kind: 'fold-line',
  noun: 'line of a game of Fold',
  textOf: (label) => `the ${label}`,
  measures: ['rate'],
  find: findLine,

  async setHidden({ trx, clock }, { id, storyId }, hidden) {
    const line = passageNamed(id);
    const isAlone = storyId === null || !hidden;
    if (line && isAlone && (await withholdLine(trx, line, { withheld: hidden, now: clock.now() }))) return true;
    return storyId !== null && (await hideStory(trx, storyId, hidden)).changed;
  },

  putDoor: async ({ trx, clock }, { storyId }, about) => storyId !== null && (await putDoor(trx, storyId, about, clock.now())),

  snapshot: passageSnapshot,

  async around(executor, id) {
    const line = passageNamed(id);
    return line
      ? { before: await linesBeside(executor, line, -1), after: await linesBeside(executor, line, 1) }
      : { before: [], after: [] };
  },
};

/** The lines of the same story before or after one. */
async function linesBeside(executor: Executor, { roomId, round, seat }: PassageName, side: 1 | -1) {
  const rows = await executor
    .selectFrom('weave_passage as line')
    .leftJoin('player as writer', 'writer.id', 'line.player_id')
    .select(['line.round', 'line.seat', 'line.ai_writer_id', 'writer.name', 'writer.hidden_at'])
    .select(sql<string>`left(line.text, ${NEIGHBOURS.characters})`.as('text'))
    .where('line.room_id', '=', roomId)
    .where('line.sheet', '=', (own) =>
      own.selectFrom('weave_passage').select('sheet').where('room_id', '=', roomId).where('round', '=', round).where('seat', '=', seat),
    )
    .where('line.round', side > 0 ? '>' : '<', round)
    .where('line.decided_at', 'is not', null)
    .where('line.text', '<>', '')
    .orderBy('line.round', side > 0 ? 'asc' : 'desc')
    .limit(NEIGHBOURS.each)
    .execute();
  const beside = rows.map((row) => ({ id: passageId({ roomId, ...row }), author: writerOf(row), text: row.text }));
  return side > 0 ? beside : beside.toReversed();
}

async function findLine(executor: Executor, id: string, reader: TargetReader): Promise<FoundTarget | undefined> {
  const name = passageNamed(id);
  if (!name) return undefined;
  const row = await executor
    .selectFrom('weave_passage')
    .innerJoin('weave_room as room', 'room.id', 'weave_passage.room_id')
    .leftJoin('player as writer', 'writer.id', 'weave_passage.player_id')
    .leftJoin('weave_fold_sheet as folded', (join) =>
      join.onRef('folded.room_id', '=', 'weave_passage.room_id').onRef('folded.sheet', '=', 'weave_passage.sheet'),
    )
    .leftJoin('story', 'story.id', 'folded.story_id')
    .select(['weave_passage.text', 'weave_passage.player_id', 'weave_passage.ai_writer_id', 'weave_passage.withheld_at'])
    .select(['weave_passage.sheet', 'room.state', 'room.status as room_status'])
    .select(['writer.name', 'writer.hidden_at', 'story.id as story_id', 'story.title', 'story.status'])
    .select(isNameless('weave_passage').as('nameless'))
    .where('weave_passage.room_id', '=', name.roomId)
    .where('weave_passage.round', '=', name.round)
    .where('weave_passage.seat', '=', name.seat)
    .where('weave_passage.decided_at', 'is not', null)
    .where('weave_passage.text', '<>', '')
    .executeTakeFirst();
  if (!row || row.sheet === null) return undefined;
  const isShown = row.room_status === 'closed' ? isInSight(row) : isReadOut(row.state, { sheet: row.sheet, round: name.round });
  if (!isShown && reader === 'anybody') return undefined;
  return {
    label: row.title === null ? 'line that was read out' : `line of ${row.title}`,
    author: writerOf(reader === 'anybody' ? row : { ...row, nameless: false }),
    ownerId: row.player_id,
    excerpt: row.text,
    address: row.story_id === null ? `/storyweave/${name.roomId}` : storyAddress('story_weave', row.story_id),
    storyId: row.story_id,
  };
}

/** Whether a line of a room that has closed can be read. */
function isInSight({ status, withheld_at }: { status: string | null; withheld_at: Date | null }): boolean {
  return withheld_at === null && status !== null && status !== 'hidden' && status !== 'behind_door';
}

/** Nobody sees a line of an open room before it is read out; what moderators took out is no longer among them. */
function isReadOut(state: unknown, line: { sheet: number; round: number }): boolean {
  const { fold } = readRoomState(state);
  return fold !== undefined && readLines(fold).some((one) => isSameLine(one, line));
}
