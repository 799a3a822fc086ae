import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { withParts } from '~/ui/text/with-parts';
import { EventList } from '../security-events/event-list';
import type { ShownEvent } from '../security-events/shown-event';
import { accountsSecurityTexts } from './texts';

/** What happened to the account, newest first. */
export function Events({ events }: { events: readonly ShownEvent[] }) {
  return (
    <Card as="section" aria-labelledby="events">
      <h2 id="events" className="display mb-2 text-2xl">
        {accountsSecurityTexts.securityEvents}
      </h2>
      <p className="mb-3 text-muted">
        {withParts(accountsSecurityTexts.eventsIntro, {
          link: (words) => <TextLink to={`${href('/profile')}?tab=settings`}>{words}</TextLink>,
        })}
      </p>
      <EventList events={events} none={accountsSecurityTexts.noEvents} />
    </Card>
  );
}
