import { Link } from 'react-router';
import { Badge, type BadgeProps } from '~/ui/people/badge';
import { FactLine } from '~/ui/text/fact-line';
import { type Severity, severities } from '../cases/severity';
import { ALIKE_FORM } from './alike-form';
import { ClaimForm } from './claims/claim-form';
import { addressInQueue, type QueueFilters, queueAddress } from './queue-filters';
import { queueTexts } from './queue-texts';
import type { QueuedCase } from './queued-case.server';

const tones: Record<Severity, BadgeProps['tone']> = { grave: 'vermilion', high: 'gold', normal: 'plain', unconfirmed: 'plain' };

interface QueueRowProps {
  queued: QueuedCase;
  viewerId: string | undefined;
  filters: QueueFilters;
}

/** A case: what it is about, how grave, the beginning of the words, who it is about, and who works on it. */
export function QueueRow({ queued, viewerId, filters }: QueueRowProps) {
  const { grouped } = filters;
  const { id, subject, kind, owner, reasons, age, severity, takenBy } = queued;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <label className="flex size-11 shrink-0 items-center justify-center">
        <input type="checkbox" name="caseIds" value={id} form={ALIKE_FORM} className="size-4 accent-(--gold)" />
        <span className="sr-only">{queueTexts.choose(subject)}</span>
      </label>
      <div className="min-w-0 flex-1 basis-60 pt-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <Link to={addressInQueue(id, filters)} data-case dir="auto" className="text-link min-w-0 wrap-anywhere first-letter:uppercase">
            {subject}
          </Link>
          <Badge tone={tones[severity]}>{severities[severity]}</Badge>
        </p>
        <Words queued={queued} />
        <FactLine className="mt-1 text-sm text-muted">
          <span className="inline-block first-letter:uppercase">{kind}</span>
          {!grouped && owner && <bdi>{owner.name}</bdi>}
          {!grouped && owner?.id && owner.open > 1 && (
            <Link to={queueAddress({ grouped: false, person: owner.id })} className="text-link">
              {queueTexts.openCases(owner.open)}
            </Link>
          )}
          {queueTexts.openFor(age)}
          {reasons.map(({ label, count }) => queueTexts.reasonCount(label, count)).join('; ')}
        </FactLine>
      </div>
      <ClaimForm caseId={id} subject={subject} takenBy={takenBy} viewerId={viewerId} />
    </li>
  );
}

function Words({ queued: { excerpt, folded, withheld } }: { queued: QueuedCase }) {
  if (withheld) return <p className="mt-1 text-sm text-muted">{queueTexts.withheld}</p>;
  if (!excerpt) return null;
  const words = (
    <p dir="auto" className="mt-1 font-prose wrap-anywhere">
      {excerpt}
    </p>
  );
  if (!folded) return words;
  return (
    <details className="mt-1">
      <summary className="text-link w-fit py-1 text-sm">{queueTexts.showWords}</summary>
      {words}
    </details>
  );
}
