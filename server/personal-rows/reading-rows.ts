import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** Rows about what a player reads, follows, keeps and hides. */
export const readingRows: RowsByTable = {
  opened_door: [
    insert(
      `with door as (insert into story_door (story_id, about, put_at) values ($1, 'threat', $3) returning story_id)
       insert into opened_door (story_id, player_id, opened_at) select story_id, $2, $3 from door`,
      (row) => [row.otherStoryId, row.person.id, row.now],
    ),
  ],
  reading_history: [
    insert(`insert into reading_history (player_id, story_id, read_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  story_for_later: [
    insert(`insert into story_for_later (player_id, story_id, added_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  story_bookmark: [
    insert(`insert into story_bookmark (player_id, story_id, added_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  reader_offer: [
    insert(`insert into reader_offer (reader_id, story_id, offered_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  kept_filters: [
    insert(`insert into kept_filters (player_id, fandom_id, filters, kept_at) values ($1, '', 'content=-mature', $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  followed_search: [
    insert(`insert into followed_search (id, player_id, query, followed_at, looked_at) values ($1, $2, 'q=lantern', $3, $3)`, (row) => [
      randomUUID(),
      row.person.id,
      row.now,
    ]),
  ],
  hidden_story: [
    insert(`insert into hidden_story (player_id, story_id, hidden_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  fandom_follow: [
    insert(`insert into fandom_follow (player_id, fandom_id, followed_at, seen_at) values ($1, 'a-fandom', $2, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  story_seen: [
    insert(`insert into story_seen (player_id, story_id, seen_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  story_like: [
    insert(`insert into story_like (player_id, story_id, created_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
};
