import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { ProgressSeats } from '~/ui/people/progress-seats';
import { EmptyNote } from '~/ui/states/empty-note';
import { EmptyState } from '~/ui/states/empty-state';
import { leaderboardAddress } from '../boards/boards';
import type { PersonalData } from '../leaderboard-data.server';
import { leaderboardTexts } from '../texts';
import { ScoreCharts } from './score-charts';
import { personalTexts } from './texts';
import { XpByDay } from './xp-by-day';

/** The viewer's own figures, or a link to sign in. */
export function PersonalView({ stats }: { stats: PersonalData | undefined }) {
  if (!stats) {
    const to = leaderboardAddress({ view: 'personal' });
    const signIn = <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to })}`}>{leaderboardTexts.signIn}</ButtonLink>;
    return <EmptyState missing="seats" title={leaderboardTexts.personalSignedOut} action={signIn} />;
  }
  return (
    <div className="grid gap-6">
      <p className="text-lg text-muted">{leaderboardTexts.personal}</p>
      <Standing stats={stats} />
      <Thanks lines={stats.thanks} />
      <XpByDay chart={stats.days} />
      <ScoreCharts charts={stats.games} />
      <BestStories stats={stats} />
    </div>
  );
}

function Standing({ stats: { rank, xp, level, gamesPlayed, stories, average } }: { stats: PersonalData }) {
  const facts = [
    { label: personalTexts.rank, value: rank ?? leaderboardTexts.unranked },
    { label: personalTexts.xp, value: xp },
    { label: personalTexts.gamesPlayed, value: gamesPlayed },
    { label: personalTexts.storiesPublished, value: stories },
    { label: personalTexts.averageRating, value: average ?? personalTexts.noAverage },
  ];
  return (
    <Card as="section" aria-label={leaderboardTexts.yourStats}>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="display text-2xl">{personalTexts.level(level.level)}</span>
        <span className="tabular text-sm text-muted">{personalTexts.xpToLevel(level.left, level.level + 1)}</span>
      </p>
      <ProgressSeats value={level.value} max={level.max} label={personalTexts.xpOnTheWay(level.level + 1)} />
      <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-line pt-5 sm:grid-cols-3 md:grid-cols-5">
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

/** Thanks for answers and clues that the player disputed and an editor has changed. */
function Thanks({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={leaderboardTexts.thanks} className="grid gap-1">
      {lines.map((line) => (
        <li key={line} className="text-laurel">
          {line}
        </li>
      ))}
    </ul>
  );
}

function BestStories({ stats: { bestStories } }: { stats: PersonalData }) {
  return (
    <Card as="section" aria-labelledby="best-stories">
      <h2 id="best-stories" className="display text-2xl">
        {leaderboardTexts.bestStories}
      </h2>
      {bestStories.length === 0 ? (
        <div className="mt-4">
          <EmptyNote missing="story">{leaderboardTexts.noStories}</EmptyNote>
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {bestStories.map(({ id, address, title, average, ratingCount }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <TextLink to={address} className="min-w-0 wrap-anywhere">
                {title}
              </TextLink>
              <span className="tabular text-sm text-muted">
                {average ? personalTexts.ratingFrom(average, ratingCount) : personalTexts.noRatingsYet}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <TextLink to={`${href('/profile')}?tab=stories`} className="inline-flex min-h-11 items-center">
          {leaderboardTexts.allMyStories}
        </TextLink>
      </p>
    </Card>
  );
}
