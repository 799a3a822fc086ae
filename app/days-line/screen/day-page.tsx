import { href } from 'react-router';
import { AuthorLink } from '~/stories/writers/author-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { preloadProse } from '~/ui/text/preload-prose';
import { withParts } from '~/ui/text/with-parts';
import type { LineDay } from '../days/read-week.server';
import type { LineToday } from '../days-line.server';
import { texts } from '../texts';
import { LineReport } from './line-report';
import { WeekLines } from './week-lines';
import { YourPart, type YourPartProps } from './your-part';

export interface DayPageProps extends YourPartProps {
  /** Such as 'Mar 1, 2026'. */
  dayText: string;
  /** ISO 8601. */
  ends: string;
  /** The Monday of its week, and that of the week before it that has days. */
  monday: string;
  earlier: string | null;
  weekOpening: string;
  /** The days of its week that are over. */
  days: readonly LineDay[];
  opening: LineToday['opening'];
}

/** The day's opening, what its reader can do, and the week so far. */
export function DayPage({ dayText, ends, monday, earlier, weekOpening, days, opening, ...part }: DayPageProps) {
  const { day, own } = part;
  preloadProse();
  return (
    <Page width="medium">
      <PageHeading title={texts.title} intro={texts.intro} />
      {own.won && (
        <Notice tone="success" title={texts.won.title} className="mb-6">
          {texts.won.text(own.won)}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="grid min-w-0 gap-6">
          <Card as="section" aria-labelledby="opening" className="sm:p-8">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-muted">
              <h2 id="opening" className="text-base font-semibold">
                {texts.today}
              </h2>
              <time dateTime={day}>{dayText}</time>
            </div>
            <blockquote
              dir="auto"
              className="mt-4 border-l-2 border-bronze pl-4 font-prose text-2xl leading-normal wrap-anywhere sm:text-3xl sm:leading-snug"
            >
              {opening.body}
            </blockquote>
            <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-muted">
              {opening.name === null ? texts.siteOpening : <AuthorOf name={opening.name} playerId={opening.playerId} />}
              {opening.id && <LineReport id={opening.id} name={opening.name ?? ''} />}
            </p>
          </Card>
          <YourPart {...part} />
        </div>
        <aside className="grid min-w-0 gap-5">
          <p className="text-muted">{withParts(texts.endsIn, { at: <Moment at={ends} /> })}</p>
          {days.length > 0 && (
            <section aria-labelledby="so-far">
              <h2 id="so-far" className="display text-2xl">
                {texts.soFar}
              </h2>
              <WeekLines opening={weekOpening} days={days} />
            </section>
          )}
          <p className="flex flex-wrap gap-x-5">
            {days.length > 0 && (
              <TextLink to={href('/days-line/:week?', { week: monday })} className="inline-flex min-h-11 items-center">
                {texts.runnersUp}
              </TextLink>
            )}
            {earlier && (
              <TextLink to={href('/days-line/:week?', { week: earlier })} className="inline-flex min-h-11 items-center">
                {texts.earlier}
              </TextLink>
            )}
          </p>
        </aside>
      </div>
    </Page>
  );
}

function AuthorOf({ name, playerId }: { name: string; playerId: string | null }) {
  return <span>{withParts(texts.byAuthor, { author: <AuthorLink name={name} playerId={playerId} /> })}</span>;
}
