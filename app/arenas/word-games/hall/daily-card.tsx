import { useMemo } from 'react';
import { href, Link } from 'react-router';
import { cx } from '~/ui/cx';
import { useCountdown } from '~/ui/timers/use-countdown';
import { KEYSTONE_PATH } from '../daily/arches/keystone-row';
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

const looks: Record<GameState, string> = {
  open: 'fill-transparent stroke-edge',
  running: 'fill-amber stroke-amber',
  played: 'fill-gold stroke-gold',
};

/** Counts down by itself, as it is told once. */
function NextSetIn({ seconds }: { seconds: number }) {
  const timeLeft = useMemo(() => ({ gameMs: seconds * 1000 }), [seconds]);
  return hallTexts.nextSet(timeLeftText(useCountdown({ timeLeft, gameSpeed: 1 })));
}

/** The way to the daily set, first of the arena's cards: a keystone for each of its games. */
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
        <svg viewBox="-2 -2 374 33" aria-hidden="true" className="h-6 w-auto max-w-full">
          {games.map((state, index) => (
            <path
              key={index}
              d={KEYSTONE_PATH}
              transform={`translate(${index * 38} 0)`}
              strokeWidth="2.5"
              className={cx('transition-colors', looks[state])}
            />
          ))}
        </svg>
        <span className="font-semibold text-gold">{played < games.length ? hallTexts.playSet : hallTexts.seeSet}</span>
      </span>
    </Link>
  );
}
