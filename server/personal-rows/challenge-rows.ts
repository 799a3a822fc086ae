import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

const WEEK = '2026-02-23';
const ENTRY =
  'insert into challenge_entry (id, week, player_id, title, body, word_count, content_rating, warnings, entered_at, updated_at)';

/** Rows about this week's challenge. */
export const challengeRows: RowsByTable = {
  challenge_entry: [
    insert(`insert into challenge_week (starts_on, id, title, prompt) values ($1, $2, 'Salt', 'The sea.') on conflict do nothing`, () => [
      WEEK,
      randomUUID(),
    ]),
    insert(`${ENTRY} values ($1, $2, $3, 'The Ferry', 'It left.', 2, 'none', '{}', $4, $4)`, (row) => [
      randomUUID(),
      WEEK,
      row.person.id,
      row.now,
    ]),
  ],
  challenge_lot: [
    insert(`insert into challenge_lot (week, player_id, entered_at) values ($1, $2, $3)`, (row) => [WEEK, row.person.id, row.now]),
  ],
  challenge_pick: [
    insert(
      `insert into challenge_pick (id, week, reader_id, editor, drawn_at, held_until, story_id, body, picked_at)
       values ($1, $2, $3, false, $4, $4, $5, 'Its last line turns the whole story round.', $4)`,
      (row) => [randomUUID(), WEEK, row.person.id, row.now, row.otherStoryId],
    ),
  ],
};
