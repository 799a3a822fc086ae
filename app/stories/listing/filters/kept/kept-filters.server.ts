import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { StoryArena } from '~/site/arenas';
import { type StorySort, sortIn } from '../../story-orders';
import { withCountedTags } from '../counted-filters.server';
import { type KeptScopes, listQuery } from '../list-query';
import { idsOfFandom } from '../of-fandom.server';
import { filtersIn, isFandomId, isFiltered, type StoryFilters } from '../story-filters';
import { keptFilterTexts as texts } from './texts';

/** The fandoms for which a reader can keep filters, besides all lists. */
const MOST_KEPT = 200;

/** Filters that a reader keeps, with their order, as the query of an address says them. */
interface KeptEntry {
  /** Undefined: for all lists. */
  fandomId: string | undefined;
  query: string;
}

export interface KeptFilters {
  /** All that a person keeps, with the tags as which theirs count by now: those for all lists, then those kept last. */
  list(playerId: string): Promise<KeptEntry[]>;
  /**
   * The filters and the order with which a list begins, with the tags as which theirs count by now, those of its fandom before those of all lists,
   * and which there are.
   */
  of(
    playerId: string,
    list: { arena: StoryArena | undefined; fandomId?: string | undefined },
  ): Promise<KeptScopes & { filters: StoryFilters; sort: StorySort }>;
  /** Keeps filters, an order or both for all lists, or for those of a fandom. @throws {Refusal} neither, no such fandom, or too many. */
  keep(playerId: string, kept: { fandomId: string | undefined; filters: URLSearchParams }): Promise<void>;
  /** Forgets them; repeating it changes nothing. */
  forget(playerId: string, fandomId: string | undefined): Promise<void>;
}

/** Where routes find it. */
export const keptFiltersContext = createContext<KeptFilters>();

const EVERYWHERE = '';

/** @see docs/product/library.md */
export function createKeptFilters({ db, clock }: { db: Db; clock: Clock }): KeptFilters {
  return {
    async list(playerId) {
      const own = db.selectFrom('kept_filters').select(['fandom_id', 'filters']).where('player_id', '=', playerId);
      const rows = await own.orderBy(sql`fandom_id = ${EVERYWHERE}`, 'desc').orderBy('kept_at', 'desc').orderBy('fandom_id').execute();
      const kept = rows.map((row) => ({ id: row.fandom_id, ...saidIn(new URLSearchParams(row.filters), undefined) }));
      return (await withCountedTags(db, kept)).map(({ id, ...said }) => ({
        fandomId: id === EVERYWHERE ? undefined : id,
        query: listQuery(said).toString(),
      }));
    },

    async of(playerId, { arena, fandomId = EVERYWHERE }) {
      const ids = await scopesOf(db, fandomId);
      const rows = await db
        .selectFrom('kept_filters')
        .select(['fandom_id', 'filters'])
        .where('player_id', '=', playerId)
        .where('fandom_id', 'in', [EVERYWHERE, ...ids])
        .execute();
      const found = (id: string) => rows.find((row) => row.fandom_id === id);
      const own = fandomId === EVERYWHERE ? undefined : ids.map(found).find((row) => row !== undefined);
      const kept = saidIn(new URLSearchParams((own ?? found(EVERYWHERE))?.filters), arena);
      const [{ filters, sort } = kept] = await withCountedTags(db, [kept]);
      const scopes = { everywhere: found(EVERYWHERE) !== undefined, fandom: own !== undefined };
      return { ...scopes, filters: { ...filters, fandom: undefined }, sort };
    },

    async keep(playerId, { fandomId = EVERYWHERE, filters: query }) {
      // A list's own fandom is where they are kept, not what they ask for.
      const { sort, ...said } = saidIn(query, undefined);
      const filters = { ...said.filters, fandom: undefined };
      if (!isFiltered(filters) && sort === 'latest') throw new Refusal(texts.nothing, { status: 422 });
      if (fandomId !== EVERYWHERE && !isFandomId(fandomId)) throw new Refusal(texts.noFandom, { status: 422 });
      const row = { filters: listQuery({ sort, filters }).toString(), kept_at: clock.now() };
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        await deleteKept(trx, playerId, fandomId);
        const others = trx
          .selectFrom('kept_filters')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('player_id', '=', playerId);
        if (Number((await others.executeTakeFirstOrThrow()).count) >= MOST_KEPT) throw new Refusal(texts.tooMany, { status: 409 });
        await trx
          .insertInto('kept_filters')
          .values({ player_id: playerId, fandom_id: fandomId, ...row })
          .execute();
      });
    },

    forget: (playerId, fandomId = EVERYWHERE) => deleteKept(db, playerId, fandomId),
  };
}

async function deleteKept(executor: Executor, playerId: string, fandomId: string): Promise<void> {
  const ids = await scopesOf(executor, fandomId);
  await executor.deleteFrom('kept_filters').where('player_id', '=', playerId).where('fandom_id', 'in', ids).execute();
}

/** Under which ids filters for a fandom, or for all lists, may be kept. */
async function scopesOf(executor: Executor, fandomId: string): Promise<string[]> {
  return fandomId === EVERYWHERE ? [EVERYWHERE] : idsOfFandom(executor, fandomId);
}

/** The filters and the order that a query says. */
function saidIn(query: URLSearchParams, arena: StoryArena | undefined): { filters: StoryFilters; sort: StorySort } {
  return { filters: filtersIn(query, arena), sort: sortIn(query.get('sort')) };
}
