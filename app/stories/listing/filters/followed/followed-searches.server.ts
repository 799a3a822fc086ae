import { randomUUID } from 'node:crypto';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { withCountedTags } from '../counted-filters.server';
import { isSearch, queryOfSearch, searchInQuery } from './story-search';
import { MOST_FOLLOWED, followedSearchTexts as texts } from './texts';

interface OwnSearch {
  playerId: string;
  /** As the query of an address says it. */
  query: string;
}

export interface FollowedSearches {
  /** The queries of the searches that a person follows, the latest first, with the tags as which theirs count by now. */
  list(playerId: string): Promise<string[]>;
  isFollowed(search: OwnSearch): Promise<boolean>;
  /** Follows a search; repeating it changes nothing. @throws {Refusal} one that leaves nothing out, or too many. */
  follow(search: OwnSearch): Promise<void>;
  /** A search that is not followed is not an error. */
  unfollow(search: OwnSearch): Promise<void>;
}

/** Where routes find it. */
export const followedSearchesContext = createContext<FollowedSearches>();

/** @see docs/product/library.md */
export function createFollowedSearches({ db, clock }: { db: Db; clock: Clock }): FollowedSearches {
  /** The rows of a person's searches, and what they and another query ask for by now. */
  const ownOf = async (executor: Executor, playerId: string, said = '') => {
    const own = executor.selectFrom('followed_search').select(['id', 'query']).where('player_id', '=', playerId);
    const rows = await own.orderBy('followed_at', 'desc').orderBy('id').execute();
    const searches = await withCountedTags(executor, [said, ...rows.map(({ query }) => query)].map(searchInQuery));
    const [query = '', ...queries] = searches.map(queryOfSearch);
    // A merge makes searches that were different the same one.
    return { query, followed: [...new Set(queries)], ids: rows.flatMap(({ id }, place) => (queries[place] === query ? [id] : [])) };
  };

  return {
    list: async (playerId) => (await ownOf(db, playerId)).followed,
    isFollowed: async ({ playerId, query }) => (await ownOf(db, playerId, query)).ids.length > 0,

    async follow({ playerId, query: said }) {
      if (!isSearch(searchInQuery(said))) throw new Refusal(texts.nothing, { status: 422 });
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        const { query, followed } = await ownOf(trx, playerId, said);
        if (followed.includes(query)) return;
        if (followed.length >= MOST_FOLLOWED) throw new Refusal(texts.tooMany, { status: 409 });
        const now = clock.now();
        await trx
          .insertInto('followed_search')
          .values({ id: randomUUID(), player_id: playerId, query, followed_at: now, looked_at: now })
          .execute();
      });
    },

    async unfollow({ playerId, query }) {
      const { ids } = await ownOf(db, playerId, query);
      if (ids.length > 0) await db.deleteFrom('followed_search').where('player_id', '=', playerId).where('id', 'in', ids).execute();
    },
  };
}
