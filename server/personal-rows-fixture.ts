import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../app/platform/database/database.server';
import { createKeyedHash } from '../app/platform/sealing/seal.server';

/** Somebody of whom every table is to hold a row, with others for what goes between people. */
export interface RowsOf {
  database: OpenDatabase;
  person: { id: string; name: string; email: string };
  /** Another player. */
  otherId: string;
  /** A published story of the person's. */
  storyId: string;
  /** A published story of the other one. */
  otherStoryId: string;
  now: Date;
}

/** What counters of limits call somebody, with the secret of the accounts of tests. */
const nameInLimits = createKeyedHash('secret', 'limits');

type Insert = (rows: RowsOf) => Promise<unknown>;

const insert =
  (sql: string, values: (rows: RowsOf) => unknown[]): Insert =>
  (rows) =>
    rows.database.execute(sql, values(rows));

/** A room of Story Weave that is over, with the person in its first seat. */
function closedRoom({ person, storyId }: RowsOf) {
  const seats = [{ aiWriterId: 'liam', person: { playerId: person.id, name: person.name, awaySince: null, emptyTurns: 0, fromRound: 1 } }];
  return { id: storyId, status: 'closed', seats, turn: null };
}

/** Tables that hold nothing of anybody, each with why. */
export const impersonalTables: Readonly<Record<string, string>> = {
  verification: 'the accounts library asks for it and nobody writes to it',
  schema_migration: 'names of migrations',
  schema_migration_lock: 'the lock of migrations',
  schema_migration_cursor: 'how far long migrations are',
  rank_snapshot: 'moments',
  rank_step: 'scores without names',
  lexicon_decision: 'what editors decided on words',
  gone_story: 'ids of stories that are gone',
  story_search: 'words of stories and names of writers, kept in step with these by the database',
  search_word: 'words that stand in stories, without saying in which',
  search_due: 'ids of stories whose words are to be looked at',
  job_to_send: 'jobs on their way, the mails among them sealed',
  rating_prior: 'the mean of all ratings',
  rating_cluster: 'ids of stories and moments',
  rating_origin: 'keyed hashes of addresses, forgotten with their rating’s reader and after 7 days',
  fanfic_chapter: 'texts that belong to a story',
  fandom_activity: 'figures of fandoms',
  story_read: 'keyed hashes of readers',
  weave_process: 'processes',
  payment_event: 'ids of the payment provider’s messages',
  donation_total: 'sums',
  site_figure: 'sums',
};

