import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '../database/database.server';
import type { Listening } from '../database/listen.server';
import type { RedisCarrier } from './redis-carrier.server';

/** The channel on which the number of each batch follows its messages. */
export const BATCH_CHANNEL = 'bus_batch';

/** Pause between two looks into the outbox, in ms. */
const BATCH_EVERY_MS = 50;
/** Pause between two attempts to become the publisher, in ms. With the lease it bounds how long nobody publishes. */
const ATTEMPT_EVERY_MS = 400;
/** A publisher that has not renewed its lease for this long is replaced, in ms. */
const LEASE_MS = 1_000;
const RENEW_EVERY_MS = 250;
/** A seldom message is published this often at most, in ms. */
const SELDOM_EVERY_MS = 1_000;
/** Most messages of a batch. */
const BATCH_MESSAGES = 10_000;
/** The outbox is vacuumed after this many messages, so that looking into it stays quick. */
const VACUUM_AFTER = 10_000;

/** A lease that is over goes to the first who asks, with a higher token. */
const ACQUIRE = `insert into bus_publisher as lease (token, held_until, last_batch)
  values (1, clock_timestamp() + make_interval(secs => $1::float / 1000), 0)
  on conflict (id) do update set token = lease.token + 1, held_until = excluded.held_until
  where lease.held_until < clock_timestamp()
  returning token::text`;

const RENEW = `update bus_publisher set held_until = clock_timestamp() + make_interval(secs => $2::float / 1000)
  where token = $1 returning token::text`;

const RELEASE = `update bus_publisher set held_until = '-infinity' where token = $1`;

/** $1: seldom messages whose time has not come. */
const WAITING = `select exists (
  select from bus_outbox where not (seldom and channel || ' ' || payload = any ($1))
) as waiting`;

/**
 * One statement: a process that is stopped in the middle of it holds no lock. Nothing is taken out without the lease, and what is
 * taken out is published by the same commit. The batch's number follows its messages.
 */
const PUBLISH = `with lease as (
    update bus_publisher set held_until = clock_timestamp() + make_interval(secs => $2::float / 1000), last_batch = last_batch + 1
    where token = $1 returning last_batch
  ), taken as (
    delete from bus_outbox where exists (select from lease) and ctid = any (array(
      select ctid from bus_outbox where not (seldom and channel || ' ' || payload = any ($3)) order by id limit $4
    )) returning *
  ), published as (
    select pg_notify(channel, payload) from (
      select channel, payload, id from taken
      union all
      select '${BATCH_CHANNEL}', last_batch::text, null from lease
      order by id nulls last
    ) as in_order
  )
  select (select count(*) from published)::integer as published,
    count(id)::integer as taken,
    coalesce(array_agg(distinct channel || ' ' || payload) filter (where seldom), '{}') as seldom
  from taken`;

/** The same for Redis, which carries the rows before they are deleted: the number of a batch with its rows, in order. */
const TAKE = `with lease as (
    update bus_publisher set held_until = clock_timestamp() + make_interval(secs => $2::float / 1000), last_batch = last_batch + 1
    where token = $1 returning last_batch
  )
  select last_batch::text as number, taken.* from lease left join (
    select id, ctid::text as place, channel, payload, seldom from bus_outbox
    where not (seldom and channel || ' ' || payload = any ($3)) order by bus_outbox.id limit $4
  ) as taken on true order by taken.id`;

/** A row is found by its place, as there is no index. A later row in the same place has another id, and stays. */
const DELETE = `delete from bus_outbox where ctid = any ($1::tid[]) and id = any ($2::bigint[])`;

/** Nobody waits for the number of a batch that Redis did not take: its messages come with the next one. */
const SKIP = `select pg_notify('${BATCH_CHANNEL}', $1)`;

/** The number of a batch with a row of it; without one if there is none. */
type TakenRow = { number: string } & (Row | { id: null });

interface Row {
  id: string;
  place: string;
  channel: string;
  payload: string;
  seldom: boolean;
}

/** What was published: the number of rows, and which messages of it are seldom. */
interface Batch {
  taken: number;
  seldom: string[];
}

