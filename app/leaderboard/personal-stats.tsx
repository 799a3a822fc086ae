import { Card } from '~/ui/card';
import { ProgressSeats } from '~/ui/progress-seats';
import type { PersonalStanding } from './leaderboard.server';
import { leaderboardTexts } from './texts';

const number = new Intl.NumberFormat('en-US');

/** What one player has reached. */
export function PersonalStats({ rank, xp, level, gamesPlayed, storiesPublished }: PersonalStanding) {
  const left = number.format(level.to - xp);
  const facts = [
    { label: 'Rank', value: rank === undefined ? leaderboardTexts.unranked : `#${number.format(rank)}` },
    { label: 'XP', value: number.format(xp) },
    { label: 'Games played', value: number.format(gamesPlayed) },
    { label: 'Stories published', value: number.format(storiesPublished) },
  ];
  return (
    <Card as="section" aria-label="Your stats">
      <p className="font-prose text-lg text-muted">{leaderboardTexts.personal}</p>
      <div className="mt-6">
        <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="display text-2xl">Level {number.format(level.level)}</span>
          <span className="tabular text-sm text-muted">
            {left} XP to level {number.format(level.level + 1)}
          </span>
        </p>
        <ProgressSeats value={xp - level.from} max={level.to - level.from} label={`XP on the way to level ${level.level + 1}`} />
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-line pt-5 md:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
