import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** A shared collection of somebody else's. */
const collectionOf = (title: string): RowsByTable[string] => [
  insert(
    `insert into collection (id, kind, owner_id, title, is_public, made_at, changed_at) values ($1, 'shared', $2, $4, true, $3, $3)`,
    (row) => [randomUUID(), row.otherId, row.now, title],
  ),
  insert(
    `insert into shared_collection (collection_id, slug, moderated) select id, 'of-' || id, true from collection
     where owner_id = $1 and kind = 'shared' and title = $2`,
    (row) => [row.otherId, title],
  ),
];

/** Rows about stories, the writing of them, and fan fiction. */
export const storyRows: RowsByTable = {
  story: [
    insert(
      `insert into story (id, arena, status, author_id, title, body, created_at, updated_at) values ($1, 'creative_writing', 'draft', $2, 'Draft', '', $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  opened_door: [
    insert(
      `with door as (insert into story_door (story_id, about, put_at) values ($1, 'threat', $3) returning story_id)
       insert into opened_door (story_id, player_id, opened_at) select story_id, $2, $3 from door`,
      (row) => [row.otherStoryId, row.person.id, row.now],
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
  co_author: [
    insert(`insert into co_author (story_id, player_id, invited_by, invited_at) values ($1, $3, $2, $5), ($4, $2, $3, $5)`, (row) => [
      row.storyId,
      row.person.id,
      row.otherId,
      row.otherStoryId,
      row.now,
    ]),
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
  collection: [
    insert(
      `insert into collection (id, kind, owner_id, title, summary, is_public, made_at, changed_at)
       values ($1, 'series', $2, 'The Gates', 'Nine of them.', true, $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  collection_story: [
    insert(
      `insert into collection_story (collection_id, owner_id, story_id, place, added_at)
       select id, $1, $2, 1, $3 from collection where owner_id = $1`,
      (row) => [row.person.id, row.storyId, row.now],
    ),
  ],
  collection_follow: [
    insert(
      `insert into collection (id, kind, owner_id, title, is_public, made_at, changed_at) values ($1, 'series', $2, 'Theirs', true, $3, $3)`,
      (row) => [randomUUID(), row.otherId, row.now],
    ),
    insert(
      `insert into collection_follow (player_id, collection_id, followed_at)
       select $1, id, $3 from collection where owner_id = $2 and kind = 'series'`,
      (row) => [row.person.id, row.otherId, row.now],
    ),
  ],
  shared_work: [
    ...collectionOf('Winter'),
    insert(
      `insert into shared_work (collection_id, story_id, player_id, state, added_at)
       select id, $3, $2, 'asked', $4 from collection where owner_id = $1 and title = 'Winter'`,
      (row) => [row.otherId, row.person.id, row.storyId, row.now],
    ),
  ],
  collection_maintainer: [
    ...collectionOf('Spring'),
    insert(
      `insert into collection_maintainer (collection_id, player_id, invited_at)
       select id, $2, $3 from collection where owner_id = $1 and title = 'Spring'`,
      (row) => [row.otherId, row.person.id, row.now],
    ),
  ],
  collection_prompt: [
    ...collectionOf('Summer'),
    insert(
      `insert into collection_prompt (id, collection_id, player_id, body, fandoms, mature, several, state, made_at)
       select $4, id, $2, 'Rain.', '', false, false, 'open', $3 from collection where owner_id = $1 and title = 'Summer'`,
      (row) => [row.otherId, row.person.id, row.now, randomUUID()],
    ),
  ],
  prompt_claim: [
    ...collectionOf('Autumn'),
    insert(
      `insert into collection_prompt (id, collection_id, player_id, body, fandoms, mature, several, state, made_at)
       select $3, id, $1, 'Fog.', '', false, false, 'open', $2 from collection where owner_id = $1 and title = 'Autumn'`,
      (row) => [row.otherId, row.now, randomUUID()],
    ),
    insert(
      `insert into prompt_claim (prompt_id, player_id, claimed_at)
       select prompt.id, $2, $3 from collection_prompt prompt join collection on collection.id = collection_id
       where collection.owner_id = $1 and title = 'Autumn'`,
      (row) => [row.otherId, row.person.id, row.now],
    ),
  ],
  reader_offer: [
    insert(`insert into reader_offer (reader_id, story_id, offered_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
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
  weave_reply_met: [
    insert(`insert into weave_reply_met (player_id, room_id, reply, met_at) values ($1, gen_random_uuid(), 12345, $2)`, (row) => [
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
  chapter_draft: [
    insert(
      `insert into chapter_draft (id, player_id, fandom_id, title, body, word_count, version, created_at, updated_at)
       values ($1, $2, 'a-fandom', 'Unpublished', 'Not yet.', 2, 1, $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  text_version: [
    insert(
      `insert into text_version (id, player_id, text_id, story_id, number, title, body, word_count, characters, published, saved_at)
       values ($1, $2, $3, $3, 1, 'Earlier', 'As it was.', 3, 10, false, $4)`,
      (row) => [randomUUID(), row.person.id, row.storyId, row.now],
    ),
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
  fandom_follow: [
    insert(`insert into fandom_follow (player_id, fandom_id, followed_at, seen_at) values ($1, 'a-fandom', $2, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  // Of a published story, by the database.
  story_listing: [],
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
  story_seen: [
    insert(`insert into story_seen (player_id, story_id, seen_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  takeout: [
    insert(`insert into takeout (player_id, id, state, with_comments, asked_at, ends_at) values ($1, $2, 'ready', true, $3, $3)`, (row) => [
      row.person.id,
      randomUUID(),
      row.now,
    ]),
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
  takeout_piece: [insert(`insert into takeout_piece (player_id, number, bytes) values ($1, 0, '')`, (row) => [row.person.id])],
  story_like: [
    insert(`insert into story_like (player_id, story_id, created_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  story_writer: [
    insert(
      `insert into story_writer (story_id, place, player_id, characters, is_ai) values ($1, 0, $2, 5, false), ($1, 1, $3, 5, false)`,
      (row) => [row.otherStoryId, row.person.id, row.otherId],
    ),
  ],
};