interface PublisherDependencies {
  /** Runs a statement on the connection that hears what is published, so that only a process that hears publishes. */
  query: Listening['query'];
  /** Runs what may take longer. */
  execute: OpenDatabase['execute'];
  /** Called once when publishing fails, until it works again. */
  onFailure(error: unknown): void;
  /** Carries batches while every process hears it. */
  redis?: Pick<RedisCarrier, 'carries' | 'carry'> | undefined;
}

export interface Publisher {
  start(): void;
  /** Publishes what is left, if this process is the publisher, and leaves the lease to the next one. */
  stop(): Promise<void>;
}

/**
 * Takes part in publishing the outbox: one process at a time holds the lease and publishes a batch every 50 ms; another one takes
 * over within 2 s when it dies or is stopped. A stopped one that goes on finds its token replaced and publishes nothing.
 * @see docs/decisions/0081-one-bus.md
 */
export function createPublisher({ query, execute, onFailure, redis }: PublisherDependencies): Publisher {
  const stopping = new AbortController();
  const publishedAt = new Map<string, number>();
  let token: string | undefined;
  let renewedAt = 0;
  let sinceVacuum = 0;
  let failed = false;
  let running: Promise<void> | undefined;

  /** Keeps the lease only where the statement found it held. */
  function hold(held: boolean, asOf: number): void {
    if (held) renewedAt = asOf;
    else token = undefined;
  }

  async function acquire(): Promise<void> {
    const asOf = performance.now();
    const [lease] = await query<{ token: string }>(ACQUIRE, [LEASE_MS]);
    token = lease?.token;
    renewedAt = asOf;
  }

  /** The seldom messages that were published less than a second ago. */
  function heldBack(): string[] {
    const since = performance.now() - SELDOM_EVERY_MS;
    for (const [message, at] of publishedAt) if (at <= since) publishedAt.delete(message);
    return [...publishedAt.keys()];
  }

  /** @returns undefined without the lease. */
  async function notifyBatch(held: readonly string[]): Promise<Batch | undefined> {
    const [batch] = await query<Batch & { published: number }>(PUBLISH, [token, LEASE_MS, held, BATCH_MESSAGES]);
    return batch && batch.published > 0 ? batch : undefined;
  }

  /** Publishes over Redis. @returns undefined without the lease. */
  async function carryBatch({ carry }: Pick<RedisCarrier, 'carry'>, held: readonly string[]): Promise<Batch | undefined> {
    const taken = await query<TakenRow>(TAKE, [token, LEASE_MS, held, BATCH_MESSAGES]);
    const number = taken[0]?.number;
    if (number === undefined) return undefined;
    const rows = taken.filter((row) => row.id !== null);
    try {
      await carry([...rows.map(({ channel, payload }) => [channel, payload] as const), [BATCH_CHANNEL, number]]);
    } catch {
      await query(SKIP, [number]);
      return await notifyBatch(held);
    }
    await query(DELETE, [rows.map(({ place }) => place), rows.map(({ id }) => id)]);
    const seldom = rows.filter((row) => row.seldom).map(({ channel, payload }) => `${channel} ${payload}`);
    return { taken: rows.length, seldom: [...new Set(seldom)] };
  }

  async function publish(held: readonly string[]): Promise<void> {
    const asOf = performance.now();
    const batch = redis?.carries() ? await carryBatch(redis, held) : await notifyBatch(held);
    hold(batch !== undefined, asOf);
    if (!batch) return;
    for (const message of batch.seldom) publishedAt.set(message, asOf);
    sinceVacuum += batch.taken;
    if (sinceVacuum < VACUUM_AFTER) return;
    sinceVacuum = 0;
    await execute('vacuum (skip_locked) bus_outbox');
  }

  async function step(): Promise<void> {
    if (token === undefined) await acquire();
    if (token === undefined) return;
    const held = heldBack();
    const [look] = await query<{ waiting: boolean }>(WAITING, [held]);
    if (look?.waiting) return await publish(held);
    const asOf = performance.now();
    if (asOf - renewedAt >= RENEW_EVERY_MS) hold((await query(RENEW, [token, LEASE_MS])).length > 0, asOf);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await step();
        failed = false;
      } catch (error) {
        token = undefined;
        if (!failed) onFailure(error);
        failed = true;
      }
      await pause(token === undefined ? ATTEMPT_EVERY_MS : BATCH_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
      if (token === undefined) return;
      await publish([])
        .then(() => query(RELEASE, [token]))
        .catch(onFailure);
    },
  };
}
