import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';

/** How many tables there are a day. */
export const TABLES_A_DAY = 3;
/** How long before its time people may sit down at a table, and those who come are told, in ms. */
export const SEATS_BEFORE_MS = 10 * MINUTE_MS;
/** How long before its time 'Play now' leads to a table, in ms. */
export const LEADS_BEFORE_MS = 2 * MINUTE_MS;
/** How long after its time people may still sit down, in ms. */
export const SEATS_AFTER_MS = 15 * MINUTE_MS;

/** The hours of a site where too few people have come to say which are theirs. */
const USUAL_HOURS: readonly number[] = [12, 18, 20];
/** From so many rooms on, people have shown when they come. */
const ENOUGH_ROOMS = 30;
/** Two tables are so many hours apart at least. */
const APART = 3;
const HOURS = 24;

/**
 * The three hours of the day at which most people come, in order and apart from each other.
 * @param opened how many rooms were opened in each hour of the day (UTC), from 0.
 */
export function busiestHours(opened: readonly number[]): number[] {
  const counts = Array.from({ length: HOURS }, (_none, hour) => opened[hour] ?? 0);
  if (counts.reduce((sum, count) => sum + count, 0) < ENOUGH_ROOMS) return [...USUAL_HOURS];
  const byCount = counts.map((_count, hour) => hour).sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other);
  const chosen: number[] = [];
  for (const hour of byCount) {
    if (chosen.length < TABLES_A_DAY && chosen.every((other) => hoursApart(hour, other) >= APART)) chosen.push(hour);
  }
  return chosen.sort((one, other) => one - other);
}

/** The tables that begin from now on, within a day. @param hours of the day, UTC. @param now in ms since 1970. */
export function tablesWithinDay(hours: readonly number[], now: number): number[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return [today, today + DAY_MS]
    .flatMap((day) => hours.map((hour) => day + hour * HOUR_MS))
    .filter((at) => at > now && at <= now + DAY_MS)
    .sort((one, other) => one - other);
}

/** Whether people may sit down at the table of a time. Both in ms since 1970. */
export function isTableOpen(startsAt: number, now: number): boolean {
  return now >= startsAt - SEATS_BEFORE_MS && now < startsAt + SEATS_AFTER_MS;
}

/** On the face of a clock with 24 hours. */
function hoursApart(one: number, other: number): number {
  const between = Math.abs(one - other);
  return Math.min(between, HOURS - between);
}
