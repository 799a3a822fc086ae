import { sql } from 'kysely';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { removeStories } from '~/stories/own/delete-story.server';
import type { Battle } from './rules/battle/battle';
import type { Fold } from './rules/fold/fold';
import { NOBODY } from './rules/nobody';
import { GONE } from './rules/reveal/part-writers';
import type { Room } from './rules/room';
import type { RoomSetting } from './rules/room-setting';
import { writeRoomState } from './rules/room-state';
import { withoutSlowWriter } from './rules/slow/slow';
import { withSeatedOnly } from './rules/waiting/waiting';
import { lockRoomsOf } from './server/room-store.server';
import { wovenTexts } from './woven-stories/woven-texts.server';

/**
 * Data about people who wrote collaborative stories. Their parts stay in the stories, without their name; a story in
 * which no other person wrote is deleted if its writer wishes their stories deleted.
 */
export const storyWeavePersonalData: PersonalData = {
  tables: [
    personalTable('weave_turn', {
      person: 'player_id',
      file: 'story-weave-turns',
      columns: ['room_id', 'number', 'seat', 'started_at', 'ended_at', 'text', 'draft'],
      key: 'started_at',
    }),
    personalTable('weave_turn', {
      person: 'changed_by',
      file: 'story-weave-changed-parts',
      columns: ['room_id', 'number', 'text', 'changed_characters'],
      key: 'started_at',
    }),
    personalTable('weave_passage', {
      person: 'player_id',
      file: 'story-weave-passages',
      columns: ['room_id', 'round', 'sheet', 'begun_at', 'text', 'draft', 'votes', 'won', 'funniest', 'best_line'],
      key: 'begun_at',
    }),
    personalTable('weave_pair_xp', { person: 'player_id', file: 'story-weave-xp', columns: ['from_id', 'day', 'xp'], key: 'from_id' }),
    personalTable('weave_pair_xp', {
      person: 'from_id',
      file: 'story-weave-xp-given',
      columns: ['player_id', 'day', 'xp'],
      key: 'player_id',
    }),
    personalTable('weave_mark', {
      person: 'player_id',
      file: 'story-weave-marks',
      columns: ['id', 'room_id', 'number', 'kind', 'marked_at'],
      key: 'id',
    }),
    personalTable('weave_title', {
      person: 'player_id',
      file: 'story-weave-titles',
      columns: ['room_id', 'title', 'proposed_at'],
      key: 'room_id',
    }),
    personalTable('weave_title_vote', {
      person: 'player_id',
      file: 'story-weave-title-votes',
      columns: ['room_id', 'place', 'voted_at'],
      key: 'room_id',
    }),
    personalTable('weave_publish_choice', {
      person: 'player_id',
      file: 'story-weave-publishing',
      columns: ['room_id', 'publish', 'named', 'chosen_at'],
      key: 'room_id',
    }),
    personalTable('weave_nameless_writer', {
      person: 'player_id',
      file: 'woven-stories-without-a-name',
      columns: ['story_id', 'place'],
      key: 'story_id',
    }),
    personalTable('weave_table_guest', {
      person: 'player_id',
      file: 'story-weave-tables',
      columns: ['starts_at', 'said_at'],
      key: 'starts_at',
    }),
    personalTable('weave_slow_draft', {
      person: 'player_id',
      file: 'slow-room-desks',
      columns: ['room_id', 'body', 'begun_at', 'updated_at'],
      key: 'room_id',
    }),
    personalTable('weave_slow_follow', {
      person: 'player_id',
      file: 'slow-stories-followed',
      columns: ['room_id', 'followed_at'],
      key: 'room_id',
    }),
    personalTable('story_writer', {
      person: 'player_id',
      file: 'woven-stories',
      columns: ['story_id', 'place', 'characters'],
      key: 'story_id',
    }),
    personalTable('weave_presence', { person: 'player_id', file: 'story-weave-rooms', columns: ['room_id'], key: 'room_id' }),
    personalTable('weave_reply_met', {
      person: 'player_id',
      file: 'story-weave-replies-met',
      columns: ['room_id', 'reply', 'met_at'],
      key: 'met_at',
    }),
  ],
  texts: wovenTexts,
  lock: lockRoomsOf,
  async forget(trx, { playerId, works, now }) {
    for (const { id, room: before } of await lockRoomsOf(trx, playerId)) {
      const room = withoutPerson(before, playerId, now.getTime());
      await trx
        .updateTable('weave_room')
        .set((eb) => ({
          state: writeRoomState(room),
          version: eb('version', '+', 1),
          seated: sql<string[]>`array_remove(seated, ${playerId}::uuid)`,
          free_seats: room.seats.filter(({ person }) => person === null).length,
          due_at: room.status === 'closed' ? null : now,
        }))
        .where('id', '=', id)
        .execute();
    }
    if (works === 'delete') await removeStories(trx, await wovenAlone(trx, playerId), now);
  },
};

