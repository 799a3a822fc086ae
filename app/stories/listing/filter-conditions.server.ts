import { type RawBuilder, sql } from 'kysely';
import { askedBy, type FilterCondition, type StoryFilters } from './story-filters';

/** What filters ask of a query's story besides its bucket and its marks; empty when they ask nothing. */
export function filterConditions(filters: StoryFilters): RawBuilder<boolean>[] {
  return askedBy(filters).map(sqlOf);
}

function sqlOf({ column, ...asked }: FilterCondition): RawBuilder<boolean> {
  const own = sql.ref(`story.${column}`);
  if ('isOneOf' in asked) return sql`${own} = any(${asked.isOneOf}::text[])`;
  if ('holds' in asked) return sql`${own} @> array[${asked.holds}]::text[]`;
  if ('lacks' in asked) return sql`not ${own} @> array[${asked.lacks}]::text[]`;
  return sql`${own} = '{}'`;
}
