import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** Rows about stories. */
export const storyRows: RowsByTable = {
  story: [
    insert(
      `insert into story (id, arena, status, author_id, title, body, created_at, updated_at) values ($1, 'creative_writing', 'draft', $2, 'Draft', '', $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  story_rating: [
    insert(`insert into story_rating (id, story_id, player_id, value, created_at, updated_at) values ($1, $2, $3, 5, $4, $4)`, (row) => [
      randomUUID(),
      row.otherStoryId,
      row.person.id,
      row.now,
    ]),
    insert(`update story set rating_count = 1, rating_sum = 5 where id = $1`, (row) => [row.otherStoryId]),
  ],
  rating_xp_sum: [
    insert(
      `insert into rating_xp_sum (player_id, from_id, day, gained_in_day, quarter) values ($1, $2, $3, 20, $3), ($2, $1, $3, 20, $3)`,
      (row) => [row.person.id, row.otherId, row.now],
    ),
  ],
  text_version: [
    insert(
      `insert into text_version (id, player_id, text_id, story_id, number, title, body, word_count, characters, published, saved_at)
       values ($1, $2, $3, $3, 1, 'Earlier', 'As it was.', 3, 10, false, $4)`,
      (row) => [randomUUID(), row.person.id, row.storyId, row.now],
    ),
  ],
  // Of a published story, by the database.
  story_listing: [],
  takeout: [
    insert(`insert into takeout (player_id, id, state, with_comments, asked_at, ends_at) values ($1, $2, 'ready', true, $3, $3)`, (row) => [
      row.person.id,
      randomUUID(),
      row.now,
    ]),
  ],
  takeout_piece: [insert(`insert into takeout_piece (player_id, number, bytes) values ($1, 0, '')`, (row) => [row.person.id])],
  story_writer: [
    insert(
      `insert into story_writer (story_id, place, player_id, characters, is_ai) values ($1, 0, $2, 5, false), ($1, 1, $3, 5, false)`,
      (row) => [row.otherStoryId, row.person.id, row.otherId],
    ),
  ],
};
