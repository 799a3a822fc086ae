import { useEffect, useRef } from 'react';
import { minuteText } from '~/platform/text/format-dates';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import type { ReportReceipt } from './report';
import { reportTexts as texts } from './report-texts';

/**
 * The receipt of a report, with the focus on it: the form that was sent is gone.
 * @param props.address of what was reported; undefined where the report has taken it out of sight.
 */
export function Receipt({ receipt, address }: { receipt: ReportReceipt; address: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="receipt">
      <h2 ref={heading} id="receipt" tabIndex={-1} className="display text-2xl outline-none">
        {headingOf(receipt)}
      </h2>
      {!address && <p className="mt-3">{texts.hiddenAtOnce}</p>}
      <p className="mt-3">{nextOf(receipt)}</p>
      <dl className="mt-5 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{texts.reference}</dt>
        <dd className="font-mono wrap-anywhere max-sm:mb-1.5">{receipt.number}</dd>
        <dt className="text-muted">{texts.received}</dt>
        <dd>
          <time dateTime={receipt.at}>{texts.receivedAt(minuteText(receipt.at))}</time>
        </dd>
      </dl>
      <ButtonLink to={address ?? '/stories'} variant="outline" className="mt-6">
        {address ? texts.backToPage : texts.allStories}
      </ButtonLink>
    </Card>
  );
}

function headingOf({ again, state, hasAddress }: ReportReceipt): string {
  if (state === 'unconfirmed' && hasAddress) return texts.unconfirmed;
  return again ? texts.sentAgain : texts.sent;
}

function nextOf({ state, hasAddress }: ReportReceipt): string {
  if (state === 'settled') return texts.settled;
  if (!hasAddress) return texts.unsigned;
  return state === 'unconfirmed' ? texts.unconfirmedNext : texts.whatNext;
}
