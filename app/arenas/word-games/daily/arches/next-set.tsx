import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCountdown } from '~/ui/timers/use-countdown';
import { useToast } from '~/ui/toasts/use-toast';
import { pageTexts } from '../../texts';
import { dailyTexts } from '../texts';
import { timeLeftText } from './time-left';

export interface NextSetProps {
  /** The date on the page. */
  day: string;
  /** Time until the next one, as of now; undefined on a page that visitors share, where the browser's own clock tells. */
  msLeft: number | undefined;
}

/** The next set's countdown to the viewer's midnight; when it is over, the page shows the new day and says so. */
export function NextSet({ day, msLeft }: NextSetProps) {
  const toast = useToast();
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current !== day) toast({ title: pageTexts.daily.newSet, tone: 'info' });
    shownDay.current = day;
  }, [day, toast]);
  const [byBrowser, setByBrowser] = useState<number>();
  useEffect(() => setByBrowser(Math.max(0, midnightAfter(day) - Date.now())), [day]);
  const known = msLeft ?? byBrowser;
  return (
    <p className="text-muted">
      {dailyTexts.nextSetIn}{' '}
      <span className="tabular inline-block min-w-27 text-start font-semibold text-text">
        {known === undefined ? '…' : <TimeLeft key={day} msLeft={known} />}
      </span>
    </p>
  );
}

/** When a date ends where the browser is, in ms. */
function midnightAfter(day: string): number {
  const midnight = new Date(`${day}T00:00`);
  midnight.setDate(midnight.getDate() + 1);
  return midnight.getTime();
}

function TimeLeft({ msLeft }: { msLeft: number }) {
  const { revalidate } = useRevalidator();
  const secondsLeft = useCountdown({
    timeLeft: useMemo(() => ({ gameMs: msLeft }), [msLeft]),
    gameSpeed: 1,
    onZero: () => void revalidate(),
  });
  return timeLeftText(secondsLeft);
}
