import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

const DAY = '2026-03-01';
const WEEK = '2026-02-23';

/** Rows about the Day's Line. */
export const lineRows: RowsByTable = {
  days_line_sentence: [
    insert(`insert into days_line_week (starts_on, opening) values ($1, 'It rained.') on conflict do nothing`, () => [WEEK]),
    insert(`insert into days_line (day, week) values ($1, $2) on conflict do nothing`, () => [DAY, WEEK]),
    insert(`insert into days_line_sentence (id, day, player_id, body, added_at) values ($1, $2, $3, 'She went in.', $4)`, (row) => [
      randomUUID(),
      DAY,
      row.person.id,
      row.now,
    ]),
    insert(`insert into days_line_sentence (id, day, player_id, body, added_at) values ($1, $2, $3, 'He stayed out.', $4)`, (row) => [
      randomUUID(),
      DAY,
      row.otherId,
      row.now,
    ]),
  ],
  days_line_pair: [
    insert(
      `insert into days_line_pair (id, day, player_id, number, first_id, second_id)
       select $1, $2, $3, 1, min(id::text)::uuid, max(id::text)::uuid from days_line_sentence where day = $2`,
      (row) => [randomUUID(), DAY, row.person.id],
    ),
  ],
};
