import { randomUUID } from 'node:crypto';
import { newRoom } from '~/arenas/story-weave/rules/room';
import { insert, type RowsByTable, type RowsOf } from './rows-of';

function closedRoom({ person, storyId }: RowsOf): string {
  const sitting = { playerId: person.id, name: person.name, awaySince: null, lost: false, emptyTurns: 0, fromRound: 1 };
  const room = newRoom(storyId, { prompt: 'A gate', starter: 'Once.' }, { now: 0, gameSpeed: 1 });
  return JSON.stringify({ ...room, status: 'closed', seats: [{ aiWriterId: 'liam', person: sitting }] });
}

/** Rows about rooms of Story Weave. */
export const weaveRows: RowsByTable = {
  weave_room: [
    insert(
      `insert into weave_room (id, version, status, state, free_seats, seated, opened_at, game_ends_at, closed_at)
       values ($1, 1, 'closed', $2, 3, $3, $4, $4, $4)`,
      (row) => [row.storyId, closedRoom(row), [row.person.id], row.now],
    ),
  ],
  weave_turn: [
    insert(
      `insert into weave_turn (room_id, number, seat, player_id, started_at, ends_at, ended_at, text) values ($1, 1, 0, $2, $3, $3, $3, 'Once.')`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
    insert(
      `insert into weave_turn (room_id, number, seat, ai_writer_id, changed_by, changed_characters, started_at, ends_at, ended_at, text)
       values ($1, 2, 1, 'ai-writer-emma', $2, 5, $3, $3, $3, 'Then.')`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_passage: [
    insert(
      `insert into weave_passage (room_id, round, seat, player_id, begun_at, decided_at, text) values ($1, 1, 0, $2, $3, $3, 'Twice.')`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_mark: [
    insert(
      `insert into weave_mark (room_id, number, player_id, kind, marked_at) select room_id, number, $2, 'loved', $3 from weave_turn where room_id = $1`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_title: [
    insert(`insert into weave_title (room_id, place, player_id, title, proposed_at) values ($1, 0, $2, 'Twice', $3)`, (row) => [
      row.storyId,
      row.person.id,
      row.now,
    ]),
  ],
  weave_title_vote: [
    insert(
      `insert into weave_title_vote (room_id, player_id, place, voted_at) select room_id, $2, place, $3 from weave_title where room_id = $1`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_publish_choice: [
    insert(`insert into weave_publish_choice (room_id, player_id, publish, chosen_at) values ($1, $2, true, $3)`, (row) => [
      row.storyId,
      row.person.id,
      row.now,
    ]),
  ],
  weave_nameless_writer: [
    insert(
      `insert into story_writer (story_id, place, player_id, ai_name, characters, is_ai) values ($1, 90, null, null, 5, false) on conflict do nothing`,
      (row) => [row.storyId],
    ),
    insert(`insert into weave_nameless_writer (story_id, place, player_id) values ($1, 90, $2)`, (row) => [row.storyId, row.person.id]),
  ],
  weave_table_guest: [
    insert(`insert into weave_open_table (starts_at) values ($1) on conflict do nothing`, (row) => [row.now]),
    insert(`insert into weave_table_guest (starts_at, player_id, said_at) values ($2, $1, $2)`, (row) => [row.person.id, row.now]),
  ],
  weave_slow_draft: [
    insert(
      `insert into weave_slow_draft (id, room_id, player_id, body, begun_at, updated_at) values (gen_random_uuid(), $1, $2, 'Thrice.', $3, $3)`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_slow_follow: [
    insert('insert into weave_slow_follow (room_id, player_id, followed_at) values ($1, $2, $3)', (row) => [
      row.storyId,
      row.person.id,
      row.now,
    ]),
  ],
  weave_pair_xp: [
    insert(`insert into weave_pair_xp (player_id, from_id, day, xp) values ($1, $2, $3, 12), ($2, $1, $3, 2)`, (row) => [
      row.person.id,
      row.otherId,
      row.now,
    ]),
  ],
  weave_presence: [
    insert(`insert into weave_presence (room_id, player_id, process_id) values ($1, $2, $3)`, (row) => [
      row.storyId,
      row.person.id,
      randomUUID(),
    ]),
  ],
  weave_reply_met: [
    insert(`insert into weave_reply_met (player_id, room_id, reply, met_at) values ($1, gen_random_uuid(), 12345, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
};
