import { insert, type RowsByTable } from './rows-of';

/** Rows about tags. */
export const tagRows: RowsByTable = {
  tag_follow: [
    insert(
      `with followed as (insert into tag (kind, name, key, created_at) values ('freeform', 'Followed', 'followed', $2) returning id)
       insert into tag_follow (player_id, tag_id, followed_at) select $1, id, $2 from followed`,
      (row) => [row.person.id, row.now],
    ),
  ],
  tag_change: [
    insert(`insert into tag_change (at, player_id, action, items) values ($2, $1, 'settle', '[]')`, (row) => [row.person.id, row.now]),
    insert(`insert into tag_change (at, player_id, action, items, undone_at, undone_by) values ($3, $2, 'settle', '[]', $3, $1)`, (row) => [
      row.person.id,
      row.otherId,
      row.now,
    ]),
  ],
  tag_likeness: [
    insert(
      `with pair as (
         insert into tag (kind, name, key, created_at) values ('freeform', 'Alike', 'alike', $2), ('freeform', 'Alikes', 'alikes', $2) returning id)
       insert into tag_likeness (player_id, tag_id, canonical_id, is_same, answered_at) select $1, min(id), max(id), true, $2 from pair`,
      (row) => [row.person.id, row.now],
    ),
  ],
  hidden_tag: [
    insert(
      `with kept as (insert into tag (kind, name, key, created_at) values ('freeform', 'Kept', 'kept', $2) returning id)
       insert into hidden_tag (player_id, tag_id, hidden_at) select $1, id, $2 from kept`,
      (row) => [row.person.id, row.now],
    ),
  ],
};
