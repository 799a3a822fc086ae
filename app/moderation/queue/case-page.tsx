import { useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { averageText, countText, numberText } from '~/platform/text/format';
import { contentText } from '~/stories/content-rating/content-rating';
import type { ClusterFigures } from '~/stories/ratings/order/vote-clusters.server';
import { NEWCOMER_DAYS } from '~/stories/ratings/xp/xp-allowance';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Collapsible } from '~/ui/layout/collapsible';
import { Badge } from '~/ui/people/badge';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { CaseReason } from '../cases/reasons';
import { ComplaintView } from '../copyright/complaint-view';
import { DecideForm } from '../decisions/decide-form';
import { decideTexts } from '../decisions/decide-texts';
import { decisionTexts } from '../decisions/decision-texts';
import type { KeptWords } from '../decisions/reasons/rules';
import { UndoNotice } from '../decisions/reversing/undo-notice';
import type { DeskReply } from '../desk/desk-action.server';
import { KeysHint } from '../desk/keys/keys-hint';
import { chooseMeasure, useDeskKeys } from '../desk/keys/use-desk-keys';
import { Evidence } from '../evidence/evidence-view';
import { childrenDuties } from '../report/report';
import { caseTexts as texts } from './case-texts';
import type { CaseView } from './case-view.server';
import { CaseClaim } from './claims/case-claim';
import { Neighbours } from './neighbours';
import { Notes } from './notes/notes-view';
import type { CasePerson } from './people/case-person.server';
import { PersonRecord } from './people/person-record';
import { addressInQueue, type QueueFilters, queueAddress } from './queue-filters';
import { queueTexts } from './queue-texts';

interface CasePageProps {
  found: CaseView;
  filters: QueueFilters;
  /** The cases beside it in the queue. */
  beside: { next: string | undefined; previous: string | undefined };
  words: KeptWords;
  /** The decision that closed the case before, which led here; empty where it cannot be undone. */
  closed: string | undefined;
  /** Whether it was opened again just now. */
  undone: boolean;
  reply: DeskReply | undefined;
}

/** A case with its context and the form that closes it, on one screen. */
export function CasePage({ found, filters, beside, words, closed, undone, reply }: CasePageProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useDeskKeys((action) => {
    if (action.do === 'measure') chooseMeasure(form.current, action.place);
    const other = action.do === 'move' ? (action.by > 0 ? beside.next : beside.previous) : undefined;
    if (other) void navigate(addressInQueue(other, filters));
  });
  return (
    <>
      {reply?.result?.said && <UndoNotice said={reply.result.said} decisionIds={[]} />}
      {!reply && closed !== undefined && <UndoNotice said={decisionTexts.decidedNext} decisionIds={closed ? [closed] : []} />}
      {!reply && undone && <UndoNotice said={decisionTexts.undone} decisionIds={[]} />}
      <p className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <BackLink to={queueAddress(filters)}>{texts.queue}</BackLink>
        {beside.previous && <TextLink to={addressInQueue(beside.previous, filters)}>{queueTexts.previous}</TextLink>}
        {beside.next && <TextLink to={addressInQueue(beside.next, filters)}>{queueTexts.next}</TextLink>}
      </p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex min-w-0 flex-col gap-8">
          {found.isUrgent && <Duties reference={found.id} />}
          <Subject found={found} />
          {found.objection && <Objection objection={found.objection} />}
          {found.complaint && <ComplaintView complaint={found.complaint} />}
          <Reports found={found} />
          {found.withheld && <Notice tone="info">{queueTexts.withheld}</Notice>}
          {found.evidence && <Evidence evidence={found.evidence} folded={found.folded} />}
          {!found.evidence?.hasWords && <Words found={found} />}
          {found.around && <Neighbours around={found.around} folded={found.folded} />}
          {found.votes && <Votes votes={found.votes} />}
          {found.beside.map((said) => (
            <Beside key={said.title} {...said} />
          ))}
          {found.owner && <People id="case-owner" title={queueTexts.person} people={[found.owner]} />}
          {found.ownerHasLeft && <Notice tone="info">{decisionTexts.ownerHasLeft}</Notice>}
          {found.reporters.length > 0 && (
            <People id="case-reporters" title={queueTexts.reporters(found.reporters.length)} people={found.reporters} />
          )}
          <Notes caseId={found.id} notes={found.notes} reply={reply} />
        </div>
        <section aria-label={decideTexts.title} className="min-w-0 self-start lg:sticky lg:top-6">
          <CaseClaim found={found} />
          {found.mayDecide ? (
            <DecideForm found={found} words={words} reply={reply} ref={form} />
          ) : (
            <Notice tone="info">{found.takenBy ? decisionTexts.taken : decisionTexts.notYours}</Notice>
          )}
          <KeysHint page="case" />
        </section>
      </div>
    </>
  );
}

