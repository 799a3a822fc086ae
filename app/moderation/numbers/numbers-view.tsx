import { numberText } from '~/platform/text/format';
import { monthText } from '~/platform/text/format-dates';
import type { Counted, MonthFigures } from './numbers.server';

/** What each figure is the sum of, in the order of the table; parts of the figure above them stand further in. */
const figures: readonly { label: string; of: readonly Counted[]; part?: true }[] = [
  { label: 'Reports', of: ['reports', 'reports-without-account'] },
  { label: 'Without an account', of: ['reports-without-account'], part: true },
  { label: 'Found by the site', of: ['found'] },
  { label: 'Hidden before anybody decided', of: ['hidden-at-once'] },
  { label: 'Put behind a door before that', of: ['doors'] },
  { label: 'Cases closed', of: ['closed'] },
  { label: 'Nothing found wrong', of: ['decided:nothing', 'decided:release', 'decided:give-points'], part: true },
  { label: 'Rating or warnings changed', of: ['decided:rate'], part: true },
  { label: 'Hidden', of: ['decided:hide'], part: true },
  { label: 'Taken down after complaints of copies', of: ['decided:take-down'], part: true },
  { label: 'Title, name or text removed', of: ['decided:remove-title', 'decided:remove-name', 'decided:remove-bio'], part: true },
  { label: 'Points of votes taken back', of: ['decided:take-points'], part: true },
  { label: 'People warned', of: ['decided:warn'], part: true },
  { label: 'People suspended', of: ['decided:suspend'], part: true },
  { label: 'People banned', of: ['decided:ban'], part: true },
  { label: 'Objections', of: ['objections'] },
  { label: 'Decisions taken back', of: ['reversed'], part: true },
];

/** What moderators did in each month, for everybody to read. */
export function NumbersView({ months }: { months: readonly MonthFigures[] }) {
  return (
    <>
      <p className="max-w-2xl text-muted">
        What was reported and decided, month by month. A person makes every decision. Until then the site itself hides only what trusted
        people report, and puts a door before what is reported as a danger.
      </p>
      {months.length === 0 && <p className="mt-6">Nothing has been reported yet.</p>}
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
        {closed > 0 && <Figure label="Hours to a decision, on average" value={hoursText(sum(['hours']) / closed)} />}
      </dl>
    </section>
  );
}

function hoursText(hours: number): string {
  return hours < 1 ? 'less than 1' : numberText(Math.round(hours));
}

function Figure({ label, value, part }: { label: string; value: string; part?: true | undefined }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className={part && 'pl-5 text-muted'}>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
