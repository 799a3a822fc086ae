import { idIn, sendForm } from '../../publish.ts';
import { database, site } from '../../site.ts';
import { leadingTo, only, sentinelWord } from '../sentinels.ts';
import type { Viewers } from '../viewers.ts';

/** A circle of the author alone, which nobody else is told of but by its link. */
export async function circleWords({ author }: Viewers['people']) {
  const { location } = await sendForm(author, '/circles', { name: sentinelWord('circle') });
  const circleId = idIn(new URL(location ?? '', site.url).pathname);
  await sendForm(author, `/circles/${circleId}`, { intent: 'set-time', weekday: '5', clock: '20:00', timeZone: 'UTC' });
  const { rows } = await database.use((db) =>
    db.query<{ invitation: string; calendar: string }>(
      'select invitation, calendar from circle join circle_member on circle_id = circle.id where circle.id = $1',
      [circleId],
    ),
  );
  const { invitation = '', calendar = '' } = rows[0] ?? {};
  return {
    values: { circleId: [circleId], invitation: [invitation], calendar: [calendar] },
    reported: [`circle/${circleId}`],
    // Who has the link, the calendar's address or the id by which its name is reported is shown the name.
    sentinels: [only('circle', ['author'], leadingTo(invitation, calendar, circleId))],
  };
}
