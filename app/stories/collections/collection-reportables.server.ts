import { sql } from 'kysely';
import { hiding } from '~/platform/feature/hiding.server';
import type { Reportable, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { type AnyCollectionKind, collectionAddress } from './collection';
import { isShownToAll } from './read-collections.server';

/**
 * What can be reported of series, lists and shared collections: their titles, summaries and notes. Hidden, only their owners see them.
 * @see docs/product/reporting.md
 */
export const collectionReportables: readonly Reportable[] = [
  reportable('series', 'series'),
  reportable('list', 'list of stories'),
  reportable('shared', 'collection'),
];

function reportable(kind: AnyCollectionKind, noun: string): Reportable {
  return {
    kind: kind === 'shared' ? 'collection' : kind,
    noun,
    textOf: (label) => `the ${noun} “${label}”`,

    async find(executor, id, reader) {
      if (!isUuid(id)) return undefined;
      const row = await executor
        .selectFrom('collection')
        .innerJoin('player as owner', 'owner.id', 'collection.owner_id')
        .select(['collection.title', 'collection.summary', 'collection.notes', 'collection.owner_id', 'owner.name'])
        .where('collection.id', '=', id)
        .where('collection.kind', '=', kind)
        .$if(reader === 'anybody', (query) => query.where(isShownToAll()))
        .executeTakeFirst();
      if (!row) return undefined;
      const { title, summary, notes, owner_id: ownerId, name } = row;
      return {
        ...{ label: title, author: name, ownerId, storyId: null },
        excerpt: [title, summary, notes].filter((words) => words !== '').join('\n\n'),
        address: collectionAddress(kind, id),
      };
    },

    setHidden: hiding('collection'),

    async snapshot(executor, id) {
      if (!isUuid(id)) return undefined;
      const { rows } = await sql<TargetSnapshot>`
        select jsonb_build_object('title', title, 'summary', summary, 'notes', notes) as watched,
          jsonb_build_object('author', owner.name, 'seen', case when collection.hidden_at is null then 'published' else 'hidden' end) as besides
        from collection join player as owner on owner.id = owner_id where collection.id = ${id}`.execute(executor);
      return rows[0];
    },
  };
}
