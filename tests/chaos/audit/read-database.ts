import type { Query } from '../sites/chaos-site.ts';

/** What people did, as stored in the site's database. */
export interface Stored {
  comments: { id: string; story_id: string; author_id: string; body: string; created_at: Date }[];
  chapters: { id: string; body: string }[];
  drafts: { id: string; body: string }[];
  /** Stories of Creative Writing. */
  written: { id: string; body: string; status: string; settled: boolean }[];
  /** Stories of Story Weave. */
  woven: { id: string; body: string; room_id: string | null }[];
  turns: { room_id: string; number: number; text: string }[];
  /** Passages of battle rounds and lines of Fold. */
  passages: { room_id: string; text: string; won: boolean }[];
  /** Stories by who reads them. */
  reaches: { id: string; reach: string }[];
  /** Notes of people who read along. */
  notes: { body: string }[];
  /** Who writes a story with others. */
  joined: { story_id: string; player_id: string }[];
  ratings: { story_id: string; player_id: string; value: number }[];
  /** Sentences of the Day's Line. */
  lines: { id: string; body: string }[];
  /** Pairs of them, by what was picked. */
  pairs: { id: string; picked_id: string | null }[];
  /** Texts for duels. */
  duelTexts: { id: string; body: string; sealed: boolean }[];
  /** Readings of duels, by what was chosen. */
  votes: { id: string; picked_id: string | null }[];
  runs: { id: string; moves: string; move_count: number }[];
}

/** What was handed in to a round that is not over stands in the state of its room. */
const PASSAGES = `
  select passage.room_id, passage.won, coalesce(nullif(passage.text, ''), entry ->> 'text', '') as text
  from weave_passage as passage
  left join weave_room as room on room.id = passage.room_id and passage.decided_at is null
  left join lateral jsonb_array_elements(coalesce(room.state -> 'fold', room.state -> 'battle') -> 'entries') as entry
    on (entry ->> 'seat')::integer = passage.seat`;

export async function readDatabase(query: Query): Promise<Stored> {
  return {
    comments: await query('select id, story_id, author_id, body, created_at from fanfic_comment'),
    chapters: await query('select id, body from fanfic_chapter'),
    drafts: await query('select id, body from chapter_draft'),
    written: await query(`
      select id, body, status, settled_at is not null as settled
      from story join writing_session on story_id = id where arena = 'creative_writing'`),
    woven: await query(`
      select story.id, body, coalesce(room.id, folded.room_id) as room_id from story
      left join weave_room as room on room.story_id = story.id left join weave_fold_sheet as folded on folded.story_id = story.id
      where arena = 'story_weave'`),
    turns: await query('select room_id, number, text from weave_turn'),
    passages: await query(PASSAGES),
    reaches: await query(`select id, case status when 'draft' then 'taken-back' else 'library' end as reach from story`),
    notes: await query('select body from beta_note'),
    joined: await query('select story_id, player_id from co_author where joined_at is not null'),
    ratings: await query('select story_id, player_id, value from story_rating'),
    lines: await query('select id, body from days_line_sentence'),
    pairs: await query('select id, picked_id from days_line_pair'),
    duelTexts: await query('select id, body, sealed_at is not null as sealed from duel_text'),
    votes: await query('select id, picked_id from duel_reading'),
    runs: await query('select id, moves, move_count from game_run'),
  };
}
