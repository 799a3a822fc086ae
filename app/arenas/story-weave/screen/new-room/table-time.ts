import { LOCALE } from '~/platform/text/language';
import { newRoomTexts as texts } from './new-room-texts';

/** From this hour on a time of today is tonight. */
const EVENING = 17;

/**
 * When a table begins, such as 'Tonight 20:00'.
 * @param timeZone undefined: that of this device.
 */
export function tableTimeText(startsAt: Date, now: Date, timeZone: string | undefined): string {
  const days = new Intl.DateTimeFormat(LOCALE, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const clock = new Intl.DateTimeFormat(LOCALE, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(startsAt);
  const isToday = days.format(startsAt) === days.format(now);
  if (!isToday) return texts.tomorrow(clock);
  return Number(clock.slice(0, 2)) >= EVENING ? texts.tonight(clock) : texts.today(clock);
}
