import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { createContext } from 'react-router';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, DAY_S, MINUTE_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { Jobs } from '~/platform/jobs/jobs.server';
import type { CallLimits } from '~/platform/limits/with-limits.server';
import { inPieces } from '~/platform/zip/in-pieces';
import { zipped } from '~/platform/zip/zip-stream.server';
import { takeoutNotice } from './notice-kind';
import type { TakeoutTable } from './takeout.tables';
import { countWorks, type TakeoutSource, takeoutFiles } from './takeout-files.server';
import { takeoutTexts as texts } from './texts';

/** How long a file is kept. */
const KEPT_MS = 7 * DAY_MS;
/** A process that has not gone on for so long is gone, and another one begins the file again. */
const HELD_MS = 3 * MINUTE_MS;
/** Bytes of a piece. */
const PIECE = 256 * 1024;
/** The job that makes what is waiting. */
export const TAKEOUT_JOB = 'takeouts-waiting';

/** A file with all works of an author, being made or ready. */
interface Takeout {
  state: 'waiting' | 'ready';
  works: number;
  worksDone: number;
  bytes: number;
  endsAt: Date;
}

export interface TakeoutService {
  /** A person's file; undefined where there is none. */
  of(playerId: string): Promise<Takeout | undefined>;
  /** Has a file made, which replaces the one before. @throws {Refusal} while one is being made. */
  ask(player: { playerId: string }, withComments: boolean): Promise<void>;
  /** The file of a person in pieces; undefined while there is none that is ready. */
  file(playerId: string): Promise<ReadableStream<Uint8Array> | undefined>;
}

/** The key under which loaders and actions find the service. */
export const takeoutContext = createContext<TakeoutService>();

/** @see docs/product/limits.md */
export const takeoutLimits: CallLimits<TakeoutService> = {
  ask: { counts: 'takeout', limit: { max: 10, windowSeconds: DAY_S }, who: ({ playerId }) => playerId },
};

/** A file that this process makes. */
type Held = Pick<TakeoutTable, 'player_id' | 'id' | 'with_comments'>;

interface TakeoutDependencies extends Omit<TakeoutSource, 'db' | 'onWork'> {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
}

/** Another file was asked for, or its person has left: this one is no longer wanted. */
class Superseded extends Error {}

/** @see docs/product/takeout.md */
export function createTakeout({ db, clock, jobs, ...source }: TakeoutDependencies) {
  const ahead = (ms: number) => new Date(clock.now().getTime() + ms);

  const service: TakeoutService = {
    async of(playerId) {
      const row = await db.selectFrom('takeout').selectAll().where('player_id', '=', playerId).executeTakeFirst();
      if (!row || row.ends_at <= clock.now()) return undefined;
      return { state: row.state, works: row.works, worksDone: row.works_done, bytes: Number(row.bytes), endsAt: row.ends_at };
    },

    async ask({ playerId }, withComments) {
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two presses ask once.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        const before = await trx.selectFrom('takeout').select('state').where('player_id', '=', playerId).executeTakeFirst();
        if (before?.state === 'waiting') throw new Refusal(texts.busy, { status: 409 });
        await trx.deleteFrom('takeout').where('player_id', '=', playerId).execute();
        await trx
          .insertInto('takeout')
          .values({
            ...{ player_id: playerId, id: randomUUID(), state: 'waiting', with_comments: withComments },
            ...{ asked_at: clock.now(), ends_at: ahead(KEPT_MS) },
          })
          .execute();
        await jobs.send(TAKEOUT_JOB, {}, { executor: trx });
      });
    },

    async file(playerId) {
      const row = await service.of(playerId);
      return row?.state === 'ready' ? piecesOf(db, playerId) : undefined;
    },
  };

  /** Takes the file that has waited longest, unless a process is making it. */
  async function hold(): Promise<Held | undefined> {
    const { rows } = await sql<Held>`
      update takeout set held_until = ${ahead(HELD_MS)} where player_id = (
        select player_id from takeout where state = 'waiting' and (held_until is null or held_until < ${clock.now()})
        order by asked_at limit 1 for update skip locked)
      returning player_id, id, with_comments`.execute(db);
    return rows[0];
  }

  /** @throws {Superseded} */
  async function goOn({ player_id, id }: Held, set: Updateable<TakeoutTable> = {}, executor: Executor = db): Promise<void> {
    const held = executor.updateTable('takeout').set({ held_until: ahead(HELD_MS), ...set });
    const row = await held.where('player_id', '=', player_id).where('id', '=', id).returning('id').executeTakeFirst();
    if (!row) throw new Superseded();
  }

  /** Begins from the start where an earlier try was interrupted. */
  async function make(held: Held): Promise<void> {
    const playerId = held.player_id;
    let [done, number, bytes] = [0, 0, 0];
    await goOn(held, { works: await countWorks(db, playerId), works_done: done });
    await db.deleteFrom('takeout_piece').where('player_id', '=', playerId).execute();
    const onWork = async () => {
      done += 1;
      await goOn(held, { works_done: done });
    };
    const files = takeoutFiles({ ...source, db, onWork }, { playerId, withComments: held.with_comments });
    for await (const piece of inPieces(zipped(files), PIECE)) {
      await db.transaction().execute(async (trx) => {
        await goOn(held, {}, trx);
        await trx.insertInto('takeout_piece').values({ player_id: playerId, number, bytes: piece }).execute();
      });
      number += 1;
      bytes += piece.length;
    }
    await db.transaction().execute(async (trx) => {
      await goOn(held, { state: 'ready', bytes, ends_at: ahead(KEPT_MS) }, trx);
      const key = `takeout:${held.id}`;
      await notify(trx, [{ playerId, kind: takeoutNotice, dedupeKey: key, groupKey: key }], clock.now());
    });
  }

  /** Makes all files that wait, one after the other, and deletes those whose days are over. */
  async function makeWaiting(): Promise<void> {
    await db.deleteFrom('takeout').where('ends_at', '<=', clock.now()).execute();
    for (let held = await hold(); held; held = await hold()) {
      try {
        await make(held);
      } catch (error) {
        if (!(error instanceof Superseded)) throw error;
      }
    }
  }

  return { service, makeWaiting };
}

function piecesOf(db: Db, playerId: string): ReadableStream<Uint8Array> {
  let number = 0;
  return new ReadableStream({
    async pull(controller) {
      const piece = db.selectFrom('takeout_piece').select('bytes').where('player_id', '=', playerId).where('number', '=', number);
      const row = await piece.executeTakeFirst();
      number += 1;
      if (row) controller.enqueue(new Uint8Array(row.bytes));
      else controller.close();
    },
  });
}
