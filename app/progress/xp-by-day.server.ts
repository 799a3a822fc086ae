import { sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Executor } from '~/platform/database/database.server';

export interface DayXp {
  /** A UTC day such as '2026-11-20'. */
  day: string;
  /** XP gained on that day; negative when more was lost. */
  xp: number;
}

/**
 * A player's gain on each of the last days, oldest first, including days without a gain.
 * @param today any time on the last day.
 */
export async function xpByDay(executor: Executor, playerId: string, { today, days }: { today: Date; days: number }): Promise<DayXp[]> {
  const last = Math.floor(today.getTime() / DAY_MS);
  const all = Array.from({ length: days }, (_, index) => dayOf(last - days + 1 + index));
  const rows = await executor
    .selectFrom('xp_entry')
    .select([sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'), sql<number>`sum(amount)`.as('xp')])
    .where('player_id', '=', playerId)
    .where('created_at', '>=', new Date((last - days + 1) * DAY_MS))
    .groupBy('day')
    .execute();
  const gained = new Map(rows.map((row) => [row.day, row.xp]));
  return all.map((day) => ({ day, xp: gained.get(day) ?? 0 }));
}

function dayOf(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}
