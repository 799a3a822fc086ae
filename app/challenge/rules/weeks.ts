import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';

const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
/** How long people read before the first are drawn. */
const READING_MS = 2 * DAY_MS;
/** How long a pick is held for a reader who was drawn. */
export const PICK_HELD_MS = 48 * HOUR_MS;

/** The Monday of a moment's week, in UTC, such as '2026-03-02'. */
export function mondayOf(at: Date): string {
  const weeks = Math.floor((at.getTime() - FIRST_MONDAY_MS) / WEEK_MS);
  return new Date(weeks * WEEK_MS + FIRST_MONDAY_MS).toISOString().slice(0, 10);
}

const DAY_FORM = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether part of an address may name a week by its Monday. */
export function namesWeek(text: string): boolean {
  return DAY_FORM.test(text) && !Number.isNaN(startOfWeek(text).getTime()) && mondayOf(startOfWeek(text)) === text;
}

/** When a week begins. @param monday its first day. */
export function startOfWeek(monday: string): Date {
  return new Date(`${monday}T00:00:00.000Z`);
}

/** When a week ends, which is when its entries appear. */
export function endOfWeek(monday: string): Date {
  return new Date(startOfWeek(monday).getTime() + WEEK_MS);
}

/** The number of a week, which grows by one from week to week. */
export function weekNumber(monday: string): number {
  return Math.round((startOfWeek(monday).getTime() - FIRST_MONDAY_MS) / WEEK_MS);
}

/** From when and until when readers of a week's anthology are drawn. */
export function drawing(monday: string): { from: Date; until: Date } {
  const revealed = endOfWeek(monday).getTime();
  return { from: new Date(revealed + READING_MS), until: new Date(revealed + WEEK_MS) };
}
