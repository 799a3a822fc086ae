import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { namedFandomId, nameInFandomId } from '~/site/named-fandom';
import { tagKey } from '~/tags/rules/tag-key';
import { fandomById, findFandom } from './fandom-registry';

/** A fandom in which stories are published: of the registry, or named by an author. */
export interface WritableFandom {
  id: string;
  name: string;
  /** Whether it has a page of its own: those of the registry, and those that a wrangler has made canonical. */
  isAccepted: boolean;
}

/**
 * The fandom that an address means for an author who writes there: of the registry, or one that an author named, in the spelling that is
 * known; of one that was merged into another, that other one.
 * @returns undefined where it means none.
 * @see docs/product/fan-fiction-fandoms.md
 */
export async function writableFandom(executor: Executor, addressed: string): Promise<WritableFandom | undefined> {
  const known = findFandom(addressed);
  if (known) return { id: known.id, name: known.name, isAccepted: true };
  const name = nameInFandomId(addressed);
  if (name === undefined) return undefined;
  const { rows } = await sql<{ name: string; counted: string; canonical: boolean; fandom_id: string | null }>`
    select tag.name, counted.name as counted, counted.canonical, counted.fandom_id from tag join tag as counted on counted.id = coalesce(tag.canonical_id, tag.id)
    where tag.kind = 'fandom' and tag.key = ${tagKey({ kind: 'fandom', name })}`.execute(executor);
  const [tag] = rows;
  const registered = tag?.fandom_id ? fandomById(tag.fandom_id) : undefined;
  if (registered) return { id: registered.id, name: registered.name, isAccepted: true };
  const isAccepted = tag?.canonical ?? false;
  for (const spelled of tag ? [tag.counted, tag.name] : []) {
    const id = namedFandomId(spelled);
    if (id !== undefined) return { id, name: spelled, isAccepted };
  }
  return { id: addressed, name: tag?.name ?? name, isAccepted };
}
