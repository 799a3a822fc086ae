import { countText } from '~/platform/text/format';
import { dayText } from '~/platform/text/format-dates';

/** Texts of the calendar of keystones. */
export const calendarTexts = {
  title: 'Your keystones by day',
  previous: 'Earlier month',
  next: 'Later month',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  notPlayed: 'not played',
  reached: (keystones: number, most: number, games: number) =>
    `${keystones} of ${most} keystones in ${countText(games, { one: 'game', other: 'games' })}`,
  day: (day: string, isToday: boolean, reached: string) => `${dayText(new Date(day))}${isToday ? ', today' : ''}: ${reached}`,
} as const;
