import { useMemo } from 'react';
import { href, Link, useRevalidator } from 'react-router';
import { buttonStyle } from '~/ui/actions/button-style';
import { cx } from '~/ui/cx';
import { useCountdown } from '~/ui/timers/use-countdown';
import { timeLeftText } from '../daily/arches/time-left';
import { pageTexts } from '../texts';
import { hallTexts } from './texts';

const { daily: texts } = pageTexts;

type GameState = 'open' | 'running' | 'played';

export interface DailyCardProps {
  /** The set's games as the viewer stands in them; all open for a visitor. */
  games: readonly GameState[];
  /** Undefined for a visitor. */
  streakDays: number | undefined;
  /** Seconds until the next set, where they are shown. */
  secondsLeft?: number | undefined;
}

declare module '~/site/today' {
  interface TodayCards {
    'daily-set': DailyCardProps;
  }
}

const looks: Record<GameState, string> = {
  open: 'fill-(--niche)',
  running: 'fill-amber',
  played: 'fill-gold',
};
/** From one arch of the arcade to the next, in units of its drawing. */
const BAY = 36;

/** Counts down by itself, as it is told once; when it is over, the page shows the new day. */
function NextSetIn({ seconds }: { seconds: number }) {
  const timeLeft = useMemo(() => ({ gameMs: seconds * 1000 }), [seconds]);
  const { revalidate } = useRevalidator();
  return hallTexts.nextSet(timeLeftText(useCountdown({ timeLeft, gameSpeed: 1, onZero: () => void revalidate() })));
}

/** The way to the daily set, first of the arena's cards: an arcade with an arch for each of its games, lit once it is played. */
export function DailyCard({ games, streakDays, secondsLeft }: DailyCardProps) {
  const played = games.filter((state) => state === 'played').length;
  return (
    <Link
      to={href('/word-games/daily')}
      discover="none"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-bronze bg-linear-to-r from-raised to-surface px-5 py-4 no-underline transition-colors hover:border-gold sm:px-7"
    >
      <span className="min-w-0">
        <span className="display block text-2xl text-text">{texts.title}</span>{' '}
        <span className="tabular mt-0.5 block text-muted">
          {streakDays !== undefined ? hallTexts.gamesPlayedToday(played, games.length) : texts.short}
          {!!streakDays && hallTexts.streak(streakDays)}
          {secondsLeft !== undefined && <NextSetIn seconds={secondsLeft} />}
        </span>
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3">
        <svg viewBox={`0 0 ${games.length * BAY} 48`} aria-hidden="true" className="h-10 w-auto max-w-full">
          <path d={`M0 3h${games.length * BAY}v42H0z`} fill="var(--stone)" />
          {games.map((state, index) => (
            <path
              key={index}
              d="M7 46V22a11 11 0 0 1 22 0v24z"
              transform={`translate(${index * BAY} 0)`}
              stroke="var(--bronze)"
              className={cx('transition-colors', looks[state])}
            />
          ))}
          <path d={`M0 3h${games.length * BAY}m0 43H0`} stroke="var(--bronze)" strokeWidth="3" />
        </svg>
        <span className={buttonStyle(played < games.length ? 'gold' : 'outline', 'md', 'max-sm:w-full')}>
          {played < games.length ? hallTexts.playSet : hallTexts.seeSet}
        </span>
      </span>
    </Link>
  );
}
