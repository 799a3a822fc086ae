import { createContext, useContext } from 'react';
import type { NumberedVerdict } from '../play/board';
import { DisputeButton } from './dispute-button';
import type { DisputedRun } from './send-dispute';
import { askText } from './texts';

/** The run on the page; undefined where nothing can be disputed. */
export const DisputedRunContext = createContext<DisputedRun | undefined>(undefined);

/** The button beside a verdict that may be disputed. */
export function VerdictDispute({ verdict }: { verdict: NumberedVerdict | undefined }) {
  const run = useContext(DisputedRunContext);
  if (!run || !verdict?.dispute || verdict.move === undefined) return null;
  const { dispute, move } = verdict;
  return (
    <DisputeButton
      key={move}
      run={run}
      part={{ type: 'move', number: move }}
      text={askText(dispute, dispute === 'refused' ? 'form' : 'clue')}
      returnsFocus
    />
  );
}
