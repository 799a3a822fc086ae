import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DAY_MS } from '~/platform/clock/durations';
import { useCountdown } from '~/ui/timers/use-countdown';
import { useToast } from '~/ui/toasts/use-toast';
import { pageTexts } from '../../texts';
import { dailyTexts } from '../texts';
import { timeLeftText } from './time-left';

export interface NextSetProps {
  /** The UTC day on the page. */
  day: string;
  /** Time until the next one, as of now; undefined on a page that visitors share, where the browser's own clock tells. */
  msLeft: number | undefined;
}

/** The next set's countdown to midnight UTC; when it is over, the page shows the new day and says so. */
export function NextSet({ day, msLeft }: NextSetProps) {
  const toast = useToast();
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current !== day) toast({ title: pageTexts.daily.newSet, tone: 'info' });
    shownDay.current = day;
  }, [day, toast]);
  const [byBrowser, setByBrowser] = useState<number>();
  useEffect(() => setByBrowser(Math.max(0, Date.parse(day) + DAY_MS - Date.now())), [day]);
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

function TimeLeft({ msLeft }: { msLeft: number }) {
  const { revalidate } = useRevalidator();
  const secondsLeft = useCountdown({
    timeLeft: useMemo(() => ({ gameMs: msLeft }), [msLeft]),
    gameSpeed: 1,
    onZero: () => void revalidate(),
  });
  return timeLeftText(secondsLeft);
}