/** Puts a row of the person into each table that there is; a table that signing up fills already has an empty list. */
export const personalRows: Readonly<Record<string, readonly Insert[]>> = {
  player: [],
  session: [],
  credential: [],
  mailed_code: [
    insert(`insert into mailed_code (id, purpose, email, code_hash, expires_at) values ($1, 'recovery', $2, 'hash', $3)`, (row) => [
      randomUUID(),
      row.person.email,
      row.now,
    ]),
  ],
  sign_up_attempt: [
    insert(`insert into sign_up_attempt (id, email, name, password, created_at) values ($1, $2, 'Somebody', 'hash', $3)`, (row) => [
      randomUUID(),
      row.person.email,
      row.now,
    ]),
  ],
  rate_limit: [
    insert(`insert into rate_limit (key, count, resets_at) values ($1, 1, $2)`, (row) => [
      `game-start:${nameInLimits(row.person.id)}`,
      row.now,
    ]),
  ],
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
  story_bookmark: [
    insert(`insert into story_bookmark (player_id, story_id, added_at) values ($1, $2, $3)`, (row) => [
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
  player_block: [
    insert(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'mute', $3)`, (row) => [
      row.person.id,
      row.otherId,
      row.now,
    ]),
    insert(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', $3)`, (row) => [
      row.otherId,
      row.person.id,
      row.now,
    ]),
  ],
  moderation_case: [
    insert(`insert into moderation_case (id, kind, thing_id, owner_id, reports, opened_at) values ($1, 'story', $2, $3, 1, $4)`, (row) => [
      randomUUID(),
      row.storyId,
      row.person.id,
      row.now,
    ]),
  ],
  report: [
    insert(`insert into moderation_case (id, kind, thing_id, owner_id, reports, opened_at) values ($1, 'story', $2, $3, 1, $4)`, (row) => [
      row.otherStoryId,
      row.otherStoryId,
      row.otherId,
      row.now,
    ]),
    insert(
      `insert into report (id, case_id, reporter_id, reason, details, created_at) values ($1, $2, $3, 'spam', 'An advertisement.', $4)`,
      (row) => [randomUUID(), row.otherStoryId, row.person.id, row.now],
    ),
  ],
  notice: [
    insert(
      `insert into notice (id, player_id, kind, gathered, story_id, actor_id, count, changed_at) values
         (gen_random_uuid(), $1, 'rating', 'mine', $3, null, 1, $5), (gen_random_uuid(), $2, 'comment', 'theirs', $4, $1, 1, $5)`,
      (row) => [row.person.id, row.otherId, row.storyId, row.otherStoryId, row.now],
    ),
  ],
  notice_cause: [insert(`insert into notice_cause (player_id, cause, gathered) values ($1, 'hash', 'mine')`, (row) => [row.person.id])],
  notice_setting: [insert(`insert into notice_setting (player_id) values ($1)`, (row) => [row.person.id])],
  notice_fan_out: [
    insert(
      `insert into notice_fan_out (id, audience, kind, cause, gathered, story_id, actor_id, created_at)
       values (gen_random_uuid(), 'writer', 'story', 'story:1', 'story:1:1', $1, $2, $3)`,
      (row) => [row.otherStoryId, row.person.id, row.now],
    ),
  ],
  story_follow: [
    insert(`insert into story_follow (player_id, story_id, created_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  xp_entry: [
    insert(
      `insert into xp_entry (player_id, arena, amount, source, source_id, revision, created_at) values ($1, 'fan_fic', 20, 'rating', $2, 1, $3)`,
      (row) => [row.person.id, randomUUID(), row.now],
    ),
  ],
  player_progress: [insert(`insert into player_progress (player_id, xp_sum) values ($1, 20)`, (row) => [row.person.id])],
  arena_progress: [
    insert(`insert into arena_progress (player_id, arena, xp_sum, reached_at) values ($1, 'fan_fic', 20, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  board_row: [
    insert(`insert into board_row (board, player_id, score, reached_at) values ('all', $1, 20, $2)`, (row) => [row.person.id, row.now]),
  ],
  day_rank: [insert(`insert into day_rank (board, player_id, rank, day) values ('all', $1, 4, $2)`, (row) => [row.person.id, row.now])],
  game_run: [
    insert(
      `insert into game_run (id, game, player_id, deal, puzzle_keys, started_at, ends_at) values ($1, 'word-chain', $2, '{}', '{}', $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  game_record: [
    insert(
      `insert into game_record (game, period, starts_on, player_id, score, reached_at) values ('word-chain', 'always', '1970-01-01', $1, 10, $2)`,
      (row) => [row.person.id, row.now],
    ),
  ],
  run_review: [insert(`insert into run_review (player_id, opened_at) values ($1, $2)`, (row) => [row.person.id, row.now])],
  game_best: [
    insert(
      `insert into game_best (player_id, game, best_score, reached_at, runs, total_score) values ($1, 'word-chain', 10, $2, 1, 10)`,
      (row) => [row.person.id, row.now],
    ),
  ],
  daily_score: [
    insert(`insert into daily_score (daily_on, player_id, score, games, reached_at) values ('2026-03-01', $1, 10, 1, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  lexicon_dispute: [
    insert(
      `insert into lexicon_dispute (player_id, game, kind, about, word, answer, filed_at)
       values ($1, 'synonym-finder', 'refused', 'synonym', 'friend', 'pal', $2)`,
      (row) => [row.person.id, row.now],
    ),
  ],
  my_word: [insert(`insert into my_word (player_id, word, added_at) values ($1, 'lantern', $2)`, (row) => [row.person.id, row.now])],
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
  weave_room: [
    insert(
      `insert into weave_room (id, version, status, state, free_seats, seated, opened_at, game_ends_at, closed_at)
       values ($1, 1, 'closed', $2, 3, $3, $4, $4, $4)`,
      (row) => [row.storyId, JSON.stringify(closedRoom(row)), [row.person.id], row.now],
    ),
  ],
  weave_turn: [
    insert(
      `insert into weave_turn (room_id, number, seat, player_id, started_at, ends_at, ended_at, text) values ($1, 1, 0, $2, $3, $3, $3, 'Once.')`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_passage: [
    insert(
      `insert into weave_passage (room_id, round, seat, player_id, begun_at, decided_at, text) values ($1, 1, 0, $2, $3, $3, 'Twice.')`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_mark: [
    insert(
      `insert into weave_mark (room_id, number, player_id, kind, marked_at) select room_id, number, $2, 'loved', $3 from weave_turn where room_id = $1`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_title: [
    insert(`insert into weave_title (room_id, place, player_id, title, proposed_at) values ($1, 0, $2, 'Twice', $3)`, (row) => [
      row.storyId,
      row.person.id,
      row.now,
    ]),
  ],
  weave_title_vote: [
    insert(
      `insert into weave_title_vote (room_id, player_id, place, voted_at) select room_id, $2, place, $3 from weave_title where room_id = $1`,
      (row) => [row.storyId, row.person.id, row.now],
    ),
  ],
  weave_pair_xp: [
    insert(`insert into weave_pair_xp (player_id, from_id, day, xp) values ($1, $2, $3, 12), ($2, $1, $3, 2)`, (row) => [
      row.person.id,
      row.otherId,
      row.now,
    ]),
  ],
  weave_presence: [
    insert(`insert into weave_presence (room_id, player_id, process_id) values ($1, $2, $3)`, (row) => [
      row.storyId,
      row.person.id,
      randomUUID(),
    ]),
  ],
  story_writer: [
    insert(
      `insert into story_writer (story_id, place, player_id, characters, is_ai) values ($1, 0, $2, 5, false), ($1, 1, $3, 5, false)`,
      (row) => [row.otherStoryId, row.person.id, row.otherId],
    ),
  ],
  donation: [
    insert(
      `insert into donation (id, press_id, player_id, amount_cents, status, created_at, ask_at, settled_at) values ($1, $2, $3, 500, 'paid', $4, $4, $4)`,
      (row) => [randomUUID(), randomUUID(), row.person.id, row.now],
    ),
  ],
  player_follow: [
    insert(`insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3), ($2, $1, $3)`, (row) => [
      row.person.id,
      row.otherId,
      row.now,
    ]),
  ],
};

/** How many rows of each table name the person by id, name or address: table → rows, tables without any left out. */
export async function rowsNaming({ database, person }: Pick<RowsOf, 'database' | 'person'>): Promise<Record<string, number>> {
  const naming: Record<string, number> = {};
  for (const table of await allTables(database)) {
    const { rows } = await database.execute(
      `select count(*)::int as count from "${table}" as it where it::text ilike any (array['%' || $1 || '%', '%' || $2 || '%', '%' || $3 || '%', '%' || $4 || '%'])`,
      [person.id, person.name, person.email, nameInLimits(person.id)],
    );
    const count = Number(rows[0]?.count);
    if (count > 0) naming[table] = count;
  }
  return naming;
}

/** Every table that there is. */
export async function allTables(database: OpenDatabase): Promise<string[]> {
  const { rows } = await database.execute(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => String(name));
}
