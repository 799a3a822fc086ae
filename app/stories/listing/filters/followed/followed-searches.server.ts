import { randomUUID } from 'node:crypto';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isSearch, queryOfSearch, searchInQuery } from './story-search';
import { MOST_FOLLOWED, followedSearchTexts as texts } from './texts';

interface OwnSearch {
  playerId: string;
  /** As the query of an address says it. */
  query: string;
}

export interface FollowedSearches {
  /** The queries of the searches that a person follows, the latest first. */
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
  const queriesOf = async (executor: Executor, playerId: string) => {
    const own = executor.selectFrom('followed_search').select('query').where('player_id', '=', playerId);
    return (await own.orderBy('followed_at', 'desc').orderBy('id').execute()).map(({ query }) => query);
  };

  return {
    list: (playerId) => queriesOf(db, playerId),
    isFollowed: async ({ playerId, query }) => (await queriesOf(db, playerId)).includes(query),

    async follow({ playerId, query: said }) {
      const search = searchInQuery(said);
      if (!isSearch(search)) throw new Refusal(texts.nothing, { status: 422 });
      const query = queryOfSearch(search);
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        const own = await queriesOf(trx, playerId);
        if (own.includes(query)) return;
        if (own.length >= MOST_FOLLOWED) throw new Refusal(texts.tooMany, { status: 409 });
        const now = clock.now();
        await trx
          .insertInto('followed_search')
          .values({ id: randomUUID(), player_id: playerId, query, followed_at: now, looked_at: now })
          .execute();
      });
    },

    async unfollow({ playerId, query: said }) {
      const query = queryOfSearch(searchInQuery(said));
      await db.deleteFrom('followed_search').where('player_id', '=', playerId).where('query', '=', query).execute();
    },
  };
}
