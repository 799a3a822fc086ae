import { sql, type Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import type { EndBetween } from '~/platform/feature/end-between';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid, UUID_FORM } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { type BlockKind, blockTexts, MAX_BLOCKED, mayBlock } from './blocks';

/** How often one person may mute, block and take it back. */
const BLOCKING = { max: 60, windowSeconds: 600 };
/** People on one page of the list. */
const PAGE_SIZE = 50;

/** A muted or blocked player, as the person who did it reads of them. */
export interface BlockedPlayer {
  id: string;
  name: string;
  kind: BlockKind;
}

export interface BlocksService {
  /**
   * Mutes or blocks a player, instead of what was set before; repeating it changes nothing. The other is not told. A block ends
   * what features declare, such as the follows between the two.
   * @param metAs the name of theirs that the other met, their own where it is missing or no pen name of theirs: of the names of the one
   * who blocks, that one alone leaves lists. Blocking again does not change it.
   * @throws {Refusal} the same player, an unknown player, too many. {RateLimited}
   */
  set(person: { id: string }, playerId: string, kind: BlockKind, metAs?: string | null): Promise<void>;
  /** Takes a mute or block back; where there is none, nothing changes. @throws {RateLimited} */
  lift(person: { id: string }, playerId: string): Promise<void>;
  /** The people whom a person mutes or blocks, newest first. @param cursor where an earlier page ended; an invalid one gives the first. */
  listOf(playerId: string, cursor?: string | null): Promise<{ players: BlockedPlayer[]; next: string | undefined }>;
}

/** Where loaders, actions and other features find it. */
export const blocksContext = createContext<BlocksService>();

interface BlocksDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  /** What a block ends. */
  endsBetween: readonly EndBetween[];
}

/** Creates the service of mutes and blocks. @see docs/product/blocking.md */
export function createBlocksService({ db, clock, limiter, endsBetween }: BlocksDependencies): BlocksService {
  return {
    async set(person, playerId, kind, metAs = null) {
      if (!isUuid(playerId)) throw new Refusal(blockTexts.gone, { status: 404 });
      if (!mayBlock(person, playerId)) throw new Refusal(blockTexts.notSelf, { status: 403 });
      await limiter.use(`block:${person.id}`, BLOCKING);
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', person.id).forNoKeyUpdate().execute();
        const other = await trx.selectFrom('player').select(['id', 'pen_of']).where('id', '=', playerId).forKeyShare().executeTakeFirst();
        if (!other) throw new Refusal(blockTexts.gone, { status: 404 });
        if (other.pen_of === person.id) throw new Refusal(blockTexts.notSelf, { status: 403 });
        const { count } = await trx
          .selectFrom('player_block')
          .select((block) => block.fn.countAll<number>().as('count'))
          .where('player_id', '=', person.id)
          .where('other_id', '<>', playerId)
          .executeTakeFirstOrThrow();
        if (count >= MAX_BLOCKED) throw new Refusal(blockTexts.tooMany, { status: 409 });
        const pen = metAs && kind === 'block' ? await ownPen(trx, person.id, metAs) : null;
        const set = await trx
          .insertInto('player_block')
          .values({ player_id: person.id, other_id: playerId, kind, as_id: pen, created_at: clock.now() })
          .onConflict((conflict) =>
            conflict.columns(['player_id', 'other_id']).doUpdateSet({
              kind,
              as_id: sql<string | null>`case when player_block.kind = 'block' then player_block.as_id else excluded.as_id end`,
            }),
          )
          .returning('as_id')
          .executeTakeFirstOrThrow();
        // What the other one has with another name of theirs stays: its end would say whose that is.
        if (kind === 'block') for (const end of endsBetween) await end(trx, set.as_id ?? person.id, playerId);
      });
    },

    async lift(person, playerId) {
      if (!isUuid(playerId)) return;
      await limiter.use(`block:${person.id}`, BLOCKING);
      await db.deleteFrom('player_block').where('player_id', '=', person.id).where('other_id', '=', playerId).execute();
    },

    async listOf(playerId, cursor) {
      const after = positionIn(cursor);
      const those = db
        .selectFrom('player_block as block')
        .innerJoin('player', 'player.id', 'block.other_id')
        .select(['player.id', 'player.name', 'block.kind', 'block.created_at'])
        .where('block.player_id', '=', playerId);
      const rest = after ? those.where(sql<boolean>`(block.created_at, block.other_id) < (${after.at}, ${after.id}::uuid)`) : those;
      const rows = await rest
        .orderBy('block.created_at', 'desc')
        .orderBy('block.other_id', 'desc')
        .limit(PAGE_SIZE + 1)
        .execute();
      const shown = rows.slice(0, PAGE_SIZE);
      const last = shown.at(-1);
      return {
        players: shown.map(({ id, name, kind }) => ({ id, name, kind })),
        next: last && rows.length > PAGE_SIZE ? `${last.created_at.getTime()}.${last.id}` : undefined,
      };
    },
  };
}

/** The id of a pen name of a person's, used or retired; null for any other. */
async function ownPen(trx: Transaction<Tables>, playerId: string, penId: string): Promise<string | null> {
  if (!isUuid(penId)) return null;
  const pen = await trx.selectFrom('player').select('id').where('id', '=', penId).where('pen_of', '=', playerId).executeTakeFirst();
  return pen?.id ?? null;
}

/** What a person has set against a player. */
export async function blockBetween(executor: Executor, playerId: string, otherId: string): Promise<BlockKind | undefined> {
  const row = await executor
    .selectFrom('player_block')
    .select('kind')
    .where('player_id', '=', playerId)
    .where('other_id', '=', otherId)
    .executeTakeFirst();
  return row?.kind;
}

const CURSOR = new RegExp(String.raw`^(\d{1,14})\.(${UUID_FORM})$`);

function positionIn(cursor: string | null | undefined): { at: Date; id: string } | undefined {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}
