import type { NumberedVerdict } from './board';

const points = new Intl.NumberFormat('en-US');

/** The score, with each gain rising from it. */
export function LiveScore({ score, verdict }: { score: number; verdict: NumberedVerdict | undefined }) {
  return (
    <p className="relative flex flex-col items-end">
      <span className="text-sm text-muted">Score</span>
      <span className="tabular text-2xl leading-none font-semibold text-gold sm:text-3xl">{points.format(score)}</span>
      {verdict && verdict.points > 0 && (
        <span
          key={verdict.number}
          aria-hidden="true"
          className="tabular pointer-events-none absolute top-full right-0 animate-gain text-lg font-semibold whitespace-nowrap text-laurel motion-reduce:hidden"
        >
          +{points.format(verdict.points)}
        </span>
      )}
    </p>
  );
}
