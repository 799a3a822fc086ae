import { type ReactNode, useEffect, useState } from 'react';
import type { RunView } from '../referee/referee-types';
import { askSummary } from './ask-summary';
import { PaceChart } from './pace-chart';
import type { RunSummary } from './run-summary.contract';
import { RunTiles } from './run-tiles-list';
import { afterRunTexts } from './texts';
import { WordsMet } from './words-met';

export interface AfterRunProps {
  run: Pick<RunView, 'runId' | 'key'>;
  /** The answers that were not found, for when nothing else can be had. */
  unsolved: readonly string[];
  /** Shown until it is known. */
  waiting: ReactNode;
  /** What stands below. */
  children: ReactNode;
}

/** What a run was: its puzzles as tiles, or how the player typed, and the words met. */
export function AfterRun({ run, unsolved, waiting, children }: AfterRunProps) {
  const [summary, setSummary] = useState<RunSummary | 'failed'>();
  useEffect(() => {
    let gone = false;
    void askSummary(run).then((answer) => !gone && setSummary(answer ?? 'failed'));
    return () => {
      gone = true;
    };
  }, [run]);
  if (summary === undefined) return waiting;
  return (
    <>
      {summary === 'failed' ? <Unsolved answers={unsolved} /> : <SummaryPanels {...summary} />}
      {children}
    </>
  );
}

/** The puzzles and words of a run whose summary is there. */
export function SummaryPanels({ typing, tiles, words }: RunSummary) {
  return (
    <>
      {typing && <PaceChart {...typing} />}
      <RunTiles tiles={tiles} />
      <WordsMet words={words} />
    </>
  );
}

/** The answers that were not found, each once. */
export function Unsolved({ answers }: { answers: readonly string[] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-label={afterRunTexts.missedAnswers}>
      <h3 className="font-semibold">{afterRunTexts.missedAnswers}</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {[...new Set(answers)].map((answer) => (
          <li key={answer} className="rounded-md border border-line bg-raised px-2.5 py-1 wrap-anywhere">
            {answer}
          </li>
        ))}
      </ul>
    </section>
  );
}
