import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { MAX_TAG, tagLength } from '~/tags/rules/tag';
import { tagKey } from '~/tags/rules/tag-key';
import { tagsInText, textOfTags } from '~/tags/rules/tags-in-text';
import type { SaidOfStory } from '../../drafts/said-of-story';
import { findFandom } from '../fandom-registry';
import { plain } from '../lookup/fandom-lookup';
import { archivedNames } from './archived-names';

const keyOf = (name: string) => tagKey({ kind: 'fandom', name });

/**
 * The names that fandoms have here which an archive's tags name, in the same order: of the registry, else of a canonical tag, else of
 * any that is there; as it is written where none is known.
 * @see docs/product/importing.md
 */
export async function knownFandoms(executor: Executor, tags: readonly string[]): Promise<string[]> {
  const named = tags.map((tag) => (tagLength(tag) > MAX_TAG ? [] : archivedNames(tag)));
  const keys = [...new Set(named.flat().map(keyOf))];
  if (keys.length === 0) return [...tags];
  const { rows } = await sql<{ key: string; name: string; canonical: boolean }>`
    select tag.key, counted.name, counted.canonical from tag join tag as counted on counted.id = coalesce(tag.canonical_id, tag.id)
    where tag.kind = 'fandom' and tag.key = any(${keys}::text[])`.execute(executor);
  const known = new Map(rows.map((row) => [row.key, row]));
  return tags.map((tag, index) => {
    const names = named[index] ?? [];
    const registered = names.map((name) => findFandom(plain(name))).find((fandom) => fandom !== undefined);
    const found = names.flatMap((name) => known.get(keyOf(name)) ?? []);
    return registered?.name ?? (found.find(({ canonical }) => canonical) ?? found[0])?.name ?? tag;
  });
}

/** What a file says of a story, with the names that its fandoms have here. */
export async function withKnownFandoms(executor: Executor, said: SaidOfStory): Promise<SaidOfStory> {
  if (!said.fandoms) return said;
  const names = tagsInText('fandom', said.fandoms).map(({ name }) => name);
  return { ...said, fandoms: textOfTags([...new Set(await knownFandoms(executor, names))]) };
}
