import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** Rows about the writing of stories. */
export const writingRows: RowsByTable = {
  writing_session: [
    insert(
      `insert into writing_session (story_id, player_id, default_title, started_at, ends_at, closes_at) values ($1, $2, 'A story', $3, $3, $3)`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  writing_goal: [insert(`insert into writing_goal (player_id, amount, unit) values ($1, 500, 'words')`, (row) => [row.person.id])],
  writing_day: [insert(`insert into writing_day (player_id, day) values ($1, $2)`, (row) => [row.person.id, row.now])],
  desk_recording: [
    insert(`insert into desk_recording (text_id, player_id, about, begun_at) values ($1, $2, 'duel', $3)`, (row) => [
      randomUUID(),
      row.person.id,
      row.now,
    ]),
  ],
  session_recording: [insert(`insert into session_recording (story_id, player_id) values ($1, $2)`, (row) => [row.storyId, row.person.id])],
  story_revision: [
    insert(
      `insert into story_revision (story_id, player_id, title, body, version, last_save_id, updated_at) values ($1, $2, 'A story', 'Other words.', 2, $3, $4)`,
      (row) => [row.storyId, row.person.id, randomUUID(), row.now],
    ),
  ],
  revised_story: [
    insert(`insert into revised_story (story_id, player_id, first_body, revised_at) values ($1, $2, 'First words.', $3)`, (row) => [
      row.storyId,
      row.person.id,
      row.now,
    ]),
  ],
  writing_opener_met: [
    insert(`insert into writing_opener_met (player_id, opener, met_at) values ($1, 'lighthouse-logbook/green', $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
};
