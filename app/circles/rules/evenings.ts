import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { minuteOfDayText } from '~/platform/clock/format-times';
import { timeInZone } from '~/platform/clock/time-in-zone';

/** When a circle meets: a weekday (0: Sunday) and a minute of the day, in its own time zone. */
export interface WeeklyTime {
  weekday: number;
  minute: number;
  timeZone: string;
}

/** What a member says to an evening. Who comes late comes. */
export const answers = ['yes', 'late', 'no'] as const;
export type EveningAnswer = (typeof answers)[number];

/** With fewer who come it becomes a fold over two days. */
const FEWEST_AT_A_TABLE = 3;
/** How long before an evening its members are asked, in ms. */
export const ASKED_BEFORE_MS = 2 * DAY_MS;
/** How long before its time the room opens, in ms. */
export const OPENS_BEFORE_MS = 10 * MINUTE_MS;
/** How long after its time people can still sit down, in ms. */
export const OPEN_AFTER_MS = 2 * HOUR_MS;
/** How many evenings a calendar lists ahead. */
const AHEAD = 12;

/** Whether there are people enough for a room. */
export function meets(said: readonly EveningAnswer[]): boolean {
  return said.filter((answer) => answer !== 'no').length >= FEWEST_AT_A_TABLE;
}

/** Whether one can sit down at an evening: from when it was opened, as only then it is known whether enough people come. */
export function isOpen({ startsAt, openedAt }: { startsAt: Date; openedAt: Date | null }, now: Date): boolean {
  return openedAt !== null && now.getTime() < startsAt.getTime() + OPEN_AFTER_MS;
}

/**
 * The next evenings after a moment, whatever clocks do between them. @param count how many.
 * @returns the times, in ms since 1970.
 */
export function nextEvenings({ weekday, minute, timeZone }: WeeklyTime, after: number, count = AHEAD): number[] {
  const found: number[] = [];
  // From the day before: the local day may be another one than that of UTC.
  for (let day = after - DAY_MS; found.length < count; day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10);
    if (new Date(`${date}T00:00:00Z`).getUTCDay() !== weekday) continue;
    const moment = timeInZone(`${date}T${minuteOfDayText(minute)}`, timeZone)?.getTime();
    if (moment === undefined) throw new Error(`There is no time zone ${timeZone}.`);
    if (moment > after) found.push(moment);
  }
  return found;
}

const SEASON_MONTHS = 3;

/** When the season began that a moment is in: on the first of December, March, June or September, UTC. */
export function seasonStart(now: Date): Date {
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const first = months - ((months + 1) % SEASON_MONTHS);
  return new Date(Date.UTC(Math.floor(first / 12), first % 12));
}

/** The most people whose stories go round in a fold. */
const MOST_FOLDERS = 8;

/** Who of some people sits in a fold, in the order in which they would sit. */
export function foldersAmong(people: readonly string[]): readonly string[] {
  return people.slice(0, MOST_FOLDERS);
}

/**
 * The stories of a fold that goes round: everybody begins one, and each goes from its beginner to the next.
 * @param folders in the order in which they sit. @returns the writers of each story, who begins it first.
 */
export function foldSheets(folders: readonly string[]): string[][] {
  return folders.map((_one, place) => [...folders.slice(place), ...folders.slice(0, place)]);
}
