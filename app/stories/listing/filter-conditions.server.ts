import { type RawBuilder, sql } from 'kysely';
import type { ContentRating } from '../content-rating/content-rating';
import { type FilterName, filterNames, type StoryFilters } from './story-filters';

/** The ratings that each choice includes. */
const included: Record<ContentRating, readonly ContentRating[]> = {
  none: ['none'],
  general: ['general'],
  teen: ['general', 'teen'],
  mature: ['mature'],
};

/** What each filter asks of a query's story. */
const conditions: { readonly [Name in FilterName]?: (value: NonNullable<StoryFilters[Name]>) => RawBuilder<boolean> } = {
  content: (rating) => sql`story.content_rating = any(${included[rating]}::text[])`,
  warning(warning) {
    if (warning === 'none') return sql`story.warnings = '{}'`;
    if (warning.startsWith('no-')) return sql`not story.warnings @> array[${warning.slice('no-'.length)}]::text[]`;
    return sql`story.warnings @> array[${warning}]::text[]`;
  },
};

/** What filters ask of a query's story besides its bucket and its marks; empty when they ask nothing. */
export function filterConditions(filters: StoryFilters): RawBuilder<boolean>[] {
  return filterNames.flatMap((name) => {
    const condition = conditions[name] as ((value: string) => RawBuilder<boolean>) | undefined;
    const value = filters[name];
    return condition && value !== undefined ? [condition(value)] : [];
  });
}
