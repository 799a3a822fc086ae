import { sql } from 'kysely';
import { href } from 'react-router';
import type { StoryPart } from '~/arenas/story-weave/woven-stories/read-part';
import type { Executor } from '~/platform/database/database.server';
import { bestSentences, LINE_COLUMNS, type Line, lineOf } from './standing-sentences.server';

/** How many sentences stand beside the one that a day chose. */
const RUNNERS_UP = 3;

/** A day of a week, in UTC. */
export interface LineDay {
  day: string;
  /** Whether it still runs. */
  running: boolean;
  /** What it chose; null where it chose none. */
  line: Line | null;
  /** The next best, the best first. */
  runnersUp: readonly Line[];
}

export interface LineWeek {
  /** Its Monday. */
  monday: string;
  /** The site's sentence, with which it begins. */
  opening: string;
  /** Its story in the library; null where there is none to read. */
  storyId: string | null;
  days: readonly LineDay[];
  /** The Mondays of the weeks before and after it that have days. */
  earlier: string | null;
  later: string | null;
}

/** A week with what its days chose; undefined where there is none. */
export async function readWeek(executor: Executor, monday: string): Promise<LineWeek | undefined> {
  const week = await executor
    .selectFrom('days_line_week as week')
    .leftJoin('story', (join) => join.onRef('story.id', '=', 'week.story_id').on('story.status', '=', sql.lit('published')))
    .select(['week.opening', 'story.id as story_id'])
    .select([neighbour('max', '<', monday).as('earlier'), neighbour('min', '>', monday).as('later')])
    .where('week.starts_on', '=', monday)
    .executeTakeFirst();
  if (!week) return undefined;
  const days: LineDay[] = [];
  for (const { day, running, line } of await chosenOf(executor, monday)) {
    const best = running ? [] : await bestSentences(executor, day, RUNNERS_UP + 1);
    // A sentence that its reader never saw in a pair is no runner-up.
    const runnersUp = best.filter(({ id, compared }) => id !== line?.id && compared > 0).slice(0, RUNNERS_UP);
    days.push({ day, running, line, runnersUp });
  }
  return { monday, opening: week.opening, storyId: week.story_id, days, earlier: week.earlier, later: week.later };
}

function neighbour(nearest: 'min' | 'max', side: '<' | '>', monday: string) {
  return sql<string | null>`(select ${sql.raw(nearest)}(starts_on) from days_line_week where starts_on ${sql.raw(side)} ${monday}::date)`;
}

/** The days of a week with the sentences that they chose, in order. */
async function chosenOf(executor: Executor, monday: string): Promise<Omit<LineDay, 'runnersUp'>[]> {
  const rows = await executor
    .selectFrom('days_line')
    .leftJoin('days_line_sentence as sentence', 'sentence.id', 'days_line.winner_id')
    .leftJoin('player as writer', 'writer.id', 'sentence.player_id')
    .select(['days_line.day', 'days_line.decided_at'])
    .select(LINE_COLUMNS)
    .where('days_line.week', '=', monday)
    .orderBy('days_line.day')
    .execute();
  return rows.map(({ day, decided_at, ...row }) => {
    const { id, body, picked, compared } = row;
    const isChosen = id !== null && body !== null && picked !== null && compared !== null;
    return { day, running: decided_at === null, line: isChosen ? lineOf({ ...row, id, body, picked, compared }) : null };
  });
}

/** The week whose lines a story is, with its parts for the reading page of a viewer; undefined for any other story. */
export async function weekOfStory(
  executor: Executor,
  storyId: string,
  viewerId: string | undefined,
): Promise<{ monday: string; parts: StoryPart[] } | undefined> {
  const week = await executor.selectFrom('days_line_week').select('starts_on').where('story_id', '=', storyId).executeTakeFirst();
  if (!week) return undefined;
  const lines = (await chosenOf(executor, week.starts_on)).flatMap(({ line }) => line ?? []);
  const writers = [...new Set(lines.map(writerKey))];
  const parts = lines.map((line, index) => ({
    number: index + 1,
    seat: writers.indexOf(writerKey(line)),
    writer: line.name,
    ai: false,
    text: line.body,
    ...(line.playerId !== null && { player: href('/players/:playerId', { playerId: line.playerId }) }),
    ...((line.playerId === null || line.playerId !== viewerId) && {
      report: href('/report/:kind/:thingId', { kind: 'line', thingId: line.id }),
    }),
  }));
  return { monday: week.starts_on, parts };
}

/** Anybody who has a page writes under one ink; of all others, each line counts as another person's. */
function writerKey({ id, playerId }: Line): string {
  return playerId ?? id;
}
