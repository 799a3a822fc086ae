import { sql } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import {
  busiestHours,
  isTableOpen,
  LEADS_BEFORE_MS,
  SEATS_AFTER_MS,
  SEATS_BEFORE_MS,
  TABLES_A_DAY,
  tablesWithinDay,
} from '../../rules/open-tables/open-tables';
import { tableNotice } from '../seating/notice-kinds';
import { WeaveRefused } from '../seating/presence.server';

/** How far back one looks for the hours at which people come, in ms. */
const LOOKED_AT_MS = 28 * DAY_MS;
/** How many of the rooms since then are counted. */
const COUNTED_ROOMS = 5_000;

/** An open table, as a viewer sees it. */
interface OpenTable {
  /** ISO 8601. */
  startsAt: string;
  /** How many people have said that they come. */
  coming: number;
  /** Whether the viewer has. */
  own: boolean;
  /** Whether one may sit down now. */
  open: boolean;
}

/** Open tables: fixed hours at which the people of a site meet. @see docs/product/story-weave.md */
export interface OpenTables {
  /** The next tables, and one that people still sit down at. @param viewerId undefined for a visitor. */
  openTables(viewerId: string | undefined): Promise<OpenTable[]>;
  /** Says that a player comes to a table, or does not. @throws {WeaveRefused} where there is no such table to come. */
  comeToTable(playerId: string, startsAt: Date, comes: boolean): Promise<void>;
  /** The table that 'Play now' leads to: one that begins in a moment. */
  tableAtHand(): Promise<Date | undefined>;
  /** @throws {WeaveRefused} unless one may sit down at the table of this time now. */
  requireOpen(startsAt: Date): Promise<void>;
  /** Announces the tables of the coming day, and tells those who come that theirs is about to begin. Runs each minute. */
  turnTables(): Promise<void>;
  /** Forgets tables of days that are over. */
  removeOldTables(): Promise<void>;
}

/** @param hoursSet the hours of the day (UTC) that those who run the site have chosen; null: those at which people come. */
export function createOpenTables({
  db,
  clock,
  hoursSet,
}: {
  db: Db;
  clock: Clock;
  hoursSet(): Promise<readonly number[] | null>;
}): OpenTables {
  async function comingHours(now: Date): Promise<readonly number[]> {
    const set = await hoursSet();
    if (set) return set;
    const { rows } = await sql<{ hour: number; rooms: number }>`
      select extract(hour from opened_at at time zone 'UTC')::integer as hour, count(*)::integer as rooms
      from (
        select opened_at from weave_room where opened_at > ${new Date(now.getTime() - LOOKED_AT_MS)}
        order by opened_at desc limit ${sql.lit(COUNTED_ROOMS)}
      ) as opened group by 1`.execute(db);
    const opened = Array.from({ length: 24 }, (_none, hour) => rows.find((row) => row.hour === hour)?.rooms ?? 0);
    return busiestHours(opened);
  }

  /** What was announced stays, whatever the hours become. */
  async function announce(now: Date): Promise<void> {
    const known = await db.selectFrom('weave_open_table').select('starts_at').where('starts_at', '>', now).execute();
    if (known.length >= TABLES_A_DAY) return;
    const tables = tablesWithinDay(await comingHours(now), now.getTime()).slice(0, TABLES_A_DAY - known.length + 1);
    const rows = tables.map((at) => ({ starts_at: new Date(at) }));
    if (rows.length > 0)
      await db
        .insertInto('weave_open_table')
        .values(rows)
        .onConflict((conflict) => conflict.column('starts_at').doNothing())
        .execute();
  }

  async function tell(now: Date): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const due = await trx
        .updateTable('weave_open_table')
        .set({ told_at: now })
        .where('told_at', 'is', null)
        .where('starts_at', '<=', new Date(now.getTime() + SEATS_BEFORE_MS))
        .returning('starts_at')
        .execute();
      const upcoming = due.flatMap(({ starts_at }) => (starts_at > now ? [starts_at] : []));
      if (upcoming.length === 0) return;
      const guests = await trx.selectFrom('weave_table_guest').selectAll().where('starts_at', 'in', upcoming).execute();
      const facts = guests.map(({ player_id, starts_at }) => {
        const key = `${tableNotice.id}:${starts_at.toISOString()}`;
        return { kind: tableNotice, playerId: player_id, dedupeKey: key, groupKey: key, detail: starts_at.toISOString() };
      });
      await notify(trx, facts, now);
    });
  }

  return {
    async openTables(viewerId) {
      const now = clock.now();
      const rows = await db
        .selectFrom('weave_open_table as open')
        .select('open.starts_at')
        .select(({ selectFrom, fn }) => [
          selectFrom('weave_table_guest as guest')
            .select(fn.countAll<string>().as('coming'))
            .whereRef('guest.starts_at', '=', 'open.starts_at')
            .as('coming'),
          selectFrom('weave_table_guest as guest')
            .select(sql<boolean>`true`.as('own'))
            .whereRef('guest.starts_at', '=', 'open.starts_at')
            .where(sql<boolean>`guest.player_id = ${viewerId ?? null}`)
            .as('own'),
        ])
        .where('open.starts_at', '>', new Date(now.getTime() - SEATS_AFTER_MS))
        .orderBy('open.starts_at')
        .limit(TABLES_A_DAY)
        .execute();
      return rows.map(({ starts_at, coming, own }) => ({
        ...{ startsAt: starts_at.toISOString(), coming: Number(coming), own: own === true },
        open: isTableOpen(starts_at.getTime(), now.getTime()),
      }));
    },
    async comeToTable(playerId, startsAt, comes) {
      const now = clock.now();
      const guest = { starts_at: startsAt, player_id: playerId };
      if (!comes) {
        await db.deleteFrom('weave_table_guest').where('starts_at', '=', startsAt).where('player_id', '=', playerId).execute();
        return;
      }
      const table = await db.selectFrom('weave_open_table').select('starts_at').where('starts_at', '=', startsAt).executeTakeFirst();
      if (!table || table.starts_at <= now) throw new WeaveRefused('no-table');
      await db
        .insertInto('weave_table_guest')
        .values({ ...guest, said_at: now })
        .onConflict((conflict) => conflict.columns(['starts_at', 'player_id']).doNothing())
        .execute();
    },
    async tableAtHand() {
      const now = clock.now();
      const row = await db
        .selectFrom('weave_open_table')
        .select('starts_at')
        .where('starts_at', '>', now)
        .where('starts_at', '<=', new Date(now.getTime() + LEADS_BEFORE_MS))
        .orderBy('starts_at')
        .executeTakeFirst();
      return row?.starts_at;
    },
    async requireOpen(startsAt) {
      const row = await db.selectFrom('weave_open_table').select('starts_at').where('starts_at', '=', startsAt).executeTakeFirst();
      if (!row || !isTableOpen(startsAt.getTime(), clock.now().getTime())) throw new WeaveRefused('no-table');
    },
    async turnTables() {
      const now = clock.now();
      await announce(now);
      await tell(now);
    },
    async removeOldTables() {
      await removeRows(db, 'weave_open_table', sql`starts_at < ${new Date(clock.now().getTime() - DAY_MS)}`);
    },
  };
}
