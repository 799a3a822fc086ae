import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { type FoundTarget, NEIGHBOURS, type Reportable, type TargetReader } from '~/platform/feature/reportable';
import { isUuid, UUID_FORM } from '~/platform/ids/uuid';
import { shortened } from '~/platform/text/shortened';
import { putDoor } from '~/stories/door/doors.server';
import { hideStory } from '~/stories/own/hide-story.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { partName } from '../rules/reveal/part-writers';
import { isNameless } from './ending/nameless.server';
import { evidentWriter, writerOf } from './reported-writer';
import { setPartDoor, withholdPart } from './withhold-part.server';

const PASSAGE = new RegExp(String.raw`^(${UUID_FORM})\.(\d{1,4})$`, 'i');
/** How many passages of a room can be chosen from: more than any room has. */
const MAX_PASSAGES = 200;
/** How much of each is shown there, in characters. */
const BEGINNING = 120;

/**
 * A passage of a room, as `ROOM.NUMBER`. Until the room is finished it is hidden alone, after that the whole story is; what was
 * hidden in an unfinished room is put back in the story that it has become.
 * @see docs/product/reporting.md
 */
export const passageReportable: Reportable = {
  kind: 'passage',
  noun: 'passage of a room',
  textOf: (label) => `the ${label}`,
  measures: ['rate'],
  find: findPassage,

  async setHidden({ trx, clock }, { id, storyId }, hidden) {
    const part = partNamed(id);
    const opened = part !== undefined && (await setPartDoor(trx, part, null));
    if (opened && storyId === null && !hidden) return true;
    if (part && (storyId === null || !hidden) && (await withholdPart(trx, part, { withheld: hidden, now: clock.now() }))) return true;
    if (storyId === null) return opened;
    return (await hideStory(trx, storyId, hidden)).changed || opened;
  },

  async putDoor({ trx, clock }, { id, storyId }, about) {
    if (storyId !== null) return putDoor(trx, storyId, about, clock.now());
    const part = partNamed(id);
    return part !== undefined && setPartDoor(trx, part, about);
  },

  async snapshot(executor, id) {
    const part = partNamed(id);
    if (!part) return undefined;
    const row = await executor
      .selectFrom('weave_turn as turn')
      .innerJoin('weave_room as room', 'room.id', 'turn.room_id')
      .leftJoin('player as writer', 'writer.id', 'turn.player_id')
      .leftJoin('player as changer', 'changer.id', 'turn.changed_by')
      .select(['turn.text', 'turn.ai_writer_id', 'writer.name', 'changer.name as changer_name', 'room.private'])
      .select(sql<string | null>`room.state #>> '{opening,prompt}'`.as('prompt'))
      .where('turn.room_id', '=', part.roomId)
      .where('turn.number', '=', part.number)
      .executeTakeFirst();
    if (!row) return undefined;
    const { text, prompt, changer_name } = row;
    const writer = evidentWriter(row);
    const author = writer !== null && changer_name !== null ? partName({ writer, changed: { writer: changer_name } }) : writer;
    return { watched: { text }, besides: { author, prompt, seen: row.private ? 'private' : 'published' } };
  },

  around: async (executor, id) => {
    const part = partNamed(id);
    return part
      ? { before: await passagesBeside(executor, part, -1), after: await passagesBeside(executor, part, 1) }
      : { before: [], after: [] };
  },

  choices: (executor, id) => (isUuid(id) ? passagesOf(executor, id) : Promise.resolve(undefined)),

  async instead(executor, { kind, id }) {
    if (kind !== 'story') return undefined;
    const room = await executor.selectFrom('weave_room').select('id').where('story_id', '=', id).executeTakeFirst();
    return room && { label: 'Only one passage is wrong', kind: 'passage', id: room.id };
  },
};

/** The room and the part that a passage's id names; undefined for what is no such id. */
function partNamed(id: string): { roomId: string; number: number } | undefined {
  const [, roomId, number] = PASSAGE.exec(id) ?? [];
  return roomId === undefined ? undefined : { roomId, number: Number(number) };
}

