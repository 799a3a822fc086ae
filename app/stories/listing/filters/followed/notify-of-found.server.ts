import { sql } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { notify, toldAlready } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import type { LimitedQueries } from '~/platform/database/limited-queries.server';
import type { Log } from '~/platform/log/log.server';
import type { TagsService } from '~/tags/tags.server';
import { foundNotice } from '../../../news/notice-kinds';
import { searchStories } from '../../../search/search-stories.server';
import type { StoryCard } from '../../../story';
import { listStories } from '../../list-stories.server';
import { searchedFor } from '../searched-for.server';
import type { FollowedSearchTable } from './followed-searches.tables';
import { searchInQuery } from './story-search';

/** How often a search is looked for new stories at most, in ms. */
const LOOKED_EVERY_MS = 10 * 60_000;
/** Searches that one run looks for. */
const LOOKED_AT_ONCE = 200;
/** The most stories that one look tells of. */
const MOST_FOUND = 24;

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Log;
  tags: TagsService;
  /** Where searches run. */
  limited: Pick<LimitedQueries, 'run'>;
}

/**
 * Looks for what is new in followed searches, those first that were not looked for longest, and tells of it. How much it does depends
 * on how many searches there are, not on how many stories are published. Each look goes back a day beyond the last one: what was given
 * its tags late, or lists had not yet, is found, and nobody is told twice.
 * @see docs/decisions/0148-followed-searches.md
 */
export async function notifyOfFound({ log, ...dependencies }: Dependencies): Promise<void> {
  for (const search of await dueSearches(dependencies.db, dependencies.clock.now())) {
    try {
      await notifyOfOne(dependencies, search);
    } catch (error) {
      // It is looked for again with the next ones; a search that takes too long must not keep the others waiting.
      log.warn({ err: error, search: search.id }, 'a followed search failed');
    }
  }
}

type DueSearch = Pick<FollowedSearchTable, 'id' | 'player_id' | 'query'> & { since: Date };

/** The searches that are due, which are not again for a while, whichever process asks. */
async function dueSearches(db: Db, now: Date): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    with due as (
      select id, looked_at from followed_search where looked_at <= ${new Date(now.getTime() - LOOKED_EVERY_MS)}
      order by looked_at, id limit ${LOOKED_AT_ONCE} for update skip locked)
    update followed_search as search set looked_at = ${now} from due where search.id = due.id
    returning search.id, search.player_id, search.query,
      greatest(search.followed_at, due.looked_at - ${`${DAY_MS} milliseconds`}::interval) as since`.execute(db);
  return rows;
}

/** Tells of the stories that one search finds and its person has not been told of, the oldest first. */
async function notifyOfOne(dependencies: Omit<Dependencies, 'log'>, { id, player_id: playerId, query, since }: DueSearch): Promise<void> {
  const { db, clock } = dependencies;
  const cards = (await foundSince(dependencies, { playerId, query, since })).filter(({ own }) => !own);
  const keyOf = (card: StoryCard) => `story:${card.id}`;
  const told = await toldAlready(db, playerId, cards.map(keyOf));
  const fresh = cards.filter((card) => !told.has(keyOf(card))).toReversed();
  if (fresh.length === 0) return;
  const now = clock.now();
  const about = { kind: foundNotice, playerId, groupKey: dailyGroup(foundNotice, id, now), params: { query } };
  await db.transaction().execute(async (trx) => {
    // One after the other, because all are gathered in one notice.
    for (const card of fresh) {
      await notify(trx, [{ ...about, dedupeKey: keyOf(card), storyId: card.id, actorId: card.authorId }], now);
    }
  });
}

/** The stories of a search that were published after a moment, as its person is shown them, the latest first. */
async function foundSince(
  { db, clock, tags, limited }: Omit<Dependencies, 'log'>,
  { playerId: viewerId, query, since }: { playerId: string; query: string; since: Date },
): Promise<StoryCard[]> {
  const search = searchInQuery(query);
  const { arena } = search;
  const { words, filters, isWithoutStories } = await searchedFor(tags, {
    ...{ search: search.words, arena, filters: search.filters, viewerId },
  });
  if (isWithoutStories) return [];
  const asked = { arena, filters, viewerId, since, now: clock.now(), sort: 'latest', limit: MOST_FOUND } as const;
  const page = words ? await limited.run((trx) => searchStories(trx, { ...asked, query: words })) : await listStories(db, asked);
  return page.cards;
}
