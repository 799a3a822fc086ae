import { numberText } from '~/platform/text/format';
import { monthText } from '~/platform/text/format-dates';
import type { Counted, MonthFigures } from './numbers.server';
import { numbersTexts as texts } from './numbers-texts';

/** What each figure is the sum of, in the order of the table; parts of the figure above them stand further in. */
const figures: readonly { label: string; of: readonly Counted[]; part?: true }[] = [
  { label: texts.figures.reports, of: ['reports', 'reports-without-account'] },
  { label: texts.figures.withoutAccount, of: ['reports-without-account'], part: true },
  { label: texts.figures.found, of: ['found'] },
  { label: texts.figures.hiddenAtOnce, of: ['hidden-at-once'] },
  { label: texts.figures.doors, of: ['doors'] },
  { label: texts.figures.closed, of: ['closed'] },
  { label: texts.figures.nothingWrong, of: ['decided:nothing', 'decided:release', 'decided:give-points'], part: true },
  { label: texts.figures.rated, of: ['decided:rate'], part: true },
  { label: texts.figures.hidden, of: ['decided:hide'], part: true },
  { label: texts.figures.takenDown, of: ['decided:take-down'], part: true },
  { label: texts.figures.wordsRemoved, of: ['decided:remove-title', 'decided:remove-name', 'decided:remove-bio'], part: true },
  { label: texts.figures.ratingsTaken, of: ['decided:take-ratings'], part: true },
  { label: texts.figures.pointsTaken, of: ['decided:take-points'], part: true },
  { label: texts.figures.warned, of: ['decided:warn'], part: true },
  { label: texts.figures.suspended, of: ['decided:suspend'], part: true },
  { label: texts.figures.banned, of: ['decided:ban'], part: true },
  { label: texts.figures.objections, of: ['objections'] },
  { label: texts.figures.reversed, of: ['reversed'], part: true },
];

/** What moderators did in each month, for everybody to read. */
export function NumbersView({ months }: { months: readonly MonthFigures[] }) {
  return (
    <>
      <p className="max-w-2xl text-muted">{texts.intro}</p>
      {months.length === 0 && <p className="mt-6">{texts.none}</p>}
      {months.map((month) => (
        <Month key={month.month} month={month} />
      ))}
    </>
  );
}

function Month({ month: { month, counts } }: { month: MonthFigures }) {
  const sum = (of: readonly Counted[]) => of.reduce((total, what) => total + (counts[what] ?? 0), 0);
  const closed = sum(['closed']);
  return (
    <section aria-labelledby={`month-${month}`} className="mt-8 max-w-2xl">
      <h2 id={`month-${month}`} className="display text-2xl">
        {monthText(new Date(`${month}-01`))}
      </h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {figures.map(({ label, of, part }) => (
          <Figure key={label} label={label} value={numberText(sum(of))} part={part} />
        ))}
        {closed > 0 && <Figure label={texts.hoursToDecision} value={hoursText(sum(['hours']) / closed)} />}
      </dl>
    </section>
  );
}

function hoursText(hours: number): string {
  return hours < 1 ? texts.lessThanOne : numberText(Math.round(hours));
}

function Figure({ label, value, part }: { label: string; value: string; part?: true | undefined }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className={part && 'pl-5 text-muted'}>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
