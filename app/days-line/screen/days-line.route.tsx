import { href } from 'react-router';
import { knownPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { DatabaseAway } from '~/platform/database/database-away';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { dayText } from '~/platform/text/format-dates';
import { pageTitle } from '~/site/page-title';
import { AuthorLink } from '~/stories/writers/author-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { daysLineContext } from '../days-line.server';
import { startOf } from '../rules/days';
import { texts } from '../texts';
import type { Route } from './+types/days-line.route';
import { lineAction, linePerson } from './line-action.server';
import { LineReport } from './line-report';
import { WeekLines } from './week-lines';
import { YourPart } from './your-part';

export const headers = passHeaders;

/** The day's opening, what its reader can do, and the week so far. Of each visitor's own, so it is not cached. @see docs/product/days-line.md */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(viewerContext).databaseAway) throw new DatabaseAway();
  const { day, ends, week, opening, own } = await context.get(daysLineContext).today(await linePerson({ request, context }));
  return {
    day,
    dayText: dayText(startOf(day)),
    ends: ends.toISOString(),
    monday: week.monday,
    weekOpening: week.opening,
    earlier: week.earlier,
    days: week.days.filter(({ running }) => !running),
    opening,
    own,
    signedIn: knownPlayer(context) !== undefined,
  };
}

export const action = lineAction;

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.intro },
  ...publicHead(page),
];

export default function DaysLine({ loaderData, actionData }: Route.ComponentProps) {
  const { day, ends, monday, earlier, days, opening, own } = loaderData;
  return (
    <Page width="medium">
      <PageHeading title={texts.title} intro={texts.intro} />
      {own.won && (
        <Notice tone="success" title={texts.won.title} className="mb-6">
          {texts.won.text}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="grid min-w-0 gap-6">
          <Card as="section" aria-labelledby="opening" className="sm:p-8">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-muted">
              <h2 id="opening" className="text-base font-semibold">
                {texts.today}
              </h2>
              <time dateTime={day}>{loaderData.dayText}</time>
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
          <YourPart {...loaderData} reply={actionData} />
        </div>
        <aside className="grid min-w-0 gap-5">
          <p className="text-muted">
            {texts.endsIn} <Moment at={ends} />.
          </p>
          {days.length > 0 && (
            <section aria-labelledby="so-far">
              <h2 id="so-far" className="display text-2xl">
                {texts.soFar}
              </h2>
              <WeekLines opening={loaderData.weekOpening} days={days} />
            </section>
          )}
          <p className="flex flex-wrap gap-x-5">
            {days.length > 0 && (
              <TextLink to={href('/days-line/:week', { week: monday })} className="inline-flex min-h-11 items-center">
                {texts.runnersUp}
              </TextLink>
            )}
            {earlier && (
              <TextLink to={href('/days-line/:week', { week: earlier })} className="inline-flex min-h-11 items-center">
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
  return (
    <span>
      by <AuthorLink name={name} playerId={playerId} />
    </span>
  );
}