function Duties({ reference }: { reference: string }) {
  return (
    <Notice tone="error" title={texts.childrenTitle}>
      <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-5">
        {childrenDuties.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        {withParts(texts.reference, { reference: <span className="font-mono wrap-anywhere">{reference}</span> })}
      </p>
    </Notice>
  );
}

function Subject({ found: { subject, target, content, reportedState, openedAt, hiddenAtOnce, hiddenUntil, door } }: { found: CaseView }) {
  const said = content && (contentText(content) ?? texts.notRated);
  return (
    <section aria-labelledby="case-subject">
      <h2 id="case-subject" dir="auto" className="display text-2xl wrap-anywhere first-letter:uppercase">
        {target ? <TextLink to={target.address}>{subject}</TextLink> : subject}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {target?.author && <>{withParts(texts.by, { author: <bdi>{target.author}</bdi> })} </>}
        {withParts(texts.openSince, { since: <Moment at={openedAt} /> })}
        {said && ` ${texts.rating(said)}`}
        {hiddenAtOnce && !hiddenUntil && ` ${texts.hiddenUntilDecided}`}
        {hiddenUntil && <> {withParts(door ? texts.behindDoorUntil : texts.hiddenUntil, { end: <Moment at={hiddenUntil} /> })}</>}
      </p>
      {reportedState && <p className="mt-1 text-sm text-muted">{texts.stateWhenReported(reportedState)}</p>}
    </section>
  );
}

/** What the case is about, in a box that scrolls, so that a long text does not push the decision out of sight. */
function Words({ found: { target, folded } }: { found: CaseView }) {
  if (!target?.excerpt) return null;
  const words = (
    <section
      aria-label={texts.words}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[60vh] overflow-y-auto border-l-2 border-bronze pl-4"
    >
      <p dir="auto" className="font-prose whitespace-pre-line wrap-anywhere">
        {target.excerpt}
      </p>
    </section>
  );
  return folded ? <Collapsible title={texts.showWords}>{words}</Collapsible> : words;
}

function Objection({ objection: { decided, reason, words } }: { objection: NonNullable<CaseView['objection']> }) {
  return (
    <section aria-labelledby="case-objection">
      <h3 id="case-objection" className="font-semibold">
        {texts.decision}
      </h3>
      <p className="mt-1 wrap-anywhere">{decided}</p>
      <p className="mt-1 text-muted wrap-anywhere">{texts.decisionReason(reason)}</p>
      <h3 className="mt-4 font-semibold">{texts.objection}</h3>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {words}
      </p>
    </section>
  );
}

function Reports({ found: { reports, reportCount, objection } }: { found: CaseView }) {
  const shown = reports.filter(({ reason }) => reason !== 'objection' || !objection);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="case-reports">
      <h3 id="case-reports" className="font-semibold">
        {reportCount > shown.length ? texts.newestReports(numberText(reportCount)) : texts.reports}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {shown.map(({ id, reason, label, details, by, at, found, unconfirmed }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 font-medium">
              {label}
              {unconfirmed && <Badge>{texts.unconfirmed}</Badge>}
            </p>
            {details && (
              <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
                {details}
              </p>
            )}
            {reason === 'return' && <p className="mt-1 text-sm">{texts.returned}</p>}
            <p className="mt-1 text-sm text-muted wrap-anywhere">
              <bdi>{found ? foundBy(reason) : (by ?? texts.withoutName)}</bdi>, <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function foundBy(reason: CaseReason): string {
  return reason === 'objection' ? texts.byOwner : texts.foundBySite;
}

/** What votes from one place amount to: whether they praise or harm, and what a decision about points would move. */
function Votes({ votes: { votes, mean, byNewcomers, xp, pointsTaken } }: { votes: ClusterFigures }) {
  return (
    <section aria-labelledby="case-votes">
      <h3 id="case-votes" className="font-semibold">
        {texts.votes}
      </h3>
      <ul className="mt-2 text-sm">
        <li className="py-1">{texts.votesMean(countText(votes, texts.voteCount), averageText(mean))}</li>
        <li className="py-1">{texts.votesByNewcomers(numberText(byNewcomers), NEWCOMER_DAYS)}</li>
        <li className="py-1">
          {pointsTaken ? texts.votesTaken : xp < 0 ? texts.votesTake(numberText(-xp)) : texts.votesGive(numberText(xp))}
        </li>
      </ul>
      <p className="mt-1 text-sm text-muted">{texts.votesOwner}</p>
    </section>
  );
}

function Beside({ title, lines }: CaseView['beside'][number]) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-semibold">
        {title}
      </h3>
      <ul className="mt-2 text-sm">
        {lines.map(({ id, text, at }) => (
          <li key={id} className="py-1">
            {withParts(text, { at: <Moment at={at} /> })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ id, title, people }: { id: string; title: string; people: readonly CasePerson[] }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-semibold">
        {title}
      </h3>
      <div className="flex flex-col gap-5">
        {people.map((person) => (
          <PersonRecord key={person.id} person={person} />
        ))}
      </div>
    </section>
  );
}
