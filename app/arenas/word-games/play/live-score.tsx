import type { NumberedVerdict } from './board';

const points = new Intl.NumberFormat('en-US');

/** The score, with each gain rising from it. */
export function LiveScore({ score, verdict }: { score: number; verdict: NumberedVerdict | undefined }) {
  return (
    <p className="relative flex w-fit items-baseline gap-2 sm:flex-col sm:items-end sm:gap-0">
      <span className="text-sm text-muted">Score</span>
      <span className="tabular text-2xl leading-none font-semibold text-gold sm:text-3xl">{points.format(score)}</span>
      {verdict && verdict.points > 0 && (
        <span
          key={verdict.number}
          aria-hidden="true"
          className="tabular pointer-events-none absolute bottom-0 left-full ml-2 animate-gain sm:right-full sm:left-auto sm:mr-3 sm:ml-0 text-lg font-semibold whitespace-nowrap text-laurel motion-reduce:hidden"
        >
          +{points.format(verdict.points)}
        </span>
      )}
    </p>
  );
}
