import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import type { StoryArena } from '~/site/arenas';
import type { ConsentState, SourceKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { nameOn, worksOf } from '~/stories/co-authors/authors-of.server';
import { isNamedFor, isReadableBy } from '~/stories/reading/readable-by.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { storyWriters, writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf } from '~/stories/writers/writers';

/** A story that another one names, or that names it, as a viewer may see it. */
interface LinkedWork {
  title: string;
  author: string;
  address: string;
}

/** What a story comes from, or a story that comes from it. */
export interface SourceRow {
  id: string;
  kind: SourceKind;
  state: ConsentState;
  /** The other story; null for a page elsewhere. */
  otherId: string | null;
  /** Undefined where the viewer is not told of it, and for a page elsewhere. */
  work: LinkedWork | undefined;
  /** Elsewhere. */
  page: { title: string; address: string } | undefined;
}

/** The most stories that are listed as coming from one, the newest. */
const MOST_DERIVED = 20;

/** What a story comes from, in the order in which it was said. @param viewerId undefined for a visitor. */
export async function sourcesOf(executor: Executor, storyId: string, viewerId: string | undefined): Promise<SourceRow[]> {
  const rows = await linked(executor, sql`link.source_id`, isNamedFor(viewerId))
    .where('link.story_id', '=', storyId)
    .orderBy('link.named_at')
    .orderBy('link.id')
    .execute();
  return rows.map(sourceRow);
}

/** The stories that come from one, with its author's consent. */
export async function derivedFrom(executor: Executor, storyId: string, viewerId: string | undefined): Promise<SourceRow[]> {
  const rows = await linked(executor, sql`link.story_id`, isNamedFor(viewerId))
    .where('link.source_id', '=', storyId)
    .where('link.state', '=', 'agreed')
    .orderBy('link.named_at', 'desc')
    .orderBy('link.id')
    .limit(MOST_DERIVED)
    .execute();
  return rows.map(sourceRow);
}

/** A story that comes from one of a player's own, or asks whether it may say so. */
export interface AskedSource extends Omit<SourceRow, 'page' | 'otherId'> {
  /** Their own one. */
  own: { title: string; address: string };
}

/** Every story that comes from one of a player's, or asks, newest first; authors whom they do not see ask in vain. @param most how many. */
export async function sourcesAskedOf(executor: Executor, player: Viewer, most: number): Promise<AskedSource[]> {
  const nameIn = (story: string) => sql`(select ${nameOn(player.id)} from story where story.id = ${sql.ref(story)})`;
  const isOneName = sql`${nameIn('link.story_id')} = ${nameIn('link.source_id')}`;
  const rows = await linked(executor, sql`link.story_id`, isReadableBy(player.id))
    .innerJoin('story as own', 'own.id', 'link.source_id')
    .select([sql<string>`own.title`.as('own_title'), sql<StoryArena>`own.arena`.as('own_arena'), sql<string>`own.id`.as('own_id')])
    .where(sql<boolean>`link.source_id = any(${worksOf(player.id)})`)
    .where(sql<boolean>`(link.state <> 'asked' or ${isSeenBy(player.id, 'story.author_id')})`)
    .where(sql<boolean>`not (link.story_id = any(${worksOf(player.id)}) and ${isOneName})`)
    .orderBy('link.named_at', 'desc')
    .orderBy('link.id')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const { id, kind, state, work } = sourceRow(row);
    return { id, kind, state, work, own: { title: row.own_title, address: storyAddress(row.own_arena, row.own_id) } };
  });
}

/** Links with the story at one of their ends. @param isShown whether the viewer is told of that story. */
function linked(executor: Executor, end: RawBuilder<unknown>, isShown: RawBuilder<boolean>) {
  return executor
    .selectFrom('story_source as link')
    .leftJoin('story', (join) => join.on(sql<boolean>`story.id = ${end}`))
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['link.id', 'link.kind', 'link.state', 'link.address', 'link.title as page_title'])
    .select(['story.id as other_id', 'story.title', 'story.arena', 'author.name as author'])
    .select([storyWriters().as('writers'), sql<boolean>`story.id is not null and ${isShown}`.as('named')]);
}

interface LinkRow {
  id: string;
  kind: SourceKind;
  state: ConsentState;
  address: string | null;
  page_title: string | null;
  other_id: string | null;
  title: string | null;
  arena: StoryArena | null;
  author: string | null;
  writers: Parameters<typeof writersIn>[0];
  named: boolean;
}

function sourceRow({ id, kind, state, address, page_title: pageTitle, other_id: otherId, named, ...other }: LinkRow): SourceRow {
  const { title, arena, author, writers } = other;
  const work =
    named && otherId && title !== null && arena
      ? { title, author: bylineOf(author, writersIn(writers)), address: storyAddress(arena, otherId) }
      : undefined;
  return { id, kind, state, otherId, work, page: address === null ? undefined : { title: pageTitle ?? address, address } };
}
