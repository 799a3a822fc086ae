import { numberText } from '~/platform/text/format';
import type { NumberedVerdict } from '../board';
import { playTexts } from '../texts';

/** The score, with each gain rising to it: beside it, or on a phone from the corner of the board, clear of the name and of who plays along. */
export function LiveScore({ score, verdict }: { score: number; verdict: NumberedVerdict | undefined }) {
  return (
    <p className="relative flex w-fit items-baseline gap-2 sm:gap-3 compact:flex-row compact:items-center">
      <span className="text-sm text-muted compact:sr-only">{playTexts.score}</span>
      <span className="tabular text-2xl leading-none font-semibold text-gold sm:text-3xl compact:text-xl xl:text-4xl">
        {numberText(score)}
      </span>
      {verdict && verdict.points > 0 && (
        <span
          key={verdict.number}
          aria-hidden="true"
          className="tabular pointer-events-none absolute right-full bottom-0 mr-3 animate-gain text-lg font-semibold whitespace-nowrap text-laurel motion-reduce:hidden compact:top-full compact:right-0 compact:bottom-auto compact:mt-3 compact:mr-0 in-data-beside:compact:mt-14"
        >
          +{numberText(verdict.points)}
        </span>
      )}
    </p>
  );
}
