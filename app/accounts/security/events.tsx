import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { EventLine } from '../security-events/event-line';
import type { ShownEvent } from '../security-events/shown-event';

/** What happened to the account, newest first. */
export function Events({ events }: { events: readonly ShownEvent[] }) {
  return (
    <Card as="section" aria-labelledby="events">
      <h2 id="events" className="display mb-2 text-2xl">
        Security events
      </h2>
      <p className="mb-3 text-muted">
        Sign-ins and changes to how you sign in: the latest 50, kept for six months, without locations. Your{' '}
        <TextLink to={`${href('/profile')}?tab=settings`}>download</TextLink> has all of them. If something was not you, change your
        password: that signs everybody else out.
      </p>
      {events.length === 0 ? (
        <p className="text-muted">Nothing recorded yet.</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {events.map((event) => (
            <li key={event.id}>
              <EventLine event={event} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
