import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { type FoundTarget, NEIGHBOURS, type Reportable, type TargetReader } from '~/platform/feature/reportable';
import { putDoor } from '~/stories/door/doors.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { isNameless } from '../ending/nameless.server';
import { type PassageName, passageId, passageNamed, passageSnapshot } from '../named-passage.server';
import { writerOf } from '../reported-writer';

/**
 * A passage that lost its battle round, as `ROOM.ROUND.SEAT`: no part of the story, but in its replay. It is hidden alone.
 * @see docs/product/reporting.md
 */
export const lostPassageReportable: Reportable = {
  kind: 'lost-passage',
  noun: 'passage that lost a round',
  hidesAlone: true,
  textOf: (label) => `the ${label}`,
  find: findPassage,

  async setHidden({ trx, clock }, { id, storyId }, hidden) {
    const passage = passageNamed(id);
    if (!passage) return false;
    const { numUpdatedRows } = await trx
      .updateTable('weave_passage')
      .set({ withheld_at: hidden ? clock.now() : null })
      .where('room_id', '=', passage.roomId)
      .where('round', '=', passage.round)
      .where('seat', '=', passage.seat)
      .where('won', '=', false)
      .where('withheld_at', hidden ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (hidden) await takeOutOfOutcome(trx, passage);
    // Pages that show the room or the replay of its story look again.
    await sql`select announce('weave_part_withheld', ${passage.roomId})`.execute(trx);
    if (storyId !== null) await trx.updateTable('story').set({ updated_at: clock.now() }).where('id', '=', storyId).execute();
    return true;
  },

  putDoor: async ({ trx, clock }, { storyId }, about) => storyId !== null && (await putDoor(trx, storyId, about, clock.now())),

  snapshot: passageSnapshot,

  async around(executor, id) {
    const passage = passageNamed(id);
    const beside = passage ? await besideInRound(executor, passage) : [];
    return { before: beside.filter(({ won }) => won), after: beside.filter(({ won }) => !won).slice(0, NEIGHBOURS.each) };
  },
};

/** While the room still shows how the round was decided, it shows it without the passage from then on. */
async function takeOutOfOutcome(trx: Transaction<Tables>, { roomId, round, seat }: PassageName): Promise<void> {
  await sql`
    update weave_room set state = jsonb_set(state, '{battle,entries}', (
      select jsonb_agg(case when entry->>'seat' = ${String(seat)} then entry || '{"text": ""}' else entry end order by place)
      from jsonb_array_elements(state->'battle'->'entries') with ordinality as entries (entry, place)))
    where id = ${roomId} and status <> 'closed' and state->>'round' = ${String(round)}
      and state->'battle'->>'phase' = 'rest' and state->'battle'->'entries' <> '[]'`.execute(trx);
}

/** The other passages of a round: what won stands before one that lost. */
async function besideInRound(executor: Executor, { roomId, round, seat }: PassageName) {
  const rows = await executor
    .selectFrom('weave_passage as passage')
    .leftJoin('player as writer', 'writer.id', 'passage.player_id')
    .select(['passage.seat', 'passage.ai_writer_id', 'passage.won', 'writer.name', 'writer.hidden_at'])
    .select(sql<string>`left(passage.text, ${NEIGHBOURS.characters})`.as('text'))
    .where('room_id', '=', roomId)
    .where('round', '=', round)
    .where('seat', '<>', seat)
    .where('decided_at', 'is not', null)
    .where('text', '<>', '')
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({ id: passageId({ roomId, round, seat: row.seat }), author: writerOf(row), text: row.text, won: row.won }));
}

async function findPassage(executor: Executor, id: string, reader: TargetReader): Promise<FoundTarget | undefined> {
  const passage = passageNamed(id);
  if (!passage) return undefined;
  const row = await executor
    .selectFrom('weave_passage')
    .innerJoin('weave_room as room', 'room.id', 'weave_passage.room_id')
    .leftJoin('player as writer', 'writer.id', 'weave_passage.player_id')
    .leftJoin('story', 'story.id', 'room.story_id')
    .select(['weave_passage.text', 'weave_passage.player_id', 'weave_passage.ai_writer_id', 'weave_passage.withheld_at'])
    .select(['writer.name', 'writer.hidden_at', 'story.id as story_id', 'story.title', 'story.status'])
    .select(isNameless('weave_passage').as('nameless'))
    .where('weave_passage.room_id', '=', passage.roomId)
    .where('weave_passage.round', '=', passage.round)
    .where('weave_passage.seat', '=', passage.seat)
    .where('room.format', '=', 'battle')
    .where('decided_at', 'is not', null)
    .where('won', '=', false)
    .where('weave_passage.text', '<>', '')
    .executeTakeFirst();
  const isHidden = row?.status === 'hidden' || row?.status === 'behind_door' || row?.withheld_at != null;
  if (!row || (isHidden && reader === 'anybody')) return undefined;
  return {
    label: row.title === null ? 'passage that lost a round' : `passage that lost a round of ${row.title}`,
    author: writerOf(reader === 'anybody' ? row : { ...row, nameless: false }),
    ownerId: row.player_id,
    excerpt: row.text,
    address: row.story_id === null ? `/storyweave/${passage.roomId}` : storyAddress('story_weave', row.story_id),
    storyId: row.story_id,
  };
}