/** The passages of a room with the beginning of each; undefined when there is no such room, or nothing in it. */
async function passagesOf(executor: Executor, roomId: string) {
  const rows = await executor
    .selectFrom('weave_turn as turn')
    .innerJoin('weave_room as room', 'room.id', 'turn.room_id')
    .leftJoin('player as writer', 'writer.id', 'turn.player_id')
    .leftJoin('story', 'story.id', 'room.story_id')
    .select([
      'turn.number',
      'turn.ai_writer_id',
      'writer.name',
      'writer.hidden_at',
      sql<string>`left(turn.text, ${BEGINNING + 1})`.as('text'),
    ])
    .select([changer, isAnyNameless.as('nameless')])
    .where('turn.room_id', '=', roomId)
    .where('turn.ended_at', 'is not', null)
    .where('turn.text', '<>', '')
    .where('turn.withheld_at', 'is', null)
    .where('turn.door_about', 'is', null)
    .where(sql<boolean>`(story.status is null or story.status not in ('hidden', 'behind_door'))`)
    .where(sql<boolean>`not ${isWritersOwn}`)
    .orderBy('turn.number')
    .limit(MAX_PASSAGES)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.map((row) => ({ id: `${roomId}.${row.number}`, author: writerOf(row), excerpt: shortened(row.text, BEGINNING) }));
}

/** The passages before or after one, in the order of the room; those that moderators keep out of it, too. */
async function passagesBeside(executor: Executor, { roomId, number }: { roomId: string; number: number }, side: 1 | -1) {
  const rows = await executor
    .selectFrom('weave_turn as turn')
    .leftJoin('player as writer', 'writer.id', 'turn.player_id')
    .select(['turn.number', 'turn.ai_writer_id', 'writer.name', 'writer.hidden_at', changer])
    .select(sql<string>`left(turn.text, ${NEIGHBOURS.characters})`.as('text'))
    .where('turn.room_id', '=', roomId)
    .where('turn.number', side > 0 ? '>' : '<', number)
    .where('turn.ended_at', 'is not', null)
    .where('turn.text', '<>', '')
    .orderBy('turn.number', side > 0 ? 'asc' : 'desc')
    .limit(NEIGHBOURS.each)
    .execute();
  const beside = rows.map((row) => ({ id: `${roomId}.${row.number}`, author: writerOf(row), text: row.text }));
  return side > 0 ? beside : beside.toReversed();
}

/** Who changed an AI writer's words: they answer for them. */
const changer = sql<{ name: string; hiddenAt: string | null } | null>`(
  select jsonb_build_object('name', name, 'hiddenAt', hidden_at) from player where player.id = turn.changed_by)`.as('changer');

const isAnyNameless = sql<boolean>`(${isNameless('turn')} or ${isNameless('turn', 'changed_by')})`;

/** Whether a room is a slow one that is still written: strangers who have its link read nothing of it. */
const isWritersOwn = sql<boolean>`(room.format = 'slow' and room.status <> 'closed')`;

async function findPassage(executor: Executor, id: string, reader: TargetReader): Promise<FoundTarget | undefined> {
  const part = partNamed(id);
  if (!part) return undefined;
  const row = await executor
    .selectFrom('weave_turn as turn')
    .innerJoin('weave_room as room', 'room.id', 'turn.room_id')
    .leftJoin('player as writer', 'writer.id', 'turn.player_id')
    .leftJoin('story', 'story.id', 'room.story_id')
    .select(['turn.text', 'turn.ai_writer_id', 'writer.name', 'writer.hidden_at', 'story.id as story_id'])
    .select([
      'story.title',
      'story.status',
      'turn.withheld_at',
      'turn.door_about',
      changer,
      isAnyNameless.as('nameless'),
      sql<string | null>`coalesce(turn.player_id, turn.changed_by)`.as('owner_id'),
      isWritersOwn.as('is_writers_own'),
    ])
    .where('turn.room_id', '=', part.roomId)
    .where('turn.number', '=', part.number)
    .where('turn.ended_at', 'is not', null)
    .where('turn.text', '<>', '')
    .executeTakeFirst();
  const isHidden = row?.status === 'hidden' || row?.status === 'behind_door' || row?.withheld_at != null;
  if (!row || (isHidden && reader === 'anybody')) return undefined;
  return {
    label: row.title === null ? 'passage in a room' : `passage of ${row.title}`,
    author: writerOf(reader === 'anybody' ? row : { ...row, nameless: false }),
    ownerId: row.owner_id,
    // Nobody has looked yet at what stands behind a door.
    excerpt: (row.door_about || row.is_writers_own) && reader === 'anybody' ? '' : row.text,
    address: row.story_id === null ? `/storyweave/${part.roomId}` : storyAddress('story_weave', row.story_id),
    storyId: row.story_id,
  };
}
