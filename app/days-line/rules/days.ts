import { DAY_MS } from '~/platform/clock/durations';

/** A day in UTC, such as '2026-03-01'. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** When a day begins. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** When a day ends, which is when the next one begins. */
export function endOf(day: string): Date {
  return new Date(startOf(day).getTime() + DAY_MS);
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  const start = startOf(day);
  const sinceMonday = (start.getUTCDay() + 6) % 7;
  return dayOf(new Date(start.getTime() - sinceMonday * DAY_MS));
}

/** The number of a week since 1970, which grows by one from week to week. @param monday its first day. */
export function weekNumber(monday: string): number {
  return Math.floor(startOf(monday).getTime() / (7 * DAY_MS));
}

/** The last day of a week. @param monday its first day. */
export function sundayOf(monday: string): string {
  return dayOf(new Date(startOf(monday).getTime() + 6 * DAY_MS));
}
