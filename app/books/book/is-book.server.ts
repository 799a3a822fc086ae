import type { CollectionsService } from '~/stories/collections/collections.server';
import type { ShownCollection } from '~/stories/collections/read-collections.server';
import { mostInBook } from './series-book';

/** Whether there is a book of a collection that a viewer sees: of a series, by what visitors are shown of it, who get the same file. */
export async function isBook(
  collections: Pick<CollectionsService, 'find'>,
  { kind, id, works, words }: Pick<ShownCollection, 'kind' | 'id' | 'works' | 'words'>,
  viewerId: string | undefined,
): Promise<boolean> {
  if (kind !== 'series' || works === 0) return false;
  const open = viewerId === undefined ? { works, words } : await collections.find({ kind, id, viewerId: undefined });
  return open !== undefined && open.works > 0 && open.words <= mostInBook;
}
