import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { namesLike } from '~/accounts/names/claim-name.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { hasCrudeWord } from '~/platform/text/crude-words.server';
import { YOUNG_FOR_MS } from '~/progress/trust/trust';
import { writtenBody } from '~/stories/text/written-text.server';
import type { CaseTools, ReportTargets } from '../targets/report-targets.server';
import { findImport, holdUntilDecided } from './imports.server';
import { type CaseSubject, openFinding } from './open-case.server';
import type { FoundReason } from './reasons';
import { findReturn, joinReturn } from './returns.server';

interface FindDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
}

/** What the database says has changed. */
export type DueKind = 'story' | 'chapter' | 'comment' | 'player' | 'runs' | 'votes' | 'ring' | 'name' | 'return' | 'import';

/** Changes looked at in one transaction. */
const BATCH = 50;
/** An address that programs make a link of, or that people copy. */
const LINK = /\b(?:https?:\/\/|www\.)\S/i;
/** Votes from one place that are more than a household's chance. */
const RING = 3;

/**
 * Looks at what was published or changed, and opens cases for crude words, links of new accounts, runs that did not count
 * and votes that came from one place. @returns how many changes were looked at.
 * @see docs/product/moderation.md
 */
export async function findCases({ db, clock, targets }: FindDependencies): Promise<number> {
  let looked = 0;
  // Queries on the embedded database never yield to the event loop.
  for (; ; await yieldToEventLoop()) {
    const batch = await db.transaction().execute((trx) => lookAtNext({ trx, targets }, clock.now()));
    looked += batch;
    if (batch < BATCH) return looked;
  }
}

async function lookAtNext(tools: CaseTools, now: Date): Promise<number> {
  const { trx } = tools;
  const { rows } = await sql<{ kind: DueKind; thing_id: string; other_id: string | null }>`
    delete from moderation_due where (kind, thing_id) in (
      select kind, thing_id from moderation_due order by at, thing_id limit ${BATCH} for update skip locked)
    returning kind, thing_id, other_id`.execute(trx);
  for (const { kind, thing_id: id, other_id: otherId } of rows) {
    const found = (await finders[kind](trx, id, now, otherId)) ?? [];
    for (const finding of found) await openFinding(tools, finding, now);
    if (kind === 'return') await joinReturn(trx, id);
    if (kind === 'import' && found.length > 0) await holdUntilDecided(trx, id);
  }
  return rows.length;
}

type Finding = CaseSubject & { reason: FoundReason; details: string };
type Finder = (trx: Transaction<Tables>, id: string, now: Date, otherId: string | null) => Promise<Finding[] | undefined>;

