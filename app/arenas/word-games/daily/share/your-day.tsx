import { Flame } from 'lucide-react';
import type { Streak } from '~/progress/streak';
import { cx } from '~/ui/cx';
import { Card } from '~/ui/layout/card';
import { keystonesText } from '../keystones';
import { dailyTexts } from '../texts';
import { ShareResult } from './share-result';
import { type DailyResult, keystonesIn, pointsText } from './share-text';
import { shareTexts } from './texts';

export interface YourDayProps {
  result: DailyResult;
  dayText: string;
  /** Names of the games, in the order of the keystones. */
  titles: readonly string[];
  /** How the points stand among the day's players, in words. */
  standing: string | undefined;
  /** Undefined on a day that is over. */
  streak: Streak | undefined;
  /** Full URL of the daily set. */
  address: string;
}

/** The viewer's result of a day, to copy and to share. */
export function YourDay({ result, dayText, titles, standing, streak, address }: YourDayProps) {
  const played = result.keystones.filter((keystones) => keystones !== undefined).length;
  const games = result.keystones.length;
  return (
    <Card as="section" aria-labelledby="your-day" className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
      <div>
        <h2 id="your-day" className="display text-2xl">
          {dailyTexts.yourDay}
        </h2>
        <p className="tabular mt-1 text-xl font-semibold">{pointsText(result.score)}</p>
        <p className="tabular mt-0.5 text-muted">{shareTexts.ofGames(keystonesText(keystonesIn(result), games), played, games)}</p>
        {standing && <p className="tabular mt-0.5 text-muted">{standing}</p>}
      </div>
      {streak && <StreakFact streak={streak} />}
      {played > 0 && <ShareResult result={result} dayText={dayText} titles={titles} address={address} />}
    </Card>
  );
}

function StreakFact({ streak }: { streak: Streak }) {
  return (
    <div>
      <p className="text-sm text-muted">{dailyTexts.streak}</p>
      <p className="tabular flex items-center gap-1.5 text-xl font-semibold">
        <Flame aria-hidden="true" className={cx('size-6', streak.playedToday ? 'fill-gold text-gold' : 'text-muted')} />
        <span>{dailyTexts.streakDays(streak.days)}</span>
      </p>
      {streak.days > 0 && !streak.playedToday && (
        <p className="mt-0.5 max-w-60 text-sm text-muted">
          {streak.forgivingYesterday ? shareTexts.yesterdayForgiven : shareTexts.playToKeepStreak}
        </p>
      )}
    </div>
  );
}
