import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** Rows about circles: one with another player in it, who hosts it. */
export const circleRows: RowsByTable = {
  circle_member: [
    insert(`insert into circle (id, name, invitation, made_at) values ($1, 'The Late Shift', 'come', $2)`, (row) => [
      randomUUID(),
      row.now,
    ]),
    insert(
      `insert into circle_member (circle_id, player_id, role, joined_at, calendar) select id, $1, 'host', $2, 'theirs' from circle`,
      (row) => [row.otherId, row.now],
    ),
    insert(
      `insert into circle_member (circle_id, player_id, role, joined_at, calendar) select id, $1, 'member', $2, 'own' from circle`,
      (row) => [row.person.id, row.now],
    ),
  ],
  circle_answer: [
    insert('insert into circle_evening (id, circle_id, starts_at) select $1, id, $2 from circle', (row) => [randomUUID(), row.now]),
    insert(`insert into circle_answer (evening_id, player_id, answer, said_at) select id, $1, 'yes', $2 from circle_evening`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
};
