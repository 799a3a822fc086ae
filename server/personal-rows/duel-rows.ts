import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** The person's text and another's, in one duel that is decided. */
const TEXT = `
  insert into duel_text (id, player_id, card, title, body, started_at, updated_at, ends_at, closes_at, hand_in_by, sealed_at, ai)
  values ($1, $2, 'ferry', 'Halfway', 'It turned round.', $3, $3, $3, $3, $3, $3, 'without')`;

/** Rows about duels. */
export const duelRows: RowsByTable = {
  duel_text: [
    insert(TEXT, (row) => [randomUUID(), row.person.id, row.now]),
    insert(TEXT, (row) => [randomUUID(), row.otherId, row.now]),
    insert(
      `insert into duel (id, card, first_id, second_id, wanted, made_at, decided_at)
       select $1, 'ferry', own.id, other.id, 3, $2, $2 from duel_text own, duel_text other where own.player_id = $3 and other.player_id = $4`,
      (row) => [randomUUID(), row.now, row.person.id, row.otherId],
    ),
    insert(`update duel_text set duel_id = (select id from duel limit 1)`, () => []),
  ],
  duel_reading: [
    insert(
      `insert into duel_reading (id, duel_id, reader_id, status, turned, dealt_at, held_until, ended_at)
       select $1, id, $2, 'done', false, $3, $3, $3 from duel`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  duel_draw: [
    insert(`insert into duel_draw (player_id, day, draws, cards) values ($1, '2026-03-01', 0, '{ferry}')`, (row) => [row.person.id]),
  ],
  duel_ring_member: [
    insert('insert into duel_ring_member (player_id, ring_id, found_at) values ($1, $2, $3)', (row) => [
      row.person.id,
      randomUUID(),
      row.now,
    ]),
  ],
  duel_rematch: [
    insert(`insert into duel_rematch (duel_id, asked_by, asked_at, card) select id, $1, $2, 'moth' from duel`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
};
