import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import type { ShownEvent } from './shown-event';

/** What happened to an account, with which browser, and when. */
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
