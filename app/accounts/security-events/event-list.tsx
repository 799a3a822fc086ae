import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import type { ShownEvent } from './shown-event';

/** What happened to an account, the newest first. @param none what is said where nothing did. */
export function EventList({ events, none }: { events: readonly ShownEvent[]; none: string }) {
  if (events.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {events.map((event) => (
        <li key={event.id}>
          <EventLine event={event} />
        </li>
      ))}
    </ol>
  );
}

/** What happened, with which browser, and when. */
export function EventLine({ event: { sentence, browser, at } }: { event: ShownEvent }) {
  return (
    <div className="py-3">
      <p className="wrap-anywhere">{sentence}</p>
      <FactLine className="text-sm text-muted">
        {browser ?? undefined}
        <Moment at={at} />
      </FactLine>
    </div>
  );
}
