import { Copy, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { Card } from '~/ui/layout/card';
import { useToast } from '~/ui/toasts/use-toast';
import { pageTexts } from '../texts';
import { type DailyMark, type DailyResult, pointsText, shareText } from './share-text';
import type { Streak } from './streak';

const looks: Record<DailyMark, string> = {
  scored: 'border-gold bg-gold',
  played: 'border-edge bg-edge',
  open: 'border-edge bg-transparent',
};

export interface DailyResultCardProps {
  result: DailyResult;
  /** Names of the games, in the order of the marks. */
  titles: readonly string[];
  streak: Streak;
  /** Full URL of the daily set. */
  address: string;
}

/** The viewer's result of today, to copy and to share. */
export function DailyResultCard({ result, titles, streak, address }: DailyResultCardProps) {
  const played = result.marks.filter((mark) => mark !== 'open').length;
  return (
    <Card as="section" aria-labelledby="your-day" className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div>
        <h2 id="your-day" className="display text-2xl">
          Your day
        </h2>
        <p className="tabular mt-1 text-xl font-semibold">{pointsText(result.score)}</p>
        <ul aria-label={`${played} of ${result.marks.length} games played`} className="mt-3 flex gap-1.5">
          {result.marks.map((mark, index) => (
            <li key={titles[index]} title={titles[index]} className={cx('size-4 rounded-sm border', looks[mark])}>
              <span className="sr-only">
                {titles[index]}: {mark === 'open' ? 'not played' : mark === 'scored' ? 'scored' : 'no points'}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <StreakFact streak={streak} />
      {played > 0 && <ShareButtons text={shareText(result, address)} />}
    </Card>
  );
}

function StreakFact({ streak }: { streak: Streak }) {
  return (
    <div>
      <p className="text-sm text-muted">Streak</p>
      <p className="tabular text-xl font-semibold">
        {streak.days} {streak.days === 1 ? 'day' : 'days'}
      </p>
      {streak.days > 0 && !streak.playedToday && (
        <p className="mt-0.5 max-w-60 text-sm text-muted">
          {streak.forgivingYesterday ? 'Yesterday is forgiven if you play today.' : 'Play a game today to keep it.'}
        </p>
      )}
    </div>
  );
}

function ShareButtons({ text }: { text: string }) {
  const toast = useToast();
  const [canShare, setCanShare] = useState(false);
  const [byHand, setByHand] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: pageTexts.daily.copied, tone: 'success' });
    } catch {
      setByHand(true);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy} variant="outline">
          <Copy aria-hidden="true" />
          Copy result
        </Button>
        {canShare && (
          // Closing the browser's share sheet is no failure.
          <Button onClick={() => navigator.share({ text }).catch(() => undefined)} variant="outline">
            <Share2 aria-hidden="true" />
            Share
          </Button>
        )}
      </div>
      {byHand && (
        <div role="status" className="max-w-sm text-sm">
          <p className="text-muted">{pageTexts.daily.copyFailed}</p>
          <pre className="mt-2 rounded-md border border-line bg-raised px-3 py-2 font-sans wrap-anywhere whitespace-pre-wrap select-all">
            {text}
          </pre>
        </div>
      )}
    </div>
  );
}