const finders: Record<DueKind, Finder> = {
  async story(trx, id, now) {
    const story = await trx
      .selectFrom('story')
      .leftJoin('player as author', 'author.id', 'story.author_id')
      .select(['story.arena', 'story.title', 'story.prompt', writtenBody().as('body'), 'story.author_id', 'author.created_at'])
      .where('story.id', '=', id)
      .where('story.status', '=', 'published')
      .executeTakeFirst();
    if (!story) return undefined;
    const subject = { thingId: id, ownerId: story.author_id, storyId: id };
    // The body of fan fiction is its first chapter, which is looked at itself.
    const words = story.arena === 'fan_fic' ? '' : `${story.prompt} ${story.body}`;
    return [...crudeIn(story.title, { ...subject, kind: 'title' }), ...linkIn(words, story.created_at, now, { ...subject, kind: 'story' })];
  },

  async chapter(trx, id, now) {
    const chapter = await trx
      .selectFrom('fanfic_chapter as chapter')
      .innerJoin('story', 'story.id', 'chapter.story_id')
      .leftJoin('player as author', 'author.id', 'story.author_id')
      .select(['chapter.title', 'chapter.body', 'story.id as story_id', 'story.author_id', 'author.created_at'])
      .where('chapter.id', '=', id)
      .where('story.status', '=', 'published')
      .executeTakeFirst();
    if (!chapter) return undefined;
    const subject = { kind: 'chapter' as const, thingId: id, ownerId: chapter.author_id, storyId: chapter.story_id };
    return [...crudeIn(chapter.title, subject), ...linkIn(chapter.body, chapter.created_at, now, subject)];
  },

  async comment(trx, id, now) {
    const comment = await trx
      .selectFrom('fanfic_comment as comment')
      .leftJoin('player as author', 'author.id', 'comment.author_id')
      .select(['comment.body', 'comment.author_id', 'comment.story_id', 'author.created_at'])
      .where('comment.id', '=', id)
      .where('comment.hidden_at', 'is', null)
      .executeTakeFirst();
    if (!comment) return undefined;
    const subject = { kind: 'comment' as const, thingId: id, ownerId: comment.author_id, storyId: comment.story_id };
    return [...crudeIn(comment.body, subject), ...linkIn(comment.body, comment.created_at, now, subject)];
  },

  async player(trx, id, now) {
    const player = await trx
      .selectFrom('player')
      .select(['bio', 'created_at'])
      .where('id', '=', id)
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    if (!player) return undefined;
    const subject = { kind: 'player' as const, thingId: id, ownerId: id, storyId: null };
    return [...crudeIn(player.bio, subject), ...linkIn(player.bio, player.created_at, now, subject)];
  },

  async name(trx, id) {
    const others = await namesLike(trx, id);
    if (others.length === 0) return undefined;
    const listed = others.map(({ name, since }) => `“${name}”, who joined on ${since.toISOString().slice(0, 10)}`).join('; ');
    return [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: 'name', details: `It looks like ${listed}.` }];
  },

  return: findReturn,

  import: findImport,

  async runs(trx, id) {
    const review = await trx
      .selectFrom('run_review')
      .select('player_id')
      .where('player_id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    const details = 'Three or more runs of a week did not count.';
    return review && [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: 'runs', details }];
  },

  async ring(trx, id) {
    const { rows } = await sql<{ name: string }>`
      select player.name from duel_ring_member own
      join duel_ring_member other on other.ring_id = own.ring_id join player on player.id = other.player_id
      where own.player_id = ${id} order by player.name`.execute(trx);
    if (rows.length < 2) return undefined;
    const details = `In duels they choose each other more often than chance allows: ${rows.map(({ name }) => `“${name}”`).join(', ')}.`;
    return [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: 'ring', details }];
  },

  async votes(trx, id) {
    const cluster = await trx
      .selectFrom('rating_cluster as cluster')
      .innerJoin('story', 'story.id', 'cluster.story_id')
      .innerJoin('story_rating as vote', 'vote.cluster_id', 'cluster.id')
      .select(({ fn }) => ['story.id', 'story.author_id', fn.countAll<number>().as('votes')])
      .where('cluster.id', '=', id)
      .where('cluster.released_at', 'is', null)
      .groupBy(['story.id', 'story.author_id'])
      .executeTakeFirst();
    if (!cluster || cluster.votes < RING) return undefined;
    const details = 'They count as one in the ranking until somebody lets each of them count.';
    return [{ kind: 'votes', thingId: id, ownerId: cluster.author_id, storyId: cluster.id, reason: 'votes', details }];
  },
};

function crudeIn(text: string, subject: CaseSubject): Finding[] {
  return hasCrudeWord(text) ? [{ ...subject, reason: 'crude', details: '' }] : [];
}

/** @param since when its writer joined; null for something by nobody. */
function linkIn(text: string, since: Date | null, now: Date, subject: CaseSubject): Finding[] {
  if (since === null || now.getTime() - since.getTime() > YOUNG_FOR_MS) return [];
  return LINK.test(text) ? [{ ...subject, reason: 'link', details: '' }] : [];
}
