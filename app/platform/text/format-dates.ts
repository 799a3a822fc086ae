import { LOCALE } from './language';

const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });

const longDays = inUtc({ dateStyle: 'long' });
const daysOfYear = inUtc({ month: 'short', day: 'numeric' });
const months = inUtc({ month: 'long', year: 'numeric' });
const clocks = inUtc({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
const moments = inUtc({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });

/** A day in UTC, such as March 1, 2026. */
export function longDayText(at: Date): string {
  return longDays.format(at);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day such as 'Mar 1, 2026', in UTC, so that everybody reads the same one. Lists show dozens, and
 * Intl took a third of the time of loading a story's page.
 */
export function dayText(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** A day of this year in UTC, such as 'Mar 1'. */
export function dayOfYearText(at: Date): string {
  return daysOfYear.format(at);
}

/** A month in UTC, such as 'March 2026'. */
export function monthText(at: Date): string {
  return months.format(at);
}

/** A time of the day in UTC, such as 14:05:09. */
export function clockText(at: Date): string {
  return clocks.format(at);
}

/** A moment with its zone, such as 'March 1, 2026 at 14:05 UTC'. */
export function momentText(at: Date): string {
  return `${moments.format(at)} UTC`;
}

const zoned = (options: Intl.DateTimeFormatOptions, timeZone: string | undefined, at: Date) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(at);

/** A moment in the reader's own zone, such as 'Mar 1, 2026, 14:05 UTC'. @param timeZone undefined: that of this device. */
export function zonedMomentText(at: Date, timeZone: string | undefined): string {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  return zoned({ ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }, timeZone, at);
}

/** What tells days in the reader's own zone, such as 'Mar 1, 2026'. Lists show hundreds, so the zone is looked up once. */
export function daysIn(timeZone: string): (at: Date) => string {
  const days = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric', timeZone });
  return (at) => days.format(at);
}

/** A day in the reader's own zone in numbers, such as 3/1/2026. @param timeZone undefined: that of this device. */
export function zonedDayText(at: Date, timeZone: string | undefined): string {
  return zoned({}, timeZone, at);
}

/** A time of the day in the reader's own zone, such as 14:05. @param timeZone undefined: that of this device. */
export function zonedClockText(at: Date, timeZone: string | undefined): string {
  return zoned({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone, at);
}

/** A minute in UTC as logs have it, such as '2026-03-01 14:05'. @param iso ISO 8601, in UTC. */
export function minuteText(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
