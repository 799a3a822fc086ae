import type * as GamesModule from '../../../app/arenas/word-games/games/games.ts';
import { newcomerBounds } from '../../../app/stories/ratings/xp/xp-allowance.ts';
import { countWords } from '../../../app/stories/text/words.ts';
import { loadApp } from '../../../bench/support/load-app.ts';
import type { Violation } from '../journal.ts';
import type { Query } from '../sites/chaos-site.ts';

const { games } = await loadApp<typeof GamesModule>('./app/arenas/word-games/games/games.ts');

/**
 * The votes of one author's stories that count as one: what their mean is worth, what they have given, the most and the least
 * that they can have been worth on the way, whether one of them was changed, and whether several share it. Everybody of the crowd is new.
 */
const COUNTED_VOTES = `
  select array_agg(rating.id) as votes, min(story.author_id::text)::uuid as author_id,
    floor((avg(rating.value) - 3) * 10 + 0.5) as worth, coalesce(sum(entry.amount), 0) as amount,
    sum(greatest(0, (rating.value - 3) * 10)) as most, sum(least(0, (rating.value - 3) * 10)) as least,
    bool_or(entry.entries > 1) as is_changed, bool_or(exists (select from story_writer where story_id = story.id)) as is_joint
  from story_rating as rating
  join story on story.id = rating.story_id and story.arena <> 'story_weave'
  left join rating_cluster as cluster on cluster.id = rating.cluster_id and cluster.released_at is null
  left join lateral (
    select sum(amount) as amount, count(*) as entries from xp_entry
    where source = 'rating' and source_id = rating.id
  ) as entry on true
  group by rating.story_id, coalesce(cluster.id, rating.id)`;

