import { minuteOfDayText } from '~/platform/clock/format-times';
import { timeInZone } from '~/platform/clock/time-in-zone';

/** Hours of each day in which a player is not to be disturbed, as minutes of the day; `from` may be later than `to`. */
export interface QuietHours {
  from: number;
  to: number;
}

/** When a day's mail is made, as minutes of the day. */
const MORNING = 7 * 60;

/**
 * When quiet hours end, if they are now.
 * @param timeZone as browsers name it.
 * @see docs/product/notifications.md
 */
export function quietUntil(quiet: QuietHours | undefined, timeZone: string, now: Date): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const { day, minute } = localTime(now, timeZone);
  const endsTomorrow = quiet.from > quiet.to && minute >= quiet.from;
  const isQuiet = quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : endsTomorrow || minute < quiet.to;
  if (!isQuiet) return undefined;
  const end = momentOf(endsTomorrow ? nextDay(day) : day, quiet.to, timeZone);
  // An hour that a change of clocks repeats may have ended already.
  return end > now ? end : undefined;
}

/**
 * Whether the mail of a day is due: from 7:00 on, outside of quiet hours, once a local day.
 * @param last when the last one was sent.
 */
export function isDailyMailDue(quiet: QuietHours | undefined, timeZone: string, last: Date | null, now: Date): boolean {
  const morning = momentOf(localTime(now, timeZone).day, MORNING, timeZone);
  return now >= morning && (last === null || last < morning) && quietUntil(quiet, timeZone, now) === undefined;
}

/** Whether browsers name a time zone so. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The local day, such as 2026-11-27, and the minute of it. */
function localTime(at: Date, timeZone: string): { day: string; minute: number } {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  const [day = '', time = ''] = text.split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return { day, minute: (hours ?? 0) * 60 + (minutes ?? 0) };
}

function momentOf(day: string, minutes: number, timeZone: string): Date {
  const moment = timeInZone(`${day}T${minuteOfDayText(minutes)}`, timeZone);
  if (!moment) throw new Error('A local time could not be read.');
  return moment;
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
