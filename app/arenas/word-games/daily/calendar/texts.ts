import { countText } from '~/platform/text/format';
import { monthText } from '~/platform/text/format-dates';

/** Texts of the calendar of keystones. */
export const calendarTexts = {
  title: 'Your keystones by day',
  previous: 'Earlier month',
  next: 'Later month',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  /** Behind a day's number, for screen readers: '28', 'November 2026, today:', and what was reached. */
  ofMonth: (day: string, isToday: boolean) => `${monthText(new Date(day))}${isToday ? ', today' : ''}:`,
  notPlayed: 'not played',
  reached: (most: number, games: number) => `of ${most} keystones in ${countText(games, { one: 'game', other: 'games' })}`,
} as const;
