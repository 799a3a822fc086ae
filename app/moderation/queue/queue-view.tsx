import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { decisionTexts } from '../decisions/decision-texts';
import type { DeskReply } from '../desk/desk-action.server';
import { caseAddress } from '../desk/views';
import { FilterForm } from './filter-form';
import { type QueueFilters, queueAddress } from './queue-filters';
import { QueueRow } from './queue-row';
import { queueTexts } from './queue-texts';
import type { QueuedCase } from './queued-case.server';

interface QueueViewProps {
  cases: readonly QueuedCase[];
  next: string | undefined;
  filters: QueueFilters;
  kinds: readonly { kind: string; noun: string }[];
  viewerId: string | undefined;
  /** Whether this is a later page. */
  paged: boolean;
  /** Cases about harm to children; empty for all but administrators. */
  urgent: readonly { id: string; openedAt: string }[];
  /** Whether a case was closed just now. */
  closed: boolean;
  reply: DeskReply | undefined;
}

/** The open cases, those that matter most first. */
export function QueueView({ cases, next, filters, kinds, viewerId, paged, urgent, closed, reply }: QueueViewProps) {
  const refused = reply?.form.error?.['']?.[0];
  return (
    <>
      {closed && (
        <Notice tone="success" className="mb-6">
          {decisionTexts.decided}
        </Notice>
      )}
      {refused && (
        <Notice tone="error" className="mb-6">
          {refused}
        </Notice>
      )}
      <p role="status" className="mb-4 text-muted empty:hidden">
        {reply?.result?.said}
      </p>
      {urgent.map(({ id, openedAt }) => (
        <Urgent key={id} id={id} openedAt={openedAt} />
      ))}
      <FilterForm filters={filters} kinds={kinds} />
      {cases.length === 0 && !paged && <NoCases isNarrowed={queueAddress(filters) !== queueAddress({ grouped: filters.grouped })} />}
      {filters.grouped ? (
        groupsOf(cases).map(({ owner, cases: theirs }) => (
          <section key={owner?.id ?? ''} aria-label={owner?.name ?? queueTexts.fromNobody} className="mb-8">
            <PersonHeading owner={owner} filters={filters} />
            <Rows cases={theirs} viewerId={viewerId} grouped />
          </section>
        ))
      ) : (
        <Rows cases={cases} viewerId={viewerId} grouped={false} />
      )}
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {paged && (
          <ButtonLink to={queueAddress(filters)} variant="quiet">
            {queueTexts.backToFirst}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={queueAddress(filters, next)} variant="outline">
            {queueTexts.more}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

function Rows({ cases, viewerId, grouped }: { cases: readonly QueuedCase[]; viewerId: string | undefined; grouped: boolean }) {
  return (
    <ol className="divide-y divide-line border-y border-line empty:hidden">
      {cases.map((queued) => (
        <QueueRow key={queued.id} queued={queued} viewerId={viewerId} grouped={grouped} />
      ))}
    </ol>
  );
}

function PersonHeading({ owner, filters }: { owner: QueuedCase['owner']; filters: QueueFilters }) {
  return (
    <h2 className="mb-2 flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
      <bdi className="wrap-anywhere">{owner?.name ?? queueTexts.fromNobody}</bdi>
      {owner?.id && (
        <TextLink to={queueAddress({ ...filters, grouped: false, person: owner.id })}>{queueTexts.openCases(owner.open)}</TextLink>
      )}
    </h2>
  );
}

/** Cases by their person, in the order in which they come; those about nobody stand together. */
function groupsOf(cases: readonly QueuedCase[]): { owner: QueuedCase['owner']; cases: QueuedCase[] }[] {
  const groups = new Map<string | undefined, { owner: QueuedCase['owner']; cases: QueuedCase[] }>();
  for (const queued of cases) {
    const owner = queued.owner?.id === undefined ? undefined : queued.owner;
    const group = groups.get(owner?.id) ?? { owner, cases: [] };
    groups.set(owner?.id, { owner, cases: [...group.cases, queued] });
  }
  return [...groups.values()];
}

function NoCases({ isNarrowed }: { isNarrowed: boolean }) {
  const { title, text } = isNarrowed ? queueTexts.noneFit : queueTexts.empty;
  return (
    <EmptyState missing="seats" title={title}>
      {text}
    </EmptyState>
  );
}

function Urgent({ id, openedAt }: { id: string; openedAt: string }) {
  return (
    <Notice
      tone="error"
      className="mb-6"
      title="A report of harm to children"
      actions={
        <ButtonLink to={caseAddress(id)} variant="outline" size="sm">
          Open the case
        </ButtonLink>
      }
    >
      Only administrators and those whom they named for such cases see it. Since <Moment at={openedAt} />.
    </Notice>
  );
}