/** Queries that return a row for each violation of the rule they are named after. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'the XP sum of a player is the sum of their ledger': `
    select player_id, xp_sum, ledger, xp from player_progress
    full join (select player_id, sum(amount) as ledger from xp_entry group by player_id) as entry using (player_id)
    where coalesce(xp_sum, 0) <> coalesce(ledger, 0) or xp <> greatest(0, xp_sum)`,
  'the XP of an arena is the sum of its part of the ledger': `
    select player_id, arena, xp_sum, ledger from arena_progress
    full join (select player_id, arena, sum(amount) as ledger from xp_entry group by player_id, arena) as entry using (player_id, arena)
    where coalesce(xp_sum, 0) <> coalesce(ledger, 0)`,
  'the overall board shows the XP of each player': `
    select player_id, xp, score from player_progress
    full join (select player_id, score from board_row where board = 'all') as shown using (player_id)
    where coalesce(score, 0) <> coalesce(xp, 0)`,
  'the boards of the story arenas show their XP': `
    select player_id, board, xp_sum, score from board_row
    full join (select player_id, arena as board, xp_sum from arena_progress where arena <> 'word_games') as earned using (player_id, board)
    where board not in ('all', 'word_games', 'ratings', 'duel-ratings', 'word-ratings') and coalesce(score, 0) <> greatest(0, coalesce(xp_sum, 0))`,
  'the board of Word Games shows what the best run of each game is worth': `
    select player_id, score, worth from (select player_id, score from board_row where board = 'word_games') as shown
    full join (
      select best.player_id, sum(round(1000 * (1 - power(2::float8, -coalesce(best.worth, best_score)::float8 / points)))) as worth
      from game_best as best join (values ${Object.entries(games)
        .map(([game, { par: points }]) => `('${game}', ${points})`)
        .join(', ')}) as par (game, points) using (game) group by best.player_id
    ) as best using (player_id)
    where coalesce(score, 0) <> coalesce(worth, 0)`,
  'the best of a game counts each settled run once': `
    select player_id, game, best.runs, run.runs, best.total_score, run.total from game_best as best
    full join (
      select player_id, game, count(*) as runs, sum(score) as total, max(score) as best from game_run
      where settled_at is not null and move_count > 0 and player_id is not null and fault is null
        and challenge_id is null and past_on is null and room_id is null group by player_id, game
    ) as run using (player_id, game)
    where best.runs is distinct from run.runs or best.total_score is distinct from run.total or best.best_score is distinct from run.best`,
  'a settled run has its XP in the ledger once, an open one has none': `
    select run.id, run.xp, count(entry.id) as entries, sum(entry.amount) as amount from game_run as run
    left join xp_entry as entry on entry.source = 'game-run' and entry.source_id = run.id
    group by run.id
    having coalesce(sum(entry.amount), 0) <> coalesce(run.xp, 0) or count(entry.id) <> (coalesce(run.xp, 0) > 0)::integer`,
  'votes that count as one give the authors together what their mean is worth, or less, and never the opposite': `
    select votes, worth, amount from (${COUNTED_VOTES}) as counted
    where amount not between least(0, worth) and greatest(0, worth)`,
  'votes give the author exactly what their mean is worth, where no bound can have been reached': `
    select votes, worth, amount from (${COUNTED_VOTES}) as counted
    where amount <> worth and author_id in (
      select author_id from (${COUNTED_VOTES}) as each group by author_id
      having not bool_or(is_joint) and author_id not in (select player_id from co_author) and sum(most) <= ${newcomerBounds.gainedInDay} and sum(least) >= -${newcomerBounds.lostInQuarter} and not bool_or(is_changed)
    )`,
  'accounts of a few days together bring an author no more than their bounds': `
    select author_id, gained, lost, days from (
      select author_id, sum(greatest(0, amount)) as gained, sum(least(0, amount)) as lost, max(days) as days
      from (${COUNTED_VOTES}) as counted cross join (
        select count(distinct (created_at at time zone 'UTC')::date) as days from xp_entry where source = 'rating'
      ) as time
      where not is_joint group by author_id
    ) as brought
    where gained > ${newcomerBounds.gainedInDay} * days or lost < -${newcomerBounds.lostInQuarter}`,
  'ratings of a story are counted, summed and averaged': `
    select story.id, rating_count, count(value) as count, rating_sum, sum(value) as sum, average_rating, avg(value) as average from story
    left join story_rating as rating on rating.story_id = story.id
    group by story.id
    having rating_count <> count(value) or rating_sum <> coalesce(sum(value), 0) or abs(average_rating - coalesce(avg(value), 0)) > 0.01`,
  'each game played is counted once': `
    select player_id, games_played, played from player_progress
    full join (
      select player_id, count(*) as played from (
        select player_id from game_run where settled_at is not null and move_count > 0 and player_id is not null
        union all select author_id from story where arena = 'creative_writing' and status = 'published'
        union all select player_id from weave_room as room join (
          select room_id, player_id from weave_turn where text <> '' union select room_id, player_id from weave_passage where text <> ''
        ) as written on room_id = room.id
        where player_id is not null and closed_at is not null and (room.story_id is not null or format = 'battle')
      ) as game group by player_id
    ) as counted using (player_id)
    where coalesce(games_played, 0) <> coalesce(played, 0)`,
  'each published story is counted once': `
    select player_id, stories_published, published from player_progress
    full join (
      select player_id, count(*) as published from (
        select author_id as player_id, id from story where status = 'published' and author_id is not null
        union select player_id, story.id from story_writer
        join story on story.id = story_id where player_id is not null and status = 'published'
      ) as story group by player_id
    ) as counted using (player_id)
    where coalesce(stories_published, 0) <> coalesce(published, 0)`,
  'a story by several credits each of them once, its first author among them': `
    select story_id, player_id from co_author where joined_at is not null and not exists (
      select from story_writer as writer
      where writer.story_id = co_author.story_id and writer.player_id = coalesce(co_author.pen_id, co_author.player_id))
    union all select story.id, author_id from story
    where exists (select from co_author where story_id = story.id and joined_at is not null) and not exists (
      select from co_author where story_id = story.id and coalesce(pen_id, player_id) = author_id and joined_at is not null)
    union all select story_id, player_id from story_writer join story on story.id = story_id
    where arena = 'fan_fic' group by story_id, player_id having count(*) > 1`,
  'each character of a story by several is credited once': `
    select story.id, credited, written from story
    join lateral (select sum(characters) as credited from story_writer where story_id = story.id) as writer on credited is not null
    join lateral (select sum(char_length(body)) as written from fanfic_chapter where story_id = story.id) as chapter on true
    where arena = 'fan_fic' and credited <> written`,
  'a chapter is held by one who writes the story': `
    select chapter_id, player_id from chapter_hold as hold where not exists (
      select from co_author where story_id = hold.story_id and player_id = hold.player_id and joined_at is not null)`,
  'comments of a story are counted': `
    select story.id, comment_count, count(comment.id) as count from story
    left join fanfic_comment as comment on comment.story_id = story.id and comment.state = 'shown' and comment.hidden_at is null and comment.visitor_name is null
    group by story.id having comment_count <> count(comment.id)`,
  'what a player is told counts each of its causes once': `
    select player_id, gathered, notice.count, causes from notice
    full join (select player_id, gathered, count(*) as causes from notice_cause group by player_id, gathered) as cause using (player_id, gathered)
    where notice.count is distinct from causes`,
  'the author of a story is told of each comment by another': `
    select comment.id from fanfic_comment as comment join story on story.id = comment.story_id
    where comment.author_id <> story.author_id and not exists (
      select from notice_cause where player_id = story.author_id
      and cause = translate(left(encode(sha256(('comment:' || comment.id)::bytea), 'base64'), 22), '+/', '-_')
    )`,
  'chapters are numbered from 1 without gaps and counted': `
    select story.id, chapter_count, array_agg(chapter.number order by chapter.number) as numbers from story
    join fanfic_chapter as chapter on chapter.story_id = story.id
    group by story.id having chapter_count <> count(*) or max(chapter.number) <> count(*) or min(chapter.number) <> 1`,
  'an imported work is a whole story, or none': `
    select work.id, work.chapters, story_id, waiting.count as waiting, there.count as there from imported_work as work
    cross join lateral (select count(*) from imported_chapter where work_id = work.id) as waiting
    cross join lateral (select count(*) from fanfic_chapter where fanfic_chapter.story_id = work.id) as there
    where case when story_id is null then there.count > 0 or waiting.count = work.chapters
      else waiting.count > 0 or there.count < work.chapters end`,
  'a room of turns has one writer at a time': `
    select room_id, number, started_at, before from (
      select room_id, number, started_at, lag(coalesce(ended_at, 'infinity')) over (partition by room_id order by number) as before
      from weave_turn
    ) as turn
    where before > started_at and not exists (select from weave_passage where room_id = turn.room_id)`,
  'a player sits in one seat of a room': `
    select id, seated from weave_room where cardinality(seated) <> (select count(distinct player) from unnest(seated) as player)`,
  'a room that closed with words of people has one story': `
    select room.id, room.story_id, count(story.id) as stories from weave_room as room left join story on story.id = room.story_id
    where room.status = 'closed' and exists (select from weave_turn where room_id = room.id and player_id is not null and text <> '')
    group by room.id having count(story.id) <> 1`,
  'a woven story belongs to one room': `
    select story_id, count(*) from weave_room where story_id is not null group by story_id having count(*) > 1`,
  'each character of a woven story is credited once': `
    select writer.story_id, sum(writer.characters) as credited, written from story_writer as writer
    join (
      select story_id, sum(length(text)) as written from weave_room join weave_turn on room_id = weave_room.id
      where story_id is not null group by story_id
    ) as turn using (story_id)
    group by writer.story_id, written having sum(writer.characters) <> written`,
  'the turns of a room are numbered from 1 without gaps': `
    select room_id, count(*), max(number) from weave_turn group by room_id having min(number) <> 1 or max(number) <> count(*)`,
  'the story of a room of turns is what its turns say, in order': `
    select room.id, body, told from weave_room as room join story on story.id = story_id
    join lateral (select string_agg(text, E'\\n\\n' order by number) as told from weave_turn where room_id = room.id and text <> '') as turn on true
    where room.format = 'turns' and body <> told`,
  'each writer of a woven story is credited what stands there of theirs, changed parts of AI writers included': `
    with piece as (
      select story_id, coalesce(player_id::text, 'AI') as writer, length(text) - coalesce(changed_characters, 0) as characters
      from weave_room as room join weave_turn on room_id = room.id where story_id is not null and room.format = 'turns'
      union all select story_id, coalesce(changed_by::text, 'AI'), changed_characters
      from weave_room as room join weave_turn on room_id = room.id where story_id is not null and room.format = 'turns'
    ), written as (select story_id, writer, sum(characters) as characters from piece group by story_id, writer having sum(characters) > 0),
    credited as (
      select story_id, coalesce(player_id::text, 'AI') as writer, sum(characters) as characters from story_writer
      where story_id in (select story_id from written) group by story_id, player_id
    )
    select story_id, writer, written.characters as written, credited.characters as credited
    from written full join credited using (story_id, writer)
    where written.characters is distinct from credited.characters`,
  'a sentence of the Day’s Line counts each of its pairs once': `
    select sentence.id, picked, compared, pairs, picks from days_line_sentence as sentence
    join lateral (
      select count(*) as pairs, count(*) filter (where picked_id = sentence.id) as picks from days_line_pair as pair
      where sentence.id in (first_id, second_id) and picked_id is not null
    ) as counted on true
    where compared <> pairs or picked <> picks`,
  'one day runs, and each day opens with what the days before it chose': `
    select day, opening_id, chosen, running from (
      select day, opening_id, count(*) filter (where decided_at is null) over () as running,
        (select winner_id from days_line as before
         where before.week = days_line.week and before.day < days_line.day and winner_id is not null order by day desc limit 1) as chosen
      from days_line
    ) as line
    where opening_id is distinct from chosen or running <> 1`,
  'a text stands in the duel that names it': `
    select duel_text.id, duel_id from duel_text left join duel on duel.id = duel_id
    where duel_id is not null and duel_text.id is distinct from duel.first_id and duel_text.id is distinct from duel.second_id
    union all select side.id, duel.id from duel cross join unnest(array[first_id, second_id]) as side (id)
    join duel_text on duel_text.id = side.id where duel_text.duel_id is distinct from duel.id`,
  'a duel counts each vote once, and is decided by no fewer than it says': `
    select duel.id, first_votes, second_votes, decided_at, wanted, votes.* from duel
    join lateral (
      select count(*) filter (where picked_id = first_id) as first, count(*) filter (where picked_id = second_id) as second
      from duel_reading where duel_id = duel.id and status = 'done'
    ) as votes on true
    where first_votes <> votes.first or second_votes <> votes.second or decided_at is not null and first_votes + second_votes < wanted`,
  'what was said of a text is of a reading that is done, once for each text': `
    select reading.id, status, count(note.id) as notes from duel_reading as reading
    join duel on duel.id = duel_id left join duel_note as note on note.reading_id = reading.id
    group by reading.id, second_id having count(note.id) <> case when status <> 'done' then 0 when second_id is null then 1 else 2 end`,
  'a reading of a duel is paid once': `
    select entry.source_id, count(*) as entries, status from xp_entry as entry
    left join duel_reading as reading on reading.id = entry.source_id
    where entry.source = 'duel-reading' group by entry.source_id, status having count(*) <> 1 or status is distinct from 'done'`,
  'a duel is rated when it is decided, each vote once': `
    select duel.id, decided_at, first_votes + second_votes as votes, count(contest.id) as contests from duel
    left join skill_contest as contest on contest.ladder = 'duel' and contest.source_id = duel.id
    where second_id is not null group by duel.id
    having count(contest.id) <> case when decided_at is null then 0 else first_votes + second_votes end`,
  'a rating is what its latest contest left, and counts each contest once': `
    select skill.player_id, contests, counted, skill.mean, latest.mean as left_at from skill
    left join lateral (
      select count(*) filter (where contest.ladder <> 'duel' or contest.part = 1) over () as counted, result.mean from skill_result as result
      join skill_contest as contest on contest.id = result.contest_id and contest.ladder = skill.ladder and contest.reversed_at is null
      where result.player_id = skill.player_id order by contest.number desc limit 1
    ) as latest on true
    where contests is distinct from counted or skill.mean is distinct from latest.mean`,
  'a duel stands in what is shown of a rating once its writer sees the outcome': `
    select contest.source_id, result.player_id, withheld, released_at from skill_result as result
    join skill_contest as contest on contest.id = result.contest_id and contest.ladder = 'duel'
    join duel_text as text on text.duel_id = contest.source_id and text.player_id = result.player_id
    where withheld <> (released_at is null)`,
  'a game of a room of words has one deal and one start for all of its seats': `
    select room_id, room_round from game_run where room_id is not null group by room_id, room_round
    having count(distinct deal) > 1 or count(distinct started_at) > 1 or count(distinct room_seat) < count(*)`,
  'a room of words is rated once, when it is over': `
    select contest.source_id, count(*) as contests, min(phase) as phase from skill_contest as contest
    left join word_room as room on room.id = contest.source_id where contest.ladder = 'words'
    group by contest.source_id having count(*) <> 1 or min(phase) is distinct from 'over'`,
  'a writing session always has its story': `
    select story_id from writing_session left join story on story.id = story_id where story.id is null`,
};

/** Compares ledgers, totals, boards and counts with the rows they derive from. */
export async function auditInvariants(query: Query): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, sql] of Object.entries(INVARIANTS)) {
    for (const row of await query<object>(sql)) violations.push({ kind: 'inconsistent', what: `${rule}: ${JSON.stringify(row)}` });
  }
  return [...violations, ...(await auditWordCounts(query))];
}

async function auditWordCounts(query: Query): Promise<Violation[]> {
  const stories = await query<{ id: string; body: string; word_count: number }>('select id, body, word_count from story');
  return stories
    .filter(({ body, word_count }) => countWords(body) !== word_count)
    .map(({ id, body, word_count }) => ({
      kind: 'inconsistent',
      what: `story ${id} has ${countWords(body)} words but stores ${word_count}`,
    }));
}
