import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** Rows about fan fiction: who writes along, drafts, imports and comments. */
export const fanFictionRows: RowsByTable = {
  co_author: [
    insert(
      `insert into co_author (story_id, player_id, pen_id, invited_by, invited_at)
       values ($1, $3, null, $2, $5), ($4, $2, null, $3, $5), ($1, $3, $2, $2, $5)`,
      (row) => [row.storyId, row.person.id, row.otherId, row.otherStoryId, row.now],
    ),
  ],
  story_mention: [
    insert(
      `insert into story_mention (id, story_id, player_id, kind, state, named_by, named_at)
       values ($1, $2, $4, 'gift', 'asked', $3, $6), (gen_random_uuid(), $5, $3, 'thanks', 'agreed', $4, $6)`,
      (row) => [randomUUID(), row.storyId, row.person.id, row.otherId, row.otherStoryId, row.now],
    ),
  ],
  story_source: [
    insert(
      `insert into story_source (id, story_id, kind, source_id, state, named_by, named_at) values ($1, $2, 'inspired', $4, 'asked', $3, $5)`,
      (row) => [randomUUID(), row.storyId, row.person.id, row.otherStoryId, row.now],
    ),
  ],
  chapter_hold: [
    insert(`insert into chapter_hold (chapter_id, story_id, player_id, until) values ($1, $2, $3, $4)`, (row) => [
      randomUUID(),
      row.storyId,
      row.person.id,
      row.now,
    ]),
  ],
  beta_share: [
    insert(
      `insert into beta_share (id, owner_id, work_id, created_at, ends_at) values ($1, $2, $3, $4, $4::timestamptz + interval '30 days')`,
      (row) => [randomUUID(), row.person.id, row.storyId, row.now],
    ),
  ],
  beta_reader: [
    insert(
      `insert into beta_share (id, owner_id, work_id, created_at, ends_at) values ($1, $2, $3, $4, $4::timestamptz + interval '30 days')`,
      (row) => [randomUUID(), row.otherId, row.otherStoryId, row.now],
    ),
    insert(`insert into beta_reader (share_id, player_id, since) select id, $1, $3 from beta_share where owner_id = $2`, (row) => [
      row.person.id,
      row.otherId,
      row.now,
    ]),
  ],
  beta_note: [
    insert(
      `insert into beta_note (id, owner_id, work_id, chapter_id, author_id, passage, body, created_at)
       select gen_random_uuid(), owner.id, owner.work, owner.work, owner.reader, '{"quote":"","before":"","after":""}'::jsonb, 'A note.', $5
       from (values ($1::uuid, $2::uuid, $3::uuid), ($3, $4, $1)) as owner (id, work, reader)`,
      (row) => [row.person.id, row.storyId, row.otherId, row.otherStoryId, row.now],
    ),
  ],
  comment_hold: [insert(`insert into comment_hold (player_id, comments) values ($1, 1)`, (row) => [row.person.id])],
  comment_setting: [insert(`insert into comment_setting (player_id, rule) values ($1, 'known')`, (row) => [row.person.id])],
  chapter_draft: [
    insert(
      `insert into chapter_draft (id, player_id, fandom_id, title, body, word_count, version, created_at, updated_at)
       values ($1, $2, 'a-fandom', 'Unpublished', 'Not yet.', 2, 1, $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  chapter_sticker: [
    insert(
      `with chapter as (insert into fanfic_chapter (id, story_id, number, title, body, created_at, updated_at)
         values ($1, $2, 1, 'One', 'Words.', $4, $4) returning id)
       insert into chapter_sticker (player_id, chapter_id, story_id, sticker, given_at) select $3, id, $2, 'loved', $4 from chapter`,
      (row) => [randomUUID(), row.otherStoryId, row.person.id, row.now],
    ),
  ],
  fanfic_comment: [
    insert(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, 'Well said.', $4, $4)`,
      (row) => [randomUUID(), row.otherStoryId, row.person.id, row.now],
    ),
  ],
  blocked_visitor: [
    insert(`insert into blocked_visitor (id, player_id, name, guest_id, blocked_at) values ($2, $1, 'Somebody', $2, $3)`, (row) => [
      row.person.id,
      randomUUID(),
      row.now,
    ]),
  ],
  imported_work: [
    insert(
      `insert into imported_work (id, player_id, batch_id, title, fandom_id, fandom, chapters, byline, series, imported_at)
       values ($2, $1, $2, 'Brought', '~Tides', 'Tides', 2, 'Somebody', '[]', $3)`,
      (row) => [row.person.id, randomUUID(), row.now],
    ),
  ],
  imported_chapter: [
    insert(
      `insert into imported_chapter (work_id, player_id, number, title, body, note_before, note_after)
       select id, player_id, 1, 'One', 'Words.', '', '' from imported_work where player_id = $1`,
      (row) => [row.person.id],
    ),
  ],
};