/** A room without this person; their running turn is over, with the words it has. */
function withoutPerson(stored: Room, playerId: string, now: number): Room {
  const room = stored.promptBy === playerId ? withoutPromptWriter(stored) : stored;
  const own = room.turn?.kind === 'person' && room.turn.playerId === playerId;
  const others = room.seats.flatMap(({ person }) => (person && person.playerId !== playerId ? [person.playerId] : []));
  return {
    ...room,
    ...(room.battle && { battle: withoutFighter(room.battle, playerId) }),
    ...(room.fold && { fold: withoutFolder(room.fold, playerId) }),
    ...(room.slow && { slow: withoutSlowWriter(room.slow, playerId) }),
    ...(room.setting && { setting: withoutOpener(room.setting, playerId) }),
    // What they brought into a room that waits for its Start goes with them.
    ...(room.waiting && { waiting: withSeatedOnly(room.waiting, new Set(others)) }),
    // Nobody steers any more what they had a hand in.
    lastPart: null,
    answers: { ...room.answers, to: room.answers.to === playerId ? null : room.answers.to },
    seats: room.seats.map((seat) => (seat.person?.playerId === playerId ? { ...seat, person: null } : seat)),
    turn: own && room.turn?.kind === 'person' ? { ...room.turn, playerId: NOBODY, endsAt: Math.min(now, room.turn.endsAt) } : room.turn,
  };
}

/** The prompt stays, and nobody is said to have brought it. */
function withoutPromptWriter({ promptBy: _by, ...room }: Room): Room {
  if (!room.opening) return room;
  const { by: _writer, ...opening } = room.opening;
  return { ...room, opening };
}

/** Their passage stays in the running round, without its writer; what they picked and won does not. */
function withoutFighter(battle: Battle, playerId: string): Battle {
  const { [playerId]: _own, ...wins } = battle.wins;
  const { [playerId]: _hand, ...shown } = battle.shown;
  return {
    ...battle,
    wins,
    shown,
    entries: battle.entries.map(({ name, ...entry }) =>
      entry.playerId === playerId
        ? { ...entry, playerId: NOBODY, text: entry.text ?? '' }
        : { ...entry, ...(name !== undefined && { name }) },
    ),
    votes: battle.votes.filter((vote) => vote.playerId !== playerId),
    watchers: battle.watchers.filter((vote) => vote.playerId !== playerId),
    marks: battle.marks.filter((mark) => mark.playerId !== playerId),
    ready: battle.ready.filter((id) => id !== playerId),
    awards: battle.awards
      .filter((award) => award.playerId !== playerId)
      .map((award) => ({ ...award, from: award.from.filter((id) => id !== playerId) })),
  };
}

/** Their lines stay, without their name; what they marked, picked and proposed does not. */
function withoutFolder(fold: Fold, playerId: string): Fold {
  const isOthers = (one: { playerId: string }) => one.playerId !== playerId;
  return {
    ...fold,
    writers: fold.writers.map((writer) => (writer.playerId === playerId ? { ...writer, playerId: NOBODY, name: GONE } : writer)),
    entries: fold.entries.map((entry) => (entry.playerId === playerId ? { ...entry, playerId: NOBODY, text: entry.text ?? '' } : entry)),
    marks: fold.marks.filter(isOthers),
    votes: fold.votes.filter(isOthers),
    titles: fold.titles.filter(isOthers).map((title) => ({ ...title, votes: title.votes.filter((id) => id !== playerId) })),
    ready: fold.ready.filter((id) => id !== playerId),
  };
}

/** A person is in a setting as its opener, or as one who was removed. */
function withoutOpener(setting: RoomSetting, playerId: string): RoomSetting {
  const openerId = setting.openerId === playerId ? null : setting.openerId;
  return { ...setting, openerId, removed: setting.removed.filter((id) => id !== playerId) };
}

/** Stories in which nobody else wrote except AI writers. */
async function wovenAlone(trx: Parameters<NonNullable<PersonalData['forget']>>[0], playerId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('story_writer as own')
    .select('own.story_id')
    .where('own.player_id', '=', playerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('story_writer as other')
            .select('other.place')
            .whereRef('other.story_id', '=', 'own.story_id')
            .where('other.is_ai', '=', false)
            .whereRef('other.place', '<>', 'own.place'),
        ),
      ),
    )
    .execute();
  return rows.map(({ story_id }) => story_id);
}
