import { numberText } from '~/platform/text/format';
import { useCountdown } from '~/ui/timers/use-countdown';
import { type ScoreCurve, scoreAt } from '../../referee/replay/score-curve';
import { playTexts } from '../texts';

export interface GhostProps {
  /** The best run so far. */
  curve: ScoreCurve;
  /** The score of the run being played. */
  score: number;
  /** Length of a run, in game seconds. */
  seconds: number;
  timeLeft: { gameMs: number };
  gameSpeed: number;
  /** Whose run it is; undefined for the player's own best. */
  rival: string | undefined;
}

const nothing = () => undefined;

/**
 * The player's best run beside the clock: its score over time as a thin line, this run's as a mark on its way along it,
 * and what the best run had by now in figures. Without motion, and in half a window, the figures alone.
 */
export function Ghost({ curve, score, seconds, timeLeft, gameSpeed, rival }: GhostProps) {
  const elapsed = seconds - useCountdown({ timeLeft, gameSpeed, onZero: nothing });
  const highest = Math.max(curve.at(-1) ?? 0, score, 1);
  const x = (at: number) => Math.min(100, (at / seconds) * 100);
  const y = (points: number) => 100 - (points / highest) * 100;
  return (
    <div className="flex w-28 flex-col items-stretch gap-2 compact:w-auto">
      <div aria-hidden="true" className="relative h-10 border-b border-line motion-reduce:hidden compact:hidden">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          <path d={pathOf(curve, x, y)} vectorEffect="non-scaling-stroke" strokeWidth="1.5" className="fill-none stroke-bronze" />
        </svg>
        <span
          style={{ left: `${x(elapsed)}%`, top: `${y(score)}%` }}
          className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-gold ring-2 ring-bg"
        />
      </div>
      <p className="tabular text-right text-sm leading-none whitespace-nowrap text-muted compact:flex compact:flex-col compact:gap-0.5">
        <span className="sr-only">{rival ? playTexts.rivalByNow(rival) : playTexts.bestByNow} </span>
        <span aria-hidden="true" className="inline-block max-w-20 truncate align-bottom compact:max-w-14">
          {rival ?? playTexts.best}
        </span>{' '}
        {numberText(scoreAt(curve, elapsed))}
      </p>
    </div>
  );
}

/** Steps: the score stays until the next gain. */
function pathOf(curve: ScoreCurve, x: (at: number) => number, y: (points: number) => number): string {
  const steps = curve.flatMap((at, index) => (index % 2 === 0 ? [`H${x(at).toFixed(1)}V${y(curve[index + 1] ?? 0).toFixed(1)}`] : []));
  return `M0,${y(0)}${steps.join('')}H100`;
}
