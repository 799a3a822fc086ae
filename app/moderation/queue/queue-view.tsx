import { Link } from 'react-router';
import { numberText } from '~/platform/text/format';
import { ButtonLink } from '~/ui/actions/button-link';
import { Badge } from '~/ui/people/badge';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { reasonLabel } from '../cases/reasons';
import { decisionTexts } from '../decisions/decision-texts';
import { caseAddress, viewAddress } from '../desk/views';
import type { QueuedCase } from './queue.server';

interface QueueViewProps {
  cases: readonly QueuedCase[];
  next: string | undefined;
  /** Whether this is a later page. */
  paged: boolean;
  /** Cases about harm to children; empty for all but administrators. */
  urgent: readonly { id: string; openedAt: string }[];
  /** Whether a case was closed just now. */
  closed: boolean;
}

/** The open cases, those that matter most first. */
export function QueueView({ cases, next, paged, urgent, closed }: QueueViewProps) {
  return (
    <>
      {closed && (
        <Notice tone="success" className="mb-6">
          {decisionTexts.decided}
        </Notice>
      )}
      {urgent.map(({ id, openedAt }) => (
        <Notice
          key={id}
          tone="error"
          className="mb-6"
          title="A report of harm to children"
          actions={
            <ButtonLink to={caseAddress(id)} variant="outline" size="sm">
              Open the case
            </ButtonLink>
          }
        >
          Only administrators see it. Since <Moment at={openedAt} />.
        </Notice>
      ))}
      {cases.length === 0 && !paged ? (
        <EmptyState missing="seats" title="Nothing to decide">
          What people report and what the site itself finds appears here.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {cases.map((queued) => (
            <QueueRow key={queued.id} queued={queued} />
          ))}
        </ol>
      )}
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {paged && (
          <ButtonLink to={viewAddress('queue')} variant="quiet">
            Back to the first
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={`${viewAddress('queue')}?${new URLSearchParams({ after: next })}`} variant="outline">
            More cases
          </ButtonLink>
        )}
      </p>
    </>
  );
}

function QueueRow({ queued: { id, subject, owner, reasons, openedAt, urgency, unconfirmed } }: { queued: QueuedCase }) {
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
        <Link to={caseAddress(id)} dir="auto" className="text-link min-w-0 wrap-anywhere first-letter:uppercase">
          {subject}
        </Link>
        {urgency === 1 && <Badge tone="gold">Urgent</Badge>}
        {unconfirmed && <Badge>Unconfirmed</Badge>}
      </p>
      <FactLine className="mt-1 text-sm text-muted">
        {owner && <bdi>{owner}</bdi>}
        <Moment at={openedAt} />
        {reasons.map(({ reason, count }) => (count > 1 ? `${reasonLabel(reason)} × ${numberText(count)}` : reasonLabel(reason))).join('; ')}
      </FactLine>
    </li>
  );
}
