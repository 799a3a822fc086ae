import type { HistoryCase, PersonHistory } from '~/accounts/people-desk/person-history';
import { numberText } from '~/platform/text/format';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { Moment } from '~/ui/text/moment';
import { historyTexts } from './history-texts';

/** What was reported and decided about a person. */
export function History({ history: { decisions, cases, sent } }: { history: PersonHistory }) {
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className="display mb-3 text-2xl">
        {historyTexts.reportsAndDecisions}
      </h2>
      <h3 className="font-semibold">{historyTexts.decisions}</h3>
      {decisions.length === 0 ? (
        <p className="text-muted">{historyTexts.noDecisionsYet}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {decisions.map(({ id, at, said, reason, objection }) => (
            <li key={id} className="py-3">
              <p className="wrap-anywhere">{said}</p>
              <p className="mt-1 text-sm text-muted wrap-anywhere">{reason}</p>
              {objection && (
                <p className="mt-1 text-sm wrap-anywhere">
                  {historyTexts.objection} <bdi>{objection.words}</bdi> {objection.outcome ?? historyTexts.objectionWaits}
                </p>
              )}
              <p className="mt-1 text-sm text-muted">
                <Moment at={at} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <h3 className="mt-6 font-semibold">{historyTexts.cases}</h3>
      {cases.length === 0 ? (
        <p className="text-muted">{historyTexts.noCases}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {cases.map((found) => (
            <li key={found.id} className="py-3">
              <CaseLine found={found} />
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-6 font-semibold">{historyTexts.reportsByThem}</h3>
      <p className="text-muted">
        {sent.decided === 0 ? historyTexts.noneDecided : historyTexts.reportsDecided(numberText(sent.decided), numberText(sent.upheld))}
      </p>
    </Card>
  );
}

function CaseLine({ found: { subject, reasons, state, at, to } }: { found: HistoryCase }) {
  return (
    <>
      <p dir="auto" className="wrap-anywhere first-letter:uppercase">
        {to ? <TextLink to={to}>{subject}</TextLink> : subject}
      </p>
      <p className="mt-1 text-sm text-muted">
        {[historyTexts.states[state], ...reasons].join(' · ')}, <Moment at={at} />
      </p>
    </>
  );
}
