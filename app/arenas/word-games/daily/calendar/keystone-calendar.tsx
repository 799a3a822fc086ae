import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { buttonStyle } from '~/ui/actions/button-style';
import { cx } from '~/ui/cx';
import { gamesOfDay } from '../../games/games';
import { KEYSTONES } from '../keystones';
import { pastAddress } from '../past-address';
import { calendarTexts as texts } from './texts';

/** A date of a month, with what its player reached on it. */
export interface CalendarDay {
  day: string;
  hasSet: boolean;
  /** Undefined where nothing was played in time. */
  keystones?: number;
  games?: number;
}

export interface KeystoneCalendarProps {
  /** The month, such as 'November 2026'. */
  title: string;
  today: string;
  /** The months before and after it, as 2026-11, where there are sets. */
  previous: string | undefined;
  next: string | undefined;
  days: readonly CalendarDay[];
  /** The date of the page that it stands on, where that is not today's. */
  shown?: string;
}

const DAYS = 7;

/** A month of the daily set: a player's keystones by day, each date a link to its set. */
export function KeystoneCalendar({ title, today, previous, next, days, shown }: KeystoneCalendarProps) {
  const [first] = days;
  // Monday first.
  const before = first ? (new Date(first.day).getUTCDay() + DAYS - 1) % DAYS : 0;
  return (
    <section aria-labelledby="calendar" className="mt-8 max-w-2xl">
      <h2 id="calendar" className="display text-2xl">
        {texts.title}
      </h2>
      <div className="mt-2 mb-3 flex items-center justify-between gap-4">
        <MonthLink to={previous} shown={shown} label={texts.previous}>
          <ChevronLeft aria-hidden="true" />
        </MonthLink>
        <p className="font-semibold" aria-live="polite">
          {title}
        </p>
        <MonthLink to={next} shown={shown} label={texts.next}>
          <ChevronRight aria-hidden="true" />
        </MonthLink>
      </div>
      <div aria-hidden="true" className="grid grid-cols-7 gap-1 pb-1 text-center text-sm text-muted">
        {texts.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {days.map((each, index) => (
          <li key={each.day} style={index === 0 ? { gridColumnStart: before + 1 } : undefined}>
            <Day {...each} isToday={each.day === today} isShown={each.day === (shown ?? today)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MonthLinkProps {
  to: string | undefined;
  shown: string | undefined;
  label: string;
  children: ReactNode;
}

function MonthLink({ to, shown, label, children }: MonthLinkProps) {
  // Its place stays, so that the other one does not move.
  if (to === undefined) return <span className="size-11" />;
  const search = new URLSearchParams({ ...(shown && { day: shown }), month: to });
  return (
    <Link to={`?${search}`} preventScrollReset discover="none" aria-label={label} className={buttonStyle('quiet', 'md', 'size-11 p-0')}>
      {children}
    </Link>
  );
}

function Day({ day, hasSet, keystones, games, isToday, isShown }: CalendarDay & { isToday: boolean; isShown: boolean }) {
  const number = Number(day.slice(8));
  const look = cx(
    'tabular relative flex min-h-13 flex-col items-center justify-start overflow-hidden rounded-md border pt-1 text-sm',
    isShown ? 'border-gold' : 'border-line',
  );
  if (!hasSet) return <div className={cx(look, 'text-muted')}>{number}</div>;
  const played = keystones !== undefined && games !== undefined;
  const most = gamesOfDay(day).length * KEYSTONES;
  return (
    <Link
      to={isToday ? href('/word-games/daily') : pastAddress(day)}
      discover="none"
      aria-current={isShown ? 'date' : undefined}
      className={cx(look, 'bg-surface no-underline transition-colors hover:border-gold')}
    >
      <span className={cx(isToday && 'font-semibold')}>{number}</span>
      <span className="sr-only">{texts.ofMonth(day, isToday)}</span>
      {played ? (
        <>
          <span className="font-semibold text-gold">{keystones}</span>
          <span className="sr-only">{texts.reached(most, games)}</span>
          <span className="absolute inset-x-0 bottom-0 h-1 origin-left bg-gold" style={{ scale: `${keystones / most} 1` }} />
        </>
      ) : (
        <span className="sr-only">{texts.notPlayed}</span>
      )}
    </Link>
  );
}
