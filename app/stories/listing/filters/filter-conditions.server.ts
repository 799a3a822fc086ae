import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { FilterCondition } from './filter-kinds';
import { isOfFandom } from './of-fandom.server';
import { askedBy, type StoryFilters } from './story-filters';

interface NarrowedRow {
  /** The name of `story_listing` in the query. */
  row: string;
  /** What 'updated within' counts back from; needed where filters ask for that. */
  now: Date | undefined;
}

/** What filters ask of a listed story; empty when they ask nothing. */
export function filterConditions(filters: StoryFilters, narrowed: NarrowedRow): RawBuilder<boolean>[] {
  return askedBy(filters).map((asked) => sqlOf(asked, narrowed));
}

function sqlOf({ column, ...asked }: FilterCondition, { row, now }: NarrowedRow): RawBuilder<boolean> {
  const own = sql.ref(`${row}.${column}`);
  if ('isOneOf' in asked) return sql`${own} = any(${asked.isOneOf}::text[])`;
  if ('isNoneOf' in asked) return sql`${own} <> all(${asked.isNoneOf}::text[])`;
  if ('holds' in asked) return sql`${own} @> ${arrayOf(asked.holds)}`;
  if ('lacks' in asked) return sql`not ${own} && ${arrayOf(asked.lacks)}`;
  if ('isOrUnknown' in asked) return sql`(${own} is null or ${own} = ${asked.isOrUnknown})`;
  if ('isOfFandom' in asked) return isOfFandom(asked.isOfFandom, row);
  if ('isNot' in asked) return sql`${own} is distinct from ${asked.isNot}`;
  if ('atLeast' in asked) return sql`${own} >= ${asked.atLeast}`;
  if ('below' in asked) return sql`${own} < ${asked.below}`;
  if (!now) throw new Error('What was updated within some days needs to be told the time.');
  return sql`${own} > ${new Date(now.getTime() - asked.withinDays * DAY_MS)}`;
}

function arrayOf(values: readonly string[] | readonly number[]): RawBuilder<unknown> {
  return typeof values[0] === 'number' ? sql`${values}::integer[]` : sql`${values}::text[]`;
}
