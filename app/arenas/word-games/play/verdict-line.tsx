import { Check, Info, type LucideIcon, X } from 'lucide-react';
import { cx } from '~/ui/cx';
import type { Verdict } from '../games/games.contract';
import type { NumberedVerdict } from './board';

const looks: Record<Verdict['kind'], { Icon: LucideIcon; ink: string }> = {
  right: { Icon: Check, ink: 'text-laurel' },
  wrong: { Icon: X, ink: 'text-vermilion' },
  refused: { Icon: X, ink: 'text-vermilion' },
  told: { Icon: Info, ink: 'text-bronze' },
};

/** The verdict on the last move, shown and announced. It keeps its space while empty. */
export function VerdictLine({ verdict }: { verdict: NumberedVerdict | undefined }) {
  const look = verdict?.text && !verdict.quiet && looks[verdict.kind];
  return (
    <p role="status" className="flex min-h-11 items-center justify-center gap-2 text-center font-medium">
      {verdict && look && (
        // A new element each time, so that the same text twice in a row is announced twice.
        <span key={verdict.number} className={cx('flex animate-rise items-center gap-2', look.ink)}>
          <look.Icon aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {verdict.text}
            {verdict.points > 0 && <span className="sr-only"> {verdict.points === 1 ? '1 point' : `${verdict.points} points`}.</span>}
          </span>
        </span>
      )}
    </p>
  );
}
