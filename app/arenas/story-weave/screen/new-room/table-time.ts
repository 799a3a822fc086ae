import { zonedClockText, zonedDayText } from '~/platform/text/format-dates';
import { newRoomTexts as texts } from './new-room-texts';

/** From this hour on a time of today is tonight. */
const EVENING = 17;

/**
 * When a table begins, such as 'Tonight 20:00'.
 * @param timeZone undefined: that of this device.
 */
export function tableTimeText(startsAt: Date, now: Date, timeZone: string | undefined): string {
  const clock = zonedClockText(startsAt, timeZone);
  const isToday = zonedDayText(startsAt, timeZone) === zonedDayText(now, timeZone);
  if (!isToday) return texts.tomorrow(clock);
  return Number(clock.slice(0, 2)) >= EVENING ? texts.tonight(clock) : texts.today(clock);
}
