import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { chosenIn } from './filter-kinds';
import { filtersIn } from './story-filters';

/** What the query of an address says of tags. */
const TAGS = '(?:^|&)(tags=[^&]*)';

/** The ids of the tags for which a reader's kept filters or followed searches ask, or which they exclude. */
export async function tagsAskedFor(executor: Executor): Promise<number[]> {
  const { rows } = await sql<{ asked: string }>`
    select substring(filters from ${TAGS}) as asked from kept_filters where filters ~ ${TAGS}
    union select substring(query from ${TAGS}) from followed_search where query ~ ${TAGS}`.execute(executor);
  const ids = rows.flatMap(({ asked }) => Object.values(chosenIn(filtersIn(new URLSearchParams(asked), undefined).tags)).flat());
  return [...new Set(ids.map(Number))];
}
