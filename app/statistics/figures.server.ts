import { type RawBuilder, sql } from 'kysely';
import type { Db } from '~/platform/database/database.server';
import type { Period } from './rules/periods';

/** What happened to stories on a day or in a month. */
export interface StepCounts {
  /** Such as '2026-03-01' or '2026-03', in UTC. */
  step: string;
  /** Each counts once a day and story. */
  readers: number;
  kudos: number;
  comments: number;
  bookmarks: number;
  follows: number;
}

type Figure = keyof Omit<StepCounts, 'step'>;

/**
 * What happened to stories, by day or by month; days and months without anything are left out. What was taken back since,
 * such as kudos, is not among it.
 * @param own a condition on `story`. @param since the first day; undefined for all of them.
 */
export async function countsByStep(
  db: Db,
  own: RawBuilder<boolean>,
  period: Period,
  since: string | undefined,
): Promise<Map<string, Partial<StepCounts>>> {
  const format = sql.lit(period === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM');
  const from = since === undefined ? undefined : new Date(`${since}T00:00:00Z`);
  const counted = ({ figure, table, at, where = sql<boolean>`true` }: Counted) => sql`
    select ${sql.lit(figure)}::text as figure, to_char(${sql.ref(at)} at time zone 'UTC', ${format}) as step, count(*)::integer as count
    from ${sql.table(table)} where story_id in (select id from own) and ${where}
      and (${from ?? null}::timestamptz is null or ${sql.ref(at)} >= ${from ?? null}::timestamptz) group by 2`;
  const { rows } = await sql<{ figure: Figure; step: string; count: number }>`
    with own as (select id from story where ${own})
    select 'readers'::text as figure, to_char(day, ${format}) as step, sum(readers)::integer as count from story_day
    where story_id in (select id from own) and (${since ?? null}::date is null or day >= ${since ?? null}::date) group by 2
    union all ${sql.join(happenings.map(counted), sql` union all `)}`.execute(db);
  const steps = new Map<string, Partial<StepCounts>>();
  for (const { figure, step, count } of rows) {
    const before = steps.get(step);
    steps.set(step, { ...before, [figure]: (before?.[figure] ?? 0) + count });
  }
  return steps;
}

interface Counted {
  figure: Figure;
  /** A table with `story_id`. */
  table: string;
  /** The column with the moment. */
  at: string;
  where?: RawBuilder<boolean>;
}

const happenings: readonly Counted[] = [
  { figure: 'kudos', table: 'story_like', at: 'created_at' },
  { figure: 'kudos', table: 'guest_kudos', at: 'given_at' },
  // Those that everybody sees.
  {
    figure: 'comments',
    table: 'fanfic_comment',
    at: 'created_at',
    where: sql<boolean>`state = 'shown' and hidden_at is null and not held and visitor_name is null`,
  },
  { figure: 'bookmarks', table: 'story_bookmark', at: 'added_at' },
  { figure: 'follows', table: 'story_follow', at: 'created_at' },
];

/** How many words stories have that are published now, unlisted ones among them. @param own a condition on `story`. */
export async function wordsOf(db: Db, own: RawBuilder<boolean>): Promise<number> {
  const { words } = await db
    .selectFrom('story')
    .select(sql<number>`coalesce(sum(coalesce(chapter_words, word_count)), 0)::integer`.as('words'))
    .where(own)
    .where('status', 'in', ['published', 'unlisted'])
    .executeTakeFirstOrThrow();
  return words;
}
