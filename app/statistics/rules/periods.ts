import { datesLater } from '~/platform/clock/local-days';

/** How finely figures are shown: the last days, the last months, or everything at once. */
export const periods = ['day', 'month', 'all'] as const;
export type Period = (typeof periods)[number];

/** How many days and months are shown. */
const DAYS = 30;
const MONTHS = 12;

/** The period in an address; the last days by default. */
export function periodOf(query: URLSearchParams): Period {
  return periods.find((period) => period === query.get('by')) ?? 'day';
}

/** The first day of a period in UTC, such as '2026-03-01'; undefined for everything. @param today in UTC. */
export function firstDay(period: Period, today: string): string | undefined {
  if (period === 'day') return datesLater(today, 1 - DAYS);
  return period === 'month' ? `${monthsBefore(today, MONTHS - 1)}-01` : undefined;
}

/** The days or months of a period, the oldest first, as '2026-03-01' or '2026-03'; of everything, the months since the first day with figures. */
export function stepsOf(period: Period, today: string, firstWithFigures: string | undefined): string[] {
  if (period === 'day') return Array.from({ length: DAYS }, (_, index) => datesLater(today, index + 1 - DAYS));
  const first = period === 'month' ? monthsBefore(today, MONTHS - 1) : (firstWithFigures ?? today).slice(0, 7);
  const steps: string[] = [];
  for (let back = 0; ; back++) {
    const month = monthsBefore(today, back);
    if (month < first) return steps.reverse();
    steps.push(month);
  }
}

/** The month some months before a day's, such as '2026-03'. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}
