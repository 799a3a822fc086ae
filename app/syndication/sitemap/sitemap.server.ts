import { pipeline, Readable, type Transform } from 'node:stream';
import { sql } from 'kysely';
import { type ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import type { Executor } from '~/platform/database/database.server';
import { collectionAddress } from '~/stories/collections/collection';
import { isShownToAll } from '~/stories/collections/read-collections.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { type IdRange, idRange, partsFor } from './id-ranges';
import type { SitemapKind, SitemapPart } from './sitemap-part';

/** Target number of addresses in a part; it may hold twice as many. */
const AIM = 25_000;
/** The protocol's limit for one part. */
const MAX_ADDRESSES = 50_000;
/** Rows read by one statement, which keeps it short. */
const BATCH = 1_000;
/** The share of all ids that is counted to estimate their number. */
const SAMPLE = 1 / 256;
const counted = sql<number>`count(*)::integer`.as('count');
/** Throws errors instead of printing them. */
const STRICT = { level: 'throw' as ErrorLevel };

interface Address {
  id: string;
  path: string;
  changed?: Date;
}

/** Reads a batch of addresses whose ids follow `after`. */
type ReadBatch = (range: IdRange, after: string | undefined, limit: number) => Promise<Address[]>;

/**
 * The index of the site map with its current parts.
 * @returns an XML document as a stream.
 * @see docs/product/feeds-and-books.md
 */
export async function sitemapIndex(executor: Executor, siteOrigin: string): Promise<Readable> {
  const parts = await Promise.all([partsOf(executor, 'stories'), partsOf(executor, 'players'), partsOf(executor, 'series')]);
  const addresses = ['pages', ...parts.flat()].map((name) => `${siteOrigin}/sitemap/${name}.xml`);
  return written(Readable.from(addresses), new SitemapIndexStream(STRICT));
}

/**
 * A part of the site map.
 * @param pages addresses of the pages that are no story's and no player's.
 * @returns an XML document as a stream; undefined for a part without addresses.
 */
export async function sitemapPart(
  executor: Executor,
  part: SitemapPart,
  { siteOrigin, pages }: { siteOrigin: string; pages: readonly string[] },
): Promise<Readable | undefined> {
  const addresses = part.kind === 'pages' ? single(pages) : addressesOf(readers[part.kind](executor), idRange(part.part, part.parts));
  const first = await addresses.next();
  if (first.done) return undefined;
  const all = withFirst(first.value, addresses);
  return written(
    Readable.from(items(all, siteOrigin)),
    new SitemapStream({ ...STRICT, xmlns: { news: false, video: false, xhtml: false, image: false } }),
  );
}

/** Passes errors of the source on to the document, so that a response is aborted instead of ending early. */
function written(source: Readable, document: Transform): Readable {
  return pipeline(source, document, () => undefined);
}

async function* items(addresses: AsyncIterable<Address>, siteOrigin: string) {
  for await (const { path, changed } of addresses) yield { url: siteOrigin + path, ...(changed && { lastmod: changed.toISOString() }) };
}

async function* withFirst(first: Address, others: AsyncIterable<Address>): AsyncGenerator<Address> {
  yield first;
  yield* others;
}

async function* single(pages: readonly string[]): AsyncGenerator<Address> {
  for (const path of pages) yield { id: path, path };
}

async function* addressesOf(read: ReadBatch, range: IdRange): AsyncGenerator<Address> {
  let given = 0;
  let after: string | undefined;
  while (given < MAX_ADDRESSES) {
    const batch = await read(range, after, Math.min(BATCH, MAX_ADDRESSES - given));
    yield* batch;
    given += batch.length;
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
}

const readers: Record<SitemapKind, (executor: Executor) => ReadBatch> = {
  stories: (executor) => async (range, after, limit) => {
    const rows = await storyIds(executor, range, after)
      .select(['story.id', 'story.arena', 'story.updated_at'])
      .orderBy('story.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, arena, updated_at }) => ({ id, path: storyAddress(arena, id), changed: updated_at }));
  },
  players: (executor) => async (range, after, limit) => {
    const rows = await writerIds(executor, range, after).select('player.id').orderBy('player.id').limit(limit).execute();
    return rows.map(({ id }) => ({ id, path: `/players/${id}` }));
  },
  series: (executor) => async (range, after, limit) => {
    const rows = await seriesIds(executor, range, after)
      .select(['collection.id', 'collection.changed_at'])
      .orderBy('collection.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, changed_at }) => ({ id, path: collectionAddress('series', id), changed: changed_at }));
  },
};

/** How many pages of each kind a range of ids has. */
const counters: Record<SitemapKind, (executor: Executor, range: IdRange) => Promise<{ count: number }>> = {
  stories: (executor, range) => storyIds(executor, range, undefined).select(counted).executeTakeFirstOrThrow(),
  players: (executor, range) => writerIds(executor, range, undefined).select(counted).executeTakeFirstOrThrow(),
  series: (executor, range) => seriesIds(executor, range, undefined).select(counted).executeTakeFirstOrThrow(),
};

async function partsOf(executor: Executor, kind: SitemapKind): Promise<string[]> {
  const [first] = await readers[kind](executor)(idRange(0, 1), undefined, 1);
  if (!first) return [];
  const sample = { from: idRange(0, 1).from, before: idRange(0, 1 / SAMPLE).before };
  const { count } = await counters[kind](executor, sample);
  const parts = partsFor(count / SAMPLE, AIM);
  return Array.from({ length: parts }, (_, part) => `${kind}-${parts}-${part}`);
}

/** The query for stories, exported for tests of its plan. */
export function storyIds(executor: Executor, { from, before }: IdRange, after: string | undefined) {
  const ids = executor
    .selectFrom('story')
    .where('story.status', '=', 'published')
    .where(isRatedFor(undefined))
    .where('story.id', '>=', from);
  const upTo = before ? ids.where('story.id', '<', before) : ids;
  return after ? upTo.where('story.id', '>', after) : upTo;
}

/** The query for players with published stories, by themselves or with others, whose page visitors are shown. */
export function writerIds(executor: Executor, { from, before }: IdRange, after: string | undefined) {
  const ids = executor
    .selectFrom('player')
    .where('player.email_verified', '=', true)
    .where('player.hidden_at', 'is', null)
    .where('player.door_about', 'is', null)
    .where('player.id', '>=', from)
    .where(
      sql<boolean>`(exists (select from story where story.author_id = player.id and story.status = 'published' and ${isRatedFor(undefined)})
        or exists (
          select from story_writer as writer join story on story.id = writer.story_id
          where writer.player_id = player.id and story.status = 'published' and ${isRatedFor(undefined)}))`,
    );
  const upTo = before ? ids.where('player.id', '<', before) : ids;
  return after ? upTo.where('player.id', '>', after) : upTo;
}

/** The query for series that have a story for everybody. */
export function seriesIds(executor: Executor, { from, before }: IdRange, after: string | undefined) {
  const ids = executor
    .selectFrom('collection')
    .where('collection.kind', '=', 'series')
    .where('collection.id', '>=', from)
    .where(isShownToAll())
    .where(
      sql<boolean>`exists (
        select from collection_story as part join story on story.id = part.story_id
        where part.collection_id = collection.id and story.status = 'published' and ${isRatedFor(undefined)})`,
    );
  const upTo = before ? ids.where('collection.id', '<', before) : ids;
  return after ? upTo.where('collection.id', '>', after) : upTo;
}
