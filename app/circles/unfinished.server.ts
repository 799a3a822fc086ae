import { href } from 'react-router';
import type { Sources, Unfinished } from '~/site/unfinished';
import { ASKED_BEFORE_MS } from './rules/evenings';
import { ownCircles } from './server/circle-page.server';
import { texts } from './texts';

/** What waits for a player in their circles: a room that is open, and evenings to which they have not said whether they come. */
export async function unfinishedCircles({ db, clock }: Sources, playerId: string): Promise<Unfinished[]> {
  const now = clock.now();
  const circles = await ownCircles(db, playerId, now);
  return circles.flatMap(({ id, name, next, open, own }) => {
    const isSoon = next !== null && new Date(next).getTime() - now.getTime() <= ASKED_BEFORE_MS;
    const isAsked = isSoon && own === null && !open;
    if (!isAsked && !(open && own !== 'no')) return [];
    return [
      {
        what: texts.today.what,
        title: name,
        detail: open ? texts.today.open : texts.today.comes,
        to: href('/circles/:circleId', { circleId: id }),
        urgency: 'awaited' as const,
      },
    ];
  });
}
