import { type RawBuilder, sql } from 'kysely';
import type { ContentRating } from '../content-rating/content-rating';
import type { StoryFilters } from './story-filters';

/** The ratings that each choice includes. */
const included: Record<ContentRating, readonly ContentRating[]> = {
  none: ['none'],
  general: ['general'],
  teen: ['general', 'teen'],
  mature: ['mature'],
};

/** What filters ask of the rating and the warnings of a query's story; empty when they ask nothing. */
export function contentConditions({ content, warning }: StoryFilters): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (content) conditions.push(sql<boolean>`story.content_rating = any(${included[content]}::text[])`);
  if (warning === 'none') conditions.push(sql<boolean>`story.warnings = '{}'`);
  else if (warning?.startsWith('no-')) conditions.push(sql<boolean>`not story.warnings @> array[${warning.slice('no-'.length)}]::text[]`);
  else if (warning) conditions.push(sql<boolean>`story.warnings @> array[${warning}]::text[]`);
  return conditions;
}
