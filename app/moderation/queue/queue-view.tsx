import { useRef } from 'react';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { decisionTexts } from '../decisions/decision-texts';
import type { KeptWords } from '../decisions/reasons/rules';
import { UndoNotice } from '../decisions/reversing/undo-notice';
import type { DeskReply } from '../desk/desk-action.server';
import { KeysHint } from '../desk/keys/keys-hint';
import { useDeskKeys } from '../desk/keys/use-desk-keys';
import { caseAddress } from '../desk/views';
import { actInQueue } from './act-in-queue';
import { AlikeForm } from './alike-form';
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
  reasons: readonly { id: string; label: string }[];
  viewerId: string | undefined;
  /** Whether this is a later page. */
  paged: boolean;
  /** Cases about harm to children; empty for all but administrators. */
  urgent: readonly { id: string; openedAt: string }[];
  /** The decision that closed a case just now; empty where it cannot be undone. */
  closed: string | undefined;
  words: KeptWords;
  reply: DeskReply | undefined;
}

/** The open cases, those that matter most first. */
export function QueueView({ cases, next, filters, kinds, reasons, viewerId, paged, urgent, closed, words, reply }: QueueViewProps) {
  const section = useRef<HTMLElement>(null);
  const alike = useRef<HTMLFormElement>(null);
  useDeskKeys((action) => section.current && actInQueue(section.current, alike.current, action));
  return (
    <>
      <Outcome closed={closed} reply={reply} />
      {urgent.map(({ id, openedAt }) => (
        <Urgent key={id} id={id} openedAt={openedAt} />
      ))}
      <FilterForm filters={filters} kinds={kinds} reasons={reasons} />
      {cases.length === 0 && !paged && <NoCases isNarrowed={queueAddress(filters) !== queueAddress({ grouped: filters.grouped })} />}
      <section ref={section} aria-label={queueTexts.cases} className="group/queue">
        {filters.grouped ? (
          groupsOf(cases).map(({ owner, cases: theirs }) => (
            <section key={owner?.id ?? ''} aria-label={owner?.name ?? queueTexts.fromNobody} className="mb-8">
              <PersonHeading owner={owner} filters={filters} />
              <Rows cases={theirs} viewerId={viewerId} filters={filters} />
            </section>
          ))
        ) : (
          <Rows cases={cases} viewerId={viewerId} filters={filters} />
        )}
        <AlikeForm cases={cases} words={words} reply={reply} ref={alike} />
      </section>
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {paged && (
          <ButtonLink to={queueAddress(filters)} variant="quiet">
            {queueTexts.backToFirst}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={queueAddress(filters, { after: next })} variant="outline">
            {queueTexts.more}
          </ButtonLink>
        )}
      </p>
      {cases.length > 0 && <KeysHint page="queue" />}
    </>
  );
}

/** What became of the form that was sent. */
function Outcome({ closed, reply }: Pick<QueueViewProps, 'closed' | 'reply'>) {
  const refused = reply?.form.error?.['']?.[0];
  const { said, decisionIds, besides } = reply?.result ?? {};
  // The form that decides alike shows its errors itself.
  const isAlike = reply?.form.initialValue?.intent === 'decide-alike';
  if (refused && !isAlike) {
    return (
      <Notice tone="error" className="mb-6">
        {refused}
      </Notice>
    );
  }
  if (said) return <UndoNotice said={said} besides={besides} decisionIds={decisionIds ?? []} />;
  return closed === undefined ? null : <UndoNotice said={decisionTexts.decided} decisionIds={closed ? [closed] : []} />;
}

function Rows({ cases, viewerId, filters }: Pick<QueueViewProps, 'cases' | 'viewerId' | 'filters'>) {
  return (
    <ol className="divide-y divide-line border-y border-line empty:hidden">
      {cases.map((queued) => (
        <QueueRow key={queued.id} queued={queued} viewerId={viewerId} filters={filters} />
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
      title={queueTexts.urgent.title}
      actions={
        <ButtonLink to={caseAddress(id)} variant="outline" size="sm">
          {queueTexts.urgent.open}
        </ButtonLink>
      }
    >
      {withParts(queueTexts.urgent.text, { since: <Moment at={openedAt} /> })}
    </Notice>
  );
}
