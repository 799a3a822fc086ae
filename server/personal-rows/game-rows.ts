import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** Rows about XP, boards and word games. */
export const gameRows: RowsByTable = {
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
  skill_result: [
    insert(
      `with contest as (
         insert into skill_contest (id, ladder, source_id, part, rated_at) values (gen_random_uuid(), 'battle', gen_random_uuid(), 1, $2) returning id)
       insert into skill_result (contest_id, number, player_id, place, mean_before, deviation_before, mean, deviation)
       select id, 0, $1::uuid, 1, 1500, 100, 1510, 98 from contest`,
      (row) => [row.person.id, row.now],
    ),
  ],
  skill: [
    insert(`insert into skill (ladder, player_id, mean, deviation, contests, rated_at) values ('battle', $1, 1510, 98, 1, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  day_rank: [insert(`insert into day_rank (board, player_id, rank, day) values ('all', $1, 4, $2)`, (row) => [row.person.id, row.now])],
  game_run: [
    insert(
      `insert into game_run (id, game, player_id, deal, puzzle_keys, started_at, ends_at) values ($1, 'word-chain', $2, '{}', '{}', $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
    insert(
      `insert into game_run (id, game, guest_id, claimed_by, deal, puzzle_keys, started_at, ends_at)
      values ($1, 'word-chain', $2, $3, '{}', '{}', $4, $4)`,
      (row) => [randomUUID(), randomUUID(), row.person.id, row.now],
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
  word_challenge: [
    insert(
      `insert into word_challenge (id, game, rules, deal, player_id, browser, series, round, made_at) values ($1, 'word-chain', 1, '{}', $2, '', $1, 1, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  word_room_seat: [
    insert(
      `with room as (
         insert into word_room (id, access, wanted, games, phase, round, version, made_at)
         values ($1, 'link', '{"","",""}', '{}', 'waiting', 0, 1, $3::timestamptz) returning id)
       insert into word_room_seat (room_id, seat, player_id, browser, ready, joined_at, seen_at)
       select id, 0, $2, 'browser', false, $3::timestamptz, $3::timestamptz from room`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  puzzle_solver: [
    insert(`insert into puzzle_solver (player_id, mean, deviation, tries, step, rated_at) values ($1, 1500, 100, 1, 0, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  puzzle_try: [
    insert(
      `insert into puzzle_try (id, player_id, game, item, rated, difficulty, asked_at, ended_at, outcome)
       values ($1, $2, 'word-chain', 'lantern z', true, 1500, $3, $3, 'solved')`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  lost_word: [
    insert(`insert into lost_word (player_id, word, known, due_at, lost_at) values ($1, 'lantern', 0, $2, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  my_word: [insert(`insert into my_word (player_id, word, added_at) values ($1, 'lantern', $2)`, (row) => [row.person.id, row.now])],
};
