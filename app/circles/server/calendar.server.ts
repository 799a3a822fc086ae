import ical from 'ical-generator';
import { href } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_MS } from '~/platform/clock/durations';
import type { Executor } from '~/platform/database/database.server';
import { isToken } from '~/platform/ids/token.server';
import { nextEvenings, OPEN_AFTER_MS } from '../rules/evenings';
import { texts } from '../texts';

/** How long an evening takes in a calendar, in ms. */
const LASTS_MS = 1.5 * HOUR_MS;
/** How often calendars should look again, in seconds. */
const LOOK_AGAIN_S = 6 * 60 * 60;

/**
 * The coming evenings of a circle for the calendar of one member, who alone has the address; nothing of anybody is in it. Each is
 * an event of its own, at its moment: calendars then need not know what clocks do in the circle's time zone.
 * @param site the site's address. @returns the text of an .ics file; undefined for an address that leads nowhere.
 */
export async function circleCalendar(
  executor: Executor,
  { clock, site }: { clock: Clock; site: string },
  calendar: string,
): Promise<string | undefined> {
  if (!isToken(calendar)) return undefined;
  const circle = await executor
    .selectFrom('circle_member as own')
    .innerJoin('circle', 'circle.id', 'own.circle_id')
    .select(['circle.id', 'circle.name', 'circle.hidden_at', 'circle.weekday', 'circle.minute', 'circle.time_zone'])
    .where('own.calendar', '=', calendar)
    .executeTakeFirst();
  if (!circle) return undefined;
  const { id, weekday, minute, time_zone: timeZone } = circle;
  const name = circle.hidden_at ? texts.hiddenName : circle.name;
  const feed = ical({ name: texts.calendar.feed(name), prodId: { company: 'Quillarena', product: 'circles' }, ttl: LOOK_AGAIN_S });
  if (weekday === null || minute === null || timeZone === null) return feed.toString();
  const now = clock.now();
  for (const starts of nextEvenings({ weekday, minute, timeZone }, now.getTime() - OPEN_AFTER_MS)) {
    feed.createEvent({
      id: `${id}-${starts}@quillarena`,
      start: new Date(starts),
      end: new Date(starts + LASTS_MS),
      stamp: now,
      summary: texts.calendar.evening(name),
      url: new URL(href('/circles/:circleId', { circleId: id }), site).href,
    });
  }
  return feed.toString();
}
