import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { worksOf } from '~/stories/co-authors/authors-of.server';
import type { KnownWork, LookedAt } from './backlist.contract';
import { archivedAddress } from './files/archives';
import { isSameText, SKETCHED, sketchOf } from './files/sketch';

/** Stories of a person that are compared at most. */
const COMPARED = 2_000;
/** Stories whose beginnings are read at a time. */
const AT_ONCE = 50;

/** A story of a person's, by which a work is recognised. */
interface OwnStory {
  title: string;
  address: string | null;
  sketch: number[];
}

/**
 * Which works a person has here already: by their address in an archive, or because they begin with the same words.
 * @see docs/product/importing.md
 */
export async function lookAtWorks(executor: Executor, playerId: string, works: LookedAt): Promise<KnownWork[]> {
  const stories = await ownStories(executor, playerId);
  const known: KnownWork[] = [];
  for (const { id, address: given = '', sketch } of works) {
    const address = archivedAddress(given)?.address;
    const byAddress = stories.find((story) => address !== undefined && story.address === address);
    const there = byAddress ?? stories.find((story) => isSameText(story.sketch, sketch));
    if (there) known.push({ id, title: there.title, by: byAddress ? 'address' : 'text' });
    await yieldToEventLoop();
  }
  return known;
}

async function ownStories(executor: Executor, playerId: string): Promise<OwnStory[]> {
  const stories: OwnStory[] = [];
  for (let last: string | undefined; stories.length < COMPARED; await yieldToEventLoop()) {
    const own = executor
      .selectFrom('story')
      .leftJoin('imported_work as work', 'work.story_id', 'story.id')
      .select(['story.id', 'story.title', 'work.address', sql<string>`left(story.body, ${SKETCHED})`.as('beginning')])
      .where(sql<boolean>`story.id = any(${worksOf(playerId)})`);
    const rows = await (last === undefined ? own : own.where('story.id', '>', last)).orderBy('story.id').limit(AT_ONCE).execute();
    stories.push(...rows.map(({ title, address, beginning }) => ({ title, address, sketch: sketchOf(beginning) })));
    last = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) break;
  }
  return stories;
}
