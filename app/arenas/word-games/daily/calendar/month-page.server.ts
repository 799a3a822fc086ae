import type { RouterContextProvider } from 'react-router';
import { datesLater } from '~/platform/clock/local-days';
import { monthText } from '~/platform/text/format-dates';
import { wordGamesContext } from '../../word-games.server';
import { monthsLater } from '../past/past-sets.server';
import type { CalendarDay, KeystoneCalendarProps } from './keystone-calendar';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/**
 * A month of a player's keystones.
 * @param month as 2026-11; another text, or a month without sets, is that of today.
 * @param today the player's date.
 */
export async function monthPage(
  context: Readonly<RouterContextProvider>,
  playerId: string,
  { month: asked, today }: { month: string | null; today: string },
): Promise<Omit<KeystoneCalendarProps, 'shown'>> {
  const { pastSets } = context.get(wordGamesContext);
  const first = (await pastSets.firstDay()) ?? today;
  const last = today.slice(0, 7);
  const isShown = asked !== null && MONTH.test(asked) && asked >= first.slice(0, 7) && asked <= last;
  const month = isShown ? asked : last;
  const reached = await pastSets.keystonesIn(playerId, month);
  return {
    title: monthText(new Date(`${month}-01`)),
    today,
    previous: month > first.slice(0, 7) ? monthsLater(month, -1) : undefined,
    next: month < last ? monthsLater(month, 1) : undefined,
    days: daysIn(month).map((day): CalendarDay => ({ day, hasSet: day >= first && day <= today, ...reached.get(day) })),
  };
}

/** The dates of a month. */
function daysIn(month: string): string[] {
  const dates = Array.from({ length: 31 }, (_, index) => datesLater(`${month}-01`, index));
  return dates.filter((date) => date.startsWith(month));
}
