import { DAY_MS, HOUR_MS } from './durations';
import { timeInZone } from './time-in-zone';

/** How far the clocks of the first and the last place on earth are from UTC. */
const FIRST_MS = 14 * HOUR_MS;
const LAST_MS = -12 * HOUR_MS;

/** A time zone as browsers name it; UTC for one that nobody knows. */
export function knownZone(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The date in a time zone at a moment, as 2026-11-20. @param zone a known one. */
export function dateIn(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** When the date of a moment began in a time zone. @param zone a known one. */
export function dateBegan(zone: string, at: Date): Date {
  return timeInZone(`${dateIn(zone, at)}T00:00`, zone) ?? at;
}

/** How long a date still lasts in a time zone at a moment, in ms. @param zone a known one. */
export function msToNextDate(zone: string, at: Date): number {
  const next = timeInZone(`${datesLater(dateIn(zone, at), 1)}T00:00`, zone);
  return Math.max(0, (next?.getTime() ?? 0) - at.getTime());
}

/** The dates that exist somewhere on earth at a moment, the oldest first: two of them, and three for two hours a day. */
export function datesOnEarth(at: Date): string[] {
  const last = utcDate(at.getTime() + LAST_MS);
  const first = utcDate(at.getTime() + FIRST_MS);
  const between = datesLater(last, 1);
  return between === first ? [last, first] : [last, between, first];
}

/** When a date begins in the first place on earth. */
export function dateBegins(date: string): Date {
  return new Date(Date.parse(date) - FIRST_MS);
}

/** When a date has ended everywhere. */
export function dateEnds(date: string): Date {
  return new Date(Date.parse(date) + DAY_MS - LAST_MS);
}

/** A date some days later, or earlier for fewer than none. */
export function datesLater(date: string, days: number): string {
  return utcDate(Date.parse(date) + days * DAY_MS);
}

function utcDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
