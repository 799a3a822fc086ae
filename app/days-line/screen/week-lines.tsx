import { dayOfYearText } from '~/platform/text/format-dates';
import { AuthorLink } from '~/stories/writers/author-link';
import type { LineDay } from '../days/read-week.server';
import { startOf } from '../rules/days';
import { texts } from '../texts';

export interface WeekLinesProps {
  /** The sentence with which the week began. */
  opening: string;
  days: readonly LineDay[];
}

/** A week's opening and the sentences that its days chose, one after the other. */
export function WeekLines({ opening, days }: WeekLinesProps) {
  return (
    <ol className="mt-3 grid gap-4">
      <li className="border-l-2 border-bronze pl-4 font-prose text-lg">{opening}</li>
      {days.map(({ day, line }) => (
        <li key={day} className="border-l-2 border-line pl-4">
          <p dir="auto" className="font-prose text-lg wrap-anywhere">
            {line?.body ?? texts.none}
          </p>
          <p className="mt-0.5 text-sm text-muted">
            <time dateTime={day}>{dayOfYearText(startOf(day))}</time>
            {line && (
              <>
                {' · '}
                <AuthorLink name={line.name} playerId={line.playerId} />
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
