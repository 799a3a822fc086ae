import { useState } from 'react';
import { Collapsible } from '~/ui/layout/collapsible';
import { Spinner } from '~/ui/states/spinner';
import { DisputeButton } from './dispute-button';
import type { DisputeList } from './disputes.contract';
import { type DisputedRun, fetchDisputes } from './send-dispute';
import { askText, disputeTexts } from './texts';

type Listed = DisputeList['disputes'];

/** What a player can dispute once a run is over; fetched when it is opened. */
export function RunDisputes({ run }: { run: DisputedRun }) {
  const [list, setList] = useState<Listed | 'failed'>();
  const load = async () => {
    if (Array.isArray(list)) return;
    setList(undefined);
    setList((await fetchDisputes(run)) ?? 'failed');
  };
  return (
    <div>
      <Collapsible title={disputeTexts.atEnd} onOpen={load}>
        {list === undefined && <Spinner label={disputeTexts.loading} />}
        {list === 'failed' && <p role="alert">{disputeTexts.listFailed}</p>}
        {Array.isArray(list) && <Lists run={run} list={list} />}
      </Collapsible>
    </div>
  );
}

function Lists({ run, list }: { run: DisputedRun; list: Listed }) {
  if (list.length === 0) return <p>{disputeTexts.nothing}</p>;
  const refused = list.filter(({ kind }) => kind === 'refused');
  const unfair = list.filter(({ kind }) => kind === 'unfair');
  return (
    <div className="grid gap-6">
      <p>{disputeTexts.wordsAlone}</p>
      {refused.length > 0 && <DisputedAnswers run={run} title={disputeTexts.refusedAnswers} list={refused} />}
      {unfair.length > 0 && <DisputedAnswers run={run} title={disputeTexts.missedAnswers} list={unfair} />}
    </div>
  );
}

function DisputedAnswers({ run, title, list }: { run: DisputedRun; title: string; list: Listed }) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold text-text">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {list.map(({ part, kind, about, label, filed }) => (
          <li key={label} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-text wrap-anywhere">{label}</span>
            <DisputeButton run={run} part={part} text={askText(kind, about)} about={label} filed={filed} />
          </li>
        ))}
      </ul>
    </section>
  );
}
