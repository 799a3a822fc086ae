import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { browserName } from '../requester/browser-name';
import type { SecurityEventKind } from './event-kinds';

/** How long events are kept. */
const KEPT_MS = 180 * DAY_MS;
/** How long a mail's 'this was not me' works. */
const ALARM_MS = 14 * DAY_MS;
const TOKEN_BYTES = 32;
/** Events that the page shows; the download has all. */
const SHOWN = 50;

/** Something that happened to an account. */
interface NewEvent {
  playerId: string;
  kind: SecurityEventKind;
  detail?: string | undefined;
  /** Headers of the browser that did it; without them, no browser did. */
  headers?: Headers | undefined;
}

/** An event as its owner sees it. */
export interface SecurityEvent {
  id: string;
  kind: SecurityEventKind;
  detail: string | null;
  browser: string | null;
  happenedAt: Date;
}

/** An event that its owner may still deny. */
interface Alarm extends SecurityEvent {
  playerId: string;
}

export interface SecurityEvents {
  /** Remembers an event. It stands in the transaction of what happened. */
  record(executor: Executor, event: NewEvent): Promise<void>;
  /** Remembers an event that is mailed. @returns the token with which its owner can say that it was not them. */
  recordWithAlarm(executor: Executor, event: NewEvent): Promise<string>;
  /** The newest events of a person, newest first. */
  newestOf(playerId: string): Promise<SecurityEvent[]>;
  /** The event that a token belongs to; undefined if it was used or is too old. */
  alarm(token: string): Promise<Alarm | undefined>;
  /** Uses a token. @returns whether nobody had used it. */
  useAlarm(executor: Executor, token: string): Promise<boolean>;
  /** Forgets old events. */
  sweep(): Promise<void>;
}

/** @see docs/product/account-security.md */
export function createSecurityEvents({ db, clock }: { db: Db; clock: Clock }): SecurityEvents {
  async function insert(executor: Executor, { playerId, kind, detail, headers }: NewEvent, alarmHash: string | null): Promise<void> {
    await executor
      .insertInto('security_event')
      .values({
        id: randomUUID(),
        player_id: playerId,
        kind,
        detail: detail ?? null,
        browser: headers ? browserName(headers.get('user-agent')) : null,
        happened_at: clock.now(),
        alarm_hash: alarmHash,
      })
      .execute();
  }
  const openAlarm = (executor: Executor, token: string) =>
    executor
      .selectFrom('security_event')
      .select(['id', 'player_id as playerId', 'kind', 'detail', 'browser', 'happened_at as happenedAt'])
      .where('alarm_hash', '=', hashOf(token))
      .where('happened_at', '>', new Date(clock.now().getTime() - ALARM_MS));

  return {
    record: (executor, event) => insert(executor, event, null),
    async recordWithAlarm(executor, event) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await insert(executor, event, hashOf(token));
      return token;
    },
    newestOf: (playerId) =>
      db
        .selectFrom('security_event')
        .select(['id', 'kind', 'detail', 'browser', 'happened_at as happenedAt'])
        .where('player_id', '=', playerId)
        .orderBy('happened_at', 'desc')
        .limit(SHOWN)
        .execute(),
    alarm: (token) => openAlarm(db, token).executeTakeFirst(),
    async useAlarm(executor, token) {
      const used = await executor
        .updateTable('security_event')
        .set({ alarm_hash: null })
        .where('alarm_hash', '=', hashOf(token))
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },
    async sweep() {
      await removeRows(db, 'security_event', sql`happened_at < ${new Date(clock.now().getTime() - KEPT_MS)}`);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
